package import CountryManifest
package import ManifestFindings

/// All rules, by family.
package enum Rules {
  package static let all: [any ValidationRule.Type] = [
    // Codes
    IdentifierCollision.self,
    MalformedName.self,
    NonstandardCountryCode.self,
    UnknownCountryCode.self,
    UnknownCurrency.self,
    UppercaseCountryCode.self,
    // Domains
    ConflictingDomain.self,
    DefaultCountry.self,
    DuplicateHost.self,
    DuplicateTld.self,
    ForeignCctld.self,
    InvalidHostLabel.self,
    InvalidPath.self,
    MissingProductionEnvironment.self,
    MissingWebService.self,
    RedundantAcceptedHost.self,
    SharedServiceAddress.self,
    SiteWithWww.self,
    SubdomainLimitExceeded.self,
    UnknownDomainSuffix.self,
    UnsafeProductionHost.self,
    // URLs
    DuplicateLanguageUrl.self,
    InvalidUrlPlaceholder.self,
    MalformedUrl.self,
    MissingHelpDeskUrl.self,
    MissingLanguageUrl.self,
    UrlOfAnotherCountry.self,
    // Locales
    AmbiguousCountryName.self,
    DevelopmentLanguageMismatch.self,
    DuplicateLocale.self,
    DuplicateSmartlingLocale.self,
    InvalidAndroidQualifier.self,
    InvalidHelpDeskLocale.self,
    InvalidLanguageTag.self,
    InvalidSmartlingLocale.self,
    LocaleMismatch.self,
    HelpDeskLocaleMismatch.self,
    MissingCountryName.self,
    UnknownAppLanguage.self,
    // Forms
    DuplicateFormField.self,
    NonportablePattern.self,
    OptionalFieldNotInForm.self,
    RejectedExample.self,
    RunawayPattern.self,
    TooSmallMaxLength.self,
    UnknownFormField.self,
    UnusualAddressForm.self,
    UnsuitableKeyboard.self,
    // Apps
    DuplicateAppId.self,
    DuplicateEntry.self,
    FileNameCollision.self,
    LiveCountryWithoutApp.self,
    MalformedApp.self,
    MalformedEntitlementDomain.self,
    MalformedExcludedPath.self,
    MalformedKotlinPackage.self,
    TooManyAssociatedDomains.self,
    // Text
    EmptyText.self,
    InvisibleCharacter.self,
    TextInQuotes.self,
    UntrimmedText.self,
    // Overrides
    RedundantOverride.self,
  ]

  /// Former IDs of warnings, by which allow comments and `explain` still find the page.
  package static let former: [String: String] = [
    "language-foreign-to-country": "locale-mismatch",
    "locale-region-mismatch": "locale-mismatch",
    "locale-without-region": "locale-mismatch",
    "path-of-another-country": "url-of-another-country",
    "url-host-of-another-country": "url-of-another-country",
    "url-host-outside-product": "url-of-another-country",
  ]

  /// Runs all rules and returns their findings.
  package static func check(
    _ manifest: Manifest,
    _ derivation: Derivation
  ) -> [Finding] {
    var context = RuleContext(manifest, derivation)
    for rule in all { rule.init().check(manifest, in: &context) }
    return context.findings
  }
}
