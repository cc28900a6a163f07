@_exported public import NDCountriesCommitted
@_exported public import NNNetwork

public import struct Foundation.URL

// The same declarations as in NDNetwork: both modules of compiled code have these types, and a source file
// shared by two targets would need a link or a condition for each of four names.

/// The compiled services, bound to `NNNetwork`.
extension Service: NetworkService {}

extension NDCountriesCommitted.Environment: BaseURLEnvironment {
  /// The URL of the service `api`.
  public var baseURL: URL { Service.api.url(for: self) }
}

/// A client of the compiled services.
public typealias API = NetworkClient<NDCountriesCommitted.Environment>

/// A request to a compiled service.
public typealias Request<Params: Encodable & Sendable, Response: Sendable> =
  NNNetwork.Request<NDCountriesCommitted.Service, Params, Response>
