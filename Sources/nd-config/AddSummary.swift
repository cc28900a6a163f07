import CountryManifest
import ManifestCompiler
import ManifestDiagnostics
import ManifestEditing

/// The values of a new row and the values derived from it, in one line each.
struct AddSummary {
  private let row: CountryRow
  private let manifest: ResolvedManifest
  private let position: Int

  init(_ row: CountryRow, _ manifest: ResolvedManifest) {
    self.row = row
    self.manifest = manifest
    // The edit has been verified to add it.
    position = manifest.countries.firstIndex { $0.code == row.code } ?? 0
  }

  var written: String {
    let languages = row.languages.map { language in
      language.locale + (language.lproj.map { " (shares \($0).lproj)" } ?? "")
    }
    let optional = row.optional.isEmpty ? "" : ", \(row.optional.count) of them optional"
    let parts = [
      row.status.map { "status \($0.rawValue)" }, row.tld.map { "tld \($0)" },
      row.prefix.map { "prefix \($0)" },
      "hosts \(row.hosts.rawValue)", row.sharedTLD.map { "shared_tld \($0)" },
      row.accepts.isEmpty ? nil : "accepts \(row.accepts.map(\.text).joined(separator: ", "))",
      row.name.map { "name \($0)" },
      row.names.isEmpty ? nil : "names in \(row.names.map(\.language).joined(separator: ", "))",
      "languages \(languages.joined(separator: ", "))",
      row.helpDeskLocale.map { "help_desk_locale \($0)" },
      row.fields.isEmpty
        ? nil
        : "account_form \(counted(row.fields.count, "field", "fields"))\(optional)",
      row.entitlementDomains.isEmpty
        ? nil : "entitlement_domains \(row.entitlementDomains.joined(separator: ", "))",
    ]
    return parts.compactMap { $0 }.joined(separator: " · ")
  }

  var derived: String {
    let country = manifest.countries[position]
    let known = country.names.count { name in
      if case .standard = name.provenance { true } else { false }
    }
    let names = counted(known, "language", "languages")
    let hosts = manifest.countryServices.count
    let reachesVariant = manifest.apps.contains { $0.lists(country.status.value) }
    let owned = country.languages.flatMap { language -> [String] in
      guard let android = language.android else { return [] }
      let isSource = language.appLanguage.value == manifest.developmentLanguage.value
      let smartling = isSource ? nil : language.smartling.map { "smartling \($0.value)" }
      return [smartling, "\(language.appLanguage.value).lproj", "values-\(android.value)"]
        .compactMap { $0 }
    }
    let parts = [
      "name in \(names) (CLDR)",
      "\(counted(hosts, "host", "hosts")) per environment",
      reachesVariant ? "deep links" : nil,
    ]
    return (parts.compactMap { $0 } + owned).joined(separator: " · ")
  }

  /// How full the country's shared domains are; none where there is no limit.
  var budgets: [String] {
    manifest.subdomainBudgets.filter { $0.countries.contains(position) }.map { budget in
      "\(budget.domain) now has \(budget.countries.count) of at most \(budget.limit.value) countries"
    }
  }
}
