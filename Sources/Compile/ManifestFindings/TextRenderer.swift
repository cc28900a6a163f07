/// Findings as text for the terminal; SwiftPM and Xcode also read it and show findings next to the code.
///
/// The first line of a finding is `path:line:column: error: message [rule-id]`. Source lines with carets,
/// notes and help follow, indented.
package struct TextRenderer {
  package var usesColor: Bool

  package init(usesColor: Bool = false) {
    self.usesColor = usesColor
  }

  package func render(_ findings: [Finding], in file: SourceFile) -> String {
    findings.map { render($0, in: file) }.joined()
  }

  package func render(_ finding: Finding, in file: SourceFile) -> String {
    let place = file.location(of: finding.range.start)
    let tint = finding.severity == .error ? Style.red : Style.yellow
    var text = styled("\(printable(file.path)):\(place.line):\(place.column): ", .bold)
    text += styled("\(finding.severity.rawValue): ", tint)
    text += styled(printable(finding.message), .bold) + " [\(finding.id)]\n"
    if file.isForeign { return text }
    if file.isText {
      text += snippet(at: finding.range, in: file, mark: "^", label: "", tint)
      for related in finding.related {
        text += snippet(at: related.range, in: file, mark: "-", label: related.label, .blue)
      }
    }
    for note in finding.notes { text += "   note: \(printable(note))\n" }
    if let help = finding.help ?? finding.fix?.title {
      let option = finding.fix?.isSafe == true ? " (`--fix` does this)" : ""
      text += "   help: \(printable(help))\(option)\n"
    }
    return text
  }

  /// One source line with carets or hyphens under a range; if the range has several lines, only its first line
  /// is shown.
  private func snippet(
    at range: SourceRange,
    in file: SourceFile,
    mark: Character,
    label: String,
    _ tint: Style
  ) -> String {
    let place = file.location(of: range.start)
    let line = file.line(place.line)
    // A minified manifest is one long line, so show only the text around the location.
    let shown = window(in: file, line: line, around: Int(range.start))
    // A range can start in a byte-order mark or between CR and LF, which are not shown.
    let start = min(max(shown.lowerBound, Int(range.start)), shown.upperBound)
    let end = min(max(start, Int(range.end)), shown.upperBound)
    // Decode each part separately, because decoding invalid UTF-8 depends on the surrounding bytes.
    let before = printable(String(decoding: file.bytes[shown.lowerBound..<start], as: UTF8.self))
    let marked = printable(String(decoding: file.bytes[start..<end], as: UTF8.self))
    let after = printable(String(decoding: file.bytes[end..<shown.upperBound], as: UTF8.self))
    let gutter = String(repeating: " ", count: max(0, 6 - String(place.line).count))
    let marks = String(repeating: mark, count: max(1, width(marked)))
    var text = "\(gutter)\(place.line) | \(before)\(marked)\(after)\n"
    text += "       | " + String(repeating: " ", count: width(before)) + styled(marks, tint)
    text += label.isEmpty ? "\n" : " \(printable(label))\n"
    return text
  }

  /// The part of a line that is shown: all of it, or 160 bytes around an offset.
  private func window(in file: SourceFile, line: Range<Int>, around offset: Int) -> Range<Int> {
    guard line.count > 160 else { return line }
    func character(atOrAfter offset: Int) -> Int {
      let offset = min(max(line.lowerBound, offset), line.upperBound)
      let rest = file.bytes[offset..<line.upperBound]
      return rest.firstIndex { !UTF8.isContinuation($0) } ?? line.upperBound
    }
    let start = character(atOrAfter: offset - 60)
    return start..<character(atOrAfter: start + 160)
  }

  private func width(_ text: String) -> Int {
    text.unicodeScalars.reduce(0) { $0 + displayWidth(of: $1) }
  }

  private enum Style: String {
    case bold = "1"
    case red = "1;31"
    case yellow = "1;33"
    case blue = "1;34"
  }

  private func styled(_ text: String, _ style: Style) -> String {
    usesColor ? "\u{1B}[\(style.rawValue)m\(text)\u{1B}[0m" : text
  }
}
