internal import CountryManifest
internal import ManifestDiagnostics

/// Countries, their facts, names and languages.
struct SwiftCountries {
  let manifest: ResolvedManifest

  var country: String {
    var text = """
      /// A country of the product: its ISO 3166-1 code in lower case.
      public enum Country: RawRepresentable, CaseIterable, Codable, Hashable, Sendable {

      """
    for country in manifest.countries {
      text +=
        "  /// \(SwiftText.comment(country.displayName)).\n  case \(SwiftText.declared(country.code))\n"
    }
    let main = SwiftText.member(manifest.defaultCountry.code)
    return text + """

        /// The country whose hosts carry no prefix.
        static let withoutPrefix = Country.\(main)
      }

      """
  }

  var appLanguage: String {
    var text = """
      /// A language the app is translated into: the name of its `lproj` folder.
      public enum AppLanguage: String, CaseIterable, Codable, Hashable, Sendable {

      """
    for name in manifest.appLanguages.names {
      text += "  /// The folder `\(name).lproj`.\n  case \(rawCase(name))\n"
    }
    text += """

        /// The place of the language's line in the table of names.
        var ordinal: Int {
          switch self {

      """
    for (position, name) in manifest.appLanguages.names.enumerated() {
      text += "    case .\(SwiftText.member(name)): \(position)\n"
    }
    return text + "    }\n  }\n}\n"
  }

  var factTable: String {
    var table = SwiftTable()
    for country in manifest.countries {
      table.section(
        [
          country.code, country.tld.value, country.status.value.rawValue,
          country.helpDeskLocale.value,
        ]
          + (country.helpDeskURL.map { [$0] } ?? [])
      )
      for host in country.deepLinkHosts { table.words(["applinks:\(host.value)"]) }
    }
    return tableExtension(
      "For each country key, TLD, status, help desk locale and URL; under them the associated"
        + " domains.",
      "facts",
      table
    )
  }

  /// The help desk's URLs, which a product without one has not.
  var helpDesk: String {
    guard manifest.product.hasHelpDesk else {
      return "// The manifest has no `product.help_desk_url`.\n"
    }
    return """
      public import Foundation

      extension Country {
        /// The help centre in the country's default language.
        public var helpDeskURL: URL { URL(proven: factTable.word(4, of: self)) }
      }

      extension Language {
        /// The help centre in it.
        public var helpDeskURL: URL { URL(proven: helpDeskText) }
      }

      """
  }

  var nameTable: String {
    var table = SwiftTable()
    let languages = manifest.appLanguages.names
    for country in manifest.countries {
      table.section([country.code])
      for (language, name) in zip(languages, country.names) { table.text([language], name.value) }
    }
    return tableExtension(
      "The country's name after each app language, in the order of `AppLanguage`.",
      "names",
      table
    )
  }

  var languageTable: String {
    var table = SwiftTable()
    for country in manifest.countries {
      table.section([country.code])
      for language in country.languages {
        table.words(
          [
            language.locale.value, language.appLanguage.value, language.helpDeskLocale.value,
            language.url.value,
          ] + (language.helpDeskURL.map { [$0] } ?? [])
        )
      }
    }
    return tableExtension(
      "A line for each language: locale, lproj, help desk locale, URL, help desk URL.",
      "languageLines",
      table
    )
  }
}

/// `en`, or `enGB = "en-GB"` where the identifier differs from the name.
func rawCase(_ name: String) -> String {
  let identifier = Identifier.camelCase(name)
  let declared = SwiftText.declared(name)
  return identifier == name ? declared : "\(declared) = \(SwiftText.quoted(name))"
}
