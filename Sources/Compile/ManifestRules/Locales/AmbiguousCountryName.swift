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
    var written = Set(manifest.countries.lazy.flatMap(\.names).map(\.language.value))
    if manifest.countries.contains(where: { $0.name != nil }) {
      written.insert(manifest.developmentLanguageTag)
    }
    var reported: Set<[Int]> = []
    for language in context.appLanguages.names
    where written.contains(language) || !context.namesEveryCountry(in: language) {
      let standardNames = context.standards.names(in: language)
      var owners: [String: (country: Int, name: Sourced<String>)] = [:]
      for (position, country) in manifest.countries.enumerated() {
        let name = context.derivation.countries.name(of: country, in: language, standardNames)
        guard name.written != nil || context.isKnown(country) else { continue }
        guard let owner = owners[name.value] else {
          owners[name.value] = (position, name)
          continue
        }
        guard reported.insert([owner.country, position]).inserted else { continue }
        // The finding is at a name that is written, if there is one.
        let pair = [(position, name.written), (owner.country, owner.name.written)]
        let (one, other) =
          pair[0].1 == nil && pair[1].1 != nil ? (pair[1], pair[0]) : (pair[0], pair[1])
        let row = manifest.countries[other.0]
        context.report(
          self,
          "`\(name.value)` is also the name of \(context.name(row)) in `\(language)`",
          at: one.1?.range ?? manifest.countries[one.0].code.range,
          related: [.init("the other country", at: other.1?.range ?? row.code.range)],
          help: "give each country a distinct name, because a country picker shows only the name"
        )
      }
    }
  }
}
