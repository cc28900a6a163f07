package import CountryManifest
package import ManifestCompiler
package import ManifestFindings
internal import YAMLTree

/// Reads a manifest, checks it and reports the findings, which is how every command starts.
package enum ManifestSource {
  /// The maximum number of findings to print; if a file has more, they usually repeat one mistake.
  package static let shownFindings = 1_000

  package static func check(
    _ path: String,
    allowing rules: Set<String> = []
  ) throws(FileError) -> CheckedManifest {
    let limits = Limits()
    let bytes = try readFile(path, limit: limits.size)
    return CheckedManifest(
      SourceFile(
        path: path == "-" ? "<stdin>" : path,
        bytes: bytes,
        isForeign: path != "-" && ResolvedPath(path, isStrict: true)?.refusal != nil
      ),
      limits: limits,
      allowing: rules
    )
  }

  /// Reads and resolves a manifest; if it has errors, or no such variant, says so.
  package static func resolved(
    _ path: String,
    variant: String?
  ) throws(FileError) -> (ResolvedManifest?, CheckedManifest) {
    let checked = try check(path)
    let manifest: ResolvedManifest?
    do throws(VariantError) { manifest = try checked.resolve(variant: variant) } catch {
      say("nd-config: \(error)")
      return (nil, checked)
    }
    if manifest == nil { try report(checked) }
    return (manifest, checked)
  }

  /// The numbers of errors and warnings, as in `2 errors, 1 warning`.
  package static func count(of checked: CheckedManifest) -> String {
    let errors = checked.findings.count { $0.severity == .error }
    let parts = [
      (errors, "error", "errors"), (checked.findings.count - errors, "warning", "warnings"),
    ]
    let bound = checked.findings.count >= [Finding].limit ? "at least " : ""
    return bound
      + parts.filter { $0.0 > 0 }.map { counted($0.0, $0.1, $0.2) }.joined(separator: ", ")
  }

  /// Prints findings to standard output.
  package static func write(_ findings: [FileFinding]) throws(FileError) {
    let renderer = TextRenderer(usesColor: standardOutput.usesColor)
    try standardOutput.write(findings.map { renderer.render($0.finding, in: $0.file) }.joined())
  }

  /// Prints the findings of a manifest to standard output and a summary to standard error.
  package static func report(_ checked: CheckedManifest) throws(FileError) {
    let shown = checked.findings.prefix(shownFindings)
    try write(shown.map { FileFinding($0, in: checked.file) })
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
