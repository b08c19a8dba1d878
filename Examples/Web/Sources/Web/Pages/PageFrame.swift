import Authentication

/// Everything that a page's template is given: what stands around it, and its own content.
struct PageFrame {
  /// A way to another screen.
  struct Link {
    let path: String
    let title: String
    let isCurrent: Bool
  }

  let title: String
  /// Who is signed in; `nil` for nobody.
  let account: AccountViewModel?
  /// The ways to all screens; none where nobody is signed in.
  let links: [Link]
  /// What forms carry.
  let formToken: String
  /// What is to be said of what was done, ready-made.
  var message: String?
  /// Why there is nothing to show, or what is wrong with what was typed.
  var alert: AlertContent?
  /// What the page itself shows; its template knows its kind.
  let content: Any

  init(title: String, account: AccountViewModel?, screen: Screen?, formToken: String, content: Any) {
    self.title = title
    self.account = account
    self.formToken = formToken
    self.content = content
    links =
      account.map { _ in Screen.allCases.map { Link(path: $0.path, title: $0.title, isCurrent: $0 == screen) } } ?? []
  }
}

@available(*, unavailable) extension PageFrame: Sendable {}
