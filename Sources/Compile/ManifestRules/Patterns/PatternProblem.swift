extension PortablePattern {
  /// The reason why a text is not a portable pattern.
  package struct Problem: Error {
    /// An edit that removes the problem; the pattern can have further problems.
    struct Edit {
      var characters: Range<Int>
      var replacement: String
      /// Whether the edited pattern is certainly the intended one.
      var isCertain: Bool
    }

    /// A phrase that follows "pattern `x`".
    package var message: String
    /// The index, counted from 0, of the first wrong character; nil if the whole pattern is wrong.
    var position: Int?
    var edit: Edit?
    /// Advice for a problem without an edit; it begins with a verb.
    var advice: String?

    init(
      message: String,
      at position: Int? = nil,
      edit: Edit? = nil,
      advice: String? = nil
    ) {
      (self.message, self.position, self.edit, self.advice) = (message, position, edit, advice)
    }
  }

  /// A pattern after its problems were fixed.
  struct Repair {
    var text: String
    var isCertain: Bool
  }

  /// Applies edits until the pattern is portable; nil if it is still not portable after a few edits.
  ///
  /// After each edit, the whole pattern is parsed again.
  static func repaired(_ text: String, _ first: Problem) -> Repair? {
    // A regular expression between slashes, as in JavaScript: `/\d{5}/i`.
    let inner = text.dropFirst().prefix { $0 != "/" }
    if text.hasPrefix("/"), ["/", "/i"].contains(text.dropFirst(inner.count + 1)), !inner.isEmpty,
      (try? PortablePattern(String(inner))) != nil
    {
      return Repair(text: String(inner), isCertain: true)
    }
    var scalars = Array(text.unicodeScalars)
    var problem = first
    var isCertain = true
    for _ in 0..<6 {
      guard let edit = problem.edit, edit.characters.upperBound <= scalars.count else { return nil }
      scalars.replaceSubrange(edit.characters, with: edit.replacement.unicodeScalars)
      isCertain = isCertain && edit.isCertain
      let edited = String(String.UnicodeScalarView(scalars))
      do {
        _ = try PortablePattern(edited)
        return edited.isEmpty ? nil : Repair(text: edited, isCertain: isCertain)
      } catch {
        problem = error
      }
    }
    return nil
  }
}

extension PortablePattern.Problem {
  typealias Problem = PortablePattern.Problem

  /// The problem to report for a group `(?…)`; `text` is the rest of the pattern after the `?`.
  static func group(_ text: ArraySlice<Unicode.Scalar>, at position: Int) -> Problem {
    let shown = String(String.UnicodeScalarView(text.prefix(2)))
    let name = text.dropFirst().prefix { $0 != ">" && $0 != "'" }
    let start = position..<(position + 2)
    switch shown.first {
    case "=", "!":
      return around("lookahead", "(?\(shown.prefix(1))", at: position)
    case "<" where shown.hasSuffix("=") || shown.hasSuffix("!"):
      return around("lookbehind", "(?\(shown)", at: position)
    case "<", "P", "'":
      // The group can be `(?<zip>…)`, `(?P<zip>…)` or `(?'zip'…)`.
      let end = position + 2 + name.count + 2
      return Problem(
        message: "contains a named group, which is not portable",
        at: position,
        edit: Edit(characters: position..<end, replacement: "(", isCertain: true),
        advice: "write a group as `(…)`"
      )
    case ">":
      return Problem(
        message: "contains an atomic group `(?>…)`, which is not portable",
        at: position,
        edit: Edit(
          characters: start.upperBound..<(start.upperBound + 1),
          replacement: ":",
          isCertain: false
        ),
        advice: "write a group as `(?:…)`"
      )
    default: return flags(text, at: position)
    }
  }

  /// The problem to report for a group with flags, such as `(?i)` or `(?i:…)`.
  private static func flags(_ text: ArraySlice<Unicode.Scalar>, at position: Int) -> Problem {
    let flags = text.prefix { $0 == "-" || ("a"..."z").contains($0) }
    let after = text.dropFirst(flags.count).first
    guard !flags.isEmpty, after == ")" || after == ":" else {
      return Problem(
        message: "contains a group `(?…)` other than `(?:…)`, which is not portable",
        at: position,
        advice: "write a group as `(?:…)`"
      )
    }
    let end = position + 2 + flags.count + 1
    let isCase = flags.elementsEqual("i".unicodeScalars)
    return Problem(
      message:
        "contains the flag `\(String(String.UnicodeScalarView(flags)))`, which is not portable",
      at: position,
      edit: Edit(
        characters: position..<end,
        replacement: after == ":" ? "(?:" : "",
        isCertain: isCase
      ),
      advice: isCase ? "delete it; letter case is ignored" : "delete it"
    )
  }

  private static func around(_ kind: String, _ text: String, at position: Int) -> Problem {
    Problem(
      message: "contains a \(kind) `\(text)…)`, which is not portable",
      at: position,
      advice: "write a pattern of the allowed values: `[1-9]\\d{4}` instead of `(?!0)\\d{5}`"
    )
  }
}

extension PortablePattern.Problem {
  /// The problem to report for a `^` that is not at the start, or for a `$` that is not at the end.
  static func anchor(_ character: String, _ end: String, at position: Int) -> Problem {
    Problem(
      message: "has a `\(character)` that is not at the \(end)",
      at: position,
      advice:
        "delete it, because a pattern always matches the whole value, or write `\\\(character)` for the character"
    )
  }

  /// The problem to report for an escaped letter or digit; `text` is the rest of the pattern after the backslash.
  static func escape(_ text: ArraySlice<Unicode.Scalar>, at position: Int) -> Problem {
    guard let letter = text.first else { return Problem(message: "ends with a backslash") }
    let shown = "`\\\(letter)`"
    let whole = position..<(position + 2)
    switch letter {
    case "b", "B", "A", "Z", "z", "G":
      return Problem(
        message: "contains \(shown), which is not portable",
        at: position,
        edit: Edit(characters: whole, replacement: "", isCertain: letter != "B"),
        advice: "delete it; a pattern always matches the whole value"
      )
    case "p", "P": return property(text, at: position)
    case "1"..."9", "k":
      return Problem(
        message: "contains the back reference \(shown), which is not portable",
        at: position,
        advice: "write the pattern of the group again instead"
      )
    case "x", "u": return codePoint(text, at: position)
    case "h", "n", "r", "t", "R", "v", "f":
      return Problem(
        message: "contains \(shown), which is not portable",
        at: position,
        edit: Edit(characters: whole, replacement: "\\s", isCertain: false),
        advice: "write a space as ` ` or `\\s`"
      )
    default:
      return Problem(
        message: "contains \(shown), which is not portable",
        at: position,
        advice: "write `\(letter)` for the character, `\\\\` for a backslash"
      )
    }
  }

  /// The problem to report for a Unicode property, such as `\p{L}`, `\p{Nd}` or `\pL`.
  private static func property(_ text: ArraySlice<Unicode.Scalar>, at position: Int) -> Problem {
    let rest = text.dropFirst()
    let isInBraces = rest.first == "{"
    let name = isInBraces ? rest.dropFirst().prefix { $0 != "}" } : rest.prefix(1)
    let end = position + 2 + name.count + (isInBraces ? 2 : 0)
    let property = String(String.UnicodeScalarView(name))
    let replacement: String? =
      switch property.lowercased() {
      case "n", "nd", "digit": "\\d"
      case "lu", "ll", "upper", "lower", "l", "letter", "alpha", "alphabetic":
        "[a-zà-öø-ÿ]"
      default: nil
      }
    return Problem(
      message: "contains the property `\\\(text.first ?? "p"){\(property)}`, which is not portable",
      at: position,
      edit: text.first == "P"
        ? nil
        : replacement.map { Edit(characters: position..<end, replacement: $0, isCertain: false) },
      advice: "write a digit as `\\d`, a letter as `[a-z]` or with accents as `[a-zà-öø-ÿ]`"
    )
  }

  /// The problem to report for an escaped code point, such as `\x41`, `\u0041` or `\u{41}`.
  private static func codePoint(_ text: ArraySlice<Unicode.Scalar>, at position: Int) -> Problem {
    let rest = text.dropFirst()
    let isInBraces = rest.first == "{"
    let digits =
      isInBraces
      ? rest.dropFirst().prefix { $0 != "}" }
      : rest.prefix(text.first == "x" ? 2 : 4)
    let end = position + 2 + digits.count + (isInBraces ? 2 : 0)
    let scalar = UInt32(String(String.UnicodeScalarView(digits)), radix: 16).flatMap(
      Unicode.Scalar.init
    )
    let isWord = scalar.map { $0.properties.isAlphabetic || ("0"..."9").contains($0) } ?? false
    return Problem(
      message: "contains `\\\(text.first ?? "x")`, which is not portable",
      at: position,
      edit: scalar.map {
        Edit(
          characters: position..<end,
          replacement: isWord || !$0.isASCII || $0 == " " ? String($0) : "\\\($0)",
          isCertain: true
        )
      },
      advice: "write the character itself"
    )
  }
}
