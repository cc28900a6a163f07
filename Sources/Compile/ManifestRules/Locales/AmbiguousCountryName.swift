internal import CountryManifest
internal import ManifestFindings

struct AmbiguousCountryName: ValidationRule {
  static let id: RuleID = "ambiguous-country-name"
  static let severity = Finding.Severity.error
  static let summary = "two countries have the same name in an app language"
  static let explanation = """
    People choose a country by its name, so each country needs a distinct one. Examples are the two
    Congos, the two Koreas and the Guineas.

    ```yaml
    countries:
      cd: { name: Congo }
      cg: { name: Congo }
      #           ^^^^^ error: `Congo` is also the name of Congo - Kinshasa in `en`
    ```
    """

  func check(_ manifest: Manifest, in context: inout RuleContext) {
    // In every language, CLDR's names are distinct. Two names can be equal only if one of them is written in the
    // manifest, or is used because CLDR lacks a name.
    let development = manifest.developmentLanguageTag
    var written: [String: EntryByCountry] = [:]
    for country in manifest.countries.indices {
      if manifest.countries[country].name != nil, written[development] == nil {
        written[development] = [:]
      }
      let names = manifest.countries[country].names
      // If a row has several names in a language, the first one applies.
      for entry in names.indices.reversed() {
        written[names[entry].language.value, default: [:]][country] = entry
      }
    }
    var reported: Set<[Int]> = []
    for language in context.appLanguages.names {
      let isComplete = context.namesEveryCountry(in: language)
      guard !isComplete || written[language] != nil else { continue }
      let names = UsedNames(
        written: written[language] ?? [:],
        isDevelopment: language == development,
        standardNames: context.standards.names(in: language),
        fallback: isComplete ? nil : context.standards.names(in: development),
        standards: context.standards
      )
      guard names.mayRepeat(manifest) else { continue }
      var owners: [String: Int] = Dictionary(minimumCapacity: manifest.countries.count)
      for country in manifest.countries.indices {
        guard let name = names.name(of: manifest.countries[country], at: country) else { continue }
        guard let owner = owners[name] else {
          owners[name] = country
          continue
        }
        guard reported.insert([owner, country]).inserted else { continue }
        report(name, language, owner, country, manifest, in: &context)
      }
    }
  }

  /// For one language: the index of a row's name in that language among the row's `names`, by the country's index.
  ///
  /// Without this table, each country's names would be searched once per language.
  private typealias EntryByCountry = [Int: Int]

  /// The names that the app shows in one language.
  private struct UsedNames {
    let written: EntryByCountry
    let isDevelopment: Bool
    let standardNames: Standards.CountryNames
    /// The names in the development language, which are used if CLDR lacks a name; nil if CLDR has all names.
    let fallback: Standards.CountryNames?
    let standards: Standards

    func name(of row: borrowing Country, at position: Int) -> String? {
      if isDevelopment, let name = row.name?.value { return name }
      if let entry = written[position] { return row.names[entry].text.value }
      let code = row.code.value
      if let name = standardNames.name(of: code) { return name }
      guard let fallback, standards.isCountry(code) else { return nil }
      return row.name?.value ?? fallback.name(of: code) ?? standards.englishName(code)
    }

    /// Whether two countries possibly have the same name.
    ///
    /// Compares hashes, which is cheaper than comparing texts.
    func mayRepeat(_ manifest: Manifest) -> Bool {
      var hashes = manifest.countries.indices.compactMap { position in
        name(of: manifest.countries[position], at: position)?.hashValue
      }
      hashes.sort()
      return zip(hashes, hashes.dropFirst()).contains { $0 == $1 }
    }
  }

  /// The text in a row that provides the country's name in a language; nil if the name is from CLDR.
  private func written(_ name: String, _ language: String, _ row: Country) -> Located<String>? {
    [row.name(in: language), row.name].compactMap(\.self).first { $0.value == name }
  }

  private func report(
    _ name: String,
    _ language: String,
    _ owner: Int,
    _ country: Int,
    _ manifest: Manifest,
    in context: inout RuleContext
  ) {
    let rows = (manifest.countries[country], manifest.countries[owner])
    let later = written(name, language, rows.0)
    let earlier = written(name, language, rows.1)
    let isEarlier = later == nil && earlier != nil
    let written = isEarlier ? earlier : later
    let place = written?.range ?? rows.0.code.range
    let named = isEarlier ? rows.1 : rows.0
    // `name` applies to every language for which the row has no other name.
    let known = context.standards.names(in: language).name(of: named.code.value)
    let other = isEarlier ? rows.0 : rows.1
    context.report(
      self,
      "`\(name)` is also the name of \(context.name(other)) in `\(language)`",
      at: place,
      related: [
        .init("the other country", at: (isEarlier ? nil : earlier)?.range ?? other.code.range)
      ],
      help: written != nil && known != nil && known != name
        ? "delete it (the default is `\(known ?? "")`), or give each country a distinct name"
        : "give each country a distinct name, because a country picker shows only the name"
    )
  }
}
