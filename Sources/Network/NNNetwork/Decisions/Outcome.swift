/// The outcome of one attempt.
public enum Outcome: Sendable {
  /// A complete response with any status.
  case response(RawResponse)
  /// No complete response.
  case failure(TransportError)
}
