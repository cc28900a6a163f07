internal import ManifestDiagnostics

/// The regular expressions that a manifest may have: those that Foundation, Java and JavaScript read
/// alike, as the app, its Android counterpart and the site do.
///
/// Literals; `.`; escapes `\d \D \w \W \s \S` and of signs; classes `[a-z]`, `[^0-9]` without a class
/// inside; groups `(…)` and `(?:…)`; alternation; `?`, `*`, `+`, `{m}`, `{m,}`, `{m,n}` up to 1,000,
/// with a `?` behind at most; `^` and `$`. Nothing else: no looking ahead or behind, no possessive or
/// atomic group, no flags, no references back, no `\p`, `\b`, `\A`.
struct PortablePattern {
  /// In bytes: what is longer is no pattern of a postal code.
  static let sizeLimit = 1_000
  private static let countLimit = 1_000

  private var rest: ArraySlice<UInt8>
  private var openGroups = 0
  /// Whether something stands before this place that a quantifier can follow.
  private var hasAtom = false

  private struct Problem: Error {
    var words: String
  }

  /// What is outside the subset, in words that follow "pattern `x`".
  static func problem(in text: String) -> String? {
    guard !text.isEmpty else { return nil }
    guard text.utf8.count <= sizeLimit else {
      return "has \(text.utf8.count) bytes, more than \(sizeLimit)"
    }
    var scan = PortablePattern(rest: Array(text.utf8)[...])
    do throws(Problem) {
      try scan.scan()
      return nil
    } catch {
      return error.words
    }
  }

  private init(rest: ArraySlice<UInt8>) { self.rest = rest }

  private mutating func scan() throws(Problem) {
    while let byte = rest.popFirst() {
      switch UnicodeScalar(byte) {
      case "\\": try escape()
      case "[": try characterClass()
      case "(": try group()
      case ")":
        guard openGroups > 0 else { throw Problem(words: "closes a group that is not open") }
        openGroups -= 1
        hasAtom = true
      case "|", "^", "$": hasAtom = false
      case "?", "*", "+": try quantifier()
      case "{":
        try count()
        try quantifier()
      case "]", "}": throw Problem(words: "has a `\(UnicodeScalar(byte))` that closes nothing")
      default: hasAtom = true
      }
      if byte < 0x20 || byte == 0x7F { throw Problem(words: "has a control character") }
      if byte >= 0xF0 { throw Problem(words: "has a sign beyond U+FFFF") }
    }
    if openGroups > 0 { throw Problem(words: "has a group that is not closed") }
  }

  private mutating func escape() throws(Problem) {
    guard let byte = rest.popFirst() else { throw Problem(words: "ends with a backslash") }
    let sign = UnicodeScalar(byte)
    guard "dDwWsS".unicodeScalars.contains(sign) || isSign(byte) else {
      throw Problem(words: "has `\\\(sign)`, which not every reader knows")
    }
    hasAtom = true
  }

  private func isSign(_ byte: UInt8) -> Bool {
    byte > 0x20 && byte < 0x7F && !byte.isLetterOrDigit
  }

  private mutating func group() throws(Problem) {
    if rest.first == UInt8(ascii: "?") {
      rest.removeFirst()
      guard rest.popFirst() == UInt8(ascii: ":") else {
        throw Problem(words: "has a group `(?` other than `(?:`, which not every reader knows")
      }
    }
    openGroups += 1
    hasAtom = false
  }

  private mutating func quantifier() throws(Problem) {
    guard hasAtom else { throw Problem(words: "repeats nothing") }
    hasAtom = false
    // `??`, `*?` and `+?` take as little as they can; `?+`, `*+`, `++` never give back.
    if rest.first == UInt8(ascii: "?") { rest.removeFirst() }
    if let next = rest.first, "*+?{".utf8.contains(next) {
      throw Problem(words: "has a quantifier behind a quantifier, which not every reader knows")
    }
  }

  /// `2}`, `2,}`, `2,5}`.
  private mutating func count() throws(Problem) {
    let body = rest.prefix { $0 != UInt8(ascii: "}") }
    let parts = body.split(separator: UInt8(ascii: ","), omittingEmptySubsequences: false)
    let isClosed = body.endIndex < rest.endIndex
    rest = rest[min(body.endIndex + 1, rest.endIndex)...]
    let numbers = parts.map { part in
      part.count <= 4 && part.allSatisfy(\.isDigit)
        ? Int(String(decoding: part, as: UTF8.self)) : nil
    }
    let isOpenEnded = parts.count == 2 && parts[1].isEmpty
    guard isClosed, (1...2).contains(parts.count), let low = numbers[0],
      let high = isOpenEnded ? low : numbers[parts.count - 1], low <= high, high <= Self.countLimit
    else { throw Problem(words: "has a count other than `{m}`, `{m,}` or `{m,n}` up to 1000") }
  }

  private mutating func characterClass() throws(Problem) {
    if rest.first == UInt8(ascii: "^") { rest.removeFirst() }
    var count = 0
    while let byte = rest.popFirst() {
      switch UnicodeScalar(byte) {
      case "]":
        guard count > 0 else { throw Problem(words: "has an empty class") }
        hasAtom = true
        return
      case "[": throw Problem(words: "has a class in a class, which not every reader knows")
      case "\\": try escape()
      case "&" where rest.first == byte, "-" where rest.first == byte:
        throw Problem(words: "has a doubled sign in a class, which not every reader takes as one")
      default: break
      }
      count += 1
    }
    throw Problem(words: "has a class that is not closed")
  }
}
