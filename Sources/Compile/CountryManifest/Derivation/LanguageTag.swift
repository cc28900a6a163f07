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

  package init(language: String, script: String? = nil, region: String? = nil) {
    self.language = language
    self.script = script
    self.region = region
  }

  /// Parses a tag that must be well-formed, known and canonical.
  package init(_ text: String, _ standards: Standards) throws(TextProblem) {
    try self.init(inAnySpelling: text, standards)
    let canonical = self.text
    guard canonical == text else {
      let problem = "is not canonical; expected `\(canonical)`"
      throw TextProblem(problem, help: "write `\(canonical)`")
    }
  }

  /// Parses a tag that need not be canonical, such as `pt_br` or `iw`; the result is canonical.
  package init(inAnySpelling text: String, _ standards: Standards) throws(TextProblem) {
    let malformed = TextProblem("")
    var rest = text.split(omittingEmptySubsequences: false) { $0 == "-" || $0 == "_" }[...]
    guard rest.allSatisfy({ $0.utf8.allSatisfy(\.isLetterOrDigit) }), let first = rest.popFirst(),
      (2...3).contains(first.utf8.count), first.utf8.allSatisfy(\.isLetter)
    else { throw malformed }
    language = first.lowercased()
    if let script = rest.first, script.utf8.count == 4, script.utf8.allSatisfy(\.isLetter) {
      self.script = script.prefix(1).uppercased() + script.dropFirst().lowercased()
      rest.removeFirst()
    }
    if let region = rest.first, region.utf8.count == 2 || Self.isNumeric(region) {
      // A region is a code from the table of countries, or a number for a part of the world.
      let code = region.lowercased()
      guard standards.isCountry(code) || Self.isNumeric(region) else {
        throw TextProblem("has the unknown region `\(region)`")
      }
      self.region = code
      rest.removeFirst()
    }
    while let variant = rest.first?.lowercased(), Self.isVariant(variant[...]) {
      guard !variants.contains(variant) else { throw malformed }
      variants.append(variant)
      rest.removeFirst()
    }
    if rest.first?.lowercased() == "x" {
      let subtags = rest.dropFirst().map { $0.lowercased() }
      guard !subtags.isEmpty, subtags.allSatisfy({ (1...8).contains($0.utf8.count) }) else {
        throw malformed
      }
      privateUse = subtags.joined(separator: "-")
      rest = []
    }
    let singleton = rest.count > 1 ? rest.first?.lowercased() : nil
    guard rest.isEmpty || singleton == "t" || singleton == "u" else { throw malformed }
    try makeCanonical(standards)
    if let singleton {
      let problem = "has the extension `\(singleton)`, which names no language"
      throw TextProblem(problem, help: "write `\(self.text)`")
    }
  }

  private mutating func makeCanonical(_ standards: Standards) throws(TextProblem) {
    guard let replacement = standards.languages[language] else {
      throw TextProblem("has the unknown language `\(language)`")
    }
    if let script, !standards.scripts.contains(script) {
      throw TextProblem("has the unknown script `\(script)`")
    }
    if replacement != "-" {
      // A replacement can include a script or a region: `sh` → `sr-Latn`, `cnr` → `sr-ME`.
      let parts = replacement.split(separator: "-").map(String.init)
      language = parts[0]
      for part in parts.dropFirst() {
        if part.count == 4, script == nil { script = part }
        if part.count == 2, region == nil { region = part.lowercased() }
      }
    }
    for (index, variant) in variants.enumerated() {
      guard let replacement = standards.variants[variant] else {
        throw TextProblem("has the unknown subtag `\(variant)`")
      }
      if replacement != "-" { variants[index] = replacement }
    }
  }

  private static func isNumeric(_ text: Substring) -> Bool {
    text.utf8.count == 3 && text.utf8.allSatisfy(\.isDigit)
  }

  /// Whether a subtag has the form of a variant: `valencia`, `1996`.
  private static func isVariant(_ text: Substring) -> Bool {
    (5...8).contains(text.utf8.count)
      || text.utf8.count == 4 && text.utf8.first.map(\.isDigit) == true
  }

  /// The tag as a text: `it-IT`, `zh-Hans-CN`, `de-DE-1996`.
  package var text: String {
    let ends = variants + [privateUse.map { "x-\($0)" }].compactMap(\.self)
    return ([language, script, region?.uppercased()].compactMap(\.self) + ends)
      .joined(separator: "-")
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
}
