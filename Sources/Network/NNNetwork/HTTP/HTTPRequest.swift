public import Foundation

/// A request as a transport sends it.
public struct HTTPRequest: Sendable {
  /// The method.
  public var method: HTTPMethod
  /// The absolute URL.
  public var url: URL
  /// The header fields.
  public var headers: HTTPHeaders
  /// The body.
  public var body: RequestBody
  /// Which networks and caches the request may use.
  public var options = RequestOptions()
  /// Whether the request may be sent twice; a transport that repeats requests by itself must respect this.
  public var idempotency = Idempotency.byMethod
  /// The credential that an adapter added; nil if none did.
  var credential: AddedCredential?

  /// Creates a request.
  public init(
    method: HTTPMethod = .get,
    url: URL,
    headers: HTTPHeaders = [:],
    body: RequestBody = .none
  ) {
    self.method = method
    self.url = url
    self.headers = headers
    self.body = body
  }
}

extension HTTPRequest {
  /// Why a request to this URL cannot be sent; nil if the URL is valid.
  var urlProblem: String? {
    Origin(url) == nil ? "the URL is not an http or https URL" : nil
  }

  /// Why the request cannot be sent; nil if it can be sent.
  ///
  /// The URL is not checked here, but by ``urlProblem``.
  var problem: String? {
    if !method.isValid { return "`\(method.rawValue.onOneLine)` is not a valid method" }
    if body != .none, !method.allowsBody { return "a \(method) request cannot have a body" }
    return headers.problem
  }
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
  public static let head = Self(rawValue: "HEAD")

  /// Whether a request with this method has the same effect if it is sent twice (RFC 9110, section 9.2.2).
  var isIdempotent: Bool {
    ["GET", "HEAD", "PUT", "DELETE", "OPTIONS", "TRACE"].contains(rawValue)
  }

  /// Whether the method only reads data (RFC 9110, section 9.2.1).
  var isSafe: Bool { ["GET", "HEAD", "OPTIONS", "TRACE"].contains(rawValue) }

  /// Whether a request with this method may have a body; `URLSession` rejects `GET` and `HEAD` requests with a body.
  var allowsBody: Bool { self != .get && self != .head }

  /// Whether the method is an HTTP token.
  var isValid: Bool { HTTPHeaders.isToken(rawValue) }
}

extension HTTPMethod: CustomStringConvertible {
  /// The method as written in the request line.
  public var description: String { rawValue }
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

  /// The number of bytes that are sent at a time.
  static let pieceBytes = 65_536

  /// Whether the body is sent in several pieces; true for every file.
  var isLong: Bool {
    switch self {
    case .none: false
    case .data(let data): data.count > Self.pieceBytes
    case .file: true
    }
  }
}

/// Which networks and which caches a request may use.
///
/// Only ``URLSessionTransport`` on Apple's systems applies these options, in addition to its session's configuration.
/// Linux does not distinguish networks, and the transports have no cache there.
public struct RequestOptions: Codable, Hashable, Sendable {
  /// The sources of a response, if the app has set a cache in `configure` of ``URLSessionTransport``.
  public enum CachePolicy: String, Codable, Hashable, Sendable {
    /// The cache if the headers of the stored response permit it, otherwise the server.
    case byHeaders
    /// Only the server.
    case ignoringCache
    /// The cache, even if the stored response is too old; the server if there is no stored response.
    case cacheElseLoad
    /// Only the cache; the request fails if there is no stored response.
    case cacheOnly
  }

  /// Whether the request may use the cellular network.
  public var allowsCellular = true
  /// Whether the request may use a network for which the user has turned on Low Data Mode.
  public var allowsLowDataMode = true
  /// Whether to try HTTP/3 at once, even if the server has not announced support for HTTP/3.
  public var assumesHTTP3 = false
  /// The sources of the response.
  public var cachePolicy = CachePolicy.byHeaders

  /// Creates options that allow everything.
  public init() {}
}
