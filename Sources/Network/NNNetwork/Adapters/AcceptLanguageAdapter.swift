public import Foundation

/// Sets `Accept-Language` to the languages that the person reads.
public struct AcceptLanguageAdapter: RequestAdapter {
  private let locales: @Sendable () -> [String]

  /// An adapter that asks for the languages before every attempt, since the country may change.
  ///
  /// - Parameter locales: BCP 47 tags, the preferred one first; at most ten are sent.
  public init(_ locales: @escaping @Sendable () -> [String]) { self.locales = locales }

  /// An adapter for one locale, such as a country's.
  public init(_ locale: Locale) {
    let tag = String(locale.identifier.prefix { $0 != "@" }).replacing("_", with: "-")
    self.init { [tag] }
  }

  /// Sets `Accept-Language`; each language follows its last regional tag: `it-IT, it;q=0.9`.
  public func adapt(_ request: inout HTTPRequest, in context: RequestContext) {
    var tags: [String] = []
    let locales = locales().filter { !$0.isEmpty }
    for (index, locale) in locales.enumerated() {
      if !tags.contains(locale) { tags.append(locale) }
      let language = String(locale.prefix { $0 != "-" })
      let comesAgain = locales[(index + 1)...].contains { $0.prefix { $0 != "-" } == language }
      if !comesAgain, !tags.contains(language) { tags.append(language) }
    }
    guard !tags.isEmpty else { return }
    request.headers["Accept-Language"] = tags.prefix(10).enumerated()
      .map { $0 == 0 ? $1 : "\($1);q=0.\(10 - $0)" }
      .joined(separator: ", ")
  }
}
