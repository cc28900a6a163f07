internal import ManifestDiagnostics

/// Android's spelling of languages in the names of resource folders: `values-it`, `values-en-rGB`.
package enum AndroidQualifier {
  /// The languages that Android has under a code that ISO 639 has withdrawn.
  package static let withdrawnCodes = ["he": "iw", "id": "in", "yi": "ji"]

  /// The qualifier of a tag: `it`, `en-rGB`, or `b+es+419`.
  ///
  /// The last form is for scripts and numeric regions, for which the older one has no room.
  package static func text(_ tag: LanguageTag) -> String {
    let language = withdrawnCodes[tag.language] ?? tag.language
    guard let region = tag.region else {
      return tag.script.map { "b+\(language)+\($0)" } ?? language
    }
    if let script = tag.script { return "b+\(language)+\(script)+\(region.uppercased())" }
    let isNumeric = region.utf8.allSatisfy(\.isDigit)
    return isNumeric ? "b+\(language)+\(region)" : "\(language)-r\(region.uppercased())"
  }
}
