/// What a decision wants to happen next.
public enum Verdict: Sendable {
  /// The next decision sees this outcome: the original one, or a replacement.
  case proceed(Outcome)
  /// The request is built again by all adapters and sent after a wait.
  case restart(after: Duration)
  /// The request is built again for another URL and sent.
  case redirect(Redirect)
  /// The request fails.
  case fail(NetworkError.Reason)
}
