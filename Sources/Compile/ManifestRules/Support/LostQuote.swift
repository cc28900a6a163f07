internal import ManifestFindings

/// A quotation mark at only one end of a text, as in `Olla"`; the one at the other end was probably lost.
struct LostQuote {
  let quote: Character
  /// Whether the closing quotation mark was lost.
  let isClosing: Bool
  /// The text with both quotation marks.
  let corrected: String
  /// Whether the correction changes only the quotation marks.
  let isCertain: Bool

  /// Finds a quotation mark at only one end; nil if there is none, or if it belongs to the text.
  ///
  /// An inch or foot mark after a digit, or an apostrophe at the end of a word, belongs to the text.
  init?(_ text: Located<String>, isItalian: Bool) {
    let value = text.value
    guard let last = value.last, let first = value.first, value.utf8.count > 1 else { return nil }
    // In a scalar that YAML quotes, a quotation mark at the end was written on purpose.
    let isPlain = text.range.count == value.utf8.count
    if isPlain, last == "\"" || last == "'" {
      quote = last
      isClosing = false
    } else if first == "\"" {
      quote = first
      isClosing = true
    } else {
      // Many names begin with an apostrophe, such as `'s-Hertogenbosch` and `'Ohana`.
      return nil
    }
    let inner = isClosing ? value.dropFirst() : value.dropLast()
    guard !inner.contains(quote),
      isClosing || !Self.belongs(quote, after: inner, isItalian: isItalian)
    else { return nil }
    corrected = quote == "'" ? "'\(inner)'" : quotedYAML(inner)
    isCertain = inner.unicodeScalars.allSatisfy { $0.isVisible && $0 != "\\" }
  }

  private static func belongs(_ quote: Character, after text: Substring, isItalian: Bool) -> Bool {
    guard let before = text.last else { return true }
    // An inch or foot mark, as in `12"` and `6'`.
    if before.isNumber { return true }
    guard quote == "'" else { return false }
    // An apostrophe, as in `Students'` and `Rockin'`, and in the Italian `Citta'` for `Città`.
    return "sxzSXZ".contains(before) || text.lowercased().hasSuffix("in")
      || isItalian && "aeiouAEIOU".contains(before)
  }
}
