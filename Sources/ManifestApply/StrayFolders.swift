package import CountryManifest
internal import ManifestDiagnostics

/// Folders of languages that the app does not have: leftovers, or missing from the manifest.
package struct StrayFolders: Sendable {
  private let manifest: ResolvedManifest

  package init(_ manifest: ResolvedManifest) { self.manifest = manifest }

  /// Language folders next to those that a path with `{lproj}` leads to.
  package func ofLanguages(_ names: [String], template: Substring) -> [String] {
    let known = Set(manifest.appLanguages.names + ["Base"])
    return names.filter { name in
      language(of: name, template: template).map { !known.contains($0) } ?? false
    }.sorted()
  }

  /// What is in a folder's name where the path has `{lproj}`; nil for a folder of another kind.
  func language(of name: String, template: Substring) -> String? {
    Self.language(of: name, template)
  }

  static func isLanguage(_ name: String, _ template: String) -> Bool {
    language(of: name, template[...]) != nil
  }

  private static func language(of name: String, _ template: Substring) -> String? {
    let parts = template.components(around: AppConfiguration.languagePlaceholder)
    guard name.utf8.count > parts.before.utf8.count + parts.after.utf8.count,
      name.hasPrefix(parts.before), name.hasSuffix(parts.after)
    else { return nil }
    return String(name.dropFirst(parts.before.count).dropLast(parts.after.count))
  }

  /// Of the folders of a resource folder: `values-xx`, and not `values-night` or `values-v21`.
  package func ofResources(_ names: [String]) -> [String] {
    var known = Set(manifest.translatedLanguages.compactMap(\.android))
    // The development language has no folder of its own; one that repeats it does no harm.
    known.insert(manifest.developmentLanguage.value)
    return names.filter { name in
      guard let qualifier = Self.languageQualifier(of: name) else { return false }
      return !known.contains(qualifier)
    }.sorted()
  }

  /// The language that a `values` folder is for, as its qualifier; nil where it is for all.
  static func languageQualifier(of name: String) -> String? {
    var parts = name.split(separator: "-", omittingEmptySubsequences: false)[...]
    guard parts.popFirst() == "values" else { return nil }
    // Only the codes of a mobile network are before the language.
    while let first = parts.first, first.hasPrefix("mcc") || first.hasPrefix("mnc"),
      first.dropFirst(3).utf8.allSatisfy(\.isDigit), first.utf8.count > 3
    {
      parts.removeFirst()
    }
    guard let language = parts.popFirst() else { return nil }
    if language.hasPrefix("b+") { return String(language) }
    // `car` is a dock to Android, and no language.
    guard (2...3).contains(language.utf8.count), language != "car",
      language.utf8.allSatisfy(\.isLowercaseLetter)
    else { return nil }
    guard let region = parts.first, region.utf8.count == 3, region.hasPrefix("r"),
      region.dropFirst().utf8.allSatisfy(\.isUppercaseLetter)
    else { return String(language) }
    return "\(language)-\(region)"
  }
}

extension Substring {
  fileprivate func components(around text: String) -> (before: Substring, after: Substring) {
    guard let range = firstRange(of: text) else { return (self, "") }
    return (self[..<range.lowerBound], self[range.upperBound...])
  }
}
