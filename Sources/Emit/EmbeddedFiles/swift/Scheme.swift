import Foundation

/// How a service is spoken to.
nonisolated public enum Scheme: String, Codable, Hashable, Sendable {
  /// Encrypted.
  case https
  /// In the clear: development alone.
  case http
}

nonisolated extension Service {
  /// The scheme of the service's URL.
  public func scheme(for environment: Environment) -> Scheme {
    url(for: environment).scheme == Scheme.http.rawValue ? .http : .https
  }
}
