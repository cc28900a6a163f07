public import Foundation

/// Parameters that provide their own bytes, for ``ParamsSerializer/raw(_:)``.
public protocol RawParams: Encodable, Sendable {
  /// The body.
  var body: Data { get }
}

extension RawParams {
  /// Encodes the body, for other serializers.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(body)
  }
}
