import Foundation
import Mustache

/// The templates of all pages, compiled once, and what belongs to all of them.
struct Templates: Sendable {
  /// What is rendered by itself, and not as a part of something else.
  enum Name: String, CaseIterable, Sendable {
    case signIn, calendar, org, announcements, products, orders, newOrder, tracks, trackSummary, trackRemoval
    case settings, problem, message, receipt
  }

  private let library: MustacheLibrary
  private let templates: [Name: MustacheTemplate]
  /// How all pages look.
  let styles: Asset
  /// What makes them nicer where scripts run.
  let script: Asset
  /// A picture for the browser's tab.
  let icon: Data

  /// - Throws: ``ServerFailure`` where one is missing; `MustacheTemplate.ParserError` where one is wrong.
  init(sources: [String: [UInt8]] = Self.sources) throws {
    styles = Asset("style", "css", PackageResources.style_css)
    script = Asset("script", "js", PackageResources.script_js)
    icon = Data(PackageResources.icon_svg)
    MustacheContentTypes.register(EscapedText(), named: "ESCAPED")
    var library = MustacheLibrary()
    for (name, bytes) in sources {
      let text =
        "{{% CONTENT_TYPE: ESCAPED}}"
        + String(decoding: bytes, as: UTF8.self)
        .replacing("STYLE-PATH", with: styles.path).replacing("SCRIPT-PATH", with: script.path)
      library.register(try MustacheTemplate(string: text), named: name)
    }
    self.library = library
    templates = try Dictionary(
      uniqueKeysWithValues: Name.allCases.map { name in
        guard let template = library.getTemplate(named: name.rawValue) else {
          throw ServerFailure("There is no template \(name).")
        }
        return (name, template)
      })
  }

  /// Writes a page; all text in it is escaped.
  func render(_ name: Name, _ context: Any) -> String {
    guard let template = templates[name] else { preconditionFailure("init found all templates") }
    return template.render(context, library: library)
  }

  static let sources: [String: [UInt8]] = [
    "layout": PackageResources.layout_mustache,
    "alert": PackageResources.alert_mustache,
    "action": PackageResources.action_mustache,
    "signIn": PackageResources.signIn_mustache,
    "calendar": PackageResources.calendar_mustache,
    "org": PackageResources.org_mustache,
    "announcements": PackageResources.announcements_mustache,
    "products": PackageResources.products_mustache,
    "orders": PackageResources.orders_mustache,
    "orderLines": PackageResources.orderLines_mustache,
    "newOrder": PackageResources.newOrder_mustache,
    "tracks": PackageResources.tracks_mustache,
    "trackSummary": PackageResources.trackSummary_mustache,
    "trackRemoval": PackageResources.trackRemoval_mustache,
    "settings": PackageResources.settings_mustache,
    "problem": PackageResources.problem_mustache,
    "message": PackageResources.message_mustache,
    "receipt": PackageResources.receipt_mustache,
  ]
}
