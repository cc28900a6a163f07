@_exported public import NDCountriesCommitted
@_exported public import NNNetwork

public import struct Foundation.URL

// The same declarations as in NDNetwork, for `NDCountriesCommitted` instead of `NDCountries`. A source file shared by
// both targets would need a symbolic link, and an `#if` for each of the four uses of the module's name.

/// Lets `NNNetwork` send requests to the generated services.
extension Service: NetworkService {}

extension NDCountriesCommitted.Environment: BaseURLEnvironment {
  /// The URL of the service `api`.
  public var baseURL: URL { Service.api.url(for: self) }
}

/// A client for the generated services.
public typealias API = NetworkClient<NDCountriesCommitted.Environment>

/// A request to a generated service.
public typealias Request<Params: Encodable & Sendable, Response: Sendable> =
  NNNetwork.Request<NDCountriesCommitted.Service, Params, Response>
