import Foundation

/// The text of every country's URLs.
let urlTable = CountryTable(Country.urls)

extension [URL] {
  /// The URLs of an environment: those of services with one host for all countries, then each country's
  /// own in the order of the table.
  init(global: [String], lines: Range<Int>) {
    let own = Country.allCases.flatMap { country in
      lines.map { URL(proven: urlTable.line($0, of: country)) }
    }
    self = global.map { URL(proven: $0) } + own
  }
}

extension URL {
  /// A URL that the manifest compiler parsed before writing it.
  init(proven text: String) {
    guard let url = URL(string: text) else { preconditionFailure("`\(text)` is not a URL") }
    self = url
  }
}
