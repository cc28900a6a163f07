internal import CountryManifest

/// One kind of difference in what all countries share.
protocol ProductChangeKind: Sendable {
  static func changes(from old: ResolvedManifest, to new: ResolvedManifest) -> [Change]
}

/// One kind of difference in a country.
protocol CountryChangeKind: Sendable {
  static func changes(of pair: CountryPair) -> [Change]
}

/// All kinds, in the order in which they are shown.
enum ChangeKinds {
  static let ofProduct: [any ProductChangeKind.Type] = [
    ProductSettings.self, AppLanguageList.self, RowOrder.self, EnvironmentRow.self,
    ServiceRow.self, AppRow.self, FormFieldRow.self,
  ]
  static let ofCountry: [any CountryChangeKind.Type] = [
    CountryStatus.self, CountryValues.self, CalledURLs.self, AcceptedHostNames.self,
    DeepLinks.self, CountryLanguages.self, HelpDesk.self, SignUpForm.self, CountryNames.self,
    MissingSteps.self,
  ]
}

/// The changes of rows that have a name: of those in both manifests, of added and of removed ones.
func rowChanges<Row>(
  from old: [Row],
  to new: [Row],
  name: (Row) -> String,
  subject: (String) -> Change.Subject,
  properties: [(name: String, values: (Row) -> [String])]
) -> [Change] {
  let before = Dictionary(old.map { (name($0), $0) }, uniquingKeysWith: { first, _ in first })
  let after = Dictionary(new.map { (name($0), $0) }, uniquingKeysWith: { first, _ in first })
  return union(new.map(name), old.map(name)).flatMap { key in
    properties.compactMap { property in
      Change(
        subject(key),
        property.name,
        from: before[key].map(property.values) ?? [],
        to: after[key].map(property.values) ?? []
      )
    }
  }
}
