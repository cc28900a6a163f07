internal import CountryManifest
internal import ManifestFindings
internal import YAMLTree

/// Findings about lists that are longer than any product needs.
///
/// A manifest with such a finding is not checked further: some lists are combined, so that a small file would make
/// gigabytes of output.
enum ListLimits {
  /// The number of hosts: one for each environment, service and country.
  private static let hosts = 200_000

  static func findings(_ manifest: Manifest, _ limits: Limits) -> [Finding] {
    var lists: [(name: String, limit: Int, places: [SourceRange])] = [
      ("environments", 20, manifest.environments.map(\.name.range)),
      ("services", 100, manifest.services.map(\.name.range)),
      ("apps", 20, manifest.apps.map(\.name.range)),
      ("form_fields", 200, manifest.formFields.map(\.name.range)),
      ("countries", limits.rows, manifest.countries.map(\.code.range)),
      ("localization.languages", limits.rows, manifest.languages.map(\.tag.range)),
    ]
    // Each app language has a name of each country.
    var names: Set<String> = []
    let appLanguages = manifest.countries.flatMap(\.languages).map { $0.lproj ?? $0.locale }
      .filter { names.insert($0.value).inserted }
    lists.append(("app_languages", 1_000, appLanguages.map(\.range)))
    for country in manifest.countries {
      lists += [
        ("languages", 50, country.languages.map(\.locale.range)),
        ("accepts", 20, country.accepts.map(\.range)),
        ("entitlement_domains", 100, country.entitlementDomains.map(\.range)),
      ]
    }
    let long = lists.filter { $0.places.count > $0.limit }.map { list in
      Finding(
        "too-large",
        "`\(list.name)` has \(list.places.count) entries; the limit is \(list.limit)",
        at: list.places[list.limit],
        help: "delete entries that are not needed"
      )
    }
    return long.isEmpty ? combined(manifest) : long
  }

  private static func combined(_ manifest: Manifest) -> [Finding] {
    let domains = manifest.countries.reduce(0) { $0 + 1 + $1.accepts.count }
    let count = manifest.environments.count * manifest.services.count * domains
    guard count > hosts, let place = manifest.services.first?.name.range else { return [] }
    return [
      Finding(
        "too-large",
        "\(manifest.environments.count) environments, \(manifest.services.count) services and \(domains) domains of "
          + "countries make \(count) hosts; the limit is \(hosts)",
        at: place,
        help: "delete environments or services that are not needed"
      )
    ]
  }
}
