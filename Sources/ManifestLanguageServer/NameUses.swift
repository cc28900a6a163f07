internal import CountryManifest
internal import ManifestDiagnostics

/// A name that the manifest gives to something, and every location that refers to it.
struct NameUses {
  enum Kind {
    case country, environment, service, formField
  }

  var kind: Kind
  var definition: Located<String>
  var references: [SourceRange]

  var all: [SourceRange] { [definition.range] + references }

  static func all(in manifest: Manifest) -> [NameUses] {
    let addresses = manifest.services.flatMap(\.addresses).map(\.environment)
    let fields = manifest.countries.flatMap { country in
      (country.form?.fields.map(\.name) ?? []) + (country.form?.optional ?? [])
    }
    func uses(_ kind: Kind, _ names: [Located<String>], _ references: [Located<String>]) -> [Self] {
      let ranges = Dictionary(grouping: references, by: \.value).mapValues { $0.map(\.range) }
      return names.map {
        NameUses(kind: kind, definition: $0, references: ranges[$0.value] ?? [])
      }
    }
    return uses(
      .country,
      manifest.countries.map(\.code),
      manifest.product.defaultCountry.map { [$0] } ?? []
    )
      + uses(.environment, manifest.environments.map(\.name), addresses)
      + uses(.service, manifest.services.map(\.name), [])
      + uses(.formField, manifest.formFields.map(\.name), fields)
  }
}
