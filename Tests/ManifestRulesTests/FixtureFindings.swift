import ManifestCompiler
import ManifestFindings
import TestSupport

/// The findings of a fixture, as its file records them under the lines that they are about.
struct FixtureFindings {
  private struct Mark {
    var line: Int
    var text: String
  }

  private var marks: [Mark] = []

  init(_ checked: CheckedManifest) {
    let file = checked.file
    for finding in checked.findings {
      add(finding.range, "^", "\(finding.severity.rawValue): \(finding.message)", in: file)
      for related in finding.related { add(related.range, "-", related.label, in: file) }

      let help = finding.help.map { "help: \($0)" }
      let fix = finding.fix.map { "fix: \($0.title)" }
      let texts =
        [help].compactMap(\.self) + finding.notes.map { "note: \($0)" } + [fix].compactMap(\.self)
      let line = file.lineNumber(of: finding.range.start)
      marks += texts.map { Mark(line: line, text: "#   = \($0)") }
    }
  }

  /// Adds a mark; its columns count code points.
  private mutating func add(
    _ range: SourceRange,
    _ sign: Character,
    _ text: String,
    in file: SourceFile
  ) {
    let location = file.location(of: range.start)
    let end = min(Int(range.end), file.line(location.line).upperBound)
    let length = file.bytes[Int(range.start)..<max(end, Int(range.start))].count {
      !UTF8.isContinuation($0)
    }
    let signs = String(repeating: sign, count: max(1, length))
    let mark = "#" + String(repeating: " ", count: location.column - 1) + signs + " " + text
    // Several findings can have the same related location.
    if sign == "-", marks.contains(where: { $0.line == location.line && $0.text == mark }) {
      return
    }
    marks.append(Mark(line: location.line, text: mark))
  }

  func written(into fixture: Fixture) -> Fixture {
    var fixture = fixture
    for index in fixture.lines.indices { fixture.lines[index].expected = [] }
    let indices = fixture.lines.indices.filter { fixture.lines[$0].kind != .removed }
    for mark in marks {
      let index = indices[mark.line - 1]
      fixture.name(index)
      fixture.lines[index].expected.append(mark.text)
    }
    return fixture
  }
}
