public import Foundation

/// Text as the whole body, such as XML.
public struct RawText: RawParams, Hashable {
  /// The text.
  public let text: String

  /// Parameters with this text.
  public init(_ text: String) { self.text = text }

  /// The text in UTF-8.
  public var body: Data { Data(text.utf8) }
}
