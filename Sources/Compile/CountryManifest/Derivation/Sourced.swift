package import ManifestFindings

/// A value with its origin: written in the manifest, derived from another value, or taken from a standard or default.
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

  /// The value with its location; nil if it is not written in the manifest.
  package var written: Located<Value>? {
    if case .written(let range) = provenance { Located(value, at: range) } else { nil }
  }

  /// The written value, or the format's default if the key is omitted.
  init(_ written: Located<Value>?, default value: Value) {
    self =
      written.map { Sourced($0) } ?? Sourced(value, .standard("the format's default"))
  }
}

/// The origin of a value.
package enum Provenance: Sendable, Equatable {
  case written(SourceRange)
  /// Derived from the value at a location; `rule` names that value: "the locale".
  case derived(rule: String, from: SourceRange)
  /// A value from a table of standards, or a default of the format.
  case standard(String)

  /// The origin as a text: "written at countries.yaml:12:5", "derived from the locale at countries.yaml:199:17".
  package func sentence(in file: SourceFile) -> String {
    func place(_ range: SourceRange) -> String {
      let location = file.location(of: range.start)
      return "\(file.path):\(location.line):\(location.column)"
    }
    return switch self {
    case .written(let range): "written at \(place(range))"
    case .derived(let rule, let range): "derived from \(rule) at \(place(range))"
    case .standard(let source): "from \(source)"
    }
  }
}

extension Located where Value: RawRepresentable<String> {
  var text: Located<String> { Located<String>(value.rawValue, at: range) }
}

extension Sourced where Value: RawRepresentable<String> {
  var text: Sourced<String> { Sourced<String>(value.rawValue, provenance) }
}

extension Sourced<Int> {
  var text: Sourced<String> { Sourced<String>(String(value), provenance) }
}
