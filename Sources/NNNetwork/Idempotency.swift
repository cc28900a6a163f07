/// Whether a server may see a request twice without harm.
///
/// A request that may not is never retried: after a lost connection nobody knows whether the server
/// has acted on it (RFC 9110, section 9.2.2).
public enum Idempotency: Hashable, Sendable {
  /// As the method says: `GET`, `HEAD`, `PUT`, `DELETE`, `OPTIONS` and `TRACE` may be sent again.
  case byMethod
  /// It may be sent again although its method does not say so, as a search sent with `POST`.
  case idempotent
  /// The server drops doubles by this key, sent as `Idempotency-Key` with every attempt.
  case key(String)
  /// It may not be sent again although its method says so.
  case unsafe

  /// Whether a request of that method may be sent again.
  public func allowsReplay(of method: HTTPMethod) -> Bool {
    switch self {
    case .byMethod: method.isIdempotent
    case .idempotent, .key: true
    case .unsafe: false
    }
  }
}
