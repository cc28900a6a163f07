internal import CountryManifest
internal import ManifestDiagnostics

struct AmbiguousCountryName: ValidationRule {
  static let id: RuleID = "ambiguous-country-name"
  static let severity = Diagnostic.Severity.error
  static let summary = "two countries have the same name in an app language"
  static let explanation = """
    People choose a country by its name, so each needs a distinct one: think of the two Congos, the
    two Koreas and the Guineas.

    ```yaml
    countries:
      cd: { name: Congo }
      cg: { name: Congo }
      #           ^^^^^ error: `Congo` is also the name of Congo - Kinshasa in `en`
    ```
    """

  func check(_ manifest: Manifest, in context: inout RuleContext) {
    // CLDR's names are distinct in every language, so at least one of two equal names is written here.
    let development = manifest.developmentLanguageTag
    var languages: Set<String> = []
    for position in manifest.countries.indices {
      if manifest.countries[position].name != nil { languages.insert(development) }
      for (language, _) in manifest.countries[position].names { languages.insert(language.value) }
    }
    var reported: Set<[Int]> = []
    for language in context.appLanguages.names where languages.contains(language) {
      let standardNames = context.standards.names(in: language)
      guard repeatsName(language, development, manifest, standardNames) else { continue }
      var owners: [String: Int] = Dictionary(minimumCapacity: manifest.countries.count)
      for country in manifest.countries.indices {
        guard let name = name(manifest.countries[country], language, development, standardNames)
        else {
          continue
        }
        guard let owner = owners[name] else {
          owners[name] = country
          continue
        }
        guard reported.insert([owner, country]).inserted else { continue }
        report(name, language, owner, country, manifest, in: &context)
      }
    }
  }

  /// Whether two countries may have one name: hashes are compared, which is cheaper than texts.
  private func repeatsName(
    _ language: String,
    _ development: String,
    _ manifest: Manifest,
    _ standardNames: Standards.CountryNames
  ) -> Bool {
    var hashes = manifest.countries.compactMap { row in
      name(row, language, development, standardNames)?.hashValue
    }
    hashes.sort()
    return zip(hashes, hashes.dropFirst()).contains { $0 == $1 }
  }

  private func name(
    _ row: borrowing Country,
    _ language: String,
    _ development: String,
    _ standardNames: Standards.CountryNames
  ) -> String? {
    if language == development, let name = row.name?.value { return name }
    // By position: a copy of each entry would count references to its texts.
    for index in row.names.indices where row.names[index].language.value == language {
      return row.names[index].text.value
    }
    return standardNames.name(of: row.code.value)
  }

  private func written(
    _ row: Country,
    _ language: String,
    _ manifest: Manifest
  ) -> Located<String>? {
    if language == manifest.developmentLanguageTag, let name = row.name { return name }
    return row.names.isEmpty ? nil : row.names.first { $0.language.value == language }?.text
  }

  private func report(
    _ name: String,
    _ language: String,
    _ owner: Int,
    _ country: Int,
    _ manifest: Manifest,
    in context: inout RuleContext
  ) {
    let later = written(manifest.countries[country], language, manifest)
    let earlier = written(manifest.countries[owner], language, manifest)
    guard let place = later ?? earlier else { return }
    let other = manifest.countries[later == nil ? country : owner]
    context.report(
      self,
      "`\(name)` is also the name of \(context.name(other)) in `\(language)`",
      at: place.range,
      related: [
        .init("the other country", at: (later == nil ? nil : earlier)?.range ?? other.code.range)
      ],
      help: "give each country a distinct name; a country picker shows nothing else"
    )
  }
}
