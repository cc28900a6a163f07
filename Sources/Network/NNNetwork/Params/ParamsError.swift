/// Why parameters cannot be encoded.
public enum ParamsError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The parameters are not an object, which a query, a form and multipart need.
  case notAnObject
  /// A parameter is a file but the serializer is not multipart.
  case fileOutsideMultipart(name: String)
  /// A file cannot be read.
  case unreadableFile(name: String)
  /// A list that contains lists or objects cannot be written with commas.
  case nestedInCommas(name: String)
  /// A number is not finite.
  case notFinite(name: String)
  /// The multipart boundary contains invalid characters or has more than 70.
  case boundary
  /// The type does not conform to ``RawParams``.
  case notRaw(String)

  /// What is wrong.
  public var description: String {
    switch self {
    case .notAnObject: "the parameters are not an object"
    case .fileOutsideMultipart(let name): "`\(name)` is a file, which only multipart supports"
    case .unreadableFile(let name): "the file of `\(name)` cannot be read"
    case .nestedInCommas(let name):
      "`\(name)` contains lists or objects, which commas cannot separate"
    case .notFinite(let name): "`\(name)` is not a finite number"
    case .boundary: "the boundary is not 1 to 70 characters of a header name"
    case .notRaw(let type): "\(type) does not conform to `RawParams`"
    }
  }
}
