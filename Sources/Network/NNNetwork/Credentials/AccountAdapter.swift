/// An adapter that adds the credential of an account.
///
/// The pipeline reads the account when a request is made, before anything else happens to it.
protocol AccountAdapter: RequestAdapter {
  var account: CurrentAccount { get }
}
