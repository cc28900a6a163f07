package import ManifestDiagnostics

/// A value, written or derived, and where it comes from.
package struct Sourced<Value: Sendable>: Sendable {
  package let value: Value
  package let provenance: Provenance

  package init(_ value: Value, _ provenance: Provenance) {
    self.value = value
    self.provenance = provenance
  }

  package init(_ written: Located<Value>) {
    self.init(written.value, .written(written.range))
  }

  /// The value with its location, where it is written.
  var written: Located<Value>? {
    if case .written(let range) = provenance { Located(value, at: range) } else { nil }
  }

  /// What is written, or the format's own value where the key is left out.
  init(_ written: Located<Value>?, default value: Value) {
    self =
      written.map { Sourced($0) } ?? Sourced(value, .standard("the format's default"))
  }
}
