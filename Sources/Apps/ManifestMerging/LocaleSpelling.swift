internal import AppFileFormats
internal import ManifestFindings

/// How a Smartling configuration spells the app's names of locales: `pt-BR`, `pt_BR`, `values-pt-rBR`, `b+pt+BR` or
/// `pt-BR.lproj`.
package struct LocaleSpelling: Sendable, Equatable {
  /// How the subtags of a locale, such as `pt` and `BR`, are joined.
  enum Joining: CaseIterable, Sendable {
    case hyphen, underscore
    /// As in Android's resource qualifiers: `pt-rBR`, but `b+sr+Latn` for a tag with a script, a variant or a numeric
    /// region.
    case region
    /// As in Android's notation for BCP 47 tags: `b+pt+BR`.
    case plus
  }

  var prefix = ""
  var suffix = ""
  var joining: Joining
  var isLowercase = false

  /// Detects the spelling from the value in `app.yaml`, which is `pt-BR` in the app's spelling; nil for any other
  /// value.
  package init?(example: String) {
    guard let name = LocaleName(example), name.subtags.map({ $0.lowercased() }) == ["pt", "br"],
      let joining = name.joinings.first
    else { return nil }
    self.init(name, joining)
  }

  private init(_ name: LocaleName, _ joining: Joining) {
    prefix = name.prefix
    suffix = name.suffix
    isLowercase = name.isLowercase ?? false
    self.joining = joining
  }

  func text(_ value: String) -> String {
    guard let name = LocaleName(value) else { return value }
    let subtags = isLowercase ? name.subtags.map { $0.lowercased() } : name.subtags
    let body: String
    switch joining {
    case .hyphen: body = subtags.joined(separator: "-")
    case .underscore: body = subtags.joined(separator: "_")
    case .region where subtags.count == 1: body = subtags[0]
    case .region where subtags.count == 2 && subtags[1].utf8.count == 2:
      body = subtags.joined(separator: "-r")
    case .plus where subtags.count == 1: body = subtags[0]
    case .region, .plus: body = "b+" + subtags.joined(separator: "+")
    }
    return prefix + body + suffix
  }

  /// Detects how a file spells locales; if its locales do not show how subtags are joined, the values in `ours` decide.
  ///
  /// - Returns: the spelling; nil if the file has no locale.
  /// - Throws: if two locales are spelled in different ways.
  static func learned(
    from neighbors: [(value: String, range: Range<Int>)],
    ours: [String]
  ) throws(FileRefusal) -> LocaleSpelling? {
    var form: LocaleSpelling?
    var joinings = Joining.allCases
    // For error messages: the first locale, the last one that reduced `joinings`, and the last one that shows whether
    // subtags are in lowercase.
    var first: (value: String, range: Range<Int>)?
    var narrowed: (value: String, range: Range<Int>)?
    var cased: (value: String, range: Range<Int>)?
    for neighbor in neighbors {
      guard let name = LocaleName(neighbor.value) else { continue }
      if let form, form.prefix != name.prefix || form.suffix != name.suffix {
        throw .mixedForms(neighbor, first ?? neighbor)
      }
      form = form ?? LocaleSpelling(name, .hyphen)
      first = first ?? neighbor
      let both = joinings.filter(name.joinings.contains)
      guard !both.isEmpty else { throw .mixedForms(neighbor, narrowed ?? neighbor) }
      if both != joinings { narrowed = neighbor }
      joinings = both
      if let isLowercase = name.isLowercase {
        if let cased, form?.isLowercase != isLowercase { throw .mixedForms(neighbor, cased) }
        form?.isLowercase = isLowercase
        cased = neighbor
      }
    }
    let own = ours.lazy.compactMap { LocaleName($0) }.first { $0.joinings.count == 1 }
    let joining = own?.joinings.first { joinings.contains($0) } ?? joinings.first
    form?.joining = joining ?? .hyphen
    return form
  }
}

/// The parts of a locale name, such as `values-pt-rBR`; the initializer returns nil for other names, such as `Base`.
private struct LocaleName {
  var prefix = ""
  var suffix = ""
  var subtags: [String]
  /// The ways of joining that produce this name: all of them for `pt`, only `hyphen` for `pt-BR`.
  var joinings: [LocaleSpelling.Joining]
  /// Whether the script and the region are in lowercase; nil if they have no letters.
  var isLowercase: Bool?

  init?(_ text: String) {
    var body = text[...]
    if body.hasPrefix("values-") {
      prefix = "values-"
      body = body.dropFirst(prefix.count)
    }
    if body.hasSuffix(".lproj") {
      suffix = ".lproj"
      body = body.dropLast(suffix.count)
    }
    (subtags, joinings) = Self.parts(String(body))
    guard let language = subtags.first, (2...3).contains(language.utf8.count),
      language.utf8.allSatisfy(\.isLowercaseLetter),
      subtags.dropFirst().prefix(while: { $0 != "x" }).allSatisfy(Self.isSubtag)
    else { return nil }
    // Variants and private-use subtags are lowercase in every spelling, so they do not show the case.
    let rest = subtags.dropFirst().prefix { $0.utf8.count < 5 && $0 != "x" }.joined()
    if rest.utf8.contains(where: \.isLetter) { isLowercase = rest == rest.lowercased() }
  }

  private static func parts(_ body: String) -> ([String], [LocaleSpelling.Joining]) {
    let split = { (separator: Character) in
      body.split(separator: separator, omittingEmptySubsequences: false).map(String.init)
    }
    if body.hasPrefix("b+") {
      let subtags = Array(split("+").dropFirst())
      let isRegion = subtags.count == 2 && subtags[1].utf8.count == 2
      return (subtags, isRegion ? [.plus] : [.region, .plus])
    }
    if body.contains("_") { return (split("_"), [.underscore]) }
    let parts = split("-")
    guard parts.count > 1 else { return (parts, LocaleSpelling.Joining.allCases) }
    if parts.count == 2, parts[1].utf8.count == 3, parts[1].hasPrefix("r"),
      parts[1].dropFirst().utf8.allSatisfy(\.isUppercaseLetter)
    {
      return ([parts[0], String(parts[1].dropFirst())], [.region])
    }
    return (parts, [.hyphen])
  }

  /// Whether a text is a script, a region or a variant.
  private static func isSubtag(_ text: String) -> Bool {
    switch text.utf8.count {
    case 2: text.utf8.allSatisfy(\.isLetter)
    case 3: text.utf8.allSatisfy(\.isDigit)
    case 4: text.utf8.allSatisfy(\.isLetter) || text.utf8.first.map(\.isDigit) == true
    case 5...8: text.utf8.allSatisfy(\.isLetterOrDigit)
    default: false
    }
  }
}

extension FileRefusal {
  fileprivate static func mixedForms(
    _ locale: (value: String, range: Range<Int>),
    _ other: (value: String, range: Range<Int>)
  ) -> FileRefusal {
    .noLocation(
      "`\(locale.value)` and `\(other.value)` are in two forms, so it is unclear how to write ours",
      at: locale.range,
      related: [Finding.Related("the other form", at: SourceRange(other.range))],
      help: "write both in one form, or give the form in app.yaml:"
        + " `ios_form` or `android_form` under `smartling`, with `pt-BR` as this file would write it"
    )
  }
}
