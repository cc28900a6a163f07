import ArgumentParser
import CountryManifest
import ManifestCompiler
import ManifestEmission
import ManifestFindings
import ToolSupport

extension ManifestSource {
  /// Reads and resolves the manifest for a command that needs a valid manifest.
  ///
  /// If the manifest has errors, prints the findings and exits with status 1.
  static func resolve(
    _ path: String,
    allowing rules: Set<String> = []
  ) throws -> (ResolvedManifest, CheckedManifest) {
    let checked = try check(path, allowing: rules)
    return (try resolve(checked), checked)
  }

  /// Resolves a manifest that was already read; if it has errors, prints the findings and exits with status 1.
  static func resolve(_ checked: CheckedManifest) throws -> ResolvedManifest {
    guard let resolved = checked.resolve() else {
      try report(checked)
      throw ExitCode(1)
    }
    return resolved
  }

  /// Resolves the manifest for a command that collects findings about several files in `report`.
  ///
  /// Warnings about a valid manifest are reported, too.
  static func resolve(
    _ path: String,
    allowing rules: Set<String>,
    reportingTo report: FindingReport,
    variant: String? = nil
  ) throws -> ResolvedManifest {
    let checked = try check(path, allowing: rules)
    let resolved: ResolvedManifest?
    do throws(VariantError) {
      resolved = try checked.resolve(variant: variant)
    } catch {
      say("nd-config: \(error)")
      throw ExitCode(1)
    }
    if resolved == nil || !report.isText || !checked.findings.isEmpty { try report.add(checked) }
    guard let resolved else { throw ExitCode(1) }
    return resolved
  }

  /// Prints the findings of a manifest with errors in a Markdown code block, so that GitHub turns nothing in them into
  /// links, images or mentions.
  static func reportAsMarkdown(_ checked: CheckedManifest) throws {
    // A comment on GitHub has a maximum size; see `Review.markdown`.
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
}
