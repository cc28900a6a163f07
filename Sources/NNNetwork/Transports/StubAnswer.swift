public import Foundation

/// An answer of a ``StubTransport``.
public struct StubAnswer: Sendable {
  let respond: @Sendable (HTTPRequest) async throws(TransportError) -> RawResponse
  var delay = Duration.zero

  /// An answer made from the request.
  public init(
    _ respond: @escaping @Sendable (HTTPRequest) async throws(TransportError) -> RawResponse
  ) {
    self.respond = respond
  }

  /// An answer with a status, headers and a body.
  public static func response(
    _ status: Int,
    headers: HTTPHeaders = [:],
    body: Data = Data()
  ) -> Self {
    let response = RawResponse(status: status, headers: headers, body: body)
    return Self { _ in response }
  }

  /// An answer with JSON, written as text.
  public static func json(_ text: String, status: Int = 200) -> Self {
    response(status, headers: ["Content-Type": "application/json"], body: Data(text.utf8))
  }

  /// No answer.
  public static func failure(_ kind: TransportError.Kind) -> Self {
    Self { _ throws(TransportError) in throw TransportError(kind) }
  }

  /// The same answer, after a while by the stub's clock.
  ///
  /// A cancelled request does not wait.
  public func delayed(by delay: Duration) -> Self {
    var answer = self
    answer.delay = delay
    return answer
  }
}
