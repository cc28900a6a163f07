internal import CountryManifest
internal import ManifestFindings

/// Finds mistakes that a line shows by itself: quotes, brackets, colons, commas and tabs.
///
/// Each line is read as YAML, with the brackets that are open above it, so a finding does not depend
/// on errors elsewhere. A line has at most one finding. A valid manifest has none.
struct LineScanner {
  let lines: TextLines
  let file: SourceFile
  private(set) var findings: [Finding] = []
  /// The brackets that are open: their offsets, and the indices of their lines.
  private var open: [(offset: Int, line: Int)] = []
  /// The last token in brackets.
  private var previous = FlowToken.start
  /// The index of the line that is read.
  private(set) var index = 0
  private var hasFinding = false
  /// The end of the last line in brackets, without its comment.
  private var flowEnd = 0
  /// The column of a key whose value is a text on the lines below: `key: |`.
  private var textColumn: Int?

  /// The number of spaces that a tab stands for, in adjacent lines.
  private var tabWidth = 0

  /// The start of an element is also the token after a comma.
  private enum FlowToken { case start, colon, value }

  init(_ file: SourceFile) {
    (self.file, lines) = (file, TextLines(file))
    for index in lines.lines.indices { scan(index) }
    reportUnclosed()
  }

  private mutating func scan(_ index: Int) {
    let line = lines.lines[index]
    let isEntry = (line.key != nil || line.isElement) && !has("]}", line.content.lowerBound)
    let isOutside = open.first.map { line.column <= lines.lines[$0.line].column } ?? false
    if isEntry && isOutside { reportUnclosed() }
    (self.index, hasFinding) = (index, false)
    if let column = textColumn, line.column > column { return }
    textColumn = nil
    let (outer, count) = (open, findings.count)
    if open.isEmpty { scanEntry() } else { scanFlow(from: line.content.lowerBound) }
    // A look-alike character is the cause of what else seems to be wrong on its line.
    if findings.count > count, let found = LookAlike.finding(in: file, line.content) {
      findings[findings.count - 1] = found
      open = outer
    }
  }

  // MARK: Helpers

  var line: TextLines.Line { lines.lines[index] }
  private var above: TextLines.Line? { index > 0 ? lines.lines[index - 1] : nil }
  private var below: TextLines.Line? { lines.lines[(index + 1)...].first }
  private var end: Int { line.content.upperBound }

  func has(_ marks: String, _ offset: Int) -> Bool {
    offset < file.bytes.count && marks.utf8.contains(file.bytes[offset])
  }

  func skipSpaces(_ offset: Int) -> Int {
    file.bytes[offset..<max(offset, end)].firstIndex { !$0.isSpaceOrTab } ?? max(offset, end)
  }

  private func trimSpaces(_ offset: Int) -> Int {
    (file.bytes[..<offset].lastIndex { !$0.isSpaceOrTab } ?? -1) + 1
  }

  /// Whether nothing but a comment follows.
  func isEnd(_ place: Int) -> Bool { place >= end || has("#", place) && has(" \t[{", place - 1) }

  /// The end of the code before a comment; quotes are not read.
  func codeEnd(_ start: Int) -> Int {
    max(start, trimSpaces((start..<max(start, end)).first(where: isEnd) ?? end))
  }

  /// The word that starts at an offset, or that ends there.
  func word(at start: Int) -> Range<Int> {
    start..<(file.bytes[start..<max(start, end)].firstIndex { !$0.isWordByte } ?? max(start, end))
  }

  private func word(before last: Int, after start: Int) -> Range<Int> {
    ((file.bytes[start..<last].lastIndex { !$0.isWordByte } ?? start - 1) + 1)..<last
  }

  func isKnown(_ word: Range<Int>) -> Bool { ManifestSchema.keyNames.contains(file.text(word)) }

  private func name(_ bracket: Int) -> String { "`\(file.text(bracket..<(bracket + 1)))`" }

  /// A line break, with the indentation of the line or, for a value of its key, more.
  private func lineBreak(isValue: Bool) -> String {
    let column = line.entry - line.start
    // The line below is below a key at the end of this line, and otherwise beside what follows the line break.
    let sibling = has(":", codeEnd(line.entry) - 1) ? 0 : below?.column ?? 0
    return "\n" + String(repeating: " ", count: isValue ? max(sibling, column + 2) : column)
  }

  /// Adds a finding, unless the line has one; the help shows the line after the edit.
  mutating func fail(
    _ message: String,
    _ offset: Int,
    id: RuleID = "syntax-error",
    _ edit: (range: Range<Int>, text: String)? = nil,
    isSafe: Bool = false,
    help: String? = nil
  ) {
    guard !hasFinding else { return }
    hasFinding = true
    let place = SourceRange(offset, file.characterEnd(offset))
    var finding = Finding(id, message, at: place, help: "delete it, or correct the line")
    if let (range, text) = edit {
      let start = line.content.lowerBound
      let rest = file.text(range.upperBound..<codeEnd(range.upperBound))
      let code = file.text(start..<max(start, range.lowerBound)) + text + rest
      let written = code.split(separator: "\n").last?.drop { $0 == " " } ?? ""
      let help = help ?? "write `\(written)`" + (text.contains("\n") ? " on its own line" : "")
      finding.help = help
      finding.fix = Fix(help, replacing: SourceRange(range), with: text, isSafe: isSafe)
    }
    findings.append(finding)
  }

  // MARK: Lines outside brackets

  private mutating func scanEntry() {
    let entry = line.entry
    // The parser reports marks of documents.
    if ["---", "..."].contains(file.text(line.content)) { return }
    scanIndentation()
    // A text that continues the line above can begin with `-`, too.
    let isInList = above.map { $0.isOpen || has("-", $0.content.lowerBound) } ?? false
    if isInList, !line.isElement, has("-", entry), !has(" \t-", entry + 1) {
      return fail("missing space after `-`", entry, ((entry + 1)..<(entry + 1), " "), isSafe: true)
    }
    guard let key = line.key else {
      // Beside an element, a word or a mapping has lost its dash.
      let beside = [above, below].compactMap(\.self).first { $0.isElement }
      let isWhole = has("{", entry) || word(at: entry).upperBound == codeEnd(entry)
      if let beside, !line.isElement, isWhole, 0...2 ~= line.column - beside.column {
        let gap = (line.start + beside.column)..<entry
        return fail("missing `-` before an element", entry, (gap, "- "), isSafe: true)
      }
      return has("[{\"'@`", entry) || line.isElement ? scanValue(entry) : scanText()
    }
    let colon = word(at: entry).upperBound
    if colon < key.upperBound, has(":", colon) {
      // `tld::` has one too many; `countries:it:` are two keys.
      let text = colon + 1 == key.upperBound ? "" : ":" + lineBreak(isValue: true)
      fail("second `:` on this line", colon, (colon..<(colon + 1), text), isSafe: true)
    }
    if !isEnd(line.value) { scanValue(line.value) }
  }

  private mutating func scanIndentation() {
    let first = line.content.lowerBound
    let hidden = LookAlike.corrected(file.text(first..<file.characterEnd(first)))
    if !has(hidden, first), hidden.allSatisfy({ " -".contains($0) }) { fail("hidden space", first) }
    let tabs = file.bytes[line.start..<first].count { $0 == 0x09 }
    guard tabs > 0, !hasFinding else { return }
    let isBelowTab = above.map { has("\t", $0.start) } ?? false
    let expected = above.map { $0.column + ($0.isOpen ? 2 : 0) } ?? 0
    if !isBelowTab { tabWidth = (expected + tabs - 1) / tabs }
    let spaces = String(repeating: " ", count: tabs * tabWidth)
    let (last, previous) = (findings.count - 1, findings.last?.fix?.range.end)
    if isBelowTab, let end = previous, Int(end) == above?.content.lowerBound {
      // Lines with tabs below one another are one finding.
      let text = file.text(Int(end)..<line.start) + spaces
      findings[last].fix?.replacement += text
      findings[last].fix?.range.end = UInt32(first)
      return
    }
    let (edit, help) = ((line.start..<first, spaces), "indent the line with spaces")
    fail("a tab instead of spaces", line.start, edit, isSafe: true, help: help)
  }

  private mutating func scanValue(_ start: Int) {
    // The last line of a file can end after `-`.
    guard start < file.bytes.count else { return }
    switch file.bytes[start] {
    case UInt8(ascii: "["), UInt8(ascii: "{"): scanFlow(from: start)
    case UInt8(ascii: "\""), UInt8(ascii: "'"): _ = scanQuoted(start)
    case UInt8(ascii: "|"), UInt8(ascii: ">"): textColumn = line.column
    case UInt8(ascii: "@"), UInt8(ascii: "`"), UInt8(ascii: "%"):
      // Backticks at the start and the end quote the text for a person.
      let (text, isQuoted) = (start..<codeEnd(start), has("`", start))
      let edit = (text, quotedYAML(file.text(text).filter { !isQuoted || $0 != "`" }))
      fail("a text cannot begin with this character, which YAML reserves", start, edit)
    default:
      if let colon = TextLines.colon(after: start, before: codeEnd(start), in: file.bytes) {
        failSecondColon(colon, after: start)
      }
    }
  }

  /// Reports a second key on a line; a known one was probably on a line of its own.
  private mutating func failSecondColon(_ colon: Int, after start: Int) {
    let word = word(before: colon, after: start)
    let isFirst = word.lowerBound == start
    let isOpen = isFirst && below.map { $0.column > line.column } ?? false
    guard !word.isEmpty, isKnown(word) || isOpen, isFirst || has(" ", word.lowerBound - 1) else {
      let range = start..<codeEnd(start)
      return fail("second `:` on this line", colon, (range, quotedYAML(file.text(range))))
    }
    let gap = trimSpaces(word.lowerBound)..<word.lowerBound
    fail("second `:` on this line", colon, (gap, lineBreak(isValue: isFirst)), isSafe: true)
  }

  // MARK: Lines without a key

  /// Checks a line that is neither a key nor an element; it may continue a text above it.
  private mutating func scanText() {
    let isAboveKey = below.map { $0.column == line.column && $0.key != nil } ?? false
    let isBelowText = above.map { $0.column < line.column || $0.key == nil } ?? false
    if !isBelowText || isAboveKey { failMissingColon(after: word(at: line.entry)) }
  }

  /// Reports `tld:it`, `tld it`, `tld = it`, `tld; it`, or a key alone above its value.
  private mutating func failMissingColon(after word: Range<Int>) {
    let rest = skipSpaces(word.upperBound)
    var sign = has(":=;,", rest) ? rest : word.upperBound
    while has(":=;,>", sign) { sign += 1 }
    let value = skipSpaces(sign)
    let isOpen = isEnd(value) && open.isEmpty && below.map { $0.column > line.column } ?? false
    guard !word.isEmpty, isKnown(word) || isOpen || sign > word.upperBound || has("[{\"", value)
    else {
      if open.isEmpty { fail("expected `key: value`, or `#` before a comment", word.lowerBound) }
      return
    }
    let isColon = has(":", word.upperBound)
    let message = isColon ? "missing space after `:`" : "expected `:` after `\(file.text(word))`"
    let place = isColon ? word.upperBound : word.lowerBound
    let edit = isEnd(value) ? (word.upperBound..<sign, ":") : (word.upperBound..<value, ": ")
    fail(message, place, edit, isSafe: isOpen || isKnown(word) && !isEnd(value))
  }

  // MARK: Quotes

  /// Reads a quoted text; returns the offset of what follows.
  private mutating func scanQuoted(_ start: Int) -> Int {
    guard let close = TextLines.closingQuote(of: start, before: end, in: file.bytes) else {
      failUnclosedQuote(start)
      return codeEnd(start)
    }
    return skipSpaces(close + 1)
  }

  private mutating func failUnclosedQuote(_ start: Int) {
    if let below, below.column > line.column,
      file.bytes[below.content].count(where: { $0 == file.bytes[start] }) == 1
    {
      // The line below is skipped here, and read when the lines are joined.
      (textColumn, open) = (line.column, [])
      let edit = (trimSpaces(end)..<below.content.lowerBound, " ")
      let message = "a text in quotes is on two lines"
      return fail(message, start, id: "unclosed-quote", edit, help: "write it on one line")
    }
    let code = codeEnd(start)
    let mark = file.bytes[start..<code].firstIndex { !open.isEmpty && ",]}".utf8.contains($0) }
    let last = trimSpaces(mark ?? code)
    // A quote of the other kind at the end was meant to close this one, if it is the only one of its kind.
    let quotes = file.bytes[start..<last].count { "\"'".utf8.contains($0) }
    let hasOther = quotes == 2 && has("\"'", last - 1)
    let isSafe = hasOther || open.isEmpty && last == end
    let edit = ((hasOther ? last - 1 : last)..<last, file.text(start..<(start + 1)))
    fail("quote is not closed on its line", start, id: "unclosed-quote", edit, isSafe: isSafe)
  }

  // MARK: Brackets

  private mutating func scanFlow(from start: Int) {
    var offset = start
    while !isEnd(offset) {
      if previous == .value, !has(" \t,:]}", offset), !open.isEmpty { failMissingComma(offset) }
      switch file.bytes[offset] {
      case 0x20, 0x09: offset += 1
      case UInt8(ascii: "["), UInt8(ascii: "{"):
        open.append((offset, index))
        (previous, offset) = (.start, offset + 1)
      case UInt8(ascii: "]"), UInt8(ascii: "}"):
        close(offset)
        (previous, offset) = (.value, offset + 1)
        if open.isEmpty { return scanRest(offset) }
      case UInt8(ascii: ","): (previous, offset) = (.start, offset + 1)
      case UInt8(ascii: ":"): (previous, offset) = (.colon, offset + 1)
      case UInt8(ascii: "\""), UInt8(ascii: "'"):
        offset = max(scanQuoted(offset), offset + 1)
        previous = .value
      default: offset = scanWords(offset)
      }
    }
    flowEnd = trimSpaces(offset)
  }

  /// Reads a key or a text in brackets; returns its end.
  private mutating func scanWords(_ start: Int) -> Int {
    var last = start
    while !isEnd(last), !has(",[]{}", last) {
      if has(":", last), last + 1 == end || has(" \t,[]{}", last + 1) {
        if previous == .colon {
          // In `label: api dev: …`, a comma is missing before the second key.
          let word = word(before: last, after: start)
          let isApart = word.lowerBound > start && has(" ", word.lowerBound - 1)
          isApart ? failMissingComma(word.lowerBound) : fail("second `:` in one element", last)
        }
        let gap = (last + 1)..<(last + 1)
        if has("[{", last + 1) { fail("missing space after `:`", last, (gap, " "), isSafe: true) }
        if has(",]}", last + 1) { fail("missing value after `:`", last) }
        previous = .colon
        return last + 1
      }
      last += 1
    }
    let word = word(at: start)
    let isKey = previous != .colon && open.last.map { has("{", $0.offset) } ?? false
    let isOpening = has("[{", last)
    let isSplit = skipSpaces(word.upperBound) < last || isOpening || isKnown(word) && has(",", last)
    if isKey, !word.isEmpty, isSplit { failMissingColon(after: word) }
    previous = isOpening ? .colon : .value
    return last
  }

  private mutating func failMissingComma(_ offset: Int) {
    let gap = trimSpaces(offset)
    // Before the first word of a line, another line may be missing; and a mark like `;` may stand for the comma.
    let isBehindValue = file.bytes[gap - 1].isWordByte || has("]}\"'", gap - 1)
    let isElement = has("[{", offset) || has(":", word(at: offset).upperBound)
    let edit = ((has(";:|", gap - 1) ? gap - 1 : gap)..<gap, gap == offset ? ", " : ",")
    fail("missing `,`", offset, edit, isSafe: isBehindValue && isElement)
  }

  private mutating func close(_ offset: Int) {
    guard let last = open.popLast() else { return }
    let expected = has("{", last.offset) ? "}" : "]"
    guard !has(expected, offset), !hasFinding else { return }
    // The bracket that is written may close the outer value.
    let hasPartner = file.bytes[(offset + 1)..<codeEnd(offset + 1)].contains(file.bytes[offset])
    let isOuter = !hasPartner && open.last.map { has("{", $0.offset) == has("}", offset) } ?? false
    if isOuter { open.removeLast() }
    let edit = (offset..<(isOuter ? offset : offset + 1), expected)
    let isMapping = file.text(last.offset..<offset).contains(": ")
    let isSafe = !isOuter && offset > last.offset + 1 && isMapping == (expected == "}")
    fail("\(name(last.offset)) is closed by \(name(offset))", offset, edit, isSafe: isSafe)
  }

  /// Checks the text after the bracket that closes a value.
  private mutating func scanRest(_ offset: Int) {
    let next = skipSpaces(offset)
    // The parser reports any other text.
    guard has("]}", next) else { return }
    let isSafe = file.bytes[next] == file.bytes[offset - 1] && isEnd(skipSpaces(next + 1))
    fail("\(name(next)) has no partner", next, (offset..<(next + 1), ""), isSafe: isSafe)
  }

  /// Reports brackets that are open where the next key begins.
  private mutating func reportUnclosed() {
    guard let last = open.last else { return }
    let closing = open.reversed().map { has("[", $0.offset) ? "]" : " }" }.joined()
    hasFinding = hasFinding && index == last.line
    let comment = file.text(flowEnd..<end)
    let isHidden = comment.count { "]}".contains($0) } > comment.count { "[{".contains($0) }
    if isHidden { fail("`#` begins a comment, unless it is in quotes", skipSpaces(flowEnd)) }
    // A line that does not end with a word, or a file without a last line break, may be cut off.
    let isWhole = file.bytes[flowEnd - 1].isWordByte && flowEnd < file.bytes.count
    let isSafe = open.count == 1 && isWhole && index == last.line
    let edit = (flowEnd..<flowEnd, closing)
    fail("\(name(last.offset)) is never closed", last.offset, edit, isSafe: isSafe)
    open = []
  }
}

extension UInt8 {
  /// Whether the byte can be part of a key, a name or a code.
  fileprivate var isWordByte: Bool { isLetterOrDigit || "_-".utf8.contains(self) }
}
