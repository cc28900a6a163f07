internal import ManifestFindings

/// A BCP 47 tag of language, script, region, variants and private use.
///
/// Examples are `it-IT`, `zh-Hans-CN`, `es-419`, `de-DE-1996` and `de-DE-x-simple`.
///
/// Extensions are rejected. They describe the format of dates, numbers and lists, not the texts of an app,
/// and the name of a language folder cannot contain them.
package struct LanguageTag: Sendable, Equatable {
  package var language: String
  package var script: String?
  /// A country code in lowercase, like the keys of `countries`, or three digits for a part of the world.
  package var region: String?
  /// The variants in the written order, which matters in BCP 47.
  package var variants: [String] = []
  /// The subtags after `x-`.
  package var privateUse: String?

  /// The reason why a text is not a valid tag.
  package enum Problem: Error, Equatable {
    case malformed
    case unknownLanguage(String)
    case unknownScript(String)
    case unknownRegion(String)
    case unknownVariant(String)
    /// The tag has extensions; `without` is the tag without them.
    case extended(String, without: String)
    /// The tag is valid but its canonical spelling differs.
    case notCanonical(canonical: String)
  }

  package init(language: String, script: String? = nil, region: String? = nil) {
    self.language = language
    self.script = script
    self.region = region
  }

  /// Parses a tag that must be well-formed, known and canonical.
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
    if let region = next, region.utf8.count == 2 || isNumeric(region) {
      // A region is a code from the table of countries, or a number for a part of the world.
      let code = region.lowercased()
      guard standards.isCountry(code) || isNumeric(region) else {
        return .failure(.unknownRegion(String(region)))
      }
      tag.region = code
      next = popSubtag(&rest)
    }
    while let variant = next, isVariant(variant) {
      let variant = variant.lowercased()
      guard !tag.variants.contains(variant) else { return .failure(.malformed) }
      tag.variants.append(variant)
      next = popSubtag(&rest)
    }
    var extensions: [Substring] = []
    while let singleton = next, singleton.utf8.count == 1, singleton.lowercased() != "x" {
      let start = extensions.count
      repeat {
        next.map { extensions.append($0) }
        next = popSubtag(&rest)
      } while next.map { (2...8).contains($0.utf8.count) } ?? false
      guard extensions.count > start + 1 else { return .failure(.malformed) }
    }
    if let singleton = next, singleton.lowercased() == "x" {
      var subtags: [String] = []
      while let subtag = popSubtag(&rest) { subtags.append(subtag.lowercased()) }
      guard !subtags.isEmpty, subtags.allSatisfy({ (1...8).contains($0.utf8.count) }) else {
        return .failure(.malformed)
      }
      tag.privateUse = subtags.joined(separator: "-")
      next = nil
    }
    guard next == nil else { return .failure(.malformed) }
    return check(tag, text, extensions.joined(separator: "-"), standards)
  }

  /// Removes and returns the subtag before the next separator; `rest` is nil after the last subtag.
  private static func popSubtag(_ rest: inout Substring.UTF8View?) -> Substring? {
    guard let text = rest else { return nil }
    let end = text.firstIndex { $0 == UInt8(ascii: "-") || $0 == UInt8(ascii: "_") }
    rest = end.map { text[text.index(after: $0)...] }
    return Substring(text[..<(end ?? text.endIndex)])
  }

  private static func check(
    _ tag: LanguageTag,
    _ text: String,
    _ extensions: String,
    _ standards: Standards
  ) -> Result<LanguageTag, Problem> {
    var canonical = tag
    switch standards.languages[tag.language] {
    case nil: return .failure(.unknownLanguage(tag.language))
    case "-": break
    case let replacement?:
      // A replacement can include a script or a region: `sh` → `sr-Latn`, `cnr` → `sr-ME`.
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
    for (index, variant) in tag.variants.enumerated() {
      guard let replacement = standards.variants[variant] else {
        let written = text.split { "-_".contains($0) }.first { $0.lowercased() == variant }
        return .failure(.unknownVariant(String(written ?? variant[...])))
      }
      if replacement != "-" { canonical.variants[index] = replacement }
    }
    let spelled = canonical.text
    guard extensions.isEmpty else { return .failure(.extended(extensions, without: spelled)) }
    return spelled == text ? .success(tag) : .failure(.notCanonical(canonical: spelled))
  }

  private static func isNumeric(_ text: Substring) -> Bool {
    text.utf8.count == 3 && text.utf8.allSatisfy(\.isDigit)
  }

  /// Whether a subtag has the form of a variant: `valencia`, `1996`.
  package static func isVariant(_ text: Substring) -> Bool {
    (5...8).contains(text.utf8.count)
      || text.utf8.count == 4 && text.utf8.first.map(\.isDigit) == true
  }

  /// The tag as a text: `it-IT`, `zh-Hans-CN`, `de-DE-1996`.
  package var text: String {
    var text = language
    // Appended, not interpolated, for speed: every locale of a manifest is formatted once to compare it.
    if let script {
      text += "-"
      text += script
    }
    if let region {
      text += "-"
      text += region.uppercased()
    }
    for variant in variants {
      text += "-"
      text += variant
    }
    if let privateUse {
      text += "-x-"
      text += privateUse
    }
    return text
  }

  /// The app language of this locale if its entry has no `lproj`.
  ///
  /// The region is dropped if it is the likely region of the language in CLDR: `it-IT` → `it`, `it-CH` → `it-CH`.
  package func appLanguage(_ standards: Standards) -> String {
    guard let region else { return text }
    let spoken = LanguageTag(language: language, script: script).text
    guard standards.likelyRegion(spoken) == region else { return text }
    var short = self
    short.region = nil
    return short.text
  }
}

/// The parsed tags of all locales of the manifest.
package struct LocaleTags: Sendable {
  private let tags: [[LanguageTag?]]

  init(_ manifest: Manifest, _ standards: Standards) {
    tags = manifest.countries.map { row in
      row.languages.map { try? LanguageTag.parse($0.locale.value, standards).get() }
    }
  }

  /// The tag of a locale, by the index of its country and of its entry; nil if the locale is invalid.
  package func valid(_ country: Int, _ language: Int) -> LanguageTag? { tags[country][language] }
}

/// Android's form of language tags in the names of resource folders: `values-it`, `values-en-rGB`.
package enum AndroidQualifier {
  /// Current language codes with the withdrawn ISO 639 codes that Android still uses for them.
  package static let withdrawnCodes = ["he": "iw", "id": "in", "yi": "ji"]

  /// The qualifier of a tag: `it`, `en-rGB`, `b+es+419`, `b+de+1996`.
  ///
  /// Android allows at most one variant and no private use, so these parts of the tag are dropped.
  ///
  /// The form with `b+` is needed for scripts, numeric regions and variants.
  package static func text(_ tag: LanguageTag) -> String {
    let language = withdrawnCodes[tag.language] ?? tag.language
    let region = tag.region?.uppercased()
    let rest = [tag.script, region, tag.variants.first].compactMap(\.self)
    if rest.isEmpty { return language }
    if let region, rest.count == 1, !region.utf8.allSatisfy(\.isDigit) {
      return "\(language)-r\(region)"
    }
    return (["b", language] + rest).joined(separator: "+")
  }

  /// The tag of a valid qualifier: `de-simple` for `b+de+simple`, `en-GB` for `en-rGB`, `he` for `iw`.
  static func tag(of qualifier: String) -> String {
    var subtags = qualifier.split { $0 == "-" || $0 == "+" }.map(String.init)
    if qualifier.hasPrefix("b+") {
      subtags.removeFirst()
    } else if subtags.count > 1 {
      subtags[1].removeFirst()
    }
    let known = withdrawnCodes.first { $0.value == subtags[0] }
    return ([known?.key ?? subtags[0]] + subtags.dropFirst()).joined(separator: "-")
  }

  /// The tag without its private use, and without all variants but the first.
  static func plain(_ tag: String) -> String {
    let subtags = tag.split(separator: "-").prefix { $0 != "x" }
    let variants = subtags.indices.dropFirst().filter { LanguageTag.isVariant(subtags[$0]) }
    return subtags.prefix(upTo: variants.dropFirst().first ?? subtags.endIndex)
      .joined(separator: "-")
  }
}
