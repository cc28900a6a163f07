import ArgumentParser
import ManifestCompiler
import ManifestFindings

/// The option `--allow` of commands that report warnings.
struct AllowOption: ParsableArguments {
  @Option(
    help:
      "Do not report the warnings of this rule; repeatable. A comment allows one: # nd-config: allow RULE: reason"
  )
  var allow: [String] = []

  /// The current IDs of the rules, whose former IDs can be given, too.
  var rules: Set<String> { Set(allow.compactMap { Findings.page(for: $0)?.id.name }) }

  private static let names = Findings.all.filter { $0.severity == .warning }.map(\.id.name)

  func validate() throws {
    for rule in allow {
      switch Findings.page(for: rule)?.severity {
      case .warning: continue
      case .error: throw ValidationError("'\(rule)' is an error; only warnings can be allowed.")
      case nil: throw unknown("rule", rule, among: Self.names)
      }
    }
  }
}
