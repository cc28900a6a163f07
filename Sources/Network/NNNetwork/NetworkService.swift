public import Foundation

/// A service that an app sends requests to, with a URL for every environment.
///
/// The `Service` type that nd-config generates for an app conforms with one line:
///
/// ```swift
/// extension Service: NetworkService {}
/// ```
public protocol NetworkService: Sendable {
  /// The type of the app's environments, such as production; an environment determines the URL of each service.
  associatedtype Environment: Sendable

  /// The base URL of the service: scheme, host, port and an optional path prefix.
  func url(for environment: Environment) -> URL
}

/// An environment with a main service, so that a request needs only a path.
///
/// ```swift
/// let github = NetworkClient(URL(string: "https://api.github.com")!)
/// let user = try await github.get("/user", as: User.self)
/// ```
public protocol BaseURLEnvironment: Sendable {
  /// The URL of the main service.
  var baseURL: URL { get }
}

/// Makes `URL` the environment of an API that has one base URL.
extension URL: BaseURLEnvironment {
  /// The URL itself.
  public var baseURL: URL { self }
}

/// The main service of an environment.
public struct BaseService<Environment: BaseURLEnvironment>: NetworkService, Codable, Hashable {
  package init() {}

  /// The environment's main URL.
  public func url(for environment: Environment) -> URL { environment.baseURL }
}
