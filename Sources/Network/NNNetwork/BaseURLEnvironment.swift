public import Foundation

/// An environment with a main service, so that a request can be a path alone.
///
/// ```swift
/// let github = NetworkClient(URL(string: "https://api.github.com")!)
/// let user = try await github.get("/user", as: User.self)
/// ```
public protocol BaseURLEnvironment: Sendable {
  /// The URL of the main service.
  var baseURL: URL { get }
}

/// The environment of an API that has one URL is that URL.
extension URL: BaseURLEnvironment {
  /// The URL itself.
  public var baseURL: URL { self }
}

/// The main service of an environment.
public struct BaseService<Environment: BaseURLEnvironment>: NetworkService, Codable, Hashable {
  /// The service.
  public init() {}

  /// The environment's main URL.
  public func url(for environment: Environment) -> URL { environment.baseURL }
}
