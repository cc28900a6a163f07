internal import ManifestDiagnostics

/// A comment that is read from its start to its end.
struct CommentText {
  private let file: SourceFile
  private let end: Int
  var position: Int

  init(_ file: SourceFile, _ range: SourceRange) {
    self.file = file
    position = Int(range.start)
    end = Int(range.end)
  }

  /// What is left, without spaces at its end.
  var rest: Located<String> {
    let start = file.bytes[position..<end].firstIndex { !$0.isSpaceOrTab } ?? end
    let last = file.bytes[start..<end].lastIndex { !$0.isSpaceOrTab } ?? start - 1
    return located(start..<(last + 1))
  }

  @discardableResult
  mutating func skip(_ character: Unicode.Scalar) -> Bool {
    guard position < end, file.bytes[position] == UInt8(ascii: character) else { return false }
    position += 1
    return true
  }

  mutating func skipSpaces() { _ = take(\.isSpaceOrTab) }

  /// Letters, digits, `-` and `_`.
  mutating func word() -> Located<String> {
    take { $0.isLetterOrDigit || $0 == UInt8(ascii: "-") || $0 == UInt8(ascii: "_") }
  }

  /// What is before the next space or colon.
  mutating func ruleID() -> Located<String> {
    take { !$0.isSpaceOrTab && $0 != UInt8(ascii: ":") }
  }

  /// What is before the next colon, without spaces at its end.
  mutating func subject() -> Located<String> {
    let start = position
    let whole = take { $0 != UInt8(ascii: ":") }
    let end = file.bytes[start..<position].lastIndex { !$0.isSpaceOrTab } ?? start - 1
    return Located(file.text(start..<(end + 1)), at: whole.range)
  }

  private mutating func take(_ isTaken: (UInt8) -> Bool) -> Located<String> {
    let start = position
    while position < end, isTaken(file.bytes[position]) { position += 1 }
    return located(start..<position)
  }

  private func located(_ range: Range<Int>) -> Located<String> {
    Located(file.text(range), at: SourceRange(range))
  }
}
