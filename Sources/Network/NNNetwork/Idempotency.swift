/// Whether a server may receive a request twice without harm.
///
/// A request that may not be sent twice is never retried: after a lost connection the client cannot
/// know whether the server has processed it (RFC 9110, section 9.2.2).
public enum Idempotency: Hashable, Sendable {
  /// The method decides: `GET`, `HEAD`, `PUT`, `DELETE`, `OPTIONS` and `TRACE` may be sent again.
  case byMethod
  /// It may be sent again although its method isn't idempotent, such as a search sent with `POST`.
  case idempotent
  /// The server discards duplicates by this key, which every attempt sends as `Idempotency-Key`.
  case key(String)
  /// It may not be sent again although its method is idempotent.
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
