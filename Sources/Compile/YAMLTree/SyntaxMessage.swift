internal import ManifestFindings

/// Words an error of libyaml for the author of a manifest.
///
/// Most mistakes are found before, by their lines. This is for the others.
struct SyntaxMessage {
  let problem: SyntaxProblem
  let file: SourceFile
  /// The location that libyaml reported.
  let place: SourceRange
  /// The start of the construct that libyaml was parsing.
  let opening: SourceRange

  init(_ problem: SyntaxProblem, in file: SourceFile, _ byteOffset: (Int) -> Int) {
    (self.problem, self.file) = (problem, file)
    func character(_ index: Int) -> SourceRange {
      let (offset, end) = (byteOffset(index), file.characterEnd(byteOffset(index)))
      return SourceRange(min(offset, end), end)
    }
    place = character(problem.index)
    opening = character(problem.contextIndex ?? problem.index)
  }

  var finding: Finding {
    let (mark, found) = (file.text(opening), file.text(place))
    let startsLine = file.startsLine(min(Int(place.start), file.bytes.count))
    switch problem.kind {
    case .unknownEscape, .noHexadecimalNumber, .invalidCharacterCode:
      return report("invalid escape sequence", "write a backslash as `\\\\`, or use single quotes")
    case .endInQuotes, .documentInQuotes,
      .keyWithoutColon where "\"'".contains(mark):
      return report("quote is not closed on its line", "close it", "unclosed-quote", at: opening)
    case .keyWithoutColon:
      return report("expected `key: value`", "write a key, `:`, a space and a value", at: opening)
    case .noKey where startsLine, .noSequenceEntry where startsLine,
      .valueNotAllowed where startsLine:
      let message = "this line is not aligned with the lines above"
      return report(message, "fix the indentation", "wrong-indentation")
    case .noKey, .noSequenceEntry:
      return report("unexpected text after a value", "quote the whole value, or delete the text")
    case .valueNotAllowed where isFirstColon:
      return report(
        "this line is not aligned with the lines above",
        "fix the indentation",
        "wrong-indentation",
        at: lineStart
      )
    case .valueNotAllowed: return report("second `:` on this line", "quote the value")
    case .sequenceNotClosed, .mappingNotClosed:
      return report(
        "`\(mark)` is not closed before this",
        "write `,` between elements, or close it"
      )
    case .characterStartsNothing, .tabInIndentation, .tabInBlockIndentation:
      let isTab = found == "\t"
      let message = "\(isTab ? "a tab" : "`\(found)`") cannot start a key or a value"
      let start = min(Int(place.start), file.bytes.count)
      return report(
        message,
        isTab ? "indent with spaces" : reservedTextHelp(in: file.bytes, at: start)
      )
    case .sequenceEntryNotAllowed:
      return report("unexpected `-` before a value", "write each element on a line of its own")
    case .noContent: return report("expected a value", "write a value before this, or delete it")
    case .noDocumentStart:
      return report("unexpected text after the end of the manifest", "keys are not indented here")
    default:
      let isMark = !mark.isEmpty && "&*!?|>%".contains(mark)
      return isMark
        ? report(
          "`\(mark)` has a special meaning in YAML",
          reservedTextHelp(in: file.bytes, at: Int(opening.start)),
          at: opening
        )
        : report("this cannot be read as YAML", "check the quotes and brackets near this line")
    }
  }

  /// The first visible character of the line.
  private var lineStart: SourceRange {
    let line = file.line(file.lineNumber(of: place.start))
    let start = file.bytes[line].firstIndex { !$0.isSpaceOrTab } ?? line.lowerBound
    return SourceRange(start, file.characterEnd(start))
  }

  private var isFirstColon: Bool {
    !file.text(Int(lineStart.start)..<max(Int(lineStart.start), Int(place.start))).contains(": ")
  }

  private func report(
    _ message: String,
    _ help: String,
    _ id: RuleID = "syntax-error",
    at range: SourceRange? = nil
  ) -> Finding {
    Finding(id, message, at: range ?? place, help: help)
  }
}

/// How to write a text that begins with a character that YAML reserves: without the character, or in quotes.
func reservedTextHelp(in bytes: some Collection<UInt8>, at start: Int) -> String {
  let line = bytes.dropFirst(start).prefix { !$0.endsLine && !",]}".utf8.contains($0) }
  let code = String(decoding: line, as: UTF8.self).split(separator: " ")
    .prefix { $0.first != "#" && $0 != ":" }
  let text = code.joined(separator: " ")
  let word = text.drop { "&*!?|>%@` ".contains($0) }.prefix { $0 != "`" }
  return word.isEmpty ? "quote the value" : "write `\(word)`, or quote it: `\(quotedYAML(text))`"
}
