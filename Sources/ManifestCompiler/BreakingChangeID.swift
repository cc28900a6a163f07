package import ManifestDiagnostics

/// The ids of changes that break apps in use, or code that uses the generated API.
///
/// They are found by comparing two manifests, and the new one's comments allow them. They are here, and not
/// where they are found, because every command reads those comments.
package enum BreakingChangeID: String, CaseIterable, Sendable {
  case countryNoLongerLive = "country-no-longer-live"
  case countryRemoved = "country-removed"
  case countryRenamed = "country-renamed"
  case defaultCountryChanged = "default-country-changed"
  case developmentLanguageChanged = "development-language-changed"
  case entitlementDomainRemoved = "entitlement-domain-removed"
  case environmentRemoved = "environment-removed"
  case generatedIdentifierRemoved = "generated-identifier-removed"
  case languageRemoved = "language-removed"
  case linkPathExcluded = "link-path-excluded"
  case maxLengthReduced = "max-length-reduced"
  case patternNarrowed = "pattern-narrowed"
  case patternNotComparable = "pattern-not-comparable"
  case productionHostReassigned = "production-host-reassigned"
  case productionHostRemoved = "production-host-removed"
  case requiredFieldAdded = "required-field-added"
  case serviceRemoved = "service-removed"
  case smartlingLocaleRemoved = "smartling-locale-removed"
  case tldChanged = "tld-changed"
  case variantIdentityChanged = "variant-identity-changed"
  case variantRemoved = "variant-removed"
  case webCredentialsRemoved = "web-credentials-removed"

  /// Whether a comment names what it is about, such as a country; there is only one product.
  package var hasSubject: Bool {
    ![.defaultCountryChanged, .developmentLanguageChanged, .webCredentialsRemoved].contains(self)
  }
}

/// A comment `# nd-config: allow ID SUBJECT: reason`, which says that a breaking change is intended.
package struct AllowedBreakingChange: Sendable {
  package let id: BreakingChangeID
  /// What changes, such as a country's code; nil if the id is about the product.
  package let subject: String?
  package let reason: String
  /// The comment.
  package let range: SourceRange
}
