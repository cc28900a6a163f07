public import Foundation

/// A language that a country's users may choose.
public struct Language: Hashable, Sendable {
  /// The BCP 47 tag, `it-IT`.
  public let locale: String
  /// The folder of the app's translation.
  public let lproj: AppLanguage
  /// How the help center spells it.
  public let helpDeskLocale: String
  /// The web site in it.
  public let url: URL
  /// The help center in it, or nothing where the product has none.
  let helpDeskText: String
}

extension Country {
  /// The languages, default first.
  public var languages: [Language] { languageTable.lines(of: self).map(Language.init(line:)) }
}

extension Language {
  fileprivate init(line: String) {
    let words = line.split(separator: " ").map(String.init)
    guard words.count >= 4, let lproj = AppLanguage(rawValue: words[1]) else {
      preconditionFailure("a language's line has four or five words, the second an app language")
    }
    self.init(
      locale: words[0],
      lproj: lproj,
      helpDeskLocale: words[2],
      url: URL(proven: words[3]),
      helpDeskText: words.count > 4 ? words[4] : ""
    )
  }
}

private let languageTable = CountryTable(Country.languageLines)
