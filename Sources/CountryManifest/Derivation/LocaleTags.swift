internal import ManifestDiagnostics

/// The tags of all locales of the manifest, each parsed once.
package struct LocaleTags: Sendable {
  private let tags: [[Result<LanguageTag, LanguageTag.Problem>]]

  init(_ manifest: Manifest, _ standards: Standards) {
    tags = manifest.countries.map { row in
      row.languages.map { LanguageTag.parse($0.locale.value, standards) }
    }
  }

  /// The tag of a locale that is well-formed, known and canonical, by the positions of its country
  /// and of the entry in the country's languages.
  package func valid(_ country: Int, _ language: Int) -> LanguageTag? {
    try? tags[country][language].get()
  }

  /// Why a locale is not a valid tag; nil if it is one.
  package func problem(_ country: Int, _ language: Int) -> LanguageTag.Problem? {
    if case .failure(let problem) = tags[country][language] { problem } else { nil }
  }
}
