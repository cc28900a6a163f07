import ArgumentParser
import CountryManifest
import ManifestCompiler
import ManifestFindings
import ManifestEmission
import YAMLTree

/// Reads a manifest, checks it, and reports findings: the start of every command.
enum ManifestSource {
  /// The number of findings to print; a file with more usually repeats one mistake.
  static let shownFindings = 1_000

  static func check(_ path: String, allowing rules: Set<String> = []) throws -> CheckedManifest {
    let limits = Limits()
    let bytes = try readFile(path, limit: limits.size)
    return CheckedManifest(
      SourceFile(
        path: path == "-" ? "<stdin>" : path,
        bytes: bytes,
        isForeign: path != "-" && LinkLeadingOut(on: path, isStrict: true) != nil
      ),
      limits: limits,
      allowing: rules
    )
  }

  /// The manifest for a command that needs a valid one.
  ///
  /// If it has errors, prints the findings and exits with status 1.
  static func resolve(
    _ path: String,
    allowing rules: Set<String> = []
  ) throws -> (ResolvedManifest, CheckedManifest) {
    let checked = try check(path, allowing: rules)
    return (try resolve(checked), checked)
  }

  /// The same for a manifest that has been read.
  static func resolve(_ checked: CheckedManifest) throws -> ResolvedManifest {
    guard let resolved = checked.resolve() else {
      try report(checked)
      throw ExitCode(1)
    }
    return resolved
  }

  /// The same for a command that reports findings about other files as well, and warnings about this one.
  static func resolve(
    _ path: String,
    allowing rules: Set<String>,
    reportingTo report: FindingReport
  ) throws -> ResolvedManifest {
    let checked = try check(path, allowing: rules)
    let resolved = checked.resolve()
    if resolved == nil || !report.isText || !checked.findings.isEmpty { try report.add(checked) }
    guard let resolved else { throw ExitCode(1) }
    return resolved
  }

  /// Prints the findings of a manifest with errors as Markdown: in a block of code, where GitHub makes no
  /// link, image or mention of any text.
  static func reportAsMarkdown(_ checked: CheckedManifest) throws {
    // As many findings as a comment on GitHub can hold; see `Review.markdown`.
    let limit = 60_000
    let renderer = TextRenderer(usesColor: false)
    var text = ""
    var shown = 0
    for finding in checked.findings {
      let rendered = renderer.render(finding, in: checked.file)
      guard text.utf8.count + rendered.utf8.count <= limit else { break }
      text += rendered
      shown += 1
    }
    let path = MarkdownText.inertCode(checked.file.path)
    try standardOutput.write("### \(path): \(count(of: checked))\n\n\(MarkdownText.block(text))")
    let rest = checked.findings.count - shown
    if rest > 0 {
      try standardOutput.write("\nNot shown: \(counted(rest, "finding", "findings")).\n")
    }
  }

  /// `2 errors, 1 warning`.
  private static func count(of checked: CheckedManifest) -> String {
    let errors = checked.findings.count { $0.severity == .error }
    let parts = [
      (errors, "error", "errors"), (checked.findings.count - errors, "warning", "warnings"),
    ]
    let bound = checked.findings.count >= [Finding].limit ? "at least " : ""
    return bound
      + parts.filter { $0.0 > 0 }.map { counted($0.0, $0.1, $0.2) }.joined(separator: ", ")
  }

  /// Findings go to standard output, the summary to standard error.
  static func report(_ checked: CheckedManifest) throws {
    let renderer = TextRenderer(usesColor: standardOutput.usesColor)
    let shown = checked.findings.prefix(shownFindings)
    try standardOutput.write(renderer.render(Array(shown), in: checked.file))
    let allowed = checked.allowed.isEmpty ? "" : ", \(checked.allowed.count) allowed"
    guard !checked.findings.isEmpty else {
      let count = counted(checked.manifest?.countries.count ?? 0, "country", "countries")
      return say("\(checked.file.path): \(count), no findings\(allowed)")
    }
    let rest = checked.findings.count - shown.count
    let omitted = rest > 0 ? ", \(rest) of them not shown" : ""
    say(
      "\(checked.file.path): \(count(of: checked))\(omitted)\(allowed);"
        + " run `nd-config explain RULE` for details about a rule"
    )
  }
}
