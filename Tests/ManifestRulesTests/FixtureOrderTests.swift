import ManifestCompiler
import ManifestDiagnostics
import Testing

/// The order of rows means nothing to rules.
///
/// A rule that stops at the first row which it is not about would find nothing in one of two orders.
@Suite struct FixtureOrderTests {
  @Test(arguments: try Fixture.all())
  func rowsInReverseOrderHaveTheSameFindings(_ fixture: Fixture) throws {
    let lines = MarkedText(try fixture.text()).lines.map(\.text)
    #expect(findings(Self.reversed(lines)) == findings(lines))
  }

  /// Their rules: which of two equal names is reported depends on the order.
  private func findings(_ lines: [Substring]) -> [String] {
    let text = lines.joined(separator: "\n")
    let checked = CheckedManifest(SourceFile(path: "fixture.yaml", text: text))
    return checked.diagnostics.map(\.id.name).sorted()
  }

  /// The lines with the rows of each section in reverse order.
  private static func reversed(_ lines: [Substring]) -> [Substring] {
    var result: [Substring] = []
    var rows: [[Substring]] = []
    for line in lines {
      let indentation = line.prefix { $0 == " " }.count
      let isRow = indentation == 2 && !line.hasPrefix("  -")
      if isRow, rows.last?.last.map({ !$0.hasPrefix("  #") }) ?? true {
        rows.append([line])
      } else if rows.isEmpty || indentation == 0 && !line.isEmpty {
        result += rows.reversed().joined() + [line]
        rows = []
      } else {
        rows[rows.count - 1].append(line)
      }
    }
    return result + rows.reversed().joined()
  }
}
