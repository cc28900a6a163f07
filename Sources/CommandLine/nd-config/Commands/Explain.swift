import ArgumentParser
import CountryManifest
import ManifestApply
import ManifestComparison
import ManifestCompiler
import ManifestFindings
import ToolSupport

struct Explain: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Explain a rule, or where a value comes from.",
    discussion: """
        nd-config explain
        nd-config explain duplicate-tld
        nd-config explain it.languages[0].smartling
        nd-config explain it

      A path names a key of the manifest; it.… is short for countries.it.…. If the key holds several values, \
      each is explained. Without an argument, the ids of all findings are listed.
      """
  )

  @Argument(help: "The id of a rule, or the path of a key.")
  var subject: String?

  @OptionGroup var source: ManifestOption

  /// Every kind of finding.
  private static let pages = Findings.all + ApplyFindings.all + BreakingChanges.pages

  func run() throws {
    guard let subject else {
      for page in Self.pages.sorted(by: { $0.id.name < $1.id.name }) {
        try standardOutput.writeLine("\(page.id): \(page.summary)")
      }
      return
    }
    try explain(subject)
  }

  private func explain(_ subject: String) throws {
    let page = Findings.page(for: subject) ?? Self.pages.first { $0.id.name == subject }
    if let page {
      let isBreaking = BreakingChangeID(rawValue: subject) != nil
      let kind = isBreaking ? "breaking change" : page.severity.rawValue
      let isAllowable = page.severity == .warning && Findings.page(for: subject) != nil
      let comment =
        isAllowable ? "\nTo allow it, write `# nd-config: allow \(page.id): reason`.\n" : ""
      return try standardOutput.write(
        "\(page.id) (\(kind)): \(page.summary)\n\n\(page.explanation)\n\(comment)"
      )
    }
    // A word with a hyphen and no dot cannot be a path: it is a misspelled rule id, so no manifest is needed.
    if subject.contains("-"), !subject.contains(".") { throw unknown(subject, nil) }
    let (manifest, checked) = try ManifestSource.resolve(source.path())
    let head = String(subject.prefix { $0 != "." && $0 != "[" })
    let path = checked.standards.isCountry(head) ? "countries.\(subject)" : subject
    let all = manifest.facts
    let known: SchemaPath
    do throws(SchemaPath.Failure) { known = try SchemaPath(path) } catch {
      throw unknown(subject, error)
    }
    if let row = known.needed.first(where: { row in !all.contains { $0.isAt(row) } }) {
      say("nd-config: the manifest has no `\(row)`")
      throw ExitCode(1)
    }
    if let key = known.key {
      try standardOutput.writeLine("`\(key.name)` of \(key.owner): \(key.spec.summary)")
    }
    let values = all.filter { $0.isAt(path) }
    for fact in values {
      guard let path = fact.path, let origin = fact.origin else { continue }
      try standardOutput.writeLine(
        "\(path): \(fact.value.isEmpty ? "\"\"" : fact.value), "
          + origin.sentence(in: checked.file)
      )
    }
    if values.isEmpty, let absence = known.key?.spec.presence.absence {
      try standardOutput.writeLine("\(path): \(absence)")
    }
  }

  /// Reports an unknown subject, and suggests what was probably meant.
  private func unknown(
    _ subject: String,
    _ failure: SchemaPath.Failure?
  ) -> ExitCode {
    if case .unknownKey(let name, let owner, let keys) = failure, subject.contains(".") {
      let near = nearestName(to: name, among: keys).map { "; did you mean `\($0)`?" }
      let hint = near ?? "; expected one of: \(keys.joined(separator: ", "))"
      say("nd-config: unknown path `\(subject)`: \(owner) has no key `\(name)`\(hint)")
      return ExitCode(1)
    }
    // The ids of rules have hyphens, and keys have none.
    let names =
      subject.contains("-") ? Self.pages.map(\.id.name) : ManifestSchema.root.keys.map(\.name)
    let hint =
      nearestName(to: subject, among: names).map { "did you mean `\($0)`?" }
      ?? "a path begins with a section or a country, as in `product.name` or `it.tld`"
    say("nd-config: `\(subject)` is neither a rule nor a path; \(hint)")
    return ExitCode(1)
  }
}

extension KeySpec.Presence {
  /// The text for a key without a value; nil if the key is required.
  fileprivate var absence: String? {
    switch self {
    case .required: nil
    case .optional: "omitted; no default"
    case .derived(let value): "omitted; default: \(value)"
    }
  }
}
