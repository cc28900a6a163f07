public import Foundation

/// A response of a ``StubTransport``.
public struct StubAnswer: Sendable {
  let respond: @Sendable (HTTPRequest) async throws(TransportError) -> RawResponse
  var delay = Duration.zero

  /// A response computed from the request.
  public init(
    _ respond: @escaping @Sendable (HTTPRequest) async throws(TransportError) -> RawResponse
  ) {
    self.respond = respond
  }

  /// A response with a status, headers and a body.
  public static func response(
    _ status: Int,
    headers: HTTPHeaders = [:],
    body: Data = Data()
  ) -> Self {
    let response = RawResponse(status: status, headers: headers, body: body)
    return Self { _ in response }
  }

  /// A JSON response, given as text.
  public static func json(_ text: String, status: Int = 200) -> Self {
    response(status, headers: ["Content-Type": "application/json"], body: Data(text.utf8))
  }

  /// An error instead of a response.
  public static func failure(_ kind: TransportError.Kind) -> Self {
    Self { _ throws(TransportError) in throw TransportError(kind) }
  }

  /// The same response after a delay by the stub's clock; a cancelled request doesn't wait.
  public func delayed(by delay: Duration) -> Self {
    var answer = self
    answer.delay = delay
    return answer
  }
}
