import Foundation
import ManifestCompiler
import ManifestFindings
import TestSupport
import Testing

/// A mistake in the layout of the project's manifest.
struct LayoutTypo: CustomTestStringConvertible {
  var id: String
  /// The first of the changed lines, and their number.
  ///
  /// If the number is nil, all lines are changed up to the next one with a smaller indentation.
  var line: String
  var count: Int?
  /// How far the lines move to the right; nil if they are deleted.
  var shift: Int?
  /// The start of the reported line, as it is after the mistake.
  var reported: String

  /// Lines with another indentation; the first one is reported.
  static func moved(_ line: String, lines: Int? = nil, by shift: Int) -> LayoutTypo {
    let indentation = line.prefix { $0 == " " }.count + shift
    let reported = String(repeating: " ", count: indentation) + line.drop { $0 == " " }
    return LayoutTypo(
      id: "wrong-indentation",
      line: line,
      count: lines,
      shift: shift,
      reported: reported
    )
  }

  /// A line that is missing; the one below is reported.
  static func deleted(_ line: String, reported: String) -> LayoutTypo {
    LayoutTypo(id: "missing-key", line: line, count: 1, shift: nil, reported: reported)
  }

  var testDescription: String {
    let change = shift.map { "moved by \($0)" } ?? "deleted"
    return "`\(line)`, \(count.map { "\($0) lines" } ?? "with what is below it"), \(change)"
  }
}

/// One misplaced or missing line gives one finding, and its fix restores the manifest.
@Suite struct LayoutMistakeTests {
  @Test(
    arguments: [
      // A section becomes a part of the one above it, with or without its entries; or its line is missing.
      .moved("countries:", by: 2),
      .moved("services:", lines: 1, by: 2),
      .moved("apps:", by: 4),
      .deleted("services:", reported: "  web: "),
      .deleted("product:", reported: "  name: Nextdoor"),
      // A row.
      .deleted("  it:", reported: "    tld: it"),
      .deleted("  us:", reported: "    tld: com"),
      .moved("  it:", lines: 7, by: -2),
      .moved("  it:", by: 2),
      .moved("  it:", lines: 1, by: -1),
      .moved("    tld: it", lines: 6, by: -2),
      // A line of a row.
      .moved("    languages: [it-IT]", lines: 1, by: -2),
      .moved("    languages: [it-IT]", lines: 1, by: 1),
      // Other sections.
      .moved("  api: ", lines: 1, by: 2),
      .moved("  RC:", by: 2),
    ] as [LayoutTypo]
  )
  func oneFindingWithTheFixThatRestoresTheManifest(_ mistake: LayoutTypo) throws {
    let manifest = try Places.frozenManifest()
    var lines = manifest.components(separatedBy: "\n")
    let first = try #require(lines.firstIndex { $0.hasPrefix(mistake.line) })
    func indentation(_ line: String) -> Int { line.prefix { $0 == " " }.count }
    let end =
      mistake.count.map { first + $0 }
      ?? lines[(first + 1)...].firstIndex {
        !$0.isEmpty && indentation($0) <= indentation(lines[first])
      }
      ?? lines.count
    if let shift = mistake.shift {
      for index in first..<end where !lines[index].isEmpty {
        let moved = String(repeating: " ", count: indentation(lines[index]) + shift)
        lines[index] = moved + lines[index].drop { $0 == " " }
      }
    } else {
      lines.removeSubrange(first..<end)
    }
    let file = SourceFile(path: "countries.yaml", text: lines.joined(separator: "\n"))

    let findings = CheckedManifest(file).findings

    let reported = findings.map { finding in
      "\(finding.id) at \(file.text(file.line(file.location(of: finding.range.start).line)))"
    }
    try #require(reported.count == 1, "\(findings.map(\.message))")
    #expect(reported[0].hasPrefix("\(mistake.id) at \(mistake.reported)"))
    let fix = try #require(findings[0].fix)
    var edits = TextEdits()
    edits.replace(Int(fix.range.start)..<Int(fix.range.end), with: fix.replacement)
    let repaired = CheckedManifest(
      SourceFile(path: "countries.yaml", bytes: edits.applied(to: file.bytes))
    )
    #expect(repaired.findings.isEmpty)
    // Comments that belong to no line are not moved.
    func code(_ bytes: [UInt8]) -> [String] {
      String(decoding: bytes, as: UTF8.self).components(separatedBy: "\n")
        .filter { !$0.drop { $0 == " " }.hasPrefix("#") }
    }
    let difference = code(repaired.file.bytes).difference(from: code(Array(manifest.utf8)))
    #expect(difference.isEmpty)
  }

  @Test func otherMistakesAreReportedAtTheirOwnLines() throws {
    let manifest = try Places.frozenManifest()
      .replacing("\nservices:\n", with: "\n  services:\n")
      .replacing("languages: [it-IT]", with: "languages: [it-TI]")
    let file = SourceFile(path: "countries.yaml", text: manifest)
    let findings = CheckedManifest(file).findings
    #expect(findings.map(\.id.name) == ["wrong-indentation", "invalid-language-tag"])
    #expect(findings.map { file.text($0.range) } == ["services", "it-TI"])
  }

  /// A row that is moved out of its section hides the errors of the rows below it, which is not a correction.
  @Test(arguments: [
    ("    hosts: subdomain\n", "", "missing-key"), ("    languages: \\[.*\n", "", "missing-key"),
    ("    languages:", "    langs:", "unknown-key"), ("    tld:", "    domain:", "unknown-key"),
    (", +content: [a-z_0-9]+", "", "missing-key"),
    ("    languages: \\[.*", "    languages:", "wrong-type"),
    ("hosts: subdomain\n(?! *accepts)", "hosts:\n", "wrong-type"),
  ])
  func sameMistakeInManyRowsMovesNoRow(
    _ pattern: String,
    _ replacement: String,
    _ id: String
  ) throws {
    let manifest = try Places.frozenManifest()
    let rows = manifest.components(separatedBy: "\n\n")
    for count in [2, rows.count] {
      var changed = 0
      let text = rows.map { row in
        guard changed < count else { return row }
        let edited = row.replacingOccurrences(
          of: pattern,
          with: replacement,
          options: .regularExpression
        )
        changed += edited == row ? 0 : 1
        return edited
      }
      let file = SourceFile(path: "countries.yaml", text: text.joined(separator: "\n\n"))
      let findings = CheckedManifest(file).findings
      #expect(Set(findings.map(\.id.name)) == [id], "\(findings.map(\.message))")
    }
  }
}
