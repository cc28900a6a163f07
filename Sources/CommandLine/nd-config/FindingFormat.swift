import ArgumentParser
import ManifestApply
import ManifestCompiler
import ManifestFindings
import ToolSupport

/// The output format of findings.
enum FindingFormat: String, ExpressibleByArgument, CaseIterable {
  case text, json, sarif, github

  /// Writes the findings, which can be about several files, in this format.
  func write(_ findings: [FileFinding]) throws {
    switch self {
    case .text:
      let renderer = TextRenderer(usesColor: standardOutput.usesColor)
      for entry in findings where entry.allowed == nil {
        try standardOutput.write(renderer.render(entry.finding, in: entry.file))
      }
    case .json: try standardOutput.write(json(findings))
    case .sarif:
      let pages = Findings.all + ApplyFindings.all + OutputFindings.all
      try standardOutput.write(SARIFRenderer(toolVersion: version, pages: pages).render(findings))
    case .github: try standardOutput.writeAnnotations(GitHubRenderer().render(findings))
    }
  }

  /// A JSON array with one object per file.
  private func json(_ findings: [FileFinding]) -> String {
    var files: [SourceFile] = []
    for finding in findings where !files.contains(where: { $0 === finding.file }) {
      files.append(finding.file)
    }
    let renderer = JSONRenderer(toolVersion: version, limit: ManifestSource.shownFindings)
    let objects = files.map { file in
      let own = findings.filter { $0.file === file }
      return renderer.render(
        own.filter { $0.allowed == nil }.map(\.finding),
        allowed: own.compactMap(\.allowedFinding),
        in: file
      )
    }
    return objects.isEmpty ? "[]\n" : "[\n\(objects.joined(separator: ",\n"))]\n"
  }
}

/// Prints findings immediately as text, or all at the end in a format for programs.
final class FindingReport {
  let format: FindingFormat
  private var findings: [FileFinding] = []

  init(_ format: FindingFormat) { self.format = format }

  var isText: Bool { format == .text }

  func add(_ more: [FileFinding]) throws {
    if isText { try format.write(more) } else { findings += more }
  }

  /// Adds the findings about a manifest; the text format also prints how many there are.
  func add(_ checked: CheckedManifest) throws {
    if isText { try ManifestSource.report(checked) } else { findings += checked.fileFindings }
  }

  /// Runs `body`, then writes the findings that `body` added, even if `body` throws an `ExitCode`.
  func complete(_ body: () throws -> Void) throws {
    do { try body() } catch {
      if !isText, error is ExitCode { try format.write(findings) }
      throw error
    }
    if !isText { try format.write(findings) }
  }
}

extension FileFinding {
  fileprivate var allowedFinding: AllowedFinding? {
    switch allowed {
    case nil: nil
    case .comment(let reason): AllowedFinding(finding, reason: reason)
    case .commandLine: AllowedFinding(finding, reason: nil)
    }
  }
}

extension CheckedManifest {
  /// The findings and the allowed findings, each up to the maximum number shown.
  var fileFindings: [FileFinding] {
    findings.prefix(ManifestSource.shownFindings).map { FileFinding($0, in: file) }
      + allowed.prefix(ManifestSource.shownFindings).map { FileFinding($0, in: file) }
  }
}

/// The findings about files that nd-config writes.
enum OutputFindings {
  static let all = [
    FindingPage(
      "stale-output",
      "a generated file is out of date",
      """
      The manifest was changed without generating, a generated file was edited, or a file is missing or
      no longer needed. Run `nd-config generate`.
      """
    ),
    FindingPage(
      "stale-app-file",
      "a file of the app is out of date",
      """
      An entry that nd-config owns is missing, has another value or is no longer wanted. Run
      `nd-config apply`.
      """
    ),
  ]

  /// A finding about a whole file.
  static func finding(_ id: RuleID, _ message: String, path: String, help: String) -> FileFinding {
    FileFinding(
      Finding(id, message, at: SourceRange(0, 0), help: help),
      in: SourceFile(path: path, bytes: [])
    )
  }
}
