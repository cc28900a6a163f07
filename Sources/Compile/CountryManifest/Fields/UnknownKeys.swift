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
    findings.add(
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
    findings.add("unknown-key", "unknown key `\(node.text)`", at: node.range, help: help)
  }

  /// Whether an environment has a name, or none could be read; an unknown name is reported at its first use.
  mutating func isEnvironment(_ name: Located<String>) -> Bool {
    if environments.isEmpty || environments.contains(name.value) { return true }
    guard missingEnvironments.insert(name.value).inserted else { return false }
    let near = meantKey(name.value, among: environments)
    findings.add(
      "unknown-key",
      "no environment is named `\(name.value)`",
      at: name.range,
      help: near.map { "write `\($0)`, or add `\(name.value)` to `environments`" }
        ?? "add `\(name.value)` to `environments`, or delete it"
    )
    return false
  }

  mutating func reportMissing(_ name: String, at place: SourceRange, _ shape: MappingShape) {
    guard let spec = shape[name] else { return }
    findings.add(
      "missing-key",
      "missing key `\(name)` in \(shape.owner)",
      at: place,
      help: "add `\(name)`: \(spec.summary) (\(spec.value.name))"
    )
  }
}
