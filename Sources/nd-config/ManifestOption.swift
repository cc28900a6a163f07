import ArgumentParser
import CountryManifest
import ManifestDiagnostics
import ManifestRules

/// Reading a manifest, checking it, and saying what was found: what all commands begin with.
enum ManifestSource {
  static let defaultPath = "countries.yaml"

  static func check(_ path: String) throws -> CheckedManifest {
    let bytes = try readFile(path)
    return CheckedManifest(SourceFile(path: path == "-" ? "<stdin>" : path, bytes: bytes))
  }

  /// The manifest for a command that needs a valid one; prints the findings and ends with 1 where
  /// it has errors.
  static func resolve(_ path: String) throws -> (ResolvedManifest, CheckedManifest) {
    let checked = try check(path)
    guard let resolved = checked.resolved else {
      report(checked)
      throw ExitCode(1)
    }
    return (resolved, checked)
  }

  /// Findings go to standard output, the sum of them to standard error.
  static func report(_ checked: CheckedManifest) {
    let renderer = TextRenderer(usesColor: usesColor(standardOutput))
    standardOutput.write(renderer.render(checked.diagnostics, in: checked.file))
    let errors = checked.diagnostics.count { $0.severity == .error }
    let warnings = checked.diagnostics.count - errors
    guard errors + warnings > 0 else {
      let count = checked.manifest?.countries.count ?? 0
      return standardError.write("\(checked.file.path): \(counted(count, "country", "countries")), no findings\n")
    }
    let parts = [(errors, "error", "errors"), (warnings, "warning", "warnings")]
      .filter { $0.0 > 0 }.map { counted($0.0, $0.1, $0.2) }
    standardError.write(
      "\(checked.file.path): \(parts.joined(separator: ", ")); `nd-config explain RULE` says why a"
        + " rule is there\n")
  }

  static func counted(_ count: Int, _ one: String, _ many: String) -> String {
    "\(count) \(count == 1 ? one : many)"
  }
}

/// `--manifest`, for commands whose argument is something else.
struct ManifestOption: ParsableArguments {
  @Option(
    name: .shortAndLong, help: "The manifest; - reads standard input.",
    completion: .file(extensions: ["yaml", "yml"]))
  var manifest = ManifestSource.defaultPath
}
