internal import CountryManifest
internal import ManifestFindings

extension RuleContext {
  /// Reports each value whose key an earlier value has.
  ///
  /// `kind` names what the values share: "form field", or "file name" if different values can have the same key.
  mutating func reportDuplicates<Rule: ValidationRule, Key: Hashable>(
    _ rule: Rule,
    _ kind: String,
    _ values: [Located<String>],
    help: (Located<String>) -> String = { _ in "delete one of them" },
    key: (Located<String>) -> Key
  ) {
    guard values.count > 1 else { return }
    var first: [Key: Located<String>] = [:]
    for value in values {
      let key = key(value)
      guard let earlier = first[key] else {
        first[key] = value
        continue
      }
      report(
        rule,
        earlier.value == value.value
          ? "duplicate \(kind) `\(value.value)`"
          : "`\(value.value)` and `\(earlier.value)` are the same \(kind)",
        at: value.range,
        related: [.init("first used here", at: earlier.range)],
        help: help(value)
      )
    }
  }
}
