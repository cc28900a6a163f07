package import CountryManifest

extension ResolvedManifest {
  /// The steps that a country lacks, and what others of the product have.
  package func missingSteps(
    of country: ResolvedCountry,
    in completeness: Completeness
  ) -> [String] {
    var steps = completeness.missing.map(\.meaning)
    if country.form.isEmpty, hasForms { steps.append("an account form") }
    if country.helpDeskLocale == nil, hasHelpDeskURL { steps.append("a help center") }
    return steps
  }
}

/// How tables name the steps.
extension Completeness.Step {
  /// A column's heading.
  package var heading: String {
    switch self {
    case .domain: "TLD"
    case .languageURLs: "URLs"
    case .name: "name"
    case .names: "names"
    case .form: "form"
    case .deepLinks: "links"
    case .localizations: "lproj"
    case .smartling: "Smartling"
    case .smartlingForAndroid: "Android"
    }
  }

  package var meaning: String {
    switch self {
    case .domain: "TLD and help-desk locale"
    case .languageURLs: "a URL for each language"
    case .name: "the name in the development language"
    case .names: "the names in the other app languages"
    case .form: "the account form"
    case .deepLinks: "associated domains in an app variant"
    case .localizations: "the languages in the Xcode projects"
    case .smartling: "the languages in the Smartling configuration for iOS"
    case .smartlingForAndroid: "the languages in the Smartling configuration for Android"
    }
  }
}
