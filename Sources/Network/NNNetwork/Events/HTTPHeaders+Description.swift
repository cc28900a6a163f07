extension HTTPHeaders: CustomStringConvertible, CustomDebugStringConvertible, CustomReflectable {
  /// The fields, one per line, without common secrets.
  public var description: String {
    Redaction().headers(self).map { "\($0.name): \($0.value)" }.joined(separator: "\n")
  }
  /// The same as ``description``.
  public var debugDescription: String { description }
  /// Only ``description``, so that `dump` shows no secrets.
  public var customMirror: Mirror { Mirror(self, children: ["description": description]) }
}
