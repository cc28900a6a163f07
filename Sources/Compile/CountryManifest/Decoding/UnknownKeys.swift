internal import ManifestFindings
internal import YAMLTree

/// The decoder's findings about keys that are unknown, missing or used instead of another key.
extension ManifestDecoder {
  /// The keys that a mapping does not use yet; an unknown key may be a misspelling of one of them.
  func unusedKeys<Key: MappingKey>(of mapping: Node, _: Key.Type, others: [String]) -> [String] {
    let used = Set(mapping.entries.map(\.key.text))
    return (Key.allCases.map(\.rawValue) + others).filter { !used.contains($0) }
  }

  /// The candidate that the author of a name probably meant; nil if none is similar or the comparison limit is
  /// reached.
  mutating func meantName(_ name: String, among candidates: [String]) -> String? {
    guard comparisonsLeft > 0 else { return nil }
    comparisonsLeft -= candidates.count
    return nearestName(to: LookAlike.corrected(name).lowercased(), among: candidates)
  }

  /// Reports a key that is near a known one; the fix is safe if it is near no other one.
  mutating func reportMisspelledKey(_ key: Node, _ near: String, among candidates: [String]) {
    guard !findings.isFull else { return }
    findings.add(
      Finding(
        "unknown-key",
        "unknown key `\(key.text)`",
        at: key.range,
        help: "rename it to `\(near)`",
        fix: Fix(
          "rename to `\(near)`",
          replacing: key.range,
          with: near,
          isSafe: namesNear(key.text, among: candidates) == [near]
        )
      )
    )
  }

  /// Reports a key and its value that share one pair of quotes, and returns the key.
  mutating func reportQuotedEntry<Key: MappingKey>(_ entry: Node.Entry, _: Key.Type) -> Key? {
    guard entry.key.style != .plain, entry.value.isEmpty else { return nil }
    // Use only the last key and its value: in `conten: content: city`, the first key is a typo.
    let parts = entry.key.text.split(separator: ": ").suffix(2)
    guard parts.count == 2, let key = parts.first.flatMap({ Key(rawValue: String($0)) }) else {
      return nil
    }
    let text = parts.joined(separator: ": ")
    findings.add(
      Finding(
        "unknown-key",
        "a key and its value are in one pair of quotes",
        at: entry.key.range,
        help: "write `\(text)`",
        fix: Fix("write `\(text)`", replacing: entry.key.range, with: text)
      )
    )
    return key
  }

  mutating func reportUnknownKey<Key: MappingKey>(
    _ node: Node,
    _: Key.Type,
    others: [String]
  ) {
    guard !findings.isFull else { return }
    // Statements instead of `??` with closures, because for closures the compiler infers one of two types,
    // which varies from build to build.
    let help: String
    if let owner = ManifestSchema.owner(of: node.text) {
      help = "move it to \(owner.name) (`\(owner.path)`), or delete it"
    } else {
      let names = Key.allCases.map(\.rawValue) + others
      help = "use one of the keys of \(Key.owner): \(listing(names))"
    }
    findings.add(
      Finding("unknown-key", "unknown key `\(node.text)`", at: node.range, help: help)
    )
  }

  /// Reports each undefined environment that several services use, once per name, and returns these names.
  mutating func reportMissingEnvironments(_ services: Node, _ environments: [String]) -> [String] {
    guard services.kind == .mapping else { return [] }
    let known = Set(environments + ServiceKey.allCases.map(\.rawValue))
    let used = Set(services.entries.flatMap { $0.value.entries.map(\.key.text) })
    var uses: [String: [SourceRange]] = [:]
    for entry in services.entries.flatMap(\.value.entries) where entry.value.kind == .mapping {
      let name = entry.key.text
      if !known.contains(name) { uses[name, default: []].append(entry.key.range) }
    }
    let repeated = uses.filter { $0.value.count > 1 }
      .sorted { $0.value[0].start < $1.value[0].start }
    // Each name is compared with all known names, and no real manifest has more than 100 undefined ones.
    let missing = repeated.prefix(100)
    for (name, places) in missing {
      let unused = meantName(name, among: environments.filter { !used.contains($0) })
      let near = meantName(name, among: environments)
      findings.add(
        Finding(
          "unknown-key",
          "no environment is named `\(name)`",
          at: places[0],
          related: places.dropFirst().prefix(3).map { .init("also used here", at: $0) },
          help: unused.map { "rename `\($0)` in `environments` to `\(name)`, or use `\($0)` here" }
            ?? near.map { "write `\($0)`" }
            ?? "add `\(name)` to `environments`, or delete it from \(places.count) services"
        )
      )
    }
    return missing.map(\.key)
  }

  /// Reports keys that belong one level deeper, such as `port`, which belongs to a service's environment.
  ///
  /// All these keys are reported in one finding. The result has all other entries.
  mutating func reportNestedKeys<Key: MappingKey>(
    _ entries: [Node.Entry],
    _: Key.Type,
    others: [String]
  ) -> [Node.Entry] {
    guard case .mapping(let shape)? = Key.others?.value, let name = others.first else {
      return entries
    }
    let names = Set(shape.keys.map(\.name))
    let nested = entries.filter { names.contains($0.key.text) && $0.value.kind == .scalar }
    guard let first = nested.first else { return entries }
    let keys = nested.map { "`\($0.key.text)`" }.joined(separator: ", ")
    let written = nested.map { "\($0.key.text): \($0.value.text)" }.joined(separator: ", ")
    findings.add(
      Finding(
        "unknown-key",
        "unknown key\(nested.count > 1 ? "s" : "") \(keys)",
        at: first.key.range,
        help: "write \(nested.count > 1 ? "them" : "it") below an environment: "
          + "`\(name): { \(written) }`"
      )
    )
    return entries.filter { !names.contains($0.key.text) || $0.value.kind != .scalar }
  }

  /// The unused key that differs from `key` only by a plural `s` and that allows the value of the entry.
  ///
  /// For `name: { de: … }` the result is `names`.
  mutating func sibling<Key: MappingKey>(
    of key: Key,
    for entry: Node.Entry,
    in mapping: Node
  ) -> Key? {
    guard !key.spec.value.canBe(entry.value.kind), !entry.value.isEmpty, comparisonsLeft > 0
    else { return nil }
    comparisonsLeft -= mapping.entries.count { _ in true }
    let name = key.rawValue
    guard let other = Key(rawValue: name.hasSuffix("s") ? String(name.dropLast()) : name + "s"),
      other.spec.value.canBe(entry.value.kind),
      !mapping.entries.contains(where: { $0.key.text == other.rawValue })
    else { return nil }
    return other
  }

  mutating func reportSibling<Key: MappingKey>(_ other: Key, of key: Key, _ entry: Node.Entry) {
    let found =
      switch entry.value.kind {
      case .scalar: "`\(entry.value.text)`"
      case .sequence: "a sequence"
      case .mapping, .refused: "a mapping"
      }
    let place = head(of: entry.value)
    findings.add(
      Finding(
        "wrong-type",
        "expected \(key.spec.value.name) for `\(key.rawValue)`, found \(found)",
        at: place,
        help: "rename `\(key.rawValue)` to `\(other.rawValue)`",
        fix: Fix(
          "rename to `\(other.rawValue)`",
          replacing: entry.key.range,
          with: other.rawValue
        )
      )
    )
  }

  /// Reports a comma in an unquoted value, after which YAML reads the text as a key: `{ label: Flat, floor }`.
  ///
  /// If the text after the comma starts with one of `keys`, a missing colon is reported instead.
  mutating func reportComma(in value: Node.Entry, _ rest: [Node], keys: [String]) {
    guard let first = rest.first, let last = rest.last else { return }
    if first.style == .plain, let space = first.text.firstIndex(of: " "),
      keys.contains(String(first.text[..<space]))
    {
      return reportMissingColon(after: String(first.text[..<space]), in: first)
    }
    let range = SourceRange(value.value.range.start, last.range.end)
    let text = value.value.tree.file.text(range)
    let digits = text.filter { $0 != "," && $0 != " " }
    let isNumber = digits.allSatisfy { "0"..."9" ~= $0 }
    let better = isNumber ? digits : "\"\(text)\""
    findings.add(
      Finding(
        "unknown-key",
        "unexpected `,` in the value of `\(value.key.text)`",
        at: first.range,
        help: isNumber ? "write `\(better)`" : "quote the value: `\(better)`",
        fix: Fix("write `\(better)`", replacing: range, with: better)
      )
    )
  }

  /// Reports a known key without its colon in a flow mapping: `url "https://…"`.
  private mutating func reportMissingColon(after key: String, in entry: Node) {
    let end = Int(entry.range.start) + key.utf8.count
    let written = entry.tree.file.text(entry.range).dropFirst(key.count)
    findings.add(
      Finding(
        "syntax-error",
        "expected `:` after `\(key)`",
        at: SourceRange(Int(entry.range.start), end),
        help: "write `\(key):\(written)`",
        fix: Fix("insert `:`", replacing: SourceRange(end, end), with: ":")
      )
    )
  }

  /// Reports each missing key, or one finding for all of them if the mapping is empty.
  mutating func reportMissing<Key: MappingKey>(_ keys: [Key], in mapping: Node) {
    guard keys.count > 1, mapping.entries.first(where: { _ in true }) == nil else {
      for key in keys { reportMissing(key, in: mapping) }
      return
    }
    findings.add(
      Finding(
        "missing-key",
        "no key; \(Key.owner) needs \(keys.map { "`\($0.rawValue)`" }.joined(separator: ", "))",
        at: mapping.range,
        help: "write the keys of \(Key.owner)"
      )
    )
  }

  mutating func reportMissing<Key: MappingKey>(_ key: Key, in mapping: Node) {
    let file = mapping.tree.file
    // The location is the mapping's key, or the start of the mapping if it has no key.
    let start = mapping.range.start
    let place =
      mapping.keyRange ?? SourceRange(start, min(start + 1, UInt32(file.bytes.count)))
    findings.add(
      Finding(
        "missing-key",
        "missing key `\(key.rawValue)` in \(Key.owner)",
        at: place,
        help: "add `\(key.rawValue)`: \(key.spec.summary) (\(key.spec.value.name))"
      )
    )
  }
}
