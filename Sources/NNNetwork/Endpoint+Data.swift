public import Foundation

extension Endpoint where Response == Data {
  /// The body, not decoded.
  public var responseSerializer: ResponseSerializer<Data> { .data }
}
