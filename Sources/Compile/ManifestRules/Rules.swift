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
    DefaultCountryOnSubdomain.self,
    DomainIsPublicSuffix.self,
    DuplicateHost.self,
    DuplicatePrefix.self,
    DuplicateTld.self,
    ForeignCctld.self,
    GlobalServiceWithoutLabel.self,
    HostLookupNotReversible.self,
    InvalidHostLabel.self,
    InvalidPath.self,
    MissingProductionEnvironment.self,
    MissingWebService.self,
    RedundantAcceptedHost.self,
    SharedServiceAddress.self,
    SiteWithWww.self,
    SubdomainLimitExceeded.self,
    SubdomainLimitNearlyReached.self,
    UnknownDefaultCountry.self,
    UnknownDomainSuffix.self,
    UnsafeProductionHost.self,
    // URLs
    DuplicateLanguageUrl.self,
    InvalidUrlPlaceholder.self,
    MalformedUrl.self,
    MissingHelpDeskUrl.self,
    MissingLanguageUrl.self,
    PathOfAnotherCountry.self,
    UrlHostOfAnotherCountry.self,
    UrlHostOutsideProduct.self,
    // Locales
    AmbiguousCountryName.self,
    AppLanguageMismatch.self,
    DevelopmentLanguageMismatch.self,
    DuplicateLocale.self,
    DuplicateSmartlingLocale.self,
    InvalidAndroidQualifier.self,
    InvalidHelpDeskLocale.self,
    InvalidLanguageTag.self,
    InvalidSmartlingLocale.self,
    LanguageForeignToCountry.self,
    LocaleRegionMismatch.self,
    LocaleWithoutRegion.self,
    HelpDeskLocaleMismatch.self,
    InconsistentHelpDeskLocale.self,
    MissingCountryName.self,
    UnknownAppLanguage.self,
    // Forms
    DuplicateFormField.self,
    NonportablePattern.self,
    OptionalFieldNotInForm.self,
    RejectedExample.self,
    RunawayPattern.self,
    TooSmallMaxLength.self,
    UnexpectedPostalCodeField.self,
    UnknownFormField.self,
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
    LinkNotExcluded.self,
    TooManyAssociatedDomains.self,
    // Text
    EmptyText.self,
    InvisibleCharacter.self,
    TextInQuotes.self,
    UntrimmedText.self,
    // Overrides
    RedundantOverride.self,
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
