public import Foundation

/// A language that a country's users may choose.
nonisolated public struct Language: Hashable, Sendable {
  /// The BCP 47 tag, `it-IT`.
  public let locale: String
  /// The app's translation.
  public let appLanguage: AppLanguage
  /// The web site in it.
  public let url: URL
  let helpDesk: HelpDesk?

  /// A language without a help center, for tests and previews.
  public init(locale: String, appLanguage: AppLanguage, url: URL) {
    self.init(locale: locale, appLanguage: appLanguage, url: url, helpDesk: nil)
  }

  init(locale: String, appLanguage: AppLanguage, url: URL, helpDesk: HelpDesk?) {
    self.locale = locale
    self.appLanguage = appLanguage
    self.url = url
    self.helpDesk = helpDesk
  }

  /// How the help center spells a language, and its URL where the product has one.
  struct HelpDesk: Hashable, Sendable {
    let locale: String
    let url: URL?
  }
}

nonisolated extension Country {
  /// The languages, default first.
  public var languages: [Language] { languageTable.lines(of: self).map(Language.init(line:)) }

  /// The first of them.
  public var defaultLanguage: Language { Language(line: languageTable.line(0, of: self)) }
}

nonisolated extension Language {
  fileprivate init(line: String) {
    let words = line.split(separator: " ").map(String.init)
    guard words.count >= 3, let appLanguage = AppLanguage(rawValue: words[1]) else {
      preconditionFailure("a language's line has three to five words, the second an app language")
    }
    self.init(
      locale: words[0],
      appLanguage: appLanguage,
      url: URL(proven: words[2]),
      helpDesk: words.dropFirst(3).first.map { locale in
        HelpDesk(locale: locale, url: words.dropFirst(4).first.map { URL(proven: $0) })
      }
    )
  }
}

nonisolated private let languageTable = CountryTable(Country.languageLines)
