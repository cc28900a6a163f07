internal import ManifestFindings
package import YAMLTree

/// The part of the schema to which a scalar of a manifest belongs.
package enum SchemaPlace {
  /// A key, whether its mapping allows it, and the allowed keys that the mapping does not use yet.
  case key(unused: [String], isKnown: Bool)
  case languageTag
  case other

  /// Finds a scalar in the schema; nil if the schema does not cover it, for example because its key is unknown.
  package init?(of scalar: Node, in tree: YAMLTree) {
    guard let root = tree.root,
      let place = Self.find(scalar, in: root, .mapping(ManifestSchema.root), isTag: false)
    else { return nil }
    self = place
  }

  private static func find(_ scalar: Node, in node: Node, _ kind: ValueKind, isTag: Bool) -> Self? {
    let (range, place) = (scalar.range, node.range)
    guard place.start <= range.start, range.end <= place.end else { return nil }
    let kind = kind.choosing(for: node.kind)
    switch node.kind {
    case .scalar, .refused: return isTag ? .languageTag : .other
    case .sequence:
      guard case .list(let element) = kind else { return nil }
      for inner in node.elements {
        if let found = find(scalar, in: inner, element, isTag: isTag) { return found }
      }
    case .mapping:
      for entry in node.entries {
        let name = entry.key.text
        if entry.key.range == range { return key(name, in: node, kind) }
        guard let (inner, isTag) = kind.value(of: name) else { continue }
        if let found = find(scalar, in: entry.value, inner, isTag: isTag) { return found }
      }
    }
    return nil
  }

  private static func key(_ name: String, in mapping: Node, _ kind: ValueKind) -> Self {
    guard case .mapping(let shape) = kind else { return .other }
    let used = Set(mapping.entries.map(\.key.text))
    let keys = shape.keys.map(\.name)
    return .key(unused: keys.filter { !used.contains($0) }, isKnown: keys.contains(name))
  }
}

extension ValueKind {
  /// If the value has a short and a long form, the form that matches a node's kind.
  fileprivate func choosing(for node: Node.Kind) -> ValueKind {
    guard case .either(let short, let long) = self else { return self }
    return long.canBe(node) ? long : short
  }

  /// The kind of a key's value and whether it holds language tags; nil for an unknown key.
  fileprivate func value(of key: String) -> (ValueKind, Bool)? {
    switch self {
    case .table(let row, _): (row, false)
    case .mapping(let shape):
      shape.keys.first { $0.name == key }.map { ($0.spec.value, $0.spec.isLanguageTag) }
        ?? shape.others.map { ($0.value, false) }
    default: nil
    }
  }
}
