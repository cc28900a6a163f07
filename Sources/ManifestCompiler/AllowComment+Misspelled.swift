internal import ManifestDiagnostics

extension AllowComment {
  /// A comment that does not begin with `nd-config:`, but was probably meant to.
  static func misspelled(_ text: CommentText, _ range: SourceRange) -> Reading {
    var text = text
    let whole = text.rest.value
    text.skipSpaces()
    guard !text.skip("#") else { return .other }
    let name = text.word()
    let isNamed = name.value.utf8.lazy.filter { $0 != UInt8(ascii: "-") && $0 != UInt8(ascii: "_") }
      .map(\.lowercased).elementsEqual("ndconfig".utf8)
    let hasColon = text.skip(":")
    text.skipSpaces()
    let verb = text.word().value
    text.skipSpaces()
    let id = text.ruleID().value
    // Most comments are prose, and comparing spellings takes long.
    let hasExample =
      whole.utf8.contains(UInt8(ascii: "#")) && whole.contains(" # nd-config: allow ")
    guard isNamed || hasExample || isRule(id) || isRule(verb) else { return .other }
    let isMeant =
      if isNamed, hasColon {
        true
      } else if isNamed || isNear(name.value, "nd-config"), isNear(verb, "allow") {
        // `nd-config allows one row …` is prose.
        isRule(id) || isNamed && id.isEmpty
      } else if isNear(name.value, "nd-config-allow") || isNear(name.value, "allow") {
        isRule(verb)
      } else {
        // After other words; in backticks, it is an example.
        hasExample
      }
    guard isMeant else { return .other }
    return malformed(
      "expected a comment of the form `# nd-config: allow RULE: reason`",
      at: range,
      about: isRule(id) ? id : isRule(verb) ? verb : nil
    )
  }

  static func isMeantToAllow(_ verb: String) -> Bool {
    isNear(verb, "allow") || ["ignore", "disable", "suppress"].contains(verb.lowercased())
  }

  private static func isNear(_ word: String, _ name: String) -> Bool {
    word.utf8.count > 3 && nearestName(to: word.lowercased(), among: [name]) != nil
  }

  static func isRule(_ id: String) -> Bool {
    Findings.page(for: id) != nil || BreakingChangeID(rawValue: id) != nil
  }
}
