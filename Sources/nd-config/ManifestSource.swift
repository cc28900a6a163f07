import ArgumentParser
import CountryManifest
import ManifestCompiler
import ManifestDiagnostics
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

  /// Findings go to standard output, the summary to standard error.
  static func report(_ checked: CheckedManifest) throws {
    let renderer = TextRenderer(usesColor: standardOutput.usesColor)
    let shown = checked.diagnostics.prefix(shownFindings)
    try standardOutput.write(renderer.render(Array(shown), in: checked.file))
    let errors = checked.diagnostics.count { $0.severity == .error }
    let warnings = checked.diagnostics.count - errors
    let allowed = checked.allowed.isEmpty ? "" : ", \(checked.allowed.count) allowed"
    guard errors + warnings > 0 else {
      let count = counted(checked.manifest?.countries.count ?? 0, "country", "countries")
      return say("\(checked.file.path): \(count), no findings\(allowed)")
    }
    let parts = [(errors, "error", "errors"), (warnings, "warning", "warnings")]
      .filter { $0.0 > 0 }.map { counted($0.0, $0.1, $0.2) }
    let bound = errors + warnings >= [Diagnostic].limit ? "at least " : ""
    let rest = checked.diagnostics.count - shown.count
    let omitted = rest > 0 ? ", \(rest) of them not shown" : ""
    say(
      "\(checked.file.path): \(bound)\(parts.joined(separator: ", "))\(omitted)\(allowed);"
        + " run `nd-config explain RULE` for details about a rule"
    )
  }
}
