internal import ManifestFindings
internal import YAMLTree

/// The decoder's findings about keys that are unknown, missing or used instead of another key.
extension ManifestDecoder {
  /// The keys that a mapping does not use yet; an unknown key may be a misspelling of one of them.
  func unusedKeys(of mapping: Node, _ shape: MappingShape, others: [String]) -> [String] {
    let used = Set(mapping.entries.map(\.key.text))
    return (shape.keys.map(\.name) + others).filter { !used.contains($0) }
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

  mutating func reportUnknownKey(_ node: Node, _ shape: MappingShape, others: [String]) {
    guard !findings.isFull else { return }
    // Statements instead of `??` with closures, because for closures the compiler infers one of two types,
    // which varies from build to build.
    let help: String
    if shape.keys.isEmpty {
      help = "write `{}`, because \(shape.owner) has no settings"
    } else if case .mapping(let inner)? = shape.others?.value,
      inner.index(of: node.text) != nil, let name = others.first
    {
      help = "write it below an environment, such as `\(name): { \(node.text): … }`"
    } else if let owner = ManifestSchema.owner(of: node.text) {
      help = "move it to \(owner.name) (`\(owner.path)`), or delete it"
    } else {
      let names = shape.keys.map(\.name) + others
      help = "use one of the keys of \(shape.owner): \(listing(names))"
    }
    findings.add(
      Finding("unknown-key", "unknown key `\(node.text)`", at: node.range, help: help)
    )
  }

  /// Reports each undefined environment that several services use, once per name.
  mutating func reportMissingEnvironments(_ services: Node) {
    guard services.kind == .mapping else { return }
    let known = Set(environments + Service.table.shape.keys.map(\.name))
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
    missingEnvironments = missing.map(\.key)
  }

  /// Reports each missing key, or one finding for all of them if the mapping is empty.
  mutating func reportMissing(_ keys: [Int], in mapping: Node, _ shape: MappingShape) {
    let names = keys.map { shape.keys[$0].name }
    guard keys.count > 1, mapping.entries.first(where: { _ in true }) == nil else {
      for name in names { reportMissing(name, in: mapping, shape) }
      return
    }
    findings.add(
      Finding(
        "missing-key",
        "no key; \(shape.owner) needs \(names.map { "`\($0)`" }.joined(separator: ", "))",
        at: mapping.range,
        help: "write the keys of \(shape.owner)"
      )
    )
  }

  mutating func reportMissing(_ name: String, in mapping: Node, _ shape: MappingShape) {
    guard let key = shape.index(of: name) else { return }
    let spec = shape.keys[key].spec
    let file = mapping.tree.file
    // The location is the mapping's key, or the start of the mapping if it has no key.
    let start = mapping.range.start
    let place =
      mapping.keyRange ?? SourceRange(start, min(start + 1, UInt32(file.bytes.count)))
    findings.add(
      Finding(
        "missing-key",
        "missing key `\(name)` in \(shape.owner)",
        at: place,
        help: "add `\(name)`: \(spec.summary) (\(spec.value.name))"
      )
    )
  }
}
