package import CountryManifest
package import ManifestFindings

/// All rules, by family.
package enum Rules {
  package static let all: [any ValidationRule.Type] = [
    // Duplicates
    DuplicateAppId.self,
    DuplicateValue.self,
    // Domains
    ConflictingDomain.self,
    DefaultCountry.self,
    DuplicateHost.self,
    DuplicateTld.self,
    ForeignCctld.self,
    InvalidHostLabel.self,
    MissingProductionEnvironment.self,
    MissingWebService.self,
    SharedServiceAddress.self,
    SiteWithWww.self,
    SubdomainLimitExceeded.self,
    UnknownDomainSuffix.self,
    UnsafeProductionHost.self,
    // URLs
    DuplicateLanguageUrl.self,
    MissingHelpDeskUrl.self,
    MissingLanguageUrl.self,
    UrlOfAnotherCountry.self,
    // Locales
    AmbiguousCountryName.self,
    DevelopmentLanguageMismatch.self,
    InvalidAndroidQualifier.self,
    LocaleMismatch.self,
    HelpDeskLocaleMismatch.self,
    MissingCountryName.self,
    UnknownAppLanguage.self,
    // Forms
    RejectedExample.self,
    UnknownFormField.self,
    UnusualAddressForm.self,
    // Apps
    LiveCountryWithoutApp.self,
    PlaceholderIdentity.self,
    TooManyAssociatedDomains.self,
    // Text
    EmptyText.self,
    SuspiciousText.self,
    // Overrides
    RedundantOverride.self,
  ]

  /// Former IDs of warnings and breaking changes, by which allow comments and `explain` still find the page.
  package static let former: [String: String] = [
    "invisible-character": "suspicious-text",
    "language-foreign-to-country": "locale-mismatch",
    "locale-region-mismatch": "locale-mismatch",
    "locale-without-region": "locale-mismatch",
    "pattern-narrowed": "pattern-changed",
    "pattern-not-comparable": "pattern-changed",
    "path-of-another-country": "url-of-another-country",
    "text-in-quotes": "suspicious-text",
    "untrimmed-text": "suspicious-text",
    "url-host-of-another-country": "url-of-another-country",
    "url-host-outside-product": "url-of-another-country",
  ]

  /// Runs all rules and returns their findings.
  package static func check(
    _ manifest: Manifest,
    _ derivation: Derivation
  ) -> [Finding] {
    let context = RuleContext(manifest, derivation)
    for rule in all { rule.init(context: context).check() }
    return context.findings
  }
}
