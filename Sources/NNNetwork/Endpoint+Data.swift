public import Foundation

extension Endpoint where Response == Data {
  /// The bytes as they came.
  public var responseSerializer: ResponseSerializer<Data> { .data }
}
