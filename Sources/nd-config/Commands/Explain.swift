import ArgumentParser
import CountryManifest
import ManifestDiagnostics
import ManifestRules

struct Explain: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Say why a rule is there, or where a value came from.",
    discussion: """
      nd-config explain duplicate-host
      nd-config explain it.languages[0].smartling

      A path may begin with a country: `it.…` is short for `countries.it.…`. A path to several
      values explains each.
      """)

  @Argument(help: "A rule's id, or the path of a key.")
  var subject: String

  @OptionGroup var source: ManifestOption

  func run() throws {
    if let page = Findings.page(for: subject) {
      standardOutput.write(
        "\(page.id) (\(page.severity.rawValue)): \(page.summary)\n\n\(page.explanation)\n")
      return
    }
    let (manifest, checked) = try ManifestSource.resolve(source.manifest)
    let codes = Set(manifest.countries.map(\.code))
    let head = String(subject.prefix { $0 != "." && $0 != "[" })
    let path = codes.contains(head) ? "countries.\(subject)" : subject
    let values = manifest.values.filter {
      $0.path == path || $0.path.hasPrefix("\(path).") || $0.path.hasPrefix("\(path)[")
    }
    guard !values.isEmpty else { throw unknown() }
    let key = path.split(separator: ".").last.map { $0.prefix { $0 != "[" } }
    if let spec = key.flatMap({ ManifestSchema.spec(ofKey: String($0)) }) {
      standardOutput.write("`\(key ?? "")` is \(spec.summary).\n")
    }
    for value in values {
      standardOutput.write(
        "\(value.path): \(value.value), \(value.provenance.sentence(in: checked.file))\n")
    }
  }

  private func unknown() -> any Error {
    let near = nearestName(to: subject, among: Findings.all.map(\.id.name))
    let hint = near.map { "; did you mean `\($0)`?" } ?? ""
    standardError.write(
      "nd-config: `\(subject)` is neither a rule nor the path of a value\(hint)\n")
    return ExitCode(1)
  }
}
