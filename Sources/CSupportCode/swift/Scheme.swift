import Foundation

/// How a service is spoken to.
public enum Scheme: String, Codable, Hashable, Sendable {
  /// Encrypted.
  case https
  /// In the clear: development alone.
  case http
}

extension Service {
  /// The scheme of the service's URL.
  public func scheme(for environment: Environment) -> Scheme {
    guard let scheme = Scheme(rawValue: url(for: environment).scheme ?? "") else {
      preconditionFailure("the manifest compiler writes no other schemes")
    }
    return scheme
  }
}
