public import Foundation

/// A language that users can choose in a country.
nonisolated public struct Language: Hashable, Sendable {
  /// The BCP 47 tag, such as `it-IT`.
  public let locale: String
  /// The translation of the app that shows this language.
  public let appLanguage: AppLanguage
  /// The URL of the website in this language.
  public let url: URL
  let helpDesk: HelpDesk?

  /// Creates a language without a help center, for tests and previews.
  public init(locale: String, appLanguage: AppLanguage, url: URL) {
    self.init(locale: locale, appLanguage: appLanguage, url: url, helpDesk: nil)
  }

  init(locale: String, appLanguage: AppLanguage, url: URL, helpDesk: HelpDesk?) {
    self.locale = locale
    self.appLanguage = appLanguage
    self.url = url
    self.helpDesk = helpDesk
  }

  /// The help center's name for the language, and its URL if the product has one.
  struct HelpDesk: Hashable, Sendable {
    let locale: String
    let url: URL?
  }
}

nonisolated extension Country {
  /// The country's languages, the default first.
  public var languages: [Language] { languageTable.lines(of: self).map(Language.init(line:)) }

  /// The first of the country's languages.
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
