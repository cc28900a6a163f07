internal import ManifestDiagnostics

extension Mistake {
  /// Nil if the line is correct already.
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
    diagnostic = Diagnostic(
      mistake.id,
      mistake.message,
      at: place,
      help: mistake.help,
      fix: Fix(mistake.help, replacing: SourceRange(changed), with: replacement)
    )
  }
}

extension Mistake {
  /// A comment over several lines: `/*` and `*/`.
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
      // There is no line below the last one.
      guard each.range.upperBound < file.bytes.count, number < first + 50 else { return nil }
      number += 1
    }
    guard number > first else { return nil }
    self.edits = edits
    size = number - first + 1
    diagnostic = Diagnostic(
      "syntax-error",
      "`\(mark)` does not start a comment; expected `#` on each line",
      at: SourceRange(line.range.upperBound - line.content.utf8.count, line.range.upperBound),
      help: "begin each line with `#`"
    )
  }

  /// Keeps the finding of a rule that names the value itself, with the edit as its help.
  mutating func explain(_ errors: [Diagnostic], _ left: [Diagnostic], in file: SourceFile) {
    guard diagnostic.id == "syntax-error" || diagnostic.id == "unclosed-quote",
      let fix = diagnostic.fix,
      let rule = errors.first(where: { error in
        error.range.start <= fix.range.start && fix.range.end <= error.range.end
          && Findings.isRule(error.id)
      })
    else { return }
    var finding = rule
    finding.help = diagnostic.help
    finding.fix = fix
    diagnostic = finding
  }
}

extension Mistake {
  init(renaming name: Located<String>, to other: String, _ id: RuleID, _ message: String) {
    var edits = TextEdits()
    let written = other.asKey
    edits.replace(Int(name.range.start)..<Int(name.range.end), with: written)
    self.edits = edits
    isRename = true
    diagnostic = Diagnostic(
      id,
      message,
      at: name.range,
      help: "rename `\(name.value)` to `\(other)`",
      fix: Fix("rename to `\(other)`", replacing: name.range, with: written)
    )
  }
}

/// What is marked: what changes, or the character before a text that is missing.
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

/// What two texts do not have in common, in whole characters.
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
