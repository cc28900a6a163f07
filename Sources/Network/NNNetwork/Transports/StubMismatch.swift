/// The requests of a ``StubTransport`` differ from the expected ones.
public struct StubMismatch: Error, Hashable, CustomStringConvertible {
  /// Expected requests that were not sent.
  public let missing: [String]
  /// Unexpected requests, redacted.
  public let unexpected: [String]

  /// Both lists.
  public var description: String {
    let lines =
      missing.map { "not sent: \($0.onOneLine)" } + unexpected.map { "unexpected: \($0.onOneLine)" }
    return lines.joined(separator: "\n")
  }
}
