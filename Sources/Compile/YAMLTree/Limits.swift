/// The limits of the resources that a manifest may use.
///
/// A manifest with every country has 200 KB, five levels and 20,000 nodes. A file ten times as large is a
/// mistake or an attack, and the compiler must not spend seconds on it. `CostTests` has the
/// most expensive inputs.
package struct Limits: Sendable {
  /// The size of the file in bytes.
  ///
  /// Offsets are 32 bits wide, so this limit must be below 4 GB.
  package var size = 2 << 20
  /// The depth of nesting.
  ///
  /// The depth is checked during parsing, because libyaml takes quadratic time for nested flow collections.
  package var depth = 64
  /// The number of nodes; each takes 28 bytes.
  package var nodes = 200_000
  /// The number of bytes in the text of one scalar.
  package var scalar = 1 << 16
  /// The number of rows of a section; most sections have fewer, see `ListLimits`.
  package var rows = 300
  /// The number of findings about invalid bytes; the scan stops there.
  package var unreadableBytes = 20

  package init() {}
}
