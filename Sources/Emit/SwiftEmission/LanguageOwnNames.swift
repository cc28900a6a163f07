package import CountryManifest
internal import ManifestFindings

/// The name of each app language in that language: `Deutsch`, `English (United Kingdom)`.
package struct LanguageOwnNames {
  /// The names, in the order of the app languages.
  package let names: [String]

  package init(_ manifest: ResolvedManifest) {
    let standards = manifest.standards
    let tags = manifest.appLanguages.names
    let languages = tags.map { $0.prefix { $0 != "-" } }
    names = zip(tags, languages).map { tag, language in
      if let name = standards.languageOwnNames[tag] { return name }
      let parts = tag.split(separator: "-").map(String.init)
      let script = parts.dropFirst().first { $0.utf8.count == 4 }
      let inScript = script.flatMap { standards.languageOwnNames["\(language)-\($0)"] }
      guard let name = inScript ?? standards.languageOwnNames[String(language)] else { return tag }
      let region = parts.dropFirst().first { $0.utf8.count == 2 }?.lowercased()
      guard let region, languages.filter({ $0 == language }).count > 1 else { return name }
      return "\(name) (\(standards.names(in: tag).name(of: region) ?? region.uppercased()))"
    }
  }
}
