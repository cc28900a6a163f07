import ArgumentParser
import CountryManifest
import ManifestApply
import ManifestComparison
import ManifestCompiler
import ManifestFindings
import ToolSupport

// Shell completions for arguments. A manifest that cannot be read is treated as one without countries.
extension CompletionKind {
  /// The countries of the manifest.
  static let countries = CompletionKind.custom { _, _, _ in codesInManifest() }

  /// The ISO 3166-1 codes of countries that the manifest does not have.
  static let newCountries = CompletionKind.custom { _, _, _ in
    let present = Set(codesInManifest())
    return Standards.embedded.countries.keys.filter { !present.contains($0) }
  }

  /// The ids of rules, the top-level keys and the countries.
  static let explainable = CompletionKind.custom { _, _, _ in
    (Findings.all + ApplyFindings.all + BreakingChanges.pages).map(\.id.name)
      + ManifestSchema.root.keys.map(\.name) + codesInManifest()
  }

  private static func codesInManifest() -> [String] {
    let checked = ManifestSearch.path.flatMap { try? ManifestSource.check($0) }
    guard let checked, !checked.file.isForeign else { return [] }
    let codes = checked.manifest?.countries.map(\.code.value) ?? []
    return codes.filter { $0.utf8.allSatisfy(\.isLowercaseLetter) }
  }
}
