public import Foundation

/// A language that users can choose in a country.
nonisolated public struct Language: Hashable, Sendable {
  /// The BCP 47 tag, such as `it-IT`.
  public let locale: String
  /// The translation of the app that shows this language.
  public let appLanguage: AppLanguage
  let address: String
  let helpDesk: HelpDesk?

  /// The URL of the website in this language.
  public var url: URL { URL(proven: address) }

  /// Creates a language without a help center, for tests and previews.
  public init(locale: String, appLanguage: AppLanguage, url: URL) {
    self.init(locale: locale, appLanguage: appLanguage, address: url.absoluteString)
  }

  @inline(never)
  init(locale: String, appLanguage: AppLanguage, address: String, helpDesk: HelpDesk? = nil) {
    self.locale = locale
    self.appLanguage = appLanguage
    self.address = address
    self.helpDesk = helpDesk
  }
}

/// The help center's name for a language, and its URL if the product has one.
nonisolated struct HelpDesk: Hashable, Sendable {
  let locale: String
  var url: String? = nil
}
