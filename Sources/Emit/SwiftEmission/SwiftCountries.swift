internal import CountryManifest
internal import ManifestFindings

/// The generated `Country`, `AppLanguage` and URLs of the help desk.
struct SwiftCountries {
  let manifest: ResolvedManifest

  var country: SourceText {
    """
    /// A country of the product: its ISO 3166-1 code in lowercase.
    nonisolated public enum Country: String, CaseIterable, Codable, Hashable, Sendable {
      \(manifest.countries.lines { """
        /// \(SwiftText.comment($0.displayName)).
        case \(SwiftText.declared($0.code))
        """ })

      /// The default country, whose hosts have no prefix.
      public static let `default` = Country.\(SwiftText.member(manifest.defaultCountry.code))

      /// The prefix of the country's hosts on a shared domain.
      \(hostPrefix)
    }
    """
  }

  private var hostPrefix: SourceText {
    let chosen = manifest.countries.filter { $0.prefix.value != $0.code }
    if chosen.isEmpty { return "var hostPrefix: String { rawValue }" }
    return """
      var hostPrefix: String {
        switch self {
        \(chosen.lines { "case .\(SwiftText.member($0.code)): \(SwiftText.quoted($0.prefix.value))" })
        default: rawValue
        }
      }
      """
  }

  var appLanguage: SourceText {
    """
    /// A language into which the app is translated, as the name of its `lproj` folder.
    nonisolated public enum AppLanguage: String, CaseIterable, Codable, Hashable, Sendable {
      \(manifest.appLanguages.names.lines { """
        /// The folder `\($0).lproj`.
        case \(SwiftText.rawCase($0))
        """ })

      /// The language's name in the language itself, for a list of languages.
      public var ownName: String {
        switch self {
        \(zip(manifest.appLanguages.names, LanguageOwnNames(manifest).names).lines { name, own in """
          case .\(SwiftText.member(name)): \(SwiftText.quoted(own))
          """ })
        }
      }
    }

    nonisolated extension Language {
      /// The product's language for tags that do not begin with it (`iw` means `he`), and for tags of a
      /// language in several scripts (`zh-tw` means `zh-hant`).
      static let meanings: [String: String] = [
        \(meanings)
      ]
    }
    """
  }

  private var meanings: SourceText {
    let entries = LanguageMeanings(manifest).entries
    if entries.isEmpty { return ":" }
    return entries.lines { "\(SwiftText.quoted($0.tag)): \(SwiftText.quoted($0.meaning))," }
  }

  /// The properties of the help center; only a comment if the product has no help center.
  var helpDesk: SourceText {
    guard manifest.hasHelpDeskLocale else { return "// The manifest has no `help_desk_locale`." }
    guard manifest.hasHelpDeskURL else { return helpDeskLocales }
    return """
      public import Foundation

      \(helpDeskLocales)

      nonisolated extension Country {
        /// The help center's URL in the country's default language; nil if the country has none.
        public var helpDeskURL: URL? { facts.helpDesk?.url.map { URL(proven: $0) } }
      }

      nonisolated extension Language {
        /// The help center's URL in this language; nil if there is none.
        public var helpDeskURL: URL? { helpDesk?.url.map { URL(proven: $0) } }
      }
      """
  }

  private var helpDeskLocales: SourceText {
    """
    nonisolated extension Country {
      /// The help center's name for the country's language; nil if the country has no help center.
      public var helpDeskLocale: String? { facts.helpDesk?.locale }
    }

    nonisolated extension Language {
      /// The help center's code for the language, such as `pt_PT`; nil if the help center lacks the language.
      public var helpDeskLocale: String? { helpDesk?.locale }
    }
    """
  }
}
