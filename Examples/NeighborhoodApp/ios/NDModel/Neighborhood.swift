import Foundation

public struct Neighborhood: Sendable {
  public var name: String
  public var countryCode: String
}
