package import CountryManifest
package import ManifestDiagnostics

/// All rules, by family.
package enum Rules {
  package static let all: [any ValidationRule.Type] = [
    // Codes
    IdentifierCollision.self,
    MalformedName.self,
    NoncanonicalCodeCase.self,
    UkIsNotIso.self,
    UnknownCountryCode.self,
    // Domains
    DefaultCountryOnSubdomain.self,
    DomainClaimedTwice.self,
    DomainIsPublicSuffix.self,
    DuplicateHost.self,
    ForeignCctld.self,
    GlobalServiceWithoutLabel.self,
    HostLookupNotReversible.self,
    InvalidHostLabel.self,
    MissingProduction.self,
    MissingWebService.self,
    RedundantAccept.self,
    SubdomainBudgetExceeded.self,
    SubdomainBudgetNearlySpent.self,
    UnknownDefaultCountry.self,
    UnknownDomainSuffix.self,
    UnsafeProductionHost.self,
    // URLs
    DuplicateLanguageUrl.self,
    InconsistentPlaceholders.self,
    MalformedUrl.self,
    MissingLanguageUrl.self,
    UrlHostOutsideProduct.self,
    // Locales
    AmbiguousCountryName.self,
    AmbiguousSmartlingMapping.self,
    DuplicateLocale.self,
    InvalidLanguageTag.self,
    LanguageForeignToCountry.self,
    LocaleRegionMismatch.self,
    LocaleWithoutRegion.self,
    MalformedHelpDeskLocale.self,
    MissingCountryName.self,
    UnknownAppLanguage.self,
    WrongAndroidQualifier.self,
    // Forms
    DuplicateFormField.self,
    ImpossiblePostalCodeField.self,
    InvalidPostalPattern.self,
    KeyboardCannotType.self,
    OptionalFieldAbsent.self,
    RejectedExample.self,
    UnknownFormField.self,
    // Apps
    DuplicateEntry.self,
    FileNameCollision.self,
    LiveCountryInNoApp.self,
    MalformedApp.self,
    MalformedEntitlementDomain.self,
    TooManyAssociatedDomains.self,
    // Text
    EmptyText.self,
    InvisibleText.self,
    // Overrides
    RedundantOverride.self,
  ]

  /// What all rules find in a manifest.
  package static func check(
    _ manifest: Manifest,
    _ derivation: Derivation
  ) -> [Diagnostic] {
    var context = RuleContext(manifest, derivation)
    for rule in all { rule.init().check(manifest, in: &context) }
    return context.diagnostics
  }
}
