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
  /// Which networks and caches it may use.
  public var options = RequestOptions()
  /// Whether the request may be sent twice; a transport that repeats requests by itself must respect it.
  public var idempotency = Idempotency.byMethod
  /// The version of the credential that an adapter added; nil if none did.
  ///
  /// It distinguishes a late response to an old token from a response to the current one.
  public var credentialVersion: Int?
  /// That credential's account and source.
  var credential: AddedCredential?

  /// A request.
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
