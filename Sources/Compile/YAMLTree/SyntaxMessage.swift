internal import ManifestFindings

/// Rewrites a libyaml error for the author of a manifest, and locates the actual mistake.
///
/// Each property recognizes one kind of mistake and is nil for all others; the first that is not nil is
/// reported.
struct SyntaxMessage {
  let problem: SyntaxProblem
  let file: SourceFile
  let offset: Int
  /// The location that libyaml reported.
  let place: SourceRange
  /// The start of the construct that libyaml was parsing.
  let opening: SourceRange?

  init(_ problem: SyntaxProblem, in file: SourceFile, _ byteOffset: (Int) -> Int) {
    self.problem = problem
    self.file = file
    offset = byteOffset(problem.index)
    let end = file.characterEnd(offset)
    place = SourceRange(min(offset, end), end)
    opening = problem.contextIndex.map(byteOffset).map {
      SourceRange(min($0, file.bytes.count), file.characterEnd($0))
    }
  }

  var finding: Finding {
    mergeConflict ?? brokenQuote ?? badFirstCharacter ?? openKey ?? textBehindQuote
      ?? secondColon ?? indentation ?? openCollection ?? directive
      ?? other
  }

  private var mergeConflict: Finding? {
    var lines = [opening, place].compactMap(\.self).map {
      file.line(file.lineNumber(of: $0.start))
    }
    // A conflict marker above the first key is valid text in YAML, so libyaml reports a later line.
    if let first = file.firstConflictMarker, first.lowerBound < offset { lines.append(first) }
    for line in lines where file.isConflictMarker(line) {
      return report(
        "unresolved merge conflict: `\(file.text(line).prefix(40))`",
        at: SourceRange(line.lowerBound, line.upperBound),
        help:
          "resolve the conflict (if both sides added a row, keep both), delete the marker lines, "
          + "and run `nd-config generate`"
      )
    }
    return nil
  }

  private var brokenQuote: Finding? {
    guard problem.context.contains("quoted scalar"), let opening else { return nil }
    let escape = file.text(SourceRange(offset, file.characterEnd(offset + 1)))
    let message: String
    switch problem.kind {
    case .unknownEscape: message = "unknown escape sequence `\(escape)`"
    case .noHexadecimalNumber: message = "hexadecimal digits are missing in an escape sequence"
    case .invalidCharacterCode: message = "an escape sequence is not the code of a character"
    default: return unclosedQuote(at: opening, "quote is never closed")
    }
    return report(
      message,
      at: place,
      related: [.init("the quote opens here", at: opening)],
      help: "write a backslash as `\\\\`, or use single quotes"
    )
  }

  private var badFirstCharacter: Finding? {
    guard problem.kind == .characterStartsNothing else { return nil }
    return report(
      "\(nameOfByte(at: offset, in: file)) cannot start a key or a value",
      at: place,
      help: isTab(offset, in: file) ? "indent with spaces" : "quote the text"
    )
  }

  private var openKey: Finding? {
    guard problem.context.contains("simple key"), let opening else { return nil }
    if ["\"", "'"].contains(file.text(opening)) {
      return unclosedQuote(at: opening, "quote is not closed on its line")
    }
    return missingColon(at: opening)
  }

  private var textBehindQuote: Finding? {
    guard followsQuote(offset, in: file) else { return nil }
    return report(
      "unexpected text after a closing quote",
      at: place,
      help: "quote the whole value; write a quote inside it as `\\\"` or `''`"
    )
  }

  /// Whether the line has a key: a colon at the end of the line or before a space.
  private func hasKey(_ line: Range<Int>) -> Bool {
    line.contains { index in
      file.bytes[index] == UInt8(ascii: ":")
        && (index + 1 == line.upperBound || file.bytes[index + 1] == UInt8(ascii: " "))
    }
  }

  private var secondColon: Finding? {
    guard problem.kind == .valueNotAllowed else { return nil }
    let line = file.line(file.lineNumber(of: UInt32(offset)))
    guard hasKey(line.lowerBound..<offset) else {
      let start = firstVisible(in: file.bytes, line) ?? offset
      return wrongIndentation(at: SourceRange(start, file.characterEnd(start)))
    }
    return report("second `:` on this line", at: place, help: "quote the value")
  }

  private var indentation: Finding? {
    guard problem.kind == .noKey || problem.kind == .noSequenceEntry else { return nil }
    guard file.startsLine(min(offset, file.bytes.count)) else {
      return report(
        "unexpected text after a value",
        at: place,
        help: "quote the whole value, or delete the text"
      )
    }
    return wrongIndentation(at: place)
  }

  private func wrongIndentation(at place: SourceRange) -> Finding {
    Finding(
      "wrong-indentation",
      "this line is not aligned with the lines above",
      at: place,
      related: lineAbove.map { [.init("the line above begins here", at: $0)] } ?? [],
      help: "fix the indentation"
    )
  }

  /// The first character of the nearest line above that is neither empty nor a comment.
  private var lineAbove: SourceRange? {
    var number = file.lineNumber(of: UInt32(offset)) - 1
    while number >= 1 {
      if let start = firstVisible(in: file.bytes, file.line(number)),
        file.bytes[start] != UInt8(ascii: "#")
      {
        return SourceRange(start, file.characterEnd(start))
      }
      number -= 1
    }
    return nil
  }

  private var openCollection: Finding? {
    guard problem.kind == .sequenceNotClosed || problem.kind == .mappingNotClosed, let opening
    else { return nil }
    let bracket = file.text(opening)
    let closing = bracket == "[" ? "]" : "}"
    // If the error is on the line of the opening bracket, usually a comma is missing; if it is on a later
    // line, usually the closing bracket is missing.
    let isOneLine =
      file.lineNumber(of: opening.start) == file.lineNumber(of: place.start)
    if isOneLine {
      return report(
        "expected `,` or `\(closing)` before this",
        at: place,
        related: [.init("`\(bracket)` opens here", at: opening)],
        help: "write `,` between elements, or quote a value that has a special character"
      )
    }
    return report(
      "`\(bracket)` is never closed",
      at: opening,
      related: [.init("conflicts with this", at: place)],
      help: "close it with `\(closing)`"
    )
  }

  private func missingColon(at range: SourceRange) -> Finding {
    let end = file.lineEnd(Int(range.start))
    let key = file.text(SourceRange(Int(range.start), end)).prefix { $0 != " " }
    return report("expected `key: value`", at: range, help: "write `\(key): ` and a value")
  }

  private func unclosedQuote(at range: SourceRange, _ message: String) -> Finding {
    Finding("unclosed-quote", message, at: range, help: "close it on the same line")
  }

  func report(
    _ message: String,
    at range: SourceRange,
    related: [Finding.Related] = [],
    help: String? = nil
  ) -> Finding {
    Finding("syntax-error", message, at: range, related: related, help: help)
  }
}

/// Whether the last visible character before an offset is a quotation mark.
///
/// Examples are `"it" is` and `'it's'`: libyaml ends the scalar at the second quotation mark.
private func followsQuote(_ offset: Int, in file: SourceFile) -> Bool {
  let line = file.line(file.lineNumber(of: UInt32(offset)))
  guard offset < line.upperBound, file.bytes[offset] != UInt8(ascii: ":"),
    let byte = lastVisible(in: file.bytes, line.lowerBound..<offset)
  else { return false }
  return "\"'".utf8.contains(file.bytes[byte])
}

/// The offset of the last byte that is neither a space nor a tab.
private func lastVisible(in bytes: [UInt8], _ range: Range<Int>) -> Int? {
  bytes[range].lastIndex { !$0.isSpaceOrTab }
}

/// The offset of the first byte that is neither a space nor a tab.
private func firstVisible(in bytes: [UInt8], _ range: Range<Int>) -> Int? {
  bytes[range].firstIndex { !$0.isSpaceOrTab }
}

private func isTab(_ offset: Int, in file: SourceFile) -> Bool {
  offset < file.bytes.count && file.bytes[offset] == 0x09
}

func nameOfByte(at offset: Int, in file: SourceFile) -> String {
  guard offset < file.bytes.count else { return "the end of the file" }
  if isTab(offset, in: file) { return "a tab" }
  if file.bytes[offset] == UInt8(ascii: "`") { return "a backtick" }
  return "`\(file.text(SourceRange(offset, file.characterEnd(offset))))`"
}

/// Messages for directives, and for problems without a more specific message.
extension SyntaxMessage {
  var directive: Finding? {
    let number = file.lineNumber(of: place.start)
    let line = (1...number).reversed().first { file.text(file.line($0)).hasPrefix("%") }
    guard let line,
      problem.context.contains("directive") || (problem.kind?.isAboutDirectives ?? false)
    else {
      return nil
    }
    return report(
      "a directive is not allowed in a manifest",
      at: SourceRange(file.line(line)),
      help: "delete this line"
    )
  }

  /// The finding for all other problems; its message depends on the kind of libyaml's error.
  var other: Finding {
    let start = opening ?? place
    let mark = file.text(start)
    switch problem.kind {
    case .sequenceEntryNotAllowed:
      return report(
        "unexpected `-` before a value",
        at: place,
        help: "delete it, or write the value as a sequence in brackets: `[first, second]`"
      )
    case .keyNotAllowed: return meaningful(place)
    case .colonInWord:
      return report(
        "unexpected `:`",
        at: place,
        help: "write a space after the `:` of a key; quote a value that has one"
      )
    case .noContent:
      return report(
        "expected a value, found \(nameOfByte(at: offset, in: file))",
        at: place,
        help: "write a value before it, or delete it"
      )
    case .tabInIndentation, .tabInBlockIndentation:
      return report("a tab in the indentation", at: place, help: "indent with spaces")
    case .noDocumentStart:
      return report(
        "unexpected text after the end of the manifest",
        at: place,
        help: "delete it; a manifest is a single mapping, whose keys are not indented"
      )
    case .indentationIndicatorZero, .noLineBreak:
      return report(
        "unexpected text after `\(mark)`",
        at: place,
        related: [.init("`\(mark)` starts a text on the lines below", at: start)],
        help: "write the text on the next line, or quote the value"
      )
    case _ where "&*!".contains(mark): return meaningful(start)
    default:
      return report(
        "this cannot be read as YAML",
        at: place,
        help: "check the quotes, brackets and indentation of this line and the one above"
      )
    }
  }

  /// Reports a value that starts with a special character of YAML, such as `*` or `&`.
  private func meaningful(_ place: SourceRange) -> Finding {
    report(
      "value starts with `\(file.text(place))`, which has a special meaning in YAML",
      at: place,
      help: "quote the value"
    )
  }
}

extension SyntaxProblem.Kind {
  /// Whether the problem is about a directive; libyaml may report it on a line below the directive.
  fileprivate var isAboutDirectives: Bool {
    switch self {
    case .noDocumentStart, .secondVersion, .otherVersion, .secondTagDirective: true
    default: false
    }
  }
}
