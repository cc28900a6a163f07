internal import CountryManifest
internal import ManifestCompiler
internal import ManifestEmission
internal import ManifestFindings

enum ServiceRemoved: BreakingRule {
  static let id = BreakingChangeID.serviceRemoved
  static let summary = "a service was removed from the manifest"
  static let explanation = """
    Apps in use still call its hosts. In code that uses the generated API, its case of `Service` is
    gone.
    """

  static func find(in comparison: Comparison) -> [BreakingChange] {
    let kept = Set(comparison.new.services.map(\.name))
    return comparison.old.services.map(\.name).filter { !kept.contains($0) }.map {
      BreakingChange(id, .service($0), "service \(code: $0) is removed")
    }
  }
}

enum EnvironmentRemoved: BreakingRule {
  static let id = BreakingChangeID.environmentRemoved
  static let summary = "an environment was removed from the manifest"
  static let explanation = """
    Test builds in use still call its hosts. In code that uses the generated API, its case of
    `Environment` is gone.
    """

  static func find(in comparison: Comparison) -> [BreakingChange] {
    let kept = Set(comparison.new.environments.map(\.name))
    return comparison.old.environments.map(\.name).filter { !kept.contains($0) }.map {
      BreakingChange(id, .environment($0), "environment \(code: $0) is removed")
    }
  }
}

enum VariantRemoved: BreakingRule {
  static let id = BreakingChangeID.variantRemoved
  static let summary = "an app variant was removed from the manifest"
  static let explanation = """
    The websites stop naming the variant in their association files, so links no longer open it. If a
    variant only gets another name, and keeps its team, bundle and package, it is the same app, and
    nothing breaks.
    """

  static func find(in comparison: Comparison) -> [BreakingChange] {
    comparison.apps.filter { $0.new == nil }.map {
      BreakingChange(id, .app($0.old.name), "app variant \(name: $0.old.name) is removed")
    }
  }
}

enum VariantIdentityChanged: BreakingRule {
  static let id = BreakingChangeID.variantIdentityChanged
  static let summary = "a variant's team, bundle, package or fingerprint changed"
  static let explanation = """
    The association files of the websites identify a variant by these values. As soon as the new files
    are served, links no longer open the installed app. Adding a fingerprint breaks nothing.
    """

  static func find(in comparison: Comparison) -> [BreakingChange] {
    comparison.apps.flatMap { old, new -> [BreakingChange] in
      guard let new else { return [] }
      return lost(from: old, to: new).map {
        BreakingChange(id, .app(old.name), "\(name: old.name) no longer has \($0)")
      }
    }
  }

  private static func lost(from old: ResolvedApp, to new: ResolvedApp) -> [Message] {
    var lost: [Message] = []
    if old.team.value != new.team.value { lost.append("team \(code: old.team.value)") }
    if old.bundle.value != new.bundle.value { lost.append("bundle \(code: old.bundle.value)") }
    guard let android = old.android else { return lost }
    if android.package.value != new.android?.package.value {
      lost.append("package \(code: android.package.value)")
    }
    let kept = Set(new.android?.fingerprints.map(\.value) ?? [])
    let fingerprints = new.android == nil ? [] : android.fingerprints.map(\.value)
    return lost
      + fingerprints.filter { !kept.contains($0) }.map { "fingerprint \(code: $0)" as Message }
  }
}

enum GeneratedIdentifierRemoved: BreakingRule {
  static let id = BreakingChangeID.generatedIdentifierRemoved
  static let summary = "an identifier was removed from the generated code"
  static let explanation = """
    Code that uses it no longer compiles: a case of `AppLanguage`, a form field, the shape of an
    environment, the members for a help center or forms, the package of the Kotlin code, or all code of
    a language that is no longer generated. Identifiers of a removed country, service, environment or
    language are reported as its removal. In an allow comment, NAME is the row, or the part of the
    identifier in backticks.
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
        "\(code: $0.rawValue) is no longer generated"
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
          "\(code: key[1]) is no longer in the generated \(words: names)"
        )
      }
  }
}

extension Comparison {
  /// The rows that were removed; other rules report them, so the identifiers generated for them are left out.
  fileprivate var removedRows: Set<GeneratedIdentifier.Owner> {
    let (before, after) = (old.owners, new.owners)
    var removed = before.subtracting(after)
    // An app language counts as removed if all locales that used it were removed.
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

extension Comparison {
  /// The variants of the old manifest, each with the corresponding variant of the new manifest.
  ///
  /// This is the variant with the same name or, if there is none, a new variant that is the same app; nil if there is
  /// neither.
  var apps: [(old: ResolvedApp, new: ResolvedApp?)] {
    let added = new.apps.filter { app in !old.apps.contains { $0.name == app.name } }
    return old.apps.map { app in
      (app, new.apps.first { $0.name == app.name } ?? added.first { $0.isSameApp(as: app) })
    }
  }
}

extension ResolvedApp {
  /// Whether iOS and Android treat the variants as the same app, even if their names in the manifest differ.
  func isSameApp(as other: ResolvedApp) -> Bool {
    team.value == other.team.value && bundle.value == other.bundle.value
      && android?.package.value == other.android?.package.value
  }
}
