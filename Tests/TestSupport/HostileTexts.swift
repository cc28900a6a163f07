/// Texts that could break out of their quotes.
package enum HostileTexts {
  package static let all: [String] =
    [
      "\"", "\\", "\\\\", "\\\"", "\"\"", "\"\"\"", "\"\"\"#", "\"\"\"##", "\"#", "\" + evil + \"",
      "\\(evil)", "\\#(evil)", "\\##(evil)", "\\\\(evil)", "\\n", "\\u{41}", "\\u{", "\\u",
      "\\u{110000}", "\\\n", "a\nb", "\n", "\r", "\r\n", "a\r\nb", "\t", "\u{0}", "a\u{0}b",
      "\u{7}", "\u{1B}[31m",
      "\u{7F}", "\u{85}", "\u{A0}", "\u{2028}", "\u{2029}", "\u{FEFF}", "\u{200B}", "\u{200D}",
      "\u{2060}",
      "\u{202E}evil\u{202C}", "\u{2066}a\u{2069}", "\u{200F}", "\u{AD}", "\u{E0041}", "\u{FE0F}",
      "\u{E000}",
      "\u{FFFD}", "\u{FFFF}", "\u{10FFFF}", "\u{378}", "👩‍👩‍👧‍👦", "🇮🇹", "👍🏽", "\u{1F3FD}", "🏴󠁧󠁢󠁥󠁮󠁧󠁿",
      "\u{301}", "\u{301}a", "e\u{301}", "é", " \u{301}", "a \u{301} \u{20DD}b", "\u{93F}\u{94D}",
      "ᄀ\u{1161}\u{11A8}",
      "\u{1161}", " leading", "trailing ", "   ", " ", "a  b", "?", "a?", "*/", "/*", "*/ evil /*",
      "//", "///",
      "`", "``", "#", "##", "\"#", "\"##", "$0", "%@", "{name}", "label x", "pattern",
      "first_name label x",
      "</string>", "&amp;", "'", "\u{3000}", "\u{2003}x", "İ", "ß", "ﬁ", "漢字", "עברית", "عربي",
      String(repeating: "x", count: 10_000), String(repeating: "\"#\\(\n", count: 2_000),
      String(repeating: "\u{301}", count: 30),
    ]

  /// Texts that the output in every language must reproduce.
  ///
  /// They include the longest texts that a manifest may have.
  package static let everyLanguages: [String] =
    all
    + [
      "${evil}", "$evil", "$", "a$", "\"\"\"$", "${'$'}", "$(evil)", "`${evil}`", "]]>", "<!--",
      "</script>",
      "<script>", "-->", "'", "\\x41", "\\0", "\\u0041", "*/ evil()", "{{x}}", "%1$s",
      "\u{DF}\u{1F600}",
      String(repeating: "😀", count: 16_384), String(repeating: "漢", count: 21_845),
      String(repeating: "$", count: 65_536), String(repeating: "\u{0}", count: 65_536),
    ]
    + random(count: Places.isLongRun ? 100_000 : 2_000, seed: 1_999)

  /// Characters that are special in Swift.
  package static let swiftSigns = "\"\"\"###\\\\\\(){}un0 \n\r\t/*`$?"

  /// Texts of random scalars, with many special characters.
  package static func random(count: Int, seed: UInt64, signs: String = swiftSigns) -> [String] {
    var generator = SeededGenerator(seed: seed)
    let special = Array(signs.unicodeScalars)
    let ranges: [ClosedRange<UInt32>] = [
      0...0x7F, 0x80...0x7FF, 0x300...0x36F, 0x2000...0x206F, 0xFE00...0xFE0F, 0x1F300...0x1F64F,
      0xD7B0...0xF8FF, 0xE0000...0xE01EF, 0...0x10FFFF,
    ]
    return (0..<count).map { _ in
      let length = Int.random(in: 1...24, using: &generator)
      var scalars = String.UnicodeScalarView()
      for _ in 0..<length {
        if Bool.random(using: &generator), let scalar = special.randomElement(using: &generator) {
          scalars.append(scalar)
        } else if let range = ranges.randomElement(using: &generator),
          let scalar = Unicode.Scalar(UInt32.random(in: range, using: &generator))
        {
          scalars.append(scalar)
        }
      }
      return scalars.isEmpty ? "x" : String(scalars)
    }
  }
}

/// A text as a double-quoted YAML scalar, with everything except letters and digits as escapes.
package func yaml(_ text: String) -> String {
  let escaped = text.unicodeScalars.map { scalar in
    let isPlain = scalar.isASCII && (scalar.properties.isAlphabetic || ("0"..."9") ~= scalar)
    if isPlain { return String(scalar) }
    let digits = String(scalar.value, radix: 16)
    return "\\U" + String(repeating: "0", count: 8 - digits.count) + digits
  }
  return "\"\(escaped.joined())\""
}
