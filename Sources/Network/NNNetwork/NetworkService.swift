public import Foundation

/// A service that an app sends requests to, with a URL for every environment.
///
/// The compiled services of an app conform in one line:
///
/// ```swift
/// extension Service: NetworkService {}
/// ```
public protocol NetworkService: Sendable {
  /// What a service's URL depends on, such as production or a developer's machine.
  associatedtype Environment: Sendable

  /// The base URL of the service: scheme, host, port and an optional path prefix.
  func url(for environment: Environment) -> URL
}
