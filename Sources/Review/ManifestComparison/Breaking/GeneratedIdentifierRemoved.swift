internal import CountryManifest
internal import ManifestCompiler
internal import ManifestEmission
internal import ManifestFindings

enum GeneratedIdentifierRemoved: BreakingRule {
  static let id = BreakingChangeID.generatedIdentifierRemoved
  static let summary = "an identifier of the generated code is gone"
  static let explanation = """
    Code that uses it does not compile anymore: a case of `AppLanguage`, a form field, the shape of an
    environment, the members for a help center or forms, the package of the Kotlin code, or all code
    of a language that is not generated anymore. Identifiers of a removed country, service,
    environment or language are reported as its removal. A comment names the row, or as much of the
    identifier as is in backticks.
    """

  static func find(in comparison: Comparison) -> [BreakingChange] {
    let kept = Set(generatedIdentifiers(of: comparison.new))
    let keptLanguages = Set(kept.map(\.language))
    let removedRows = comparison.removedRows
    let all = generatedIdentifiers(of: comparison.old)
    var seen = keptLanguages
    let removedLanguages = all.map(\.language).filter { seen.insert($0).inserted }
    let gone = all.filter {
      !kept.contains($0) && !removedRows.contains($0.owner) && keptLanguages.contains($0.language)
    }
    var languages: [[String]: [String]] = [:]
    var order: [[String]] = []
    for identifier in gone {
      let key = [identifier.owner.name ?? "", identifier.code]
      if languages[key] == nil { order.append(key) }
      languages[key, default: []].append(identifier.language.rawValue)
    }
    return removedLanguages.map {
      BreakingChange(
        id,
        .product,
        part: $0.rawValue,
        "\(code: $0.rawValue) is not generated anymore"
      )
    }
      + order.map { key in
        let owner = key[0].isEmpty ? nil : key[0]
        let identifier = gone.first { ($0.owner.name ?? "") == key[0] && $0.code == key[1] }
        let subject = identifier?.owner.subject ?? .product
        let names = (languages[key] ?? []).joined(separator: " and ")
        return BreakingChange(
          id,
          subject,
          part: owner ?? key[1],
          "\(code: key[1]) is not in the generated \(words: names) anymore"
        )
      }
  }
}

extension Comparison {
  /// What the removal of a row takes with it, and that its own rule reports.
  fileprivate var removedRows: Set<GeneratedIdentifier.Owner> {
    let (before, after) = (old.owners, new.owners)
    var removed = before.subtracting(after)
    // An app language goes with the last locale that is shown in it.
    let locales = Set(
      new.countries.flatMap { country in country.languages.map { country.code + $0.locale.value } }
    )
    let shown = old.countries.flatMap { country in
      country.languages.map { (country.code + $0.locale.value, $0.appLanguage.value) }
    }
    for (language, uses) in Dictionary(grouping: shown, by: \.1)
    where uses.allSatisfy({ !locales.contains($0.0) }) {
      removed.insert(.appLanguage(language))
    }
    return removed
  }
}

extension ResolvedManifest {
  fileprivate var owners: Set<GeneratedIdentifier.Owner> {
    var owners = Set(countries.map { GeneratedIdentifier.Owner.country($0.code) })
    owners.formUnion(services.map { .service($0.name) })
    owners.formUnion(environments.map { .environment($0.name) })
    return owners
  }
}

extension GeneratedIdentifier.Owner {
  fileprivate var subject: Change.Subject {
    switch self {
    case .country(let name): .country(name)
    case .service(let name): .service(name)
    case .environment(let name): .environment(name)
    case .formField(let name): .formField(name)
    case .appLanguage, .product: .product
    }
  }
}
