/// Findings as workflow commands of GitHub Actions, which shows them next to the lines of a pull request.
///
/// Columns count code points from 1, and the end of a range is inclusive. GitHub shows at most ten errors and ten
/// warnings per step.
package struct GitHubRenderer {
  package init() {}

  package func render(_ findings: [FileFinding]) -> String {
    findings.filter { !$0.isAllowed }.map(render).joined()
  }

  private func render(_ entry: FileFinding) -> String {
    let (finding, file) = (entry.finding, entry.file)
    let start = file.location(of: finding.range.start)
    let end = file.location(of: finding.range.end)
    var properties = [
      ("file", file.path), ("line", "\(start.line)"), ("endLine", "\(end.line)"),
    ]
    // GitHub ignores columns if a range has several lines.
    if start.line == end.line {
      properties.append(("col", "\(start.column)"))
      properties.append(("endColumn", "\(max(start.column, end.column - 1))"))
    }
    properties.append(("title", finding.id.name))
    let list = properties.map { "\($0)=\(escaped($1, isProperty: true))" }.joined(separator: ",")
    let text = finding.message + (finding.help.map { "\nhelp: \($0)" } ?? "")
    return "::\(finding.severity.rawValue) \(list)::\(escaped(text, isProperty: false))\n"
  }

  /// Escapes text, using only the escapes that GitHub decodes.
  ///
  /// Control characters and invisible characters are replaced by their code points.
  private func escaped(_ text: String, isProperty: Bool) -> String {
    text.unicodeScalars.map { scalar in
      switch scalar {
      case "%": "%25"
      case "\r": "%0D"
      case "\n": "%0A"
      case ":" where isProperty: "%3A"
      case "," where isProperty: "%2C"
      default: printable(String(scalar))
      }
    }.joined()
  }
}
