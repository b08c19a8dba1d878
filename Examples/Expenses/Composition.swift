import AccountFile
import Authentication
import FileStores
import Foundation
import Humble
import MyBizClient

/// The composition root: everything that lives as long as the program, made once and put together here.
struct Composition: Sendable {
  let signIn: any EventHandler<SignInViewEvent, any SignInView>
  let account: any EventHandler<AccountViewEvent, any AccountView>
  let expenses: any EventHandler<ExpensesViewEvent, any ExpensesView>
  let sessionChanges = SessionChanges()
  let isDemo: Bool

  init(settings: Settings, region: Region, now: @escaping @Sendable () -> Date = { Date() }) {
    let folder = DataFolder(at: settings.data)
    let gateway = Self.gateway(to: settings.accounts, folder: folder, now: now)
    let sessions = FileSessionStore(in: folder)
    let book = ExpenseBook(
      in: FileExpenseStore(folder: folder), for: CurrentSession(in: sessions, changes: sessionChanges), now: now)

    signIn = SignInEventHandler(
      signIn: SignIn.Factory(policy: .company, gateway: gateway, sessions: sessions, changes: sessionChanges)
        .exclusive())
    account = AccountEventHandler(
      restoreSession: RestoreSession.Factory(sessions: sessions, changes: sessionChanges, now: now),
      // Expenses are a person's own and no cache: logging out removes none.
      logout: Logout.Factory(gateway: gateway, sessions: sessions, caches: [], changes: sessionChanges).exclusive(),
      region: region)
    expenses = ExpensesEventHandler(
      addExpense: AddExpense.Factory(book: book, timeZone: region.timeZone, now: now).exclusive(),
      listExpenses: ListExpenses.Factory(book: book), totalByCategory: TotalByCategory.Factory(book: book),
      region: region)
    isDemo = if case .demo = settings.accounts { true } else { false }
  }

  private static func gateway(
    to accounts: Settings.Accounts, folder: DataFolder, now: @escaping @Sendable () -> Date
  ) -> any AuthenticationGateway {
    let document: JSONDocument<Accounts>
    switch accounts {
    case .server(let server): return HTTPAuthenticationGateway(MyBizClient(server: server, now: now))
    case .file(let url): document = JSONDocument(at: url, kind: "accounts file")
    case .demo:
      let name = "demo-account.json"
      let url = URL(filePath: folder.path(of: name))
      document = JSONDocument(at: url, kind: "accounts file") { () async throws(StoreFailure) in
        try await folder.create(name) { DemoAccount.file }
      }
    }
    return FileAuthenticationGateway(document: document, now: now)
  }
}
