internal import ManifestFindings

/// A quote at one end of a text whose counterpart was probably lost: `Olla"`.
struct LostQuote {
  let quote: Character
  /// Whether the closing quote was lost.
  let isClosing: Bool
  /// The text in quotes.
  let corrected: String
  /// Whether only the quotes are corrected.
  let isCertain: Bool

  /// Nil if there is none, or if the quote belongs to the text: as an inch or a foot after a digit, or as an
  /// apostrophe at the end of a word.
  init?(_ text: Located<String>, isItalian: Bool) {
    let value = text.value
    guard let last = value.last, let first = value.first, value.utf8.count > 1 else { return nil }
    // Inside YAML quotes, a quote at the end was written on purpose.
    let isPlain = text.range.count == value.utf8.count
    if isPlain, last == "\"" || last == "'" {
      quote = last
      isClosing = false
    } else if first == "\"" {
      quote = first
      isClosing = true
    } else {
      // An apostrophe at the start is usual: `'s-Hertogenbosch`, `'Ohana`.
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
    // `12"`, `6'`.
    if before.isNumber { return true }
    guard quote == "'" else { return false }
    // `Students'`, `Rockin'`, and in Italian `Citta'` for `Città`.
    return "sxzSXZ".contains(before) || text.lowercased().hasSuffix("in")
      || isItalian && "aeiouAEIOU".contains(before)
  }
}
