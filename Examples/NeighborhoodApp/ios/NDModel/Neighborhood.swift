import Foundation

/// A neighborhood from the server's response.
public struct Neighborhood: Sendable {
  /// The name that neighbors use.
  public var name: String
  /// The ISO 3166-1 code in uppercase.
  public var countryCode: String
}
