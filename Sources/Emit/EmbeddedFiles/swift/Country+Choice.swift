public import Foundation

nonisolated extension Country {
  /// Sorts countries by name, in the alphabetical order of the language.
  ///
  /// By default, sorts the countries that are open to users.
  public static func sortedByName(
    _ countries: [Country] = live,
    in language: AppLanguage
  ) -> [Country] {
    let locale = Locale(identifier: language.rawValue)
    return countries.map { ($0, name: $0.name(in: language)) }
      .sorted { $0.name.compare($1.name, locale: locale) == .orderedAscending }
      .map(\.0)
  }
}

nonisolated extension Country {
  /// The country with this ISO 3166-1 code.
  ///
  /// The case of ASCII letters is ignored.
  public init?(isoCode: String) {
    guard let country = Country(rawValue: isoCode.foldingASCII) else { return nil }
    self = country
  }

  /// The country of a locale's region.
  public init?(locale: Locale) {
    guard let region = locale.region?.identifier else { return nil }
    self.init(isoCode: region)
  }

  /// The flag, as the emoji made of the code's two letters.
  public var flag: String {
    let signs = isoCode.unicodeScalars.compactMap { Unicode.Scalar(0x1F1E6 - 0x41 + $0.value) }
    return String(String.UnicodeScalarView(signs))
  }

  /// Suggests a country for a user if you only know their languages, from
  /// `Locale.preferredLanguages` or ``Language/tags(ofHeader:)``.
  ///
  /// The first tag that gives a country decides. A tag gives, of the countries with one of these
  /// statuses:
  ///
  /// 1. the country of its region
  /// 2. or else the first country whose default language it means
  /// 3. or else the first country that has its language
  ///
  /// If no tag gives a country, it is the default country.
  public static func suggested(for tags: [String], statuses: Set<Status> = [.live]) -> Country {
    let countries = allCases.filter { statuses.contains($0.status) }
    let meanings = countries.map { $0.languages.map { UserTag($0.locale)?.meaning } }
    for tag in tags.compactMap(UserTag.init) {
      if let country = tag.region.flatMap({ Country(isoCode: $0) }), countries.contains(country) {
        return country
      }
      let place =
        meanings.firstIndex { $0.first == tag.meaning }
        ?? meanings.firstIndex { $0.contains(tag.meaning) }
      if let place { return countries[place] }
    }
    return .default
  }

  /// Chooses the country's language for a user's language tags, by the lookup of RFC 4647.
  ///
  /// It is the language of the first tag that names one of the country's languages, or means the
  /// same language. If there is no such tag, it is the default language.
  public func language(for tags: [String]) -> Language {
    let languages = languages
    let own = languages.map { UserTag($0.locale) }
    for tag in tags.compactMap(UserTag.init) {
      let exact = tag.prefixes.lazy.compactMap { prefix in own.firstIndex { $0?.text == prefix } }
      let place = exact.first ?? own.firstIndex { $0?.meaning == tag.meaning }
      if let place { return languages[place] }
    }
    return languages[0]
  }
}

nonisolated extension Language {
  /// The tags of an `Accept-Language` header, most preferred first, without `*` and without tags of
  /// quality 0.
  ///
  /// Elements that do not follow the syntax of RFC 9110 are ignored, and so is everything after
  /// 1,000 characters.
  public static func tags(ofHeader header: String) -> [String] {
    let text = String(decoding: header.utf16.prefix(1_000), as: UTF16.self)
    var elements = text.utf8.split(separator: UInt8(ascii: ","), omittingEmptySubsequences: false)
    // The limit may have cut the last element.
    if !header.utf16.dropFirst(1_000).isEmpty { elements.removeLast() }
    var found: [(tag: String, quality: Double)] = []
    for element in elements {
      let parts = element.split(separator: UInt8(ascii: ";"), omittingEmptySubsequences: false)
        .map { String(Substring($0)).trimmingCharacters(in: headerSpace) }
      guard UserTag.isTag(parts[0]) else { continue }
      let parameter = parts.dropFirst().first { $0.lowercased().hasPrefix("q=") } ?? "q=1"
      let quality = quality(String(parameter.dropFirst(2)))
      if quality > 0 { found.append((parts[0], quality)) }
    }
    // Tags of equal quality keep their order.
    return found.enumerated()
      .sorted { ($1.element.quality, $0.offset) < ($0.element.quality, $1.offset) }
      .map(\.element.tag)
  }

  private static let headerSpace = CharacterSet(charactersIn: " \t\r\n")

  /// A quality as RFC 9110 writes it, such as `0.85`; 0 if the text is none.
  private static func quality(_ text: String) -> Double {
    let hasForm =
      ["0", "1"].contains(text.prefix(1)) && ["", "."].contains(text.dropFirst().prefix(1))
      && text.utf8.count <= 5 && text.utf8.dropFirst(2).allSatisfy(\.isDigit)
    let value = hasForm ? Double(text.hasSuffix(".") ? text + "0" : text) ?? 0 : 0
    return value <= 1 ? value : 0
  }
}

/// A language tag of a user, in lowercase and with hyphens.
nonisolated private struct UserTag {
  let text: String
  private let subtags: [Substring]

  /// Nil if the text is not a language tag or is longer than 64 bytes.
  init?(_ text: String) {
    let text = text.replacing("_", with: "-")
    guard Self.isTag(text) else { return nil }
    self.text = text.lowercased()
    subtags = self.text.split(separator: "-")
  }

  /// Whether a text is a language tag: parts of one to eight ASCII letters or digits, separated by
  /// hyphens, at most 64 characters in total.
  ///
  /// A tag whose first part is a single letter names no language and is rejected.
  static func isTag(_ text: String) -> Bool {
    guard text.utf8.count <= 64 else { return false }
    let subtags = text.utf8.split(separator: UInt8(ascii: "-"), omittingEmptySubsequences: false)
    return subtags[0].count > 1
      && subtags.allSatisfy { 1...8 ~= $0.count && $0.allSatisfy(\.isLetterOrDigit) }
  }

  /// The first two-letter part after the language and before any single-letter part.
  var region: String? {
    let plain = subtags.dropFirst().prefix { $0.utf8.count > 1 }
    return plain.first { $0.utf8.count == 2 }.map(String.init)
  }

  /// The tag, then the tag without its last subtag, and so on.
  ///
  /// As in RFC 4647, no prefix ends with a single-letter subtag.
  var prefixes: [String] {
    (1...subtags.count).reversed().filter { subtags[$0 - 1].utf8.count > 1 }
      .map { subtags.prefix($0).joined(separator: "-") }
  }

  /// The language that the tag means, with its script if the product has the language in several
  /// scripts.
  var meaning: String {
    prefixes.lazy.compactMap { Language.meanings[$0] }.first ?? String(subtags[0])
  }
}
