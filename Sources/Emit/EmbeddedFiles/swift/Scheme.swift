import Foundation

/// The URL scheme of a service.
nonisolated public enum Scheme: String, Codable, Hashable, Sendable {
  /// With encryption.
  case https
  /// Without encryption; only used in development.
  case http
}

nonisolated extension Service {
  /// The scheme of the service's URL.
  public func scheme(for environment: Environment) -> Scheme {
    url(for: environment).scheme == Scheme.http.rawValue ? .http : .https
  }
}
