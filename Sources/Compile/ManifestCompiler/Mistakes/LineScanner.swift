internal import CountryManifest
internal import ManifestFindings

/// Finds mistakes that a line shows by itself: quotes, brackets, colons, commas, dashes and tabs.
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
  private var previous = FlowToken.opening
  /// The index of the line that is read.
  private(set) var index = 0
  private var hasFinding = false
  /// The column of a key whose value is a text on the lines below: `key: |`.
  private var textColumn: Int?

  /// The indentation that a number of tabs stands for, in adjacent lines.
  private var tabWidths: [Int: Int] = [:]

  private enum FlowToken { case opening, comma, colon, value }

  init(_ file: SourceFile) {
    (self.file, lines) = (file, TextLines(file))
    for index in lines.lines.indices { scan(index) }
    reportUnclosed()
  }

  private mutating func scan(_ index: Int) {
    let first = open.first.map { lines.lines[$0.line].column }
    let isKey = lines.lines[index].key != nil && !has("]}", lines.lines[index].content.lowerBound)
    if isKey, let first, lines.lines[index].column <= first { reportUnclosed() }
    (self.index, hasFinding) = (index, false)
    if let column = textColumn, line.column > column { return }
    textColumn = nil
    let (outer, count) = (open, findings.count)
    if open.isEmpty { scanEntry() } else { scanFlow(from: line.content.lowerBound) }
    // A look-alike character is the cause of what else seems to be wrong on its line.
    if findings.count > count, let found = LookAlike(in: file, line.content) {
      findings[findings.count - 1] = found.finding
      open = outer
    }
  }

  // MARK: Helpers

  var line: TextLines.Line { lines.lines[index] }
  private var end: Int { line.content.upperBound }

  func has(_ marks: String, _ offset: Int) -> Bool {
    offset < file.bytes.count && marks.utf8.contains(file.bytes[offset])
  }

  func skipSpaces(_ offset: Int) -> Int {
    var offset = offset
    while offset < end, has(" \t", offset) { offset += 1 }
    return offset
  }

  private func trimSpaces(_ offset: Int) -> Int {
    var offset = offset
    while has(" \t", offset - 1) { offset -= 1 }
    return offset
  }

  /// Whether nothing but a comment follows.
  func isEnd(_ offset: Int) -> Bool { offset >= end || has("#", offset) && has(" \t", offset - 1) }

  /// The end of the code before a comment; quotes are not read.
  func codeEnd(_ start: Int) -> Int {
    var offset = start
    while !isEnd(offset) { offset += 1 }
    return max(start, trimSpaces(offset))
  }

  /// The word that starts at an offset, or that ends there.
  func word(at start: Int) -> Range<Int> {
    var last = start
    while last < end, file.bytes[last].isWordByte { last += 1 }
    return start..<last
  }

  private func word(before last: Int, after start: Int) -> Range<Int> {
    var first = last
    while first > start, file.bytes[first - 1].isWordByte { first -= 1 }
    return first..<last
  }

  func isKnown(_ word: Range<Int>) -> Bool { ManifestSchema.keyNames.contains(file.text(word)) }

  private func name(_ offset: Int) -> String {
    has("`", offset) ? "a backtick" : "`\(file.text(offset..<file.characterEnd(offset)))`"
  }

  /// A line break, with the indentation of the line or, for a value of its key, more.
  private func lineBreak(isValue: Bool) -> String {
    let column = line.entry - line.start
    let below = lines.lines[(index + 1)...].first?.column ?? 0
    return "\n" + String(repeating: " ", count: isValue ? max(below, column + 2) : column)
  }

  /// Adds a finding, unless the line has one; the help shows the line after the edit.
  mutating func fail(
    _ message: String,
    _ offset: Int,
    id: RuleID = "syntax-error",
    _ edit: (range: Range<Int>, text: String)? = nil,
    isSafe: Bool = false
  ) {
    guard !hasFinding else { return }
    hasFinding = true
    let place = SourceRange(offset, file.characterEnd(offset))
    guard let (range, text) = edit else {
      let help = "delete it, or quote the text that has it"
      findings.append(Finding(id, message, at: place, help: help))
      return
    }
    let before = file.text(line.content.lowerBound..<max(line.content.lowerBound, range.lowerBound))
    let after = file.text(range.upperBound..<max(range.upperBound, end))
    let written = (before + text + after).split(separator: "\n").map { $0.shownCode }
    let help =
      written.count > 1
      ? "write `\(written[1])` on a line of its own" : "write `\(written.joined())`"
    let fix = Fix(help, replacing: SourceRange(range), with: text, isSafe: isSafe)
    findings.append(Finding(id, message, at: place, help: help, fix: fix))
  }

  // MARK: Lines outside brackets

  private mutating func scanEntry() {
    let (first, entry) = (line.content.lowerBound, line.entry)
    // The parser reports directives and marks of documents.
    if line.column == 0, has("%", first) || ["---", "..."].contains(file.text(line.content)) {
      return
    }
    scanIndentation()
    if line.isElement, isAmongKeys {
      fail("unexpected `-` among keys", first, line.key == nil ? nil : (first..<entry, ""))
    }
    guard let key = line.key else {
      if !line.isElement, isAmongElements { return failLostDash() }
      return has("[{\"'@`%", entry) || line.isElement ? scanValue(entry) : scanText()
    }
    if key.isEmpty || has("@`%", entry) { return scanValue(entry) }
    if has("-", entry), !has(" \t", entry + 1) { return failLostDash() }
    if !has("\"'", entry), let colon = file.bytes[key].firstIndex(of: UInt8(ascii: ":")) {
      let (next, isLast) = (colon + 1, colon + 1 == key.upperBound)
      fail(
        isLast ? "`:` is written twice" : "second `:` on this line",
        colon,
        isLast ? (colon..<next, "") : (next..<next, lineBreak(isValue: true)),
        isSafe: isLast || isKnown(next..<key.upperBound)
      )
    }
    if !isEnd(line.value) { scanValue(line.value) }
  }

  private mutating func scanIndentation() {
    let first = line.content.lowerBound
    let hidden = LookAlike.corrected(file.text(first..<file.characterEnd(first)))
    if !has(hidden, first), hidden.allSatisfy({ " -".contains($0) }) { fail("hidden space", first) }
    let tabs = file.bytes[line.start..<first].count { $0 == 0x09 }
    guard tabs > 0 else { return }
    let above = index > 0 ? lines.lines[index - 1] : nil
    let isBelowTab = above.map { has("\t", $0.start) } ?? false
    if !isBelowTab { tabWidths = [:] }
    let guess = isBelowTab ? 2 * tabs : above.map { $0.column + ($0.isOpen ? 2 : 0) } ?? 0
    let width = tabWidths[tabs] ?? guess
    tabWidths[tabs] = width
    let spaces = String(repeating: " ", count: width)
    if isBelowTab, let last = findings.indices.last, var fix = findings[last].fix {
      // Lines with tabs below one another are one finding, whose text grows in place because nothing else holds it.
      findings[last].fix = nil
      fix.replacement += file.text(Int(fix.range.end)..<line.start) + spaces
      fix.range.end = UInt32(first)
      findings[last].fix = fix
      return
    }
    fail("a tab in the indentation", line.start, (line.start..<first, spaces), isSafe: true)
    findings[findings.count - 1].help = "indent with spaces"
  }

  private mutating func scanValue(_ start: Int) {
    // The last line of a file can end after `-`.
    guard start < file.bytes.count else { return }
    switch file.bytes[start] {
    case UInt8(ascii: "["), UInt8(ascii: "{"): scanFlow(from: start)
    case UInt8(ascii: "\""), UInt8(ascii: "'"): scanQuoted(start)
    case UInt8(ascii: "|"), UInt8(ascii: ">"): textColumn = line.column
    case UInt8(ascii: "@"), UInt8(ascii: "`"), UInt8(ascii: "%"):
      failReserved(start, codeEnd(start))
    default: scanPlain(start)
    }
  }

  private mutating func failReserved(_ start: Int, _ end: Int) {
    let text = quotedYAML(file.text(start..<end).filter { $0 != "`" })
    fail("a text cannot begin with \(name(start)), which YAML reserves", start, (start..<end, text))
  }

  private mutating func scanPlain(_ start: Int) {
    let last = codeEnd(start)
    if let colon = TextLines.colon(after: start, before: last, in: file.bytes) {
      failSecondColon(colon, after: start)
    }
  }

  /// Reports a second key on a line; a known one was probably on a line of its own.
  private mutating func failSecondColon(_ colon: Int, after start: Int) {
    let word = word(before: colon, after: start)
    let isFirst = word.lowerBound == start
    let isOpen =
      isFirst && lines.lines[(index + 1)...].first.map { $0.column > line.column } ?? false
    guard !word.isEmpty, isKnown(word) || isOpen, isFirst || has(" ", word.lowerBound - 1) else {
      let range = start..<codeEnd(start)
      return fail("second `:` on this line", colon, (range, quotedYAML(file.text(range))))
    }
    let gap = trimSpaces(word.lowerBound)..<word.lowerBound
    fail("second `:` on this line", colon, (gap, lineBreak(isValue: isFirst)), isSafe: true)
  }

  // MARK: Elements

  /// Whether an element has the column of the keys around it.
  private var isAmongKeys: Bool {
    let above = lines.lines[..<index].lastIndex { $0.column <= line.column }
    guard let above, lines.lines[above].column == line.column, lines.lines[above].key != nil
    else { return false }
    return !lines.lines[above].isElement && (above + 1 < index || !lines.lines[above].isOpen)
  }

  /// Whether the line is a word or a mapping beside an element.
  private var isAmongElements: Bool {
    let isBeside = [index - 1, index + 1].contains {
      lines.lines.indices.contains($0) && lines.lines[$0].isElement
        && 0...2 ~= line.column - lines.lines[$0].column
    }
    let dashes = file.bytes[line.entry..<end].prefix { $0 == UInt8(ascii: "-") }.count
    let start = skipSpaces(line.entry + dashes)
    return isBeside && (has("{", start) || word(at: start).upperBound == codeEnd(start))
  }

  private mutating func failLostDash() {
    let first = line.content.lowerBound
    if has("-", first) {
      let isTwice = has("-", first + 1)
      let edit = isTwice ? (first..<(first + 1), "") : ((first + 1)..<(first + 1), " ")
      return fail(
        isTwice ? "`-` is written twice" : "missing space after `-`",
        first,
        edit,
        isSafe: true
      )
    }
    let sibling = lines.lines[index - 1].isElement ? index - 1 : index + 1
    let gap = (line.start + lines.lines[sibling].column)..<first
    fail("missing `-` before an element", first, (gap, "- "), isSafe: true)
  }

  // MARK: Lines without a key

  /// Checks a line that is neither a key nor an element; it may continue a text above it.
  private mutating func scanText() {
    let start = line.entry
    let above = index > 0 ? lines.lines[index - 1] : nil
    let below = lines.lines[(index + 1)...].first
    let isAboveKey = below.map { $0.column == line.column && $0.key != nil } ?? false
    let isBelowText = above.map { $0.column < line.column || $0.key == nil } ?? false
    let word = word(at: start)
    let rest = skipSpaces(word.upperBound)
    let isRow = has("{", rest) || has(":;=,", rest) && has("{", skipSpaces(rest + 1))
    guard !isBelowText || isAboveKey || isRow && !word.isEmpty else { return }
    if has("-", start), isRow || word.count > 1 && !has("-", start + 1) { return failLostDash() }
    let mark = ["//", "--", ";", "<!--", "/*"].first { file.text(start..<end).hasPrefix($0) }
    if let mark {
      let edit = (start..<skipSpaces(start + mark.utf8.count), "# ")
      return fail("a comment begins with `#`, not with `\(mark)`", start, edit)
    }
    guard !word.isEmpty else { return fail("expected `key: value`", start) }
    guard isEnd(rest) else { return failMissingColon(after: word) }
    let isOpen = below.map { $0.column > line.column } ?? false
    let edit = (word.upperBound..<word.upperBound, ":")
    guard isOpen || isKnown(word) else { return fail("expected `key: value`", start) }
    fail("missing `:` after `\(file.text(word))`", start, edit, isSafe: isOpen)
  }

  /// Reports `tld:it`, `tld it`, `tld = it` or `tld; it`.
  private mutating func failMissingColon(after word: Range<Int>) {
    let rest = skipSpaces(word.upperBound)
    let isCertain = isKnown(word) && !file.bytes[rest..<end].dropFirst().contains(UInt8(ascii: ":"))
    if has(":", rest), rest == word.upperBound {
      let edit = ((rest + 1)..<(rest + 1), " ")
      return fail("missing space after `:`", rest, edit, isSafe: isKnown(word))
    }
    if has("=;,:", rest) {
      let value = skipSpaces(has(">", rest + 1) ? rest + 2 : rest + 1)
      let message = "expected `:` after `\(file.text(word))`, found \(name(rest))"
      return fail(message, rest, (word.upperBound..<value, ": "), isSafe: isCertain)
    }
    if isKnown(word) || has("[{\"", rest) {
      let edit = (word.upperBound..<word.upperBound, ":")
      return fail(
        "missing `:` after `\(file.text(word))`",
        word.lowerBound,
        edit,
        isSafe: isCertain
      )
    }
    if open.isEmpty {
      fail("expected `key: value`", word.lowerBound, (word.lowerBound..<word.lowerBound, "# "))
    }
  }

  // MARK: Quotes

  /// Reads a quoted text; returns the offset of what follows.
  @discardableResult
  private mutating func scanQuoted(_ start: Int) -> Int {
    guard let close = TextLines.closingQuote(of: start, before: end, in: file.bytes) else {
      failUnclosedQuote(start)
      return codeEnd(start)
    }
    let next = skipSpaces(close + 1)
    if isEnd(next) || has(open.isEmpty ? ":" : ",:]}", next) { return next }
    let quote = file.text(start..<(start + 1))
    if has(quote, close + 1) || close == start + 1, file.text(next..<end).contains(quote) {
      fail("\(name(start)) is written twice", close, (close..<(close + 1), ""), isSafe: true)
    } else if !open.isEmpty, word(at: next).count > 0 {
      fail(
        "missing `,`",
        next,
        ((close + 1)..<next, ", "),
        isSafe: has(":", word(at: next).upperBound)
      )
    } else {
      fail("unexpected text after a value", next)
    }
    return next
  }

  private mutating func failUnclosedQuote(_ start: Int) {
    var last = codeEnd(start)
    if !open.isEmpty {
      last = trimSpaces(file.bytes[start..<last].firstIndex { ",]}".utf8.contains($0) } ?? last)
    }
    let hasOther = last - start > 1 && has("\"'", last - 1)
    let isSafe = hasOther || open.isEmpty && last == end
    fail(
      hasOther ? "a text is in two kinds of quotes" : "quote is not closed on its line",
      start,
      id: "unclosed-quote",
      ((hasOther ? last - 1 : last)..<last, file.text(start..<(start + 1))),
      isSafe: isSafe
    )
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
        (previous, offset) = (.opening, offset + 1)
      case UInt8(ascii: "]"), UInt8(ascii: "}"):
        close(offset)
        (previous, offset) = (.value, offset + 1)
        if open.isEmpty { return scanRest(offset) }
      case UInt8(ascii: ","):
        if previous == .comma || previous == .opening {
          fail("nothing before this `,`", offset, (offset..<(offset + 1), ""))
        }
        (previous, offset) = (.comma, offset + 1)
      case UInt8(ascii: ":"):
        (previous, offset) = (.colon, offset + 1)
      case UInt8(ascii: "\""), UInt8(ascii: "'"):
        offset = max(scanQuoted(offset), offset + 1)
        previous = .value
      default: offset = scanWords(offset)
      }
    }
  }

  /// Reads a key or a text in brackets; returns its end.
  private mutating func scanWords(_ start: Int) -> Int {
    var last = start
    while !isEnd(last), !has(",[]{}", last) {
      if has(":", last), last + 1 == end || has(" \t,[]{}", last + 1) {
        if previous == .colon { failSecondElement(last, after: start) }
        previous = .colon
        return last + 1
      }
      last += 1
    }
    if has("@`%", start) { failReserved(start, word(at: start + 1).upperBound) }
    let word = word(at: start)
    let isKey = previous != .colon && open.last.map { has("{", $0.offset) } ?? false
    let isOpening = has("[{", last)
    let isSplit = skipSpaces(word.upperBound) < last || isOpening || isKnown(word) && has(",", last)
    if isKey, !word.isEmpty, isSplit { failMissingColon(after: word) }
    previous = isOpening ? .colon : .value
    return last
  }

  /// Reports `label: api dev: …`, in which a comma is missing before the second key.
  private mutating func failSecondElement(_ colon: Int, after start: Int) {
    let word = word(before: colon, after: start)
    guard word.lowerBound > start, has(" ", word.lowerBound - 1) else {
      return fail("second `:` in one element", colon)
    }
    failMissingComma(word.lowerBound)
  }

  private mutating func failMissingComma(_ offset: Int) {
    let gap = trimSpaces(offset)
    // Before the first word of a line, another line may have been meant to stand there; and a mark like `;` may stand for
    // the comma.
    let isBehindValue =
      gap > line.start && (file.bytes[gap - 1].isWordByte || has("]}\"'", gap - 1))
    let isSafe = isBehindValue && (has("[{\"'", offset) || !word(at: offset).isEmpty)
    fail("missing `,`", offset, (gap..<gap, gap == offset ? ", " : ","), isSafe: isSafe)
  }

  private mutating func close(_ offset: Int) {
    guard let last = open.popLast(), has("[{", last.offset) else { return }
    let isMapping = has("{", last.offset)
    guard has(isMapping ? "]" : "}", offset), !hasFinding else { return }
    let expected = isMapping ? "}" : "]"
    let inner = file.text((last.offset + 1)..<offset)
    let isWrongOpening = inner.contains(": ") != isMapping
    let wrong = isWrongOpening ? last.offset : offset
    let edit = (wrong..<(wrong + 1), isWrongOpening ? (isMapping ? "[" : "{") : expected)
    fail("\(name(last.offset)) is closed by \(name(offset))", wrong, edit, isSafe: !inner.isEmpty)
  }

  /// Checks the text after the bracket that closes a value.
  private mutating func scanRest(_ offset: Int) {
    let next = skipSpaces(offset)
    guard !isEnd(next), !has(":", next) else { return }
    guard has("]}", next) else { return fail("unexpected text after a value", next) }
    let isSafe = file.bytes[next] == file.bytes[offset - 1] && isEnd(skipSpaces(next + 1))
    fail("\(name(next)) has no partner", next, (offset..<(next + 1), ""), isSafe: isSafe)
  }

  /// Reports brackets that are open where the next key begins.
  private mutating func reportUnclosed() {
    guard let first = open.first, let last = open.last else { return }
    let closing = open.reversed().map { has("[", $0.offset) ? "]" : "}" }
    let isOneLine = index <= first.line + 1
    index = last.line
    // Findings are in the order of lines, so a finding of this line is among the last ones.
    let known = findings.last { (lines.index(of: Int($0.range.start)) ?? 0) <= index }
    hasFinding = known.map { lines.index(of: Int($0.range.start)) == index } ?? false
    let code = codeEnd(last.offset)
    let space = closing[0] == "}" ? " " : ""
    let edit = (code..<code, space + closing.joined(separator: space))
    // An empty mapping, or a text that ends with a comma, was probably cut off.
    let isCutOff = file.text(line.content).contains(/\{ *\}/) || has(",[{):", code - 1)
    let isSafe = open.count == 1 && !isCutOff
    fail(
      "\(name(last.offset)) is never closed",
      last.offset,
      isOneLine ? edit : nil,
      isSafe: isSafe
    )
    open = []
  }
}

extension UInt8 {
  /// Whether the byte can be part of a key, a name or a code.
  fileprivate var isWordByte: Bool { isLetterOrDigit || "_-".utf8.contains(self) }
}

extension StringProtocol {
  /// The text without a comment at its end, shortened for a message.
  fileprivate var shownCode: String {
    var code = firstRange(of: " #").map { String(self[..<$0.lowerBound]) } ?? String(self)
    while code.last == " " { code.removeLast() }
    let text = String(code.drop { $0 == " " })
    return text.count > 100 ? text.prefix(100) + "…" : text
  }
}
