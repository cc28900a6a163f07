import Foundation

/// Reads the language of a page: `lang` of its `html` element.
enum PageLanguage {
  /// How much of a page is read.
  static let bytes = 262_144

  enum Found: Equatable {
    case language(String)
    /// There is an `html` element without the attribute.
    case none
    /// There is no `html` element so far.
    case noElement
  }

  /// What the beginning of a page says.
  static func find(in data: Data) -> Found {
    // Tags and language tags are ASCII in every charset that pages have.
    var rest = Substring(String(decoding: data.map { $0 < 128 ? $0 : 63 }, as: UTF8.self))
    while let open = rest.firstIndex(of: "<") {
      rest = rest[open...]
      if rest.hasPrefix("<!--") {
        guard let end = rest.range(of: "-->") else { return .noElement }
        rest = rest[end.upperBound...]
        continue
      }
      let name = rest.dropFirst().prefix { $0.isLetter }.lowercased()
      guard name == "html" else {
        rest = rest.dropFirst()
        continue
      }
      guard let end = rest.firstIndex(of: ">") else { return .noElement }
      return attribute(in: rest[..<end].dropFirst(5)).map(Found.language) ?? .none
    }
    return .noElement
  }

  private static func attribute(in tag: Substring) -> String? {
    var rest = tag
    while !rest.isEmpty {
      rest = rest.drop { $0.isWhitespace || $0 == "/" }
      let name = rest.prefix { !$0.isWhitespace && $0 != "=" }
      rest = rest.dropFirst(max(1, name.count)).drop { $0.isWhitespace }
      var value: Substring = ""
      if rest.first == "=" {
        rest = rest.dropFirst().drop { $0.isWhitespace }
        if let quote = rest.first, quote == "\"" || quote == "'" {
          rest = rest.dropFirst()
          value = rest.prefix { $0 != quote }
          rest = rest.dropFirst(value.count + 1)
        } else {
          value = rest.prefix { !$0.isWhitespace }
          rest = rest.dropFirst(value.count)
        }
      }
      if name.lowercased() == "lang" {
        let text = value.trimmingCharacters(in: .whitespaces)
        return text.isEmpty ? nil : text
      }
    }
    return nil
  }

  /// The primary language of a tag or locale, with one name for languages that have two.
  static func primary(_ tag: String) -> String {
    let first = tag.lowercased().prefix { $0 != "-" && $0 != "_" }
    return same[String(first)] ?? String(first)
  }

  /// Codes that ISO 639 has replaced, and the written forms of Norwegian.
  private static let same = [
    "iw": "he", "in": "id", "ji": "yi", "jw": "jv", "mo": "ro", "tl": "fil", "nb": "no", "nn": "no",
  ]
}
