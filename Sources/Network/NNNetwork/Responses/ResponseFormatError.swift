/// Why a response cannot be decoded.
public enum ResponseFormatError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The body is empty and the value is not optional.
  case empty
  /// The charset is not known.
  case unknownCharset(String)
  /// The bytes are not text in the charset.
  case notInCharset(String)
  /// The response is not written to a file because its status is not 200 to 299.
  case noFile(status: Int)

  /// What is wrong.
  public var description: String {
    switch self {
    case .empty: "the body is empty"
    case .unknownCharset(let charset): "the charset `\(charset.onOneLine)` is unknown"
    case .notInCharset(let charset): "the body is not text in `\(charset.onOneLine)`"
    case .noFile(let status): "a response with status \(status) is not written to a file"
    }
  }
}
