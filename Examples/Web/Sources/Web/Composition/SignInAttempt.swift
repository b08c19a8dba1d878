/// One attempt to sign in: a browser, and a gateway that is the attempt's own.
struct SignInAttempt {
  let browser: BrowserScope
  let gateway: LimitedAuthentication
}
