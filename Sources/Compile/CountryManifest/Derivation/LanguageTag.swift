internal import ManifestFindings

/// A BCP 47 tag of language, script and region: `it-IT`, `zh-Hans-CN`, `es-419`.
///
/// Variants, extensions and private use have no place in a locale of an app, and are refused.
package struct LanguageTag: Sendable, Equatable {
  package var language: String
  package var script: String?
  /// In lowercase, like the keys of countries; three digits for a part of the world.
  package var region: String?

  /// Why a text is not a tag, in words that follow "locale `x`".
  package enum Problem: Error, Equatable {
    case malformed
    case unknownLanguage(String)
    case unknownScript(String)
    case unknownRegion(String)
    /// A tag that has another spelling.
    case notCanonical(canonical: String)
  }

  package init(language: String, script: String? = nil, region: String? = nil) {
    self.language = language
    self.script = script
    self.region = region
  }

  /// The tag of a text that is well-formed, known and canonical.
  package static func parse(
    _ text: String,
    _ standards: Standards
  ) -> Result<LanguageTag, Problem> {
    let isTag = text.utf8.allSatisfy { byte in
      byte == UInt8(ascii: "-") || byte == UInt8(ascii: "_") || byte.isLetterOrDigit
    }
    var rest: Substring.UTF8View? = text.utf8[...]
    guard isTag, let first = popSubtag(&rest), (2...3).contains(first.utf8.count),
      first.utf8.allSatisfy(\.isLetter)
    else { return .failure(.malformed) }
    var tag = LanguageTag(language: first.lowercased())
    var next = popSubtag(&rest)
    if let script = next, script.utf8.count == 4, script.utf8.allSatisfy(\.isLetter) {
      tag.script = script.prefix(1).uppercased() + script.dropFirst().lowercased()
      next = popSubtag(&rest)
    }
    if let region = next {
      // The table of countries decides what a region is, besides the codes for parts of the world.
      let code = region.lowercased()
      guard standards.isCountry(code) || isNumeric(region) else {
        return .failure(region.utf8.count == 2 ? .unknownRegion(String(region)) : .malformed)
      }
      tag.region = code
    }
    guard rest == nil else { return .failure(.malformed) }
    return check(tag, text, standards)
  }

  /// Takes the subtag before the next separator off the rest, which is nil after the last one.
  private static func popSubtag(_ rest: inout Substring.UTF8View?) -> Substring? {
    guard let text = rest else { return nil }
    let end = text.firstIndex { $0 == UInt8(ascii: "-") || $0 == UInt8(ascii: "_") }
    rest = end.map { text[text.index(after: $0)...] }
    return Substring(text[..<(end ?? text.endIndex)])
  }

  private static func check(
    _ tag: LanguageTag,
    _ text: String,
    _ standards: Standards
  ) -> Result<LanguageTag, Problem> {
    var canonical = tag
    switch standards.languages[tag.language] {
    case nil: return .failure(.unknownLanguage(tag.language))
    case "-": break
    case let replacement?:
      // A replacement may bring its script or region along: `sh` → `sr-Latn`, `cnr` → `sr-ME`.
      let parts = replacement.split(separator: "-").map(String.init)
      canonical.language = parts[0]
      for part in parts.dropFirst() {
        if part.count == 4, canonical.script == nil { canonical.script = part }
        if part.count == 2, canonical.region == nil { canonical.region = part.lowercased() }
      }
    }
    if let script = tag.script, !standards.scripts.contains(script) {
      return .failure(.unknownScript(script))
    }
    let spelled = canonical.text
    return spelled == text ? .success(tag) : .failure(.notCanonical(canonical: spelled))
  }

  private static func isNumeric(_ text: Substring) -> Bool {
    text.utf8.count == 3 && text.utf8.allSatisfy(\.isDigit)
  }

  /// `it-IT`, `zh-Hans-CN`.
  package var text: String {
    var text = language
    // Not interpolated: every locale of a manifest is spelled once to compare it.
    if let script {
      text += "-"
      text += script
    }
    if let region {
      text += "-"
      text += region.uppercased()
    }
    return text
  }

  /// The app language that shows it unless its row says another: the language where CLDR's likely
  /// region is its own, else the whole tag.
  package func appLanguage(_ standards: Standards) -> String {
    let short = LanguageTag(language: language, script: script).text
    return region == nil || standards.likelyRegion(short) == region ? short : text
  }
}

/// The tags of all locales of the manifest, each parsed once.
package struct LocaleTags: Sendable {
  private let tags: [[Result<LanguageTag, LanguageTag.Problem>]]

  init(_ manifest: Manifest, _ standards: Standards) {
    tags = manifest.countries.map { row in
      row.languages.map { LanguageTag.parse($0.locale.value, standards) }
    }
  }

  /// The tag of a locale that is well-formed, known and canonical, by the positions of its country
  /// and of the entry in the country's languages.
  package func valid(_ country: Int, _ language: Int) -> LanguageTag? {
    try? tags[country][language].get()
  }

  /// Why a locale is not a valid tag; nil if it is one.
  package func problem(_ country: Int, _ language: Int) -> LanguageTag.Problem? {
    if case .failure(let problem) = tags[country][language] { problem } else { nil }
  }
}

/// Android's spelling of languages in the names of resource folders: `values-it`, `values-en-rGB`.
package enum AndroidQualifier {
  /// The languages that Android has under a code that ISO 639 has withdrawn.
  package static let withdrawnCodes = ["he": "iw", "id": "in", "yi": "ji"]

  /// The qualifier of a tag: `it`, `en-rGB`, or `b+es+419`.
  ///
  /// The last form is for scripts and numeric regions, for which the older one has no room.
  package static func text(_ tag: LanguageTag) -> String {
    let language = withdrawnCodes[tag.language] ?? tag.language
    guard let region = tag.region else {
      return tag.script.map { "b+\(language)+\($0)" } ?? language
    }
    if let script = tag.script { return "b+\(language)+\(script)+\(region.uppercased())" }
    let isNumeric = region.utf8.allSatisfy(\.isDigit)
    return isNumeric ? "b+\(language)+\(region)" : "\(language)-r\(region.uppercased())"
  }
}
