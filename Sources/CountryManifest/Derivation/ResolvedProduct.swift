package import ManifestDiagnostics

/// What the section `product` says.
package struct ResolvedProduct: Sendable {
  package let name: Located<String>
  package let defaultCountry: Located<String>
  package let subdomainsPerDomain: Located<Int>?
  package let subdomainShape: Sourced<SubdomainShape>
  /// What `generate` writes; nil where the manifest leaves that open.
  package let outputs: [OutputKey]?
  package let kotlinPackage: Sourced<String>
  /// Whether the association files name the apps for saved passwords.
  package let webCredentials: Sourced<Bool>
  /// Patterns of paths whose links do not open the app.
  package let excludedPaths: [Located<String>]
  package let helpDeskURL: Located<String>?
  package let languageURL: Located<String>?

  init?(_ row: Product) {
    guard let name = row.name, let defaultCountry = row.defaultCountry else { return nil }
    self.name = name
    self.defaultCountry = defaultCountry
    subdomainsPerDomain = row.subdomainsPerDomain
    subdomainShape = Sourced(row.subdomainShape, default: .countryService)
    outputs = row.outputs
    kotlinPackage = Sourced(row.kotlinPackage, default: "ndcountries")
    webCredentials = Sourced(row.webCredentials, default: false)
    excludedPaths = row.excludedPaths
    helpDeskURL = row.helpDeskURL
    languageURL = row.languageURL
  }
}
