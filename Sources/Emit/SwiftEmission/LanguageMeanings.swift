package import CountryManifest
internal import ManifestFindings

/// The product's language for tags whose first subtag does not say it.
///
/// If a tag of a user begins with no tag of this table, it means the language of its first subtag. The table has other
/// codes for a language (`iw` → `he`). If the product has a language in several scripts, the table also has the tags
/// that select a script (`zh-tw` → `zh-hant`).
package struct LanguageMeanings {
  /// The tags and their meanings, both in lowercase; sorted by tag.
  package let entries: [(tag: String, meaning: String)]

  package init(_ manifest: ResolvedManifest) {
    let standards = manifest.standards
    var scripts: [String: Set<String>] = [:]
    for locale in Set(manifest.countries.flatMap(\.languages).map(\.locale.value)) {
      let (language, script) = Self.parts(of: locale, standards)
      scripts[language, default: []].insert(script)
    }
    var meanings: [String: String] = [:]
    for (language, scripts) in scripts where scripts.count > 1 {
      for script in scripts { meanings["\(language)-\(script)"] = "\(language)-\(script)" }
      for tag in standards.likelySubtags.keys where tag == language || tag.hasPrefix("\(language)-")
      {
        let script = Self.parts(of: tag, standards).script
        if scripts.contains(script) { meanings[tag] = "\(language)-\(script)" }
      }
    }
    for (code, replacement) in standards.languages.rows where replacement != "-" {
      let (language, script) = Self.parts(of: replacement, standards)
      guard let known = scripts[language], known.contains(script) else { continue }
      meanings[code] = known.count > 1 ? "\(language)-\(script)" : language
    }
    entries = meanings.map { ($0.key.lowercased(), $0.value.lowercased()) }.sorted { $0 < $1 }
  }

  /// The language of a tag, and the script that the tag has or most likely has: `zh` and `Hant` for `zh-TW`.
  private static func parts(
    of text: String,
    _ standards: Standards
  ) -> (language: String, script: String) {
    guard let tag = try? LanguageTag(text, standards) else { return (text, "") }
    return (tag.language, tag.script ?? standards.likelyScript(tag) ?? "")
  }
}
