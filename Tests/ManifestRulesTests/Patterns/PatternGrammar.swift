import ManifestRules
import TestSupport

/// Makes portable patterns, and texts that they match.
struct PatternGrammar {
  var generator: SeededGenerator

  mutating func pattern() -> String { choice(depth: 3) }

  private mutating func choice(depth: Int) -> String {
    let count = chance(20) ? Int.random(in: 2...3, using: &generator) : 1
    return (0..<count).map { _ in sequence(depth: depth) }.joined(separator: "|")
  }

  private mutating func sequence(depth: Int) -> String {
    let count = Int.random(in: chance(5) ? 0...0 : 1...4, using: &generator)
    let start = depth == 3 && chance(5) ? "^" : ""
    let end = depth == 3 && chance(5) ? "$" : ""
    return start + (0..<count).map { _ in atom(depth: depth) + quantifier() }.joined() + end
  }

  private mutating func atom(depth: Int) -> String {
    switch Int.random(in: 0..<100, using: &generator) {
    case ..<20 where depth > 0: (chance(50) ? "(" : "(?:") + choice(depth: depth - 1) + ")"
    case ..<45: characterClass()
    case ..<65: "\\" + pick(["d", "d", "d", "D", "w", "W", "s", "S"])
    case ..<70: "."
    case ..<80: pick(["-", " ", "/", "#", "_", "'", "\"", "%", "&", "@", "~", "<", "=", ",", ":"])
    case ..<88: "\\" + pick(Self.punctuation)
    case ..<92: pick(Self.beyondASCII)
    default: pick(Self.alphanumerics)
    }
  }

  private mutating func characterClass() -> String {
    var text = chance(30) ? "[^" : "["
    if chance(10) { text += "-" }
    for _ in 0..<Int.random(in: 1...3, using: &generator) {
      switch Int.random(in: 0..<10, using: &generator) {
      case ..<4:
        text += pick(["a-z", "A-Z", "0-9", "X-b", "!-/", "à-ÿ", "а-я", "一-龥", "2-5", "K-S"])
      case ..<6: text += "\\" + pick(["d", "w", "s", "D", "W", "S"])
      case 6: text += "\\" + pick(Self.punctuation)
      case 7: text += pick(Self.beyondASCII)
      case 8:
        text += pick(["$", "(", ")", "*", "+", ".", "?", "{", "}", "|", ",", "#", " ", ":", "^"])
      default: text += pick(Self.alphanumerics)
      }
    }
    if chance(10) { text += "-" }
    return text + "]"
  }

  private mutating func quantifier() -> String {
    guard chance(35) else { return "" }
    let least = Int.random(in: 0...3, using: &generator)
    let most = least + Int.random(in: 0...3, using: &generator)
    let quantifier = pick(["?", "?", "*", "+", "{\(least)}", "{\(least),}", "{\(least),\(most)}"])
    return quantifier + (chance(20) ? "?" : "")
  }

  // MARK: Texts

  /// A text that a pattern matches, with letters in either case.
  mutating func match(_ node: PortablePattern.Node) -> String {
    switch node {
    case .start, .end: return ""
    case .character(let characters): return String(member(of: characters.ascii))
    case .sequence(let nodes): return nodes.map { match($0) }.joined()
    case .choice(let nodes): return match(nodes.randomElement(using: &generator) ?? .start)
    case .repetition(let node, let least, let most):
      let most = min(most ?? least + 3, least + 3)
      let count = Int.random(in: least...most, using: &generator)
      return (0..<count).map { _ in match(node) }.joined()
    }
  }

  private mutating func member(of set: CodePointSet) -> Unicode.Scalar {
    for _ in 0..<20 {
      // ASCII first, because the other ranges are long and would be chosen nearly always.
      let range = chance(80) ? 0x20...0x7E : set.ranges.randomElement(using: &generator)
      guard let range, let scalar = Unicode.Scalar(.random(in: range, using: &generator)),
        set.contains(scalar.value), PortableCharacter.contains(scalar)
      else { continue }
      return scalar
    }
    return set.ranges.lazy.joined().compactMap(Unicode.Scalar.init)
      .first(where: PortableCharacter.contains) ?? "a"
  }

  /// A text with one character added, removed or replaced.
  mutating func changed(_ text: String) -> String {
    var scalars = Array(text.unicodeScalars)
    let index = Int.random(in: 0...scalars.count, using: &generator)
    let character =
      pick(Self.alphanumerics + Self.punctuation + Self.beyondASCII).unicodeScalars.first ?? "a"
    switch Int.random(in: 0..<3, using: &generator) {
    case 0: scalars.insert(character, at: index)
    case 1 where index < scalars.count: scalars.remove(at: index)
    case _ where index < scalars.count: scalars[index] = character
    default: scalars.append(character)
    }
    return String(String.UnicodeScalarView(scalars))
  }

  private static let punctuation = "!\"#$%&'()*+,-./:;<=>?@[\\]^_`{|}~".map(String.init)
  private static let alphanumerics = "aAbBkKsSiIzZ0159".map(String.init)
  private static let beyondASCII = "éÉåÅσΣжЖ東京’·ـأ".map(String.init)

  private mutating func chance(_ percent: Int) -> Bool {
    Int.random(in: 0..<100, using: &generator) < percent
  }

  private mutating func pick(_ words: [String]) -> String {
    words.randomElement(using: &generator) ?? ""
  }
}
