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
    case .noKey where startsLine, .noSequenceEntry where startsLine:
      let message = "this line is not aligned with the lines above"
      return report(message, "fix the indentation", "wrong-indentation")
    case .noKey, .noSequenceEntry:
      return report("unexpected text after a value", "quote the whole value, or delete the text")
    case .valueNotAllowed:
      return report("unexpected `:`", "align this line with those above, or quote the value")
    case .sequenceNotClosed, .mappingNotClosed:
      return report(
        "`\(mark)` is not closed before this",
        "write `,` between elements, or close it"
      )
    case .characterStartsNothing, .tabInIndentation, .tabInBlockIndentation:
      let isTab = found == "\t"
      let character = ["\t": "a tab", "`": "a backtick"][found] ?? "`\(found)`"
      return report(
        "\(character) cannot start a key or a value",
        isTab ? "indent with spaces" : reservedTextHelp(in: file.bytes, at: Int(place.start))
      )
    case .sequenceEntryNotAllowed:
      return report("unexpected `-` before a value", "write each element on its own line")
    case .noContent: return report("expected a value", "write a value before this, or delete it")
    default:
      let isMark = !mark.isEmpty && "&*!?|>%".contains(mark)
      return isMark
        ? report(
          "`\(mark)` has a special meaning in YAML",
          reservedTextHelp(in: file.bytes, at: Int(opening.start)),
          at: opening
        )
        : report("this cannot be read as YAML", "check the quotes and brackets before this")
    }
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
  let code = bytes.dropFirst(start).prefix { !$0.endsLine && !",]}#:".utf8.contains($0) }
  let text = String(decoding: code, as: UTF8.self).split(separator: " ").joined(separator: " ")
  let word = text.drop { "&*!?|>%@` ".contains($0) }.filter { $0 != "`" }
  // A backtick in the text would end its quotation here.
  let quoted = text.contains("`") ? "quote the value" : "quote it: `\(quotedYAML(text))`"
  return word.isEmpty ? "quote the value" : "write `\(word)`, or \(quoted)"
}
