extension PortablePattern {
  /// The characters that one part of a pattern matches, in either letter case.
  package struct Class: Hashable, Sendable {
    /// As Java and JavaScript read it: `\d`, `\w` and `\s` are ASCII.
    package private(set) var ascii: CodePointSet
    /// As ICU reads it, which Foundation and Android use.
    ///
    /// One digit, one space and one punctuation
    /// character stand for all that are not ASCII; everything else counts as a letter.
    package private(set) var unicode: CodePointSet
    /// Whether `\w` or `\W` is part of it, so that engines disagree about `é`.
    private(set) var dependsOnLetters = false

    static let any = Class(ascii: .all, unicode: .all)

    /// Nil where engines read the ranges differently.
    init?(_ ranges: [ClosedRange<UInt32>], _ shorthands: [Class] = [], isNegated: Bool = false) {
      guard let own = PortableCharacter.ignoringCase(ranges) else { return nil }
      ascii = shorthands.reduce(own) { $0.union($1.ascii) }
      unicode = shorthands.reduce(own) { $0.union($1.unicode) }
      dependsOnLetters = shorthands.contains(where: \.dependsOnLetters)
      if isNegated { self = complement }
    }

    /// `d`, `w`, `s`, and in upper case what they do not match.
    init?(shorthand: Unicode.Scalar) {
      switch shorthand {
      case "d": self = .digit
      case "D": self = .digit.complement
      case "w": self = .word
      case "W": self = .word.complement
      case "s": self = .space
      case "S": self = .space.complement
      default: return nil
      }
    }

    private var complement: Class {
      var result = self
      (result.ascii, result.unicode) = (ascii.complement, unicode.complement)
      return result
    }

    private init(ascii: CodePointSet, unicode: CodePointSet) {
      (self.ascii, self.unicode) = (ascii, unicode)
    }

    private static let digit = Class([0x30...0x39], andUnicode: [0x660...0x660])
    private static let space = Class([0x09...0x0D, 0x20...0x20], andUnicode: [0xA0...0xA0])
    private static let word = Class(
      [0x30...0x39, 0x41...0x5A, 0x5F...0x5F, 0x61...0x7A],
      andUnicode: [0x80...0x9F, 0xA1...0x2018, 0x201A...0xFFFF]
    )

    private init(_ ranges: [ClosedRange<UInt32>], andUnicode others: [ClosedRange<UInt32>]) {
      self.init(ascii: CodePointSet(ranges), unicode: CodePointSet(ranges + others))
      dependsOnLetters = unicode.contains(0xE9)
    }
  }
}
