/// The account of a request is no longer signed in.
struct AccountChanged: Error {}
