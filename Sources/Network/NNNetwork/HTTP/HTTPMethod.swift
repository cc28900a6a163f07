/// An HTTP request method.
public struct HTTPMethod: RawRepresentable, Hashable, Sendable {
  /// The method as written in the request line; it is case-sensitive.
  public let rawValue: String

  /// Any method.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// Reads a resource.
  public static let get = Self(rawValue: "GET")
  /// Submits something to a resource.
  public static let post = Self(rawValue: "POST")
  /// Replaces a resource.
  public static let put = Self(rawValue: "PUT")
  /// Changes a part of a resource.
  public static let patch = Self(rawValue: "PATCH")
  /// Removes a resource.
  public static let delete = Self(rawValue: "DELETE")
  /// Reads a resource's headers.
  public static let head = Self(rawValue: "HEAD")

  /// Whether sending it twice has the same effect as sending it once (RFC 9110, section 9.2.2).
  public var isIdempotent: Bool {
    ["GET", "HEAD", "PUT", "DELETE", "OPTIONS", "TRACE"].contains(rawValue)
  }

  /// Whether it only reads (RFC 9110, section 9.2.1).
  var isSafe: Bool { ["GET", "HEAD", "OPTIONS", "TRACE"].contains(rawValue) }

  /// Whether it may have a body: `URLSession` rejects one in `GET` and `HEAD` requests.
  var allowsBody: Bool { self != .get && self != .head }

  /// Whether it is an HTTP token.
  var isValid: Bool { HTTPHeaders.isToken(rawValue) }
}

extension HTTPMethod: CustomStringConvertible {
  /// The method as written in the request line.
  public var description: String { rawValue }
}
