internal import ManifestFindings
internal import YAMLTree

/// A key whose text differs in the new manifest: it was added or removed, or its value or the order of its rows
/// changed.
package struct WrittenChange: Sendable {
  package enum Kind: String, Sendable {
    case added, removed, changed, reordered
  }

  /// The key's path, such as `services.socket.dev.port` or `countries.be.languages[1].lproj`.
  package let path: String
  package let kind: Kind
  /// The values, each on one line; nil if there is no value, or if a whole row was added or removed.
  package let old: String?
  package let new: String?
  /// The line in the new manifest, counted from 1; nil for a removed key.
  package let line: Int?

  /// The path with `*` for the name of the row, such as `countries.*.tld`.
  var pattern: String {
    var parts = path.split(separator: ".", omittingEmptySubsequences: false)
    if parts.count > 1, !["product", "localization"].contains(parts[0]) { parts[1] = "*" }
    return parts.joined(separator: ".")
  }
}

/// All differences between the texts of two manifests, by key.
struct WrittenChanges {
  private(set) var all: [WrittenChange] = []
  private let old: Node
  private let new: Node

  /// Compares two texts; nil if one of them cannot be parsed.
  init?(from old: SourceFile, to new: SourceFile) {
    guard let before = YAMLTree.parse(old).tree?.root, let after = YAMLTree.parse(new).tree?.root
    else { return nil }
    (self.old, self.new) = (before, after)
    compare(before, after, "")
  }

  // MARK: Comparison

  private mutating func compare(_ old: Node, _ new: Node, _ path: String) {
    if old.kind == .mapping, new.kind == .mapping {
      compareMappings(old, new, path)
    } else if let pairs = Self.pairs(old, new) {
      for (index, pair) in pairs.enumerated() { compare(pair.0, pair.1, "\(path)[\(index)]") }
    } else if Self.text(of: old) != Self.text(of: new) {
      add(path, .changed, old, new)
    }
  }

  private mutating func compareMappings(_ old: Node, _ new: Node, _ path: String) {
    let (before, after) = (Rows(old), Rows(new))
    // Only the order of a section's rows is visible to users.
    if !path.isEmpty, !path.contains("."),
      before.names.filter(after.has) != after.names.filter(before.has)
    {
      add(path, .reordered, nil, new)
    }
    for name in after.names + before.names.filter({ !after.has($0) }) {
      let key = Self.key(name, path)
      switch (before.values[name], after.values[name]) {
      case (let one?, let other?): compare(one, other, key)
      case (let one?, nil): add(key, .removed, one, nil)
      case (nil, let other?): add(key, .added, nil, other)
      case (nil, nil): break
      }
    }
  }

  private mutating func add(_ path: String, _ kind: WrittenChange.Kind, _ old: Node?, _ new: Node?)
  {
    let shown = { (node: Node?) -> String? in
      node.flatMap { $0.kind == .mapping ? nil : $0.kind == .scalar ? $0.text : Self.text(of: $0) }
    }
    let line = new.map { $0.tree.file.lineNumber(of: ($0.keyRange ?? $0.range).start) }
    all.append(
      WrittenChange(path: path, kind: kind, old: shown(old), new: shown(new), line: line)
    )
  }

  /// Pairs the elements of two equally long sequences of mappings; nil for other sequences, which count as one value.
  private static func pairs(_ old: Node, _ new: Node) -> [(Node, Node)]? {
    guard old.kind == .sequence, new.kind == .sequence else { return nil }
    let (before, after) = (Array(old.elements), Array(new.elements))
    guard before.count == after.count, (before + after).allSatisfy({ $0.kind == .mapping }) else {
      return nil
    }
    return Array(zip(before, after))
  }

  private static func key(_ name: String, _ path: String) -> String {
    path.isEmpty ? name : "\(path).\(name)"
  }

  // MARK: Texts

  /// The text of the new manifest, but with the old values of the keys at `paths`.
  func takingBack(_ paths: Set<String>) -> String {
    Self.text(old, new, "", paths)
  }

  private static func text(_ old: Node, _ new: Node, _ path: String, _ paths: Set<String>) -> String
  {
    if old.kind == .mapping, new.kind == .mapping {
      let (before, after) = (Rows(old), Rows(new))
      var keys = after.names.filter { before.has($0) || !paths.contains(key($0, path)) }
      if paths.contains(path) {
        var inOldOrder = before.names.filter(after.has)[...]
        keys = keys.map { before.has($0) ? inOldOrder.removeFirst() : $0 }
      }
      for (index, name) in before.names.enumerated()
      where !after.has(name) && paths.contains(key(name, path)) {
        let above = before.names[..<index].last { keys.contains($0) }
        keys.insert(name, at: above.flatMap { keys.firstIndex(of: $0) }.map { $0 + 1 } ?? 0)
      }
      return mapping(
        keys.compactMap { name in
          switch (before.values[name], after.values[name]) {
          case (let one?, let other?): (name, text(one, other, key(name, path), paths))
          case (let node?, nil), (nil, let node?): (name, text(of: node))
          case (nil, nil): nil
          }
        }
      )
    }
    if let pairs = pairs(old, new) {
      return "["
        + pairs.enumerated().map { text($1.0, $1.1, "\(path)[\($0)]", paths) }
        .joined(separator: ", ") + "]"
    }
    return text(of: paths.contains(path) ? old : new)
  }

  /// A value as YAML on one line, without comments.
  private static func text(of node: Node) -> String {
    switch node.kind {
    case .mapping: mapping(node.entries.map { ($0.key.text, text(of: $0.value)) })
    case .sequence: "[" + node.elements.map { text(of: $0) }.joined(separator: ", ") + "]"
    default: scalar(node)
    }
  }

  private static func mapping(_ entries: [(key: String, value: String)]) -> String {
    "{ " + entries.map { "\(scalarText($0.key)): \($0.value)" }.joined(separator: ", ") + " }"
  }

  /// A scalar as YAML; it keeps its quotes if necessary, because `"8000"` is not a number.
  private static func scalar(_ node: Node) -> String {
    let text = node.text
    let isPlain =
      node.style == .plain
      && text.utf8.first.map { $0.isLetterOrDigit || $0 == UInt8(ascii: "/") } ?? false
      && text.utf8.allSatisfy { $0.isLetterOrDigit || "_-./+ ".utf8.contains($0) }
    return isPlain ? text : quotedYAML(text)
  }

  /// The values of a mapping, by key.
  private struct Rows {
    var names: [String] = []
    var values: [String: Node] = [:]

    init(_ node: Node) {
      for entry in node.entries {
        names.append(entry.key.text)
        values[entry.key.text] = entry.value
      }
    }

    func has(_ name: String) -> Bool { values[name] != nil }
  }
}
