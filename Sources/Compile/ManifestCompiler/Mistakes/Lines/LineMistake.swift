internal import CountryManifest
internal import ManifestFindings

/// A possible mistake on a line: the message about it, and the corrected line.
struct LineMistake {
  var id: RuleID = "syntax-error"
  var message: String
  var help: String
  /// The start of the mistake, if it is before the change, such as a quote that is not closed.
  var start: String.Index?
  /// The corrected line; nil if the line should be deleted.
  var corrected: String?
}

/// A line of a manifest as the author wrote it, with facts about the lines around it.
///
/// The line is read as text, because invalid YAML has no tree.
struct WrittenLine {
  let range: Range<Int>
  /// The line without its line ending.
  let text: String
  let lineEnding: String
  /// The white space at the start, including tabs and other characters that YAML does not count as indentation.
  let indentation: Substring
  /// The rest of the line, without trailing spaces.
  let content: Substring
  /// The indentation of the next line with content; nil if it is not larger than this line's.
  let blockIndentation: Int?
  /// The indentation of the previous line with content.
  let indentationAbove: Int
  /// Whether the previous line with content has a key and a value, and neither that line nor the next one is an
  /// element.
  let isBehindValue: Bool
  /// The indentation of the previous line with content, if that line is an element and `isRegular`.
  let elementAbove: Int?
  /// The indentation of the next line with content, if that line is an element.
  let elementBelow: Int?
  /// The key at the start of the line, without its colon.
  let key: Range<String.Index>?
  /// The text after the key and its colon.
  let value: Substring?

  init?(_ number: Int, in file: SourceFile) {
    range = file.line(number)
    text = file.text(range)
    lineEnding = file.lineEnding(before: range.upperBound)
    indentation = text.prefix {
      $0 == " " || $0 == "\t" || $0.unicodeScalars.allSatisfy(\.isHiddenSpace)
    }
    content = text[indentation.endIndex...].trimmedEnd
    // Invalid UTF-8 was replaced by other characters, whose offsets differ from those in the file.
    guard !content.isEmpty, text.utf8.count == range.count else { return nil }
    var below = Int(file.nextLineStart(range.upperBound))
    while below < file.bytes.count, file.isEmptyOrComment(below) {
      below = file.nextLineStart(below)
    }
    let depth = file.indentation(min(below, file.bytes.count)).utf8.count
    blockIndentation = depth > indentation.utf8.count && below < file.bytes.count ? depth : nil
    var above = range.lowerBound
    repeat {
      above = above > file.textStart ? file.lineStart(above - 1) : -1
    } while above >= 0 && file.isEmptyOrComment(above)
    indentationAbove = above >= 0 ? file.indentation(above).utf8.count : 0
    let lineAbove = above >= 0 ? file.text(above..<file.lineEnd(above)).withoutComment : ""
    let next = below < file.bytes.count ? file.text(below..<file.lineEnd(below)) : ""
    isBehindValue =
      ![lineAbove.trimmedStart, next.trimmedStart].contains { $0.hasPrefix("-") }
      && lineAbove.contains(": ") && lineAbove.last != ":"
    elementAbove = file.isElement(above) && file.isRegular(above) ? indentationAbove : nil
    elementBelow = file.isElement(below) ? depth : nil
    let name = content.prefix { $0.isKeyCharacter || $0 == "\"" || $0 == "'" }
    let rest = content[name.endIndex...]
    let isKey =
      !name.isEmpty && rest.first == ":" && (rest.count == 1 || rest.dropFirst().first == " ")
    key = isKey ? name.startIndex..<name.endIndex : nil
    value = isKey ? rest.dropFirst().trimmedStart : nil
  }

  /// Possible mistakes of the line, the most likely first.
  var mistakes: [LineMistake] {
    characters + entities + tabs + elements + lineBreaks + repeatedKeys + comments + markers
      + marksAroundValues + quotes + indicators + keys
  }

  /// Mistakes that are corrected by turning text into a comment; they are tried last.
  var unlikelyMistakes: [LineMistake] { textsBehindValues + prose }

  /// The line with different content.
  func with(_ content: some StringProtocol) -> String { String(indentation) + String(content) }

  /// The line with one part of its content replaced.
  func replacing(_ part: Substring, with replacement: some StringProtocol) -> String {
    String(text[..<part.startIndex]) + String(replacement) + String(content[part.endIndex...])
  }
}

extension SourceFile {
  /// Whether the line that starts at an offset is an element, with `- ` before its content.
  fileprivate func isElement(_ start: Int) -> Bool {
    guard start >= 0, start < bytes.count else { return false }
    return bytes[(start + indentation(start).utf8.count)...].starts(with: "- ".utf8)
  }

  /// Whether a line has the same indentation as the line above if that is an element, or else an indentation that
  /// differs from it by a multiple of two.
  fileprivate func isRegular(_ start: Int) -> Bool {
    var above = start
    repeat {
      above = above > textStart ? lineStart(above - 1) : -1
    } while above >= 0
      && isEmptyOrComment(above)
    let difference = indentation(start).utf8.count - indentation(max(above, 0)).utf8.count
    return above >= 0 && (isElement(above) ? difference == 0 : difference.isMultiple(of: 2))
  }

  fileprivate func isEmptyOrComment(_ start: Int) -> Bool {
    let line = bytes[start..<lineEnd(start)]
    guard let first = line.first(where: { !$0.isSpaceOrTab }) else { return true }
    return first == UInt8(ascii: "#")
  }
}

extension Unicode.Scalar {
  /// Whether the character is white space that YAML does not count as indentation.
  var isHiddenSpace: Bool {
    switch visibility {
    case .space, .hidden, .joiner: true
    default: self == "\t"
    }
  }
}

extension Character {
  var isKeyCharacter: Bool { isASCII && (isLetter || isNumber || self == "_" || self == "-") }
}

extension StringProtocol {
  var trimmedEnd: SubSequence {
    var end = endIndex
    while end > startIndex, " \t".contains(self[index(before: end)]) { end = index(before: end) }
    return self[..<end]
  }

  var trimmedStart: SubSequence { self[(firstIndex { $0 != " " && $0 != "\t" } ?? endIndex)...] }

  /// The text without a comment at its end.
  var withoutComment: SubSequence {
    ranges(ofText: " #").first.map { self[..<$0.lowerBound].trimmedEnd } ?? self[...]
  }

  var trimmed: SubSequence { trimmedStart.trimmedEnd }

  /// The ranges of all occurrences of a text.
  func ranges(ofText text: String) -> [Range<Index>] {
    var found: [Range<Index>] = []
    var start = startIndex
    while start < endIndex {
      if self[start...].hasPrefix(text) {
        let end = index(start, offsetBy: text.count)
        found.append(start..<end)
        start = end
      } else {
        start = index(after: start)
      }
    }
    return found
  }

  /// The text as a scalar: plain if it has only ASCII letters, digits, `_`, `-` and `.`, else in double quotes.
  var asScalar: String {
    let isPlain = !isEmpty && allSatisfy { $0.isASCII && ($0.isKeyCharacter || $0 == ".") }
    return isPlain ? String(self) : quotedYAML(self)
  }

  /// The text as a key: in double quotes if other YAML readers would not read it as text.
  var asKey: String {
    let isWord = Array(utf8).withUnsafeBufferPointer { !isAmbiguous($0) }
    return isWord ? asScalar : quotedYAML(self)
  }
}

extension Mistake {
  /// Creates a mistake with the edit that corrects the line; nil if the edit would change nothing.
  init?(_ mistake: LineMistake, on line: WrittenLine, in file: SourceFile) {
    var edits = TextEdits()
    let changed: Range<Int>
    let replacement: String
    if let corrected = mistake.corrected {
      (changed, replacement) = difference(line, corrected, in: file)
      guard !changed.isEmpty || !replacement.isEmpty else { return nil }
    } else {
      (changed, replacement) = (
        line.range.lowerBound..<file.nextLineStart(line.range.lowerBound), ""
      )
    }
    edits.replace(changed, with: replacement)
    self.edits = edits
    var place = place(of: changed, on: line, in: file, isDeleted: mistake.corrected == nil)
    if let start = mistake.start {
      let offset = line.range.lowerBound + line.text[..<start].utf8.count
      place = SourceRange(offset, file.characterEnd(offset))
    }
    finding = Finding(
      mistake.id,
      mistake.message,
      at: place,
      help: mistake.help,
      fix: Fix(mistake.help, replacing: SourceRange(changed), with: replacement)
    )
  }
}

extension Mistake {
  /// Creates a mistake for a comment of several lines in the syntax of another language: `/*` and `*/`.
  init?(commentAt line: WrittenLine, in file: SourceFile) {
    guard let mark = ["/*", "<!--"].first(where: line.content.hasPrefix) else { return nil }
    let closing = mark == "/*" ? "*/" : "-->"
    var edits = TextEdits()
    var number = file.lineNumber(of: UInt32(line.range.lowerBound))
    let first = number
    while let each = WrittenLine(number, in: file) {
      edits.insert(
        "# ",
        at: each.range.upperBound - each.text[each.content.startIndex...].utf8.count
      )
      if each.text.contains(closing) { break }
      // Stop after the last line.
      guard each.range.upperBound < file.bytes.count, number < first + 50 else { return nil }
      number += 1
    }
    guard number > first else { return nil }
    self.edits = edits
    size = number - first + 1
    finding = Finding(
      "syntax-error",
      "`\(mark)` does not start a comment; expected `#` on each line",
      at: SourceRange(line.range.upperBound - line.content.utf8.count, line.range.upperBound),
      help: "begin each line with `#`"
    )
  }

  /// If a rule also reports the edited value, replaces the mistake's finding by the rule's, with the mistake's help
  /// and fix.
  mutating func explain(_ errors: [Finding], _ left: [Finding], in file: SourceFile) {
    guard finding.id == "syntax-error" || finding.id == "unclosed-quote",
      let fix = finding.fix,
      let rule = errors.first(where: { error in
        error.range.start <= fix.range.start && fix.range.end <= error.range.end
          && Findings.isRule(error.id)
      })
    else { return }
    let help = finding.help
    finding = rule
    (finding.help, finding.fix) = (help, fix)
  }
}

extension Mistake {
  init(renaming name: Located<String>, to other: String, _ id: RuleID, _ message: String) {
    var edits = TextEdits()
    let written = other.asKey
    edits.replace(Int(name.range.start)..<Int(name.range.end), with: written)
    self.edits = edits
    isRename = true
    finding = Finding(
      id,
      message,
      at: name.range,
      help: "rename `\(name.value)` to `\(other)`",
      fix: Fix("rename to `\(other)`", replacing: name.range, with: written)
    )
  }
}

/// The range to mark: the deleted line, the changed text, or the character after an insertion.
///
/// At the end of the line, the character before the insertion is marked.
private func place(
  of changed: Range<Int>,
  on line: WrittenLine,
  in file: SourceFile,
  isDeleted: Bool
) -> SourceRange {
  if isDeleted { return SourceRange(line.range) }
  guard changed.isEmpty else { return SourceRange(changed) }
  var start = changed.lowerBound
  if start >= line.range.upperBound { start -= 1 }
  while start > line.range.lowerBound, UTF8.isContinuation(file.bytes[start]) { start -= 1 }
  return SourceRange(start, file.characterEnd(start))
}

/// The part of a line that differs from the corrected line, in whole characters.
private func difference(
  _ line: WrittenLine,
  _ corrected: String,
  in file: SourceFile
) -> (changed: Range<Int>, replacement: String) {
  let old = Array(line.text.unicodeScalars)
  let new = Array(corrected.unicodeScalars)
  var start = 0
  while start < min(old.count, new.count), old[start] == new[start] { start += 1 }
  var (oldEnd, newEnd) = (old.count, new.count)
  while oldEnd > start, newEnd > start, old[oldEnd - 1] == new[newEnd - 1] {
    (oldEnd, newEnd) = (oldEnd - 1, newEnd - 1)
  }
  func bytes(_ scalars: ArraySlice<Unicode.Scalar>) -> Int {
    scalars.reduce(0) { $0 + UTF8.width($1) }
  }
  let lower = line.range.lowerBound + bytes(old[..<start])
  var text = String.UnicodeScalarView()
  text.append(contentsOf: new[start..<newEnd])
  return (lower..<(lower + bytes(old[start..<oldEnd])), String(text))
}
