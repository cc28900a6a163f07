internal import CountryManifest
internal import ManifestFindings

/// The generated `Country` and `AppLanguage`.
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
}
