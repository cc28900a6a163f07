package import ManifestFindings
package import YAMLTree

/// Converts nodes to values and reports nodes that do not match the schema.
///
/// The same decoder reads `app.yaml`.
package struct ManifestDecoder {
  package var findings: [Finding] = []
  /// The tables that some formats of texts need.
  let standards: Standards
  /// The names of the environments; empty if they could not be read, or if there are too many to search.
  var environments: [String] = []
  /// The code of the country whose row is read; nil outside rows.
  var country: String?
  /// Names of environments that are not defined; the first use of each has been reported.
  var missingEnvironments: Set<String> = []

  package init(_ standards: Standards = .embedded) { self.standards = standards }

  // MARK: Mappings

  /// Reads the keys of a mapping into a row; nil if the node is not a mapping.
  @discardableResult
  package mutating func read<Row>(
    _ node: Node,
    _ table: FieldTable<Row>,
    into row: inout Row
  ) -> MappingValues? {
    guard let values = values(of: node, table.shape) else {
      row.unread = Set(table.fields.map(\.name))
      return nil
    }
    read(values, table, into: &row)
    return values
  }

  /// A row with the values of a mapping.
  mutating func row<Row>(_ row: Row, _ node: Node, _ table: FieldTable<Row>) -> Row {
    var row = row
    read(node, table, into: &row)
    return row
  }

  mutating func read<Row>(
    _ values: MappingValues,
    _ table: FieldTable<Row>,
    into row: inout Row
  ) {
    for field in table.fields {
      if let node = values[field.name] {
        let isRead = hasText(node, field.spec) && field.read(&self, node, &row)
        if !isRead { row.unread.insert(field.name) }
      } else if values.excused.contains(field.name) || values.hasUnknownKey {
        row.unread.insert(field.name)
      }
    }
  }

  /// Reports a key without its text; the help says what a text of its format is, or else what the key means.
  private mutating func hasText(_ node: Node, _ spec: KeySpec) -> Bool {
    guard node.isEmpty, case .text = spec.value else { return true }
    let help = spec.format?.help(in: country, standards) ?? "write \(spec.summary)"
    let (name, expected) = (spec.format?.name ?? "value", spec.format?.expected ?? "text")
    findings.add("wrong-type", "missing \(name); expected \(expected)", at: node.range, help: help)
    return false
  }

  /// The values of a mapping by key, after unknown and missing keys have been reported; nil if the node is not a
  /// mapping.
  ///
  /// `others` are names that the mapping allows besides its keys. Their entries are passed to `other`.
  mutating func values(
    of node: Node,
    _ shape: MappingShape,
    others: [String] = [],
    other: (inout ManifestDecoder, Node.Entry) -> Void = { _, _ in }
  ) -> MappingValues? {
    let expected =
      shape.keys.isEmpty ? "`{}`" : "a mapping with the keys of \(shape.owner)"
    let help = { shape.keys.isEmpty ? nil : "write its keys: \(listing(shape.keys.map(\.name)))" }
    guard isMapping(node, expected, help: help()) else { return nil }
    var values = MappingValues()
    let otherNames = Set(others)
    // Made at the first unknown key, because most mappings have none and a mapping can have 100,000.
    lazy var unused = {
      let used = Set(node.entries.map(\.key.text))
      return (shape.keys.map(\.name) + others).filter { !used.contains($0) }
    }()
    for entry in node.entries where isName(entry.key) {
      let name = entry.key.text
      if shape[name] != nil {
        values.add(entry.value, under: name)
      } else if otherNames.contains(name) {
        other(&self, entry)
      } else if let help = shape.former[name] {
        let message = "\(shape.owner) no longer has the key `\(name)`"
        findings.add("unknown-key", message, at: entry.key.range, help: help)
      } else if let near = meantKey(name, among: unused) {
        reportMisspelledKey(entry.key, near, isSafe: namesNear(name, among: unused) == [near])
        // Other parts of the manifest need this key's value, so read it despite the typo.
        if shape[near]?.isNeeded == true { values.add(entry.value, under: near) }
        values.excused.insert(near)
      } else {
        values.hasUnknownKey = true
        reportUnknownKey(entry.key, shape, others)
      }
    }
    for (name, spec) in shape.keys where spec.presence == .required && !values.has(name) {
      reportMissing(name, at: node.head, shape)
    }
    return values
  }

  /// The entries of a mapping whose keys are names that the manifest's author chooses, such as services.
  package mutating func table(
    _ node: Node,
    _ kind: String,
    _ format: TextFormat? = nil
  ) -> [(name: Located<String>, value: Node)] {
    let help = "write a key for each \(kind), and its value after `:`"
    guard isMapping(node, "a mapping with one key per \(kind)", help: help) else { return [] }
    return node.entries.compactMap { entry in
      guard isName(entry.key) else { return nil }
      warnIfAmbiguous(entry.key)
      let name = Located(entry.key.text, at: entry.key.range)
      // Other rows can refer to a name; a country's code has only one spelling, so they have the right one.
      if let format { check(name, format, isRespelled: format.id == "unknown-country-code") }
      return (name, entry.value)
    }
  }

  /// The elements of a sequence; empty if the node is not a sequence.
  package mutating func elements(_ node: Node, _ kind: String) -> [Node] {
    guard node.kind == .sequence else {
      reportWrongType(node, expected: "a sequence of \(kind)", help: Self.sequenceMeant(by: node))
      return []
    }
    return Array(node.elements)
  }

  private static func sequenceMeant(by node: Node) -> String? {
    guard node.kind != .scalar || !node.text.isEmpty else { return nil }
    let words = (node.kind == .scalar ? node : Self.onlyScalar(of: node))?.text
      .split { $0.isWhitespace || ",;()[]\"".contains($0) }.joined(separator: ", ")
    return words.map { "write `[\($0)]`" } ?? "write each element after `- ` on a separate line"
  }

  /// Reports an empty sequence or mapping that must not be empty.
  mutating func requireContent(_ node: Node, _ missing: String) {
    guard node.kind == .sequence || node.kind == .mapping,
      node.elements.first(where: { _ in true }) == nil
    else { return }
    findings.add("wrong-type", "no \(missing); expected at least one", at: node.range)
  }

  // MARK: Scalars

  package mutating func text(
    _ node: Node,
    expected: @autoclosure () -> String = "text"
  ) -> Located<String>? {
    guard isScalar(node, expected()) else { return nil }
    warnIfAmbiguous(node)
    return Located(node.text, at: node.range)
  }

  mutating func integer(_ node: Node, _ bounds: ClosedRange<Int>) -> Located<Int>? {
    let kind = ValueKind.integer(bounds)
    guard isScalar(node, kind.name) else { return nil }
    let text = node.text
    // A number with a leading zero is octal for some YAML readers.
    let isDecimal = text.utf8.allSatisfy(\.isDigit) && (text == "0" || text.first != "0")
    guard !node.isQuoted, isDecimal, let value = Int(text), bounds ~= value else {
      // `8300` for `08300`, `8,300` or `8300.0`.
      let number = Int(text.replacing(/\.0$|[ _,'+]/, with: ""))
      let meant = number.flatMap { bounds ~= $0 ? "`\($0)`" : nil }
      let other = number == nil ? "only digits" : "a number in this range"
      let help = "write \(meant ?? other)\(node.isQuoted ? " without quotes" : "")"
      let key = node.keyName.map { " for `\($0)`" } ?? ""
      reportWrongType(node, expected: kind.name, help: help + key)
      return nil
    }
    return Located(value, at: node.range)
  }

  /// Reads `true` or `false` without quotes, which all YAML readers take as a boolean.
  mutating func boolean(_ node: Node) -> Located<Bool>? {
    let expected = ValueKind.boolean.name
    guard isScalar(node, expected) else { return nil }
    if node.style == .plain, let value = Bool(node.text) { return Located(value, at: node.range) }
    let message = "unknown value `\(node.source)`; expected \(expected)"
    let help = "write \(expected)\(node.isQuoted ? ", without quotes" : "")"
    findings.add("unknown-value", message, at: node.range, help: help)
    return nil
  }

  mutating func choice<Choice: RawRepresentable<String> & CaseIterable>(
    _ node: Node,
    _: Choice.Type = Choice.self
  ) -> Located<Choice>? {
    let known = Choice.allCases.map(\.rawValue)
    // Computed, so that the text is built only for a finding.
    var expected: String { ValueKind.choice(known).name }
    guard isScalar(node, expected) else { return nil }
    let text = node.text
    guard let choice = Choice(rawValue: text) else {
      guard !findings.isFull else { return nil }
      let near = nearestName(to: text, among: known)
      findings.add(
        "unknown-value",
        "unknown value `\(node.source)`; expected \(expected)",
        at: node.range,
        help: near.map { "write `\($0)`" },
        fix: near.map {
          let isSafe = namesNear(text, among: known) == [$0]
          return Fix(Located(text, at: node.range), rewrittenAs: $0, isSafe: isSafe)
        }
      )
      return nil
    }
    return Located(choice, at: node.range)
  }
}

/// A mapping's values by key, after unknown and missing keys have been reported.
package struct MappingValues {
  private var found: [String: Node] = [:]
  /// Keys that the author probably meant by unknown keys.
  ///
  /// They do not count as missing, because the unknown keys are already reported.
  var excused: Set<String> = []
  /// Whether the mapping has a key that resembles no known key; the author may have meant any known key by it.
  var hasUnknownKey = false

  subscript(name: String) -> Node? { found[name] }

  /// Whether a key is present, or reported as misspelled.
  func has(_ name: String) -> Bool { found[name] != nil || excused.contains(name) }

  mutating func add(_ node: Node, under name: String) {
    if found[name] == nil { found[name] = node }
  }
}
