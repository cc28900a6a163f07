#if AsyncHTTPClient && canImport(FoundationNetworking)
/// The transport of a client that is given none: on Linux AsyncHTTPClient's, if its package trait is enabled.
///
/// Over ``URLSessionTransport`` a server can end a process on Linux; see <doc:ChoosingATransport>.
public typealias DefaultTransport = AsyncHTTPClientTransport
#else
/// The transport of a client that is given none: on Linux AsyncHTTPClient's, if its package trait is enabled.
///
/// Over ``URLSessionTransport`` a server can end a process on Linux; see <doc:ChoosingATransport>.
public typealias DefaultTransport = URLSessionTransport
#endif
