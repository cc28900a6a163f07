import TestSupport

/// Makes patterns and, along with them, texts that they match.
struct PatternGrammar {
  var generator: SeededGenerator

  /// A pattern, three texts that it matches, and each of them with one character changed.
  mutating func patternAndTexts() -> (pattern: String, texts: [String]) {
    let (pattern, texts) = choice(depth: 2)
    return (pattern, texts + texts.map { changed($0) })
  }

  private typealias Part = (pattern: String, texts: [String])

  private mutating func choice(depth: Int) -> Part {
    let parts = (0..<(chance(20) ? 2 : 1)).map { _ in sequence(depth: depth) }
    let texts = (0..<3).map { parts[Int.random(in: 0..<parts.count, using: &generator)].texts[$0] }
    return (parts.map(\.pattern).joined(separator: "|"), texts)
  }

  private mutating func sequence(depth: Int) -> Part {
    var whole: Part = (depth == 2 && chance(5) ? "^" : "", ["", "", ""])
    for _ in 0..<Int.random(in: 1...4, using: &generator) {
      let part = chance(20) && depth > 0 ? group(depth: depth - 1) : character()
      let (quantifier, counts) = quantifier()
      whole.pattern += part.pattern + quantifier
      for index in 0..<3 {
        let count = Int.random(in: counts, using: &generator)
        whole.texts[index] += String(repeating: part.texts[index], count: count)
      }
    }
    return whole
  }

  private mutating func group(depth: Int) -> Part {
    let inner = choice(depth: depth)
    return ((chance(50) ? "(" : "(?:") + inner.pattern + ")", inner.texts)
  }

  /// A part that matches one character, and three such characters.
  private mutating func character() -> Part {
    let (pattern, characters) = Self.characters[
      Int.random(in: 0..<Self.characters.count, using: &generator)
    ]
    return (
      pattern, (0..<3).map { _ in String(characters.randomElement(using: &generator) ?? "a") }
    )
  }

  private static let characters: [(String, String)] = [
    ("a", "aA"), ("K", "kK"), ("5", "5"), ("-", "-"), (" ", " "), ("É", "éÉ"), ("ж", "жЖ"),
    ("東", "東"), ("\\.", "."), ("\\\\", "\\"), ("\\d", "059"), ("\\D", "aZ-é"), (".", "a1 é東"),
    ("[a-z]", "amzAMZ"), ("[A-Z0-9 \\-]", "aZ09 -"), ("[^0-9]", "aZ-é"), ("[^a-z-]", "19 é"),
    ("[à-öø-ÿ]", "éÉøØÿŸ"), ("[ァ-ヶー]", "アカー"), ("[а-я]", "жЖя"), ("[\\d.]", "5."),
    ("[-+]", "-+"), ("[一-龥]", "東京"), ("[^ァ-ヶ]", "a東"), ("[!-/]", "!/#"), ("[s-t]", "sStT"),
  ]

  private mutating func quantifier() -> (String, ClosedRange<Int>) {
    guard chance(40) else { return ("", 1...1) }
    let least = Int.random(in: 0...2, using: &generator)
    let all = [
      ("?", 0...1), ("*", 0...4), ("+", 1...4), ("{\(least)}", least...least),
      ("{\(least),}", least...(least + 3)), ("{\(least),\(least + 2)}", least...(least + 2)),
    ]
    let (text, counts) = all[Int.random(in: 0..<all.count, using: &generator)]
    return (text + (chance(20) ? "?" : ""), counts)
  }

  /// A text with one character added, removed or replaced.
  private mutating func changed(_ text: String) -> String {
    var scalars = Array(text.unicodeScalars)
    let index = Int.random(in: 0...scalars.count, using: &generator)
    let other = "aAkKs5-. éжア東".unicodeScalars.randomElement(using: &generator) ?? "a"
    switch Int.random(in: 0..<3, using: &generator) {
    case 0: scalars.insert(other, at: index)
    case 1 where index < scalars.count: scalars.remove(at: index)
    case _ where index < scalars.count: scalars[index] = other
    default: scalars.append(other)
    }
    return String(String.UnicodeScalarView(scalars))
  }

  private mutating func chance(_ percent: Int) -> Bool {
    Int.random(in: 0..<100, using: &generator) < percent
  }
}
