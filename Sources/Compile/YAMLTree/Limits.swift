/// What a manifest may cost.
///
/// A manifest of every country there is takes 200 KB, five levels and 20,000 nodes; ten times that
/// is a mistake or an attack, and must not cost seconds. `make worst` searches for what costs the most.
package struct Limits: Sendable {
  /// In bytes.
  ///
  /// Offsets are 32 bits wide, so this stays below 4 GB.
  package var size = 2 << 20
  /// libyaml's flow nesting takes quadratic time, so depth is counted while events come in.
  package var depth = 64
  /// A node takes 28 bytes.
  package var nodes = 200_000
  /// The bytes of one text.
  package var scalar = 1 << 16
  /// The rows of a section.
  package var rows = 1_000
  /// The bytes of everything that is made for each combination of list elements.
  package var product = 6 << 20
  /// The most findings of one kind about broken bytes.
  package var unreadableBytes = 20

  package init() {}
}
