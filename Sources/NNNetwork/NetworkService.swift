public import Foundation

/// A server that an app speaks to, in every environment that the app can be in.
///
/// An app's compiled services become NNNetwork's by one line:
///
/// ```swift
/// extension Service: @retroactive NetworkService {}
/// ```
public protocol NetworkService: Sendable {
  /// What decides where a service answers, such as production or a developer's machine.
  associatedtype Environment: Sendable

  /// Where the service answers: scheme, host, port and at most a path that every request begins with.
  func url(for environment: Environment) -> URL
}

/// The only service of an API that answers at one address.
public struct FixedService: NetworkService, Hashable {
  private let url: URL

  /// A service at one address, whatever the environment.
  public init(_ url: URL) { self.url = url }

  /// The address.
  public func url(for environment: FixedEnvironment) -> URL { url }
}

/// The environment of a ``FixedService``: there is one.
public struct FixedEnvironment: Hashable, Sendable {
  /// The environment.
  public init() {}
}
