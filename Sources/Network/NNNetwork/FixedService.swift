public import Foundation

/// The only service of an API that has one URL in every environment.
public struct FixedService: NetworkService, Hashable {
  private let url: URL

  /// A service with one URL.
  public init(_ url: URL) { self.url = url }

  /// The URL.
  public func url(for environment: FixedEnvironment) -> URL { url }
}

/// The only environment of a ``FixedService``.
public struct FixedEnvironment: Hashable, Sendable {
  /// The environment.
  public init() {}
}
