internal import CountryManifest
internal import ManifestDiagnostics

struct AmbiguousCountryName: ValidationRule {
  static let id: RuleID = "ambiguous-country-name"
  static let severity = Diagnostic.Severity.error
  static let summary = "two countries have one name in a language of the app"
  static let explanation = """
    A person chooses a country by its name, so no two may share one: the two Congos, Koreas and
    Guineas are told apart.

    ```yaml
    countries:
      cd: { name: Congo }
      cg: { name: Congo }
      #           ^^^^^ error: `Congo` is the Democratic Republic's name as well
    ```
    """

  func check(_ manifest: Manifest, in context: inout RuleContext) {
    // CLDR's own names are distinct in every language, so one of two equal ones is written here.
    let development = manifest.developmentLanguageTag
    var languages: Set<String> = []
    for position in manifest.countries.indices {
      if manifest.countries[position].name != nil { languages.insert(development) }
      for (language, _) in manifest.countries[position].names { languages.insert(language.value) }
    }
    var reported: Set<[Int]> = []
    for language in context.appLanguages.names where languages.contains(language) {
      var owners: [String: Int] = Dictionary(minimumCapacity: manifest.countries.count)
      for country in manifest.countries.indices {
        guard let name = name(manifest.countries[country], language, development, context) else {
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

  private func name(
    _ row: borrowing Country,
    _ language: String,
    _ development: String,
    _ context: borrowing RuleContext
  ) -> String? {
    if language == development, let name = row.name?.value { return name }
    for (tag, text) in row.names where tag.value == language { return text.value }
    return context.standards.name(of: row.code.value, in: language)?.name
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
      "`\(name)` is \(context.name(other))'s name in `\(language)` "
        + "as well",
      at: place.range,
      related: [
        .init("the other country", at: (later == nil ? nil : earlier)?.range ?? other.code.range)
      ],
      help: "a picker shows names alone: give each its own"
    )
  }
}
