internal import CountryManifest
internal import ManifestDiagnostics

/// `Country`, `AppLanguage` and the URLs of the help desk.
struct SwiftCountries {
  let manifest: ResolvedManifest

  var country: SourceText {
    """
    /// A country of the product: its ISO 3166-1 code in lowercase.
    public enum Country: RawRepresentable, CaseIterable, Codable, Hashable, Sendable {
      \(manifest.countries.lines { """
        /// \(SwiftText.comment($0.displayName)).
        case \(SwiftText.declared($0.code))
        """ })

      /// The country whose hosts carry no prefix.
      static let withoutPrefix = Country.\(SwiftText.member(manifest.defaultCountry.code))
    }
    """
  }

  var appLanguage: SourceText {
    """
    /// A language the app is translated into: the name of its `lproj` folder.
    public enum AppLanguage: String, CaseIterable, Codable, Hashable, Sendable {
      \(manifest.appLanguages.names.lines { """
        /// The folder `\($0).lproj`.
        case \(SwiftText.rawCase($0))
        """ })

      /// The place of the language's line in the table of names.
      var ordinal: Int {
        switch self {
        \(manifest.appLanguages.names.enumerated().lines { position, name in """
          case .\(SwiftText.member(name)): \(position)
          """ })
        }
      }
    }
    """
  }

  /// The help desk's URLs, which a product without one does not have.
  var helpDesk: SourceText {
    guard manifest.product.hasHelpDesk else {
      return "// The manifest has no `product.help_desk_url`."
    }
    return """
      public import Foundation

      extension Country {
        /// The help center in the country's default language.
        public var helpDeskURL: URL { URL(proven: factTable.word(4, of: self)) }
      }

      extension Language {
        /// The help center in it.
        public var helpDeskURL: URL { URL(proven: helpDeskText) }
      }
      """
  }
}
