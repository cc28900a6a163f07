import Foundation

/// A neighborhood as the server tells of it.
public struct Neighborhood: Sendable {
  /// What neighbors call it.
  public var name: String
  /// ISO 3166-1, upper-case.
  public var countryCode: String
}
