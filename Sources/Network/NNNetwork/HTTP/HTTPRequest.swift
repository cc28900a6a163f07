public import Foundation

#if canImport(FoundationNetworking)
import FoundationNetworking
#endif

/// A request as a transport sends it.
public struct HTTPRequest: Sendable {
  /// The method.
  public var method = HTTPMethod.get
  /// The absolute URL.
  public var url: URL
  /// The header fields.
  public var headers: HTTPHeaders = [:]
  /// The body.
  public var body = RequestBody.none
  /// The maximum time without progress; nil for no limit.
  public var timeout: Duration?
  var cachePolicy = URLRequest.CachePolicy.useProtocolCachePolicy

  /// Why the request cannot be sent; nil if it can be sent.
  ///
  /// The URL is not checked here.
  var problem: String? {
    if !method.isValid { return "`\(method.rawValue.onOneLine)` is not a valid method" }
    if body != .none, !method.allowsBody {
      return "a \(method.rawValue) request cannot have a body"
    }
    return headers.problem
  }

  /// Removes the body and the headers that describe it.
  mutating func dropBody() {
    body = .none
    for field in headers where field.name.lowercased().hasPrefix("content-") {
      headers[field.name] = nil
    }
  }
}

extension HTTPRequest {
  /// Creates a `GET` request without headers.
  package init(url: URL) { self.init(method: .get, url: url) }
}

/// The body of a request.
///
/// Every kind of body can be read several times, because a request may be sent again.
public enum RequestBody: Sendable, Hashable {
  /// No body.
  case none
  /// Bytes in memory.
  case data(Data)
  /// A file that is read while it is sent.
  case file(URL)
}

/// An HTTP request method.
public struct HTTPMethod: RawRepresentable, Hashable, Sendable {
  /// The method as written in the request line; it is case-sensitive.
  public let rawValue: String

  /// Creates a method with any name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// Reads a resource.
  public static let get = Self(rawValue: "GET")
  /// Submits data to a resource.
  public static let post = Self(rawValue: "POST")
  /// Replaces a resource.
  public static let put = Self(rawValue: "PUT")
  /// Changes a part of a resource.
  public static let patch = Self(rawValue: "PATCH")
  /// Removes a resource.
  public static let delete = Self(rawValue: "DELETE")
  /// Reads only the headers of a resource.
  static let head = Self(rawValue: "HEAD")

  /// Whether a request with this method has the same effect if it is sent twice (RFC 9110, section 9.2.2).
  var isIdempotent: Bool {
    switch rawValue {
    case "GET", "HEAD", "PUT", "DELETE", "OPTIONS", "TRACE": true
    default: false
    }
  }

  /// Whether a request with this method may have a body; `URLSession` rejects `GET` and `HEAD` requests with a body.
  var allowsBody: Bool { self != .get && self != .head }

  /// Whether the method is an HTTP token.
  var isValid: Bool { HTTPHeaders.isToken(rawValue) }
}
