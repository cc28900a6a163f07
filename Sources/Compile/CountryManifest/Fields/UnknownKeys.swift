internal import ManifestFindings
internal import YAMLTree

/// The decoder's findings about keys that are unknown, missing or used instead of another key.
extension ManifestDecoder {
  /// The key that the author of a name probably meant; nil if none is similar.
  func meantKey(_ name: String, among candidates: [String]) -> String? {
    guard findings.needsNearNames else { return nil }
    return nearestName(to: LookAlike.corrected(name).lowercased(), among: candidates)
  }

  /// Reports a key that is near a known one.
  mutating func reportMisspelledKey(_ key: Node, _ near: String, isSafe: Bool) {
    report(
      "unknown-key",
      "unknown key `\(key.text)`",
      at: key.range,
      help: "rename it to `\(near)`",
      fix: Fix("rename to `\(near)`", replacing: key.range, with: near, isSafe: isSafe)
    )
  }

  mutating func reportUnknownKey(_ node: Node, _ shape: MappingShape, _ others: [String]) {
    guard !findings.isFull else { return }
    let help: String
    if shape.keys.isEmpty {
      help = "write `{}`, because \(shape.owner) has no settings"
    } else if let owner = ManifestSchema.owner(of: node.text) {
      help = "move it to \(owner.name) (`\(owner.path)`), or delete it"
    } else {
      help = "use one of the keys of \(shape.owner): \(listing(shape.keys.map(\.name) + others))"
    }
    report("unknown-key", "unknown key `\(node.text)`", at: node.range, help: help)
  }

  /// Reports the name of an environment that is not defined, at its first use.
  mutating func reportMissingEnvironment(_ name: Located<String>) {
    guard missingEnvironments.insert(name.value).inserted else { return }
    let near = meantKey(name.value, among: environments)
    report(
      "unknown-key",
      "no environment is named `\(name.value)`",
      at: name.range,
      help: near.map { "write `\($0)`, or add `\(name.value)` to `environments`" }
        ?? "add `\(name.value)` to `environments`, or delete it"
    )
  }

  mutating func reportMissing(_ name: String, in mapping: Node, _ shape: MappingShape) {
    guard let spec = shape[name] else { return }
    let file = mapping.tree.file
    // The location is the mapping's key, or the start of the mapping if it has no key.
    let start = mapping.range.start
    let place =
      mapping.keyRange ?? SourceRange(start, min(start + 1, UInt32(file.bytes.count)))
    report(
      "missing-key",
      "missing key `\(name)` in \(shape.owner)",
      at: place,
      help: "add `\(name)`: \(spec.summary) (\(spec.value.name))"
    )
  }
}
