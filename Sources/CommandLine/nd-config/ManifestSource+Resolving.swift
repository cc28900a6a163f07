import ArgumentParser
import CountryManifest
import ManifestCompiler
import ManifestEmission
import ManifestFindings
import ToolSupport

extension ManifestSource {
  /// Reads and resolves the manifest for a command that needs a valid manifest.
  ///
  /// If the manifest has errors, exits with status 1.
  static func resolve(
    _ path: String,
    variant: String? = nil
  ) throws -> (ResolvedManifest, CheckedManifest) {
    let (resolved, checked) = try resolved(path, variant: variant)
    guard let resolved else { throw ExitCode(1) }
    return (resolved, checked)
  }

  /// Says how many warnings a manifest has, for a command that writes files and has lines of its own to print.
  static func countWarnings(_ checked: CheckedManifest) {
    guard !checked.findings.isEmpty else { return }
    say("\(checked.file.path): \(count(of: checked)); run `nd-config validate` to see them")
  }

  /// Prints the findings of a manifest with errors in a Markdown code block, so that GitHub turns nothing in them into
  /// links, images or mentions.
  static func reportAsMarkdown(_ checked: CheckedManifest) throws {
    // A comment on GitHub has a maximum size.
    let shown = checked.findings.prefix(30)
    let text = TextRenderer(usesColor: false).render(Array(shown), in: checked.file)
    let path = MarkdownText.inertCode(checked.file.path)
    try standardOutput.write("### \(path): \(count(of: checked))\n\n\(MarkdownText.block(text))")
    let rest = checked.findings.count - shown.count
    if rest > 0 {
      try standardOutput.write("\nNot shown: \(counted(rest, "finding", "findings")).\n")
    }
  }
}
