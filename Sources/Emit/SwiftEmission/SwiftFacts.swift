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
        \(properties.arguments { "\($0.name): \($0.type)\($0.value)" })
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
      ("prefix", "String?", " = nil"),
      ("status", "Country.Status", ""),
      ("callingCode", "String?", " = nil"),
      ("currency", "String", ""),
      ("helpDesk", "HelpDesk?", " = nil"),
      ("languages", "[Language]", ""),
      manifest.hasForms ? ("form", "[AccountForm.Field]", " = []") : nil,
      ("deepLinkHosts", "[String]", " = []"),
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
    """
    urls: URLs(
      \(manifest.tableEnvironments.arguments { environment in """
        \(SwiftText.label(environment.name)): ServiceURLs(
          \(manifest.countryServices.arguments { service in """
            \(SwiftText.label(service.name)): \
            \(SwiftText.quoted(environment.url(of: service, for: country)))
            """ })
        )
        """ })
    )
    """
  }

  // MARK: The value of a country

  private func value(_ country: ResolvedCountry) -> SourceText {
    let arguments: [SourceText] = [
      text("tld", country.tld?.value),
      text("prefix", country.prefix.value == country.code ? nil : country.prefix.value),
      "status: .\(SwiftText.member(country.status.value.rawValue))",
      text("callingCode", country.callingCode),
      text("currency", country.currency),
      helpDesk(country.helpDeskLocale?.value, country.helpDeskURL),
      list("languages", country.languages.map(language)),
      list("form", country.form.map { field($0, in: country) }),
      list("deepLinkHosts", country.deepLinkHosts.map { quoted($0.value) }),
      list(
        "acceptedHosts",
        manifest.acceptedHosts(for: country).map { environment, hosts in
          list(SwiftText.quoted(environment.name), hosts.map(quoted))
        }
      ),
      hasURLs ? urls(country) : "",
      """
      names: \"""
        \(zip(manifest.appLanguages.names, country.names).lines { "\($0) \(SwiftText.line($1.value))" })
        \"""
      """,
    ]
    return "static let \(SwiftText.declared(country.code)) = \(call("CountryFacts", arguments))"
  }

  private func language(_ language: ResolvedLanguage) -> SourceText {
    let own = language.ownURLs.map { "\(SwiftText.quoted($0)): \(SwiftText.quoted($1))" }
    let arguments: [SourceText] = [
      text("locale", language.locale.value),
      "appLanguage: .\(SwiftText.member(language.appLanguage.value))",
      text("address", language.url.value),
      helpDesk(language.helpDeskLocale?.value, language.helpDeskURL),
      own.isEmpty ? "" : "ownURLs: [\(own.joined(separator: ", "))]",
    ]
    return call("Language", arguments)
  }

  private func helpDesk(_ locale: String?, _ url: String?) -> SourceText {
    guard let locale else { return "" }
    let address = url.map { ", url: \(SwiftText.quoted($0))" } ?? ""
    return "helpDesk: HelpDesk(locale: \(SwiftText.quoted(locale))\(address))"
  }

  /// A field with what the country overrides: `.postalCode.with(example: "00144")`.
  private func field(_ use: ResolvedFieldUse, in country: ResolvedCountry) -> SourceText {
    var arguments: [SourceText] = use.overrides.map { key, value in
      switch key {
      case "keyboard": "keyboard: .\(SwiftText.member(value))"
      case "max_length": "maxLength: \(value)"
      case "pattern": "pattern: \(SwiftText.raw(value))"
      default: text(key, value)
      }
    }
    let key = use.labelKey(in: country)
    if key != use.field.labelKey { arguments.insert(text("labelKey", key), at: 1) }
    if !use.isRequired { arguments.append("isRequired: false") }
    let field = ".\(SwiftText.member(use.name))"
    if arguments.isEmpty { return "\(field)" }
    if arguments.count == 1 { return "\(field).with(\(arguments[0]))" }
    return call("\(field).with", arguments)
  }

  // MARK: Arguments

  private func quoted(_ text: String) -> SourceText { "\(SwiftText.quoted(text))" }

  /// An argument whose value is a text; empty without a value.
  private func text(_ name: String, _ value: String?) -> SourceText {
    value.map { "\(name): \(SwiftText.quoted($0))" } ?? ""
  }

  /// An argument whose value is a list; empty without elements.
  private func list(_ name: String, _ elements: [SourceText]) -> SourceText {
    if elements.isEmpty { return "" }
    return """
      \(name): [
        \(elements.lines { "\($0)," })
      ]
      """
  }

  private func call(_ function: String, _ arguments: [SourceText]) -> SourceText {
    """
    \(function)(
      \(arguments.arguments { $0 })
    )
    """
  }
}
