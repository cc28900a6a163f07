@_exported public import NDCountries
@_exported public import NNNetwork

public import struct Foundation.URL

/// Lets `NNNetwork` send requests to the generated services.
extension Service: NetworkService {}

extension NDCountries.Environment: BaseURLEnvironment {
  /// The URL of the service `api`.
  public var baseURL: URL { Service.api.url(for: self) }
}

/// A client for the generated services.
public typealias API = NetworkClient<NDCountries.Environment>

/// A request to a generated service.
public typealias Request<Params: Encodable & Sendable, Response: Sendable> =
  NNNetwork.Request<NDCountries.Service, Params, Response>
