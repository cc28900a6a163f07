package import ManifestFindings
package import YAMLTree

/// Converts nodes to values and reports nodes that do not match the schema.
///
/// The same decoder reads `app.yaml`.
package struct ManifestDecoder {
  package var findings: [Finding] = []
  /// The tables that some formats of texts need.
  let standards: Standards
  /// The number of comparisons with unknown names that are still allowed.
  ///
  /// The limit keeps thousands of typos among hundreds of names from taking too long.
  var comparisonsLeft = 100_000
  /// Whether countries need `hosts`, because some service has a separate host for each country.
  var hasCountryServices = true
  /// The names of the environments; empty if they could not be read, or if there are too many to search.
  var environments: [String] = []
  /// Whether an environment has a `site`, so that the default country needs a TLD.
  var hasSites = true
  var defaultCountry: String?
  /// Names of environments that are not defined; one finding has reported all uses of each.
  var missingEnvironments: [String] = []
  /// Texts that the row at hand usually has under a key, such as the main locale of its country.
  var usualTexts: (_ key: String) -> [String] = { _ in [] }

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

  mutating func read<Row>(
    _ values: MappingValues,
    _ table: FieldTable<Row>,
    into row: inout Row
  ) {
    for (index, field) in table.fields.enumerated() {
      if let node = values[index] {
        if !field.read(&self, node, &row) { row.unread.insert(field.name) }
      } else if values.isExcused(index) || values.hasUnknownKey {
        row.unread.insert(field.name)
      }
    }
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
    guard isMapping(node, expected, help: Self.meant(node, shape)) else { return nil }
    var values = MappingValues(shape)
    // The list is computed at the first unknown key and then reused, because a mapping can have 100,000 unknown
    // keys.
    var unused: [String]?
    let otherNames = Set(others)
    for entry in node.entries {
      guard isName(entry.key) else { continue }
      if let key = entry.key.withText(shape.index) {
        values.add(entry.value, under: key)
      } else if !otherNames.isEmpty, otherNames.contains(entry.key.text) {
        other(&self, entry)
      } else if let help = shape.former[entry.key.text] {
        findings.add(
          Finding(
            "unknown-key",
            "\(shape.owner) no longer has the key `\(entry.key.text)`",
            at: entry.key.range,
            help: help
          )
        )
      } else {
        let candidates =
          unused ?? (comparisonsLeft > 0 ? unusedKeys(of: node, shape, others: others) : [])
        unused = candidates
        guard
          let near = meantName(entry.key.text, among: candidates)
            ?? Synonyms.key(for: entry.key.text, among: candidates)
        else {
          values.hasUnknownKey = true
          reportUnknownKey(entry.key, shape, others: others)
          continue
        }
        reportMisspelledKey(entry.key, near, among: candidates)
        guard let key = shape.index(of: near) else { continue }
        // Other parts of the manifest need this key's value, so read it despite the typo.
        let spec = shape.keys[key].spec
        if spec.isNeeded, spec.value.canBe(entry.value.kind) { values.add(entry.value, under: key) }
        values.excuse(key)
      }
    }
    reportMissing(values.missing, in: node, shape)
    return values
  }

  /// The entries of a mapping whose keys are names that the manifest's author chooses, such as services.
  package mutating func table(
    _ node: Node,
    _ kind: String,
    _ format: TextFormat? = nil
  ) -> [(name: Located<String>, value: Node)] {
    guard isMapping(node, "a mapping with one key per \(kind)") else { return [] }
    return node.entries.compactMap { entry in
      guard isName(entry.key) else { return nil }
      warnIfAmbiguous(entry.key)
      let name = Located(entry.key.text, at: entry.key.range)
      if let format { check(name, format, in: node) }
      return (name, entry.value)
    }
  }

  /// The elements of a sequence; empty if the node is not a sequence.
  ///
  /// `choices` are the allowed elements, if they are known.
  package mutating func elements(
    _ node: Node,
    _ kind: String,
    of choices: [String] = []
  ) -> Node.Children {
    guard node.kind == .sequence else {
      let isOne = node.kind == .scalar && !node.isEmpty
      reportWrongType(
        node,
        expected: "a sequence of \(kind)",
        help: isOne
          ? sequenceMeant(by: node.text, kind, choices)
          : node.kind == .mapping ? Self.sequenceMeant(by: node) : nil
      )
      return .none(in: node.tree)
    }
    return node.elements
  }

  private static func sequenceMeant(by mapping: Node) -> String {
    let file = mapping.tree.file
    let written = file.text(mapping.range)
    guard written.hasPrefix("{"), !written.contains("\n") else { return "write `- ` before it" }
    if file.startsLine(Int(mapping.range.start)) { return "write `- \(written)`" }
    let hasValues = mapping.entries.contains { !$0.value.isEmpty }
    return hasValues
      ? "write `[\(written)]`"
      : "write `[\(mapping.entries.map { $0.key.text }.joined(separator: ", "))]`"
  }

  private func sequenceMeant(by text: String, _ kind: String, _ choices: [String]) -> String {
    if text.contains(" - ") { return "write each element after `- ` on a separate line" }
    let punctuation: Set<Character> = [",", ";", ".", ")"]
    var word = text.drop { $0 == "(" }
    while let last = word.last, punctuation.contains(last) { word.removeLast() }
    let known = choices.isEmpty ? String(word) : nearestName(to: String(word), among: choices)
    guard let known, !["true", "false", "yes", "no", "null", "~"].contains(text.lowercased()) else {
      return "write \(kind) in brackets"
        + (choices.isEmpty ? "" : ", of " + choices.map { "`\($0)`" }.joined(separator: ", "))
    }
    return "write `[\(known)]`"
  }

  /// Reports an empty sequence or mapping that must not be empty.
  mutating func requireContent(_ node: Node, _ missing: String) {
    guard node.kind == .sequence || node.kind == .mapping,
      node.elements.first(where: { _ in true }) == nil
    else { return }
    findings.add(
      Finding(
        "wrong-type",
        "no \(missing); expected at least one",
        at: node.range,
        help: "write at least one \(missing)"
      )
    )
  }

  // MARK: Scalars

  package mutating func text(_ node: Node) -> Located<String>? {
    guard isScalar(node, "text") else { return nil }
    warnIfAmbiguous(node)
    return Located(node.text, at: node.range)
  }

  mutating func integer(_ node: Node, _ bounds: ClosedRange<Int>) -> Located<Int>? {
    let kind = ValueKind.integer(bounds)
    guard isScalar(node, kind.name) else { return nil }
    // A number with a leading zero is octal for some YAML readers.
    let text = node.text
    if node.style == .singleQuoted || node.style == .doubleQuoted {
      findings.add(Self.quotedNumber(node, kind.name))
      return nil
    }
    let isDecimal = text.utf8.allSatisfy(\.isDigit)
    guard isDecimal, text == "0" || text.first != "0", let value = Int(text), bounds ~= value else {
      let meant = Self.number(meantBy: text).flatMap { bounds ~= $0 ? $0 : nil }
      reportWrongType(
        node,
        expected: kind.name,
        help: meant.map { "write `\($0)`" }
          ?? (isDecimal
            ? "write a number from \(bounds.lowerBound) to \(bounds.upperBound)"
            : numberExample(node, bounds))
      )
      return nil
    }
    return Located(value, at: node.range)
  }

  /// The number that was probably meant by a text: `8300` for `08300`, `8,300` or `8300.0`; nil for other
  /// texts.
  private static func number(meantBy text: String) -> Int? {
    let whole = text.split(separator: ".", maxSplits: 1, omittingEmptySubsequences: false)
    // Many people read a point before three zeros as a thousands separator.
    guard let first = whole.first,
      whole.dropFirst().allSatisfy({ $0.allSatisfy { $0 == "0" } && $0.count != 3 })
    else { return nil }
    let digits = String(first.compactMap(digit))
    return digits == text && digits.first != "0" ? nil : Int(digits)
  }

  /// The digit that was probably meant by a character; nil for a separator between digits.
  private static func digit(_ character: Character) -> Character? {
    switch character {
    case " ", "_", ",", "'", "+": nil
    case "O", "o": "0"
    case "l", "I": "1"
    default: character
    }
  }

  private func numberExample(_ node: Node, _ bounds: ClosedRange<Int>) -> String? {
    node.keyRange.map {
      "write only digits, such as `\(node.tree.file.text($0)): \(min(20, bounds.upperBound))`"
    }
  }

  /// Reads `true` or `false` without quotes, which all YAML readers take as a boolean.
  mutating func boolean(_ node: Node) -> Located<Bool>? {
    guard isScalar(node, ValueKind.boolean.name) else { return nil }
    let (text, expected) = (node.text, ValueKind.boolean.name)
    let isQuoted = node.style != .plain
    if !isQuoted, text == "true" || text == "false" {
      return Located(text == "true", at: node.range)
    }
    let meant = ["true": ["true", "yes", "on", "y"], "false": ["false", "no", "off", "n"]]
      .first { $0.value.contains(text.lowercased()) }?.key
    findings.add(
      Finding(
        isQuoted ? "wrong-type" : "unknown-value",
        isQuoted
          ? "expected \(expected), found the text `\(text)` in quotes"
          : "unknown value `\(text)`; expected \(expected)",
        at: node.range,
        help: meant.map { "write `\($0)`" },
        fix: meant.map {
          let isSafe = text.lowercased() == $0
          return Fix("replace with `\($0)`", replacing: node.range, with: $0, isSafe: isSafe)
        }
      )
    )
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
      let meant = Synonyms.values(for: text, among: known)
      let near =
        meant.isEmpty ? nearestName(to: text, among: known) : meant.count == 1 ? meant[0] : nil
      findings.add(
        Finding(
          "unknown-value",
          "unknown value `\(text)`; expected \(expected)",
          at: node.range,
          help: near.map { "write `\($0)`" }
            ?? (meant.isEmpty ? nil : "write \(alternatives(meant.map { "`\($0)`" }))")
              ?? node.keyRange.map { "write one of these after `\(node.tree.file.text($0)):`" },
          fix: near.map {
            let isSafe = namesNear(text, among: known) == [$0]
            return Fix("replace with `\($0)`", replacing: node.range, with: $0, isSafe: isSafe)
          }
        )
      )
      return nil
    }
    return Located(choice, at: node.range)
  }
}

/// A mapping's values by key, after unknown and missing keys have been reported.
package struct MappingValues {
  private let shape: MappingShape
  private var found: [(key: Int, node: Node)] = []
  /// Keys that the author probably meant by unknown keys.
  ///
  /// They do not count as missing, because the unknown keys are already reported.
  private var excused: [Int] = []
  /// Whether the mapping has a key that resembles no known key; the author may have meant any known key by it.
  var hasUnknownKey = false

  init(_ shape: MappingShape) {
    self.shape = shape
    found.reserveCapacity(shape.keys.count)
  }

  subscript(key: Int) -> Node? {
    // Search by index, because copying an entry would retain and release the tree.
    found.indices.first { found[$0].key == key }.map { found[$0].node }
  }

  subscript(name: String) -> Node? { shape.index(of: name).flatMap { self[$0] } }

  /// Whether a key is present, or reported as misspelled.
  func has(_ name: String) -> Bool {
    shape.index(of: name).map { self[$0] != nil || isExcused($0) } ?? false
  }

  mutating func add(_ node: Node, under key: Int) {
    found.append((key, node))
  }

  mutating func excuse(_ key: Int) {
    excused.append(key)
  }

  func isExcused(_ key: Int) -> Bool { excused.contains(key) }

  /// The required keys that are neither present nor excused.
  var missing: [Int] { shape.required.filter { self[$0] == nil && !isExcused($0) } }
}
