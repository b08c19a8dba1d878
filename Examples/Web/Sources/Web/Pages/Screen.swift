/// The screens of somebody who is signed in, in the order of the navigation.
enum Screen: String, CaseIterable {
  case calendar, org, announcements, products, orders, tracks, settings

  /// Where it is.
  var path: String { "/\(rawValue)" }

  /// What it is called.
  var title: String {
    switch self {
    case .calendar: "Calendar"
    case .org: "People"
    case .announcements: "Announcements"
    case .products: "Products"
    case .orders: "Orders"
    case .tracks: "Tracks"
    case .settings: "Settings"
    }
  }
}
