internal import CountryManifest
internal import ManifestDiagnostics

/// Names to write in place of those that no other line refers to.
struct RenameCandidates {
  private let analysis: Analysis
  private let findings: [Diagnostic]

  init(_ analysis: Analysis, _ findings: [Diagnostic]) {
    self.analysis = analysis
    self.findings = findings
  }

  /// Empty where the manifest cannot be read.
  var all: [Mistake] {
    guard let manifest = analysis.manifest else { return [] }
    return environments(manifest) + formFields(manifest) + countries(manifest)
  }

  private func text(_ finding: Diagnostic) -> String { analysis.file.text(finding.range) }

  /// Environments, if only one name of services is unknown.
  private func environments(_ manifest: Manifest) -> [Mistake] {
    let unknown = findings.filter { $0.id == "unknown-key" }
    let names = Set(unknown.map(text))
    // Several services have it: each misspelled, or one finding for all.
    guard let name = names.first, names.count == 1,
      unknown.count > 1 || !unknown[0].related.isEmpty
    else { return [] }
    return manifest.environments.map {
      Mistake(renaming: $0.name, to: name, "unknown-key", "no environment is named `\(name)`")
    }
  }

  /// Form fields that no form has, while forms have another name several times.
  private func formFields(_ manifest: Manifest) -> [Mistake] {
    guard let unknown = findings.first(where: { $0.id == "unknown-form-field" }) else { return [] }
    let used = manifest.countries.flatMap { $0.form?.fields.map(\.name.value) ?? [] }
    let name = text(unknown)
    guard used.count(where: { $0 == name }) > 1 else { return [] }
    let names = Set(used)
    return manifest.formFields.filter { !names.contains($0.name.value) }.map {
      Mistake(renaming: $0.name, to: name, "unknown-form-field", "no form field is named `\(name)`")
    }
  }

  /// Rows in which all but the key is another country's.
  private func countries(_ manifest: Manifest) -> [Mistake] {
    let standards = analysis.settings.standards
    let domains = findings.filter { $0.id == "foreign-cctld" }.map { String(text($0).suffix(2)) }
    guard let domain = domains.first,
      case .country(let code) = standards.owner(ofCountryCodeDomain: domain)
    else { return [] }
    let name = standards.nameInSentence(code)
    return manifest.countries.map {
      Mistake(
        renaming: $0.code,
        to: code,
        "locale-region-mismatch",
        "the row of `\($0.code.value)` has the TLD and the locales of \(name)"
      )
    }
  }
}
