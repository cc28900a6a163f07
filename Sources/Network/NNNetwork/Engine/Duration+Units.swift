extension Duration {
  /// The duration in seconds.
  var seconds: Double {
    Double(components.seconds) + Double(components.attoseconds) / 1e18
  }
  /// The duration in whole milliseconds, rounded down.
  var milliseconds: Int64 {
    components.seconds * 1_000 + components.attoseconds / 1_000_000_000_000_000
  }
  /// A century, as good as for ever: a clock traps over a duration that does not fit into its integers.
  static var century: Duration { .seconds(100 * 365 * 86_400) }
}
