internal import CountryManifest
internal import ManifestFindings

/// The generated `CountryFacts`: one typed value for each country, which reads like the country's row in the manifest.
///
/// A new country adds lines and changes none. Each literal has its type in a declaration, so that the time to compile
/// grows with the number of literals.
struct SwiftFacts {
  let manifest: ResolvedManifest

  var text: SourceText {
    """
    /// What the manifest says about a country, with everything that is derived from it.
    ///
    /// It is a class with an initializer that is not inlined, because optimized builds of many
    /// countries then take half the time.
    nonisolated final class CountryFacts: Sendable {
      \(properties.lines { "let \($0.name): \($0.type)" })

      @inline(never)
      init(
        \(properties.enumerated().lines { position, property in """
          \(property.name): \(property.type)\(property.value)\(position < properties.count - 1 ? "," : "")
          """ })
      ) {
        \(properties.lines { "self.\($0.name) = \($0.name)" })
      }
      \(if: hasURLs, urlTypes)
    }

    nonisolated extension Country {
      var facts: CountryFacts {
        switch self {
        \(manifest.countries.map { SwiftText.member($0.code) }.lines { "case .\($0): .\($0)" })
        }
      }

      /// The URLs of the country's services, by environment.
      var listedURLs: [(environment: Environment, urls: [String])] {
        \(listedURLs)
      }
    }

    nonisolated extension CountryFacts {
      \(manifest.countries.sections(value))
    }
    """
  }

  /// The properties of `CountryFacts`, with the value of one that a country may lack.
  private var properties: [(name: String, type: String, value: String)] {
    let all: [(name: String, type: String, value: String)?] = [
      ("tld", "String?", " = nil"),
      ("status", "Country.Status", ""),
      ("callingCode", "String?", " = nil"),
      ("currency", "String", ""),
      manifest.hasHelpDeskLocale ? ("helpDesk", "HelpDesk?", " = nil") : nil,
      ("languages", "[Language]", ""),
      manifest.hasForms ? ("form", "[AccountForm.Field]", " = []") : nil,
      ("deepLinkHosts", "[String]", ""),
      ("acceptedHosts", "[String: [String]]", " = [:]"),
      hasURLs ? ("urls", "URLs", "") : nil,
      ("names", "String", ""),
    ]
    return all.compactMap(\.self)
  }

  // MARK: URLs

  /// Whether countries have hosts; a product with one website has none.
  private var hasURLs: Bool {
    !manifest.countryServices.isEmpty && !manifest.tableEnvironments.isEmpty
  }

  /// The types have no other members, because the names come from the manifest and could be equal.
  private var urlTypes: SourceText {
    """

    /// The environments whose hosts are known before the app runs.
    struct URLs: Sendable {
      \(manifest.tableEnvironments.lines { "let \(SwiftText.declared($0.name)): ServiceURLs" })
    }

    /// The services whose hosts depend on the country.
    struct ServiceURLs: Sendable {
      \(manifest.countryServices.lines { "let \(SwiftText.declared($0.name)): String" })
    }
    """
  }

  private var listedURLs: SourceText {
    if !hasURLs { return "[]" }
    let services = manifest.countryServices.map { SwiftText.member($0.name) }
    return """
      let urls = facts.urls
      return [
        \(manifest.tableEnvironments.map { SwiftText.member($0.name) }.lines { environment in """
          (.\(environment)(country: self), \
          [\(services.map { "urls.\(environment).\($0)" }.joined(separator: ", "))]),
          """ })
      ]
      """
  }

  private func urls(_ country: ResolvedCountry) -> SourceText {
    let environments = manifest.tableEnvironments
    return """
      urls: URLs(
        \(environments.enumerated().lines { position, environment in """
          \(SwiftText.label(environment.name)): ServiceURLs(
            \(serviceURLs(country, environment))
          )\(position < environments.count - 1 ? "," : "")
          """ })
      ),
      """
  }

  private func serviceURLs(
    _ country: ResolvedCountry,
    _ environment: ResolvedEnvironment
  ) -> SourceText {
    let services = manifest.countryServices
    return services.enumerated().lines { position, service in
      """
      \(SwiftText.label(service.name)): \(SwiftText.quoted(environment.url(of: service, for: country)))\
      \(position < services.count - 1 ? "," : "")
      """
    }
  }

  // MARK: The value of a country

  private func value(_ country: ResolvedCountry) -> SourceText {
    """
    static let \(SwiftText.declared(country.code)) = CountryFacts(
      \(country.tld.map { "tld: \(SwiftText.quoted($0.value))," })
      status: .\(SwiftText.member(country.status.value.rawValue)),
      \(country.callingCode.map { "callingCode: \(SwiftText.quoted($0))," })
      currency: \(SwiftText.quoted(country.currency)),
      \(helpDesk(country.helpDeskLocale?.value, country.helpDeskURL).map { "helpDesk: \($0)," })
      languages: [
        \(country.languages.lines(language))
      ],
      \(form(country))
      deepLinkHosts: [
        \(country.deepLinkHosts.lines { "\(SwiftText.quoted($0.value))," })
      ],
      \(acceptedHosts(country))
      \(if: hasURLs, urls(country))
      names: \"""
        \(zip(manifest.appLanguages.names, country.names).lines { "\($0) \(SwiftText.line($1.value))" })
        \"""
    )
    """
  }

  private func language(_ language: ResolvedLanguage) -> SourceText {
    let helpDesk = helpDesk(language.helpDeskLocale?.value, language.helpDeskURL)
    let own = language.ownURLs.map { "\(SwiftText.quoted($0)): \(SwiftText.quoted($1))" }
    let arguments = [
      "locale: \(SwiftText.quoted(language.locale.value))",
      "appLanguage: .\(SwiftText.member(language.appLanguage.value))",
      "address: \(SwiftText.quoted(language.url.value))", helpDesk.map { "helpDesk: \($0)" },
      own.isEmpty ? nil : "ownURLs: [\(own.joined(separator: ", "))]",
    ].compactMap(\.self)
    return """
      Language(
        \(arguments.enumerated().lines { "\($1)\($0 < arguments.count - 1 ? "," : "")" })
      ),
      """
  }

  private func helpDesk(_ locale: String?, _ url: String?) -> String? {
    guard let locale else { return nil }
    let address = url.map { ", url: \(SwiftText.quoted($0))" } ?? ""
    return "HelpDesk(locale: \(SwiftText.quoted(locale))\(address))"
  }

  private func acceptedHosts(_ country: ResolvedCountry) -> SourceText {
    let accepted = manifest.acceptedHosts(for: country)
    if accepted.isEmpty { return "" }
    return """
      acceptedHosts: [
        \(accepted.lines { environment, hosts in """
          \(SwiftText.quoted(environment.name)): [
            \(hosts.lines { "\(SwiftText.quoted($0))," })
          ],
          """ })
      ],
      """
  }

  private func form(_ country: ResolvedCountry) -> SourceText {
    if country.form.isEmpty { return "" }
    return """
      form: [
        \(country.form.lines { use in """
          .\(SwiftText.member(use.name))\(overrides(use, in: country))\(use.isRequired ? "" : ".optional"),
          """ })
      ],
      """
  }

  /// What differs from the field's own row: `.with(example: "00144")`.
  private func overrides(_ use: ResolvedFieldUse, in country: ResolvedCountry) -> SourceText {
    let arguments = use.overrides.flatMap { key, value in
      switch key {
      case "label":
        [
          "label: \(SwiftText.quoted(value))",
          "labelKey: \(SwiftText.quoted(use.labelKey(in: country)))",
        ]
      case "keyboard": ["keyboard: .\(SwiftText.member(value))"]
      case "max_length": ["maxLength: \(value)"]
      default: ["\(key): \(SwiftText.raw(value))"]
      }
    }
    if arguments.isEmpty { return "" }
    return """
      .with(
        \(arguments.enumerated().lines { "\($1)\($0 < arguments.count - 1 ? "," : "")" })
      )
      """
  }
}
