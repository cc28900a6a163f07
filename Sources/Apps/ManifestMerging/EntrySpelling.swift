internal import CountryManifest
internal import ManifestFindings

/// What it means that two entries of a list are the same, although they are spelled differently.
enum EntrySpelling {
  /// Domains differ in case.
  case domain
  /// Languages differ in case, in `_` for `-`, in an older name such as `English`, or in a script or a region that is
  /// the likely one: `sv-SE` for `sv`.
  case language

  /// A text that equal entries have in common; nil for an entry such as `Base` that is not a language.
  func key(_ entry: String) -> String? {
    guard self == .language else { return entry.lowercased() }
    let standards = Standards.embedded
    var tag = LanguageTag.parse(FolderLanguage.tag(of: entry), standards)
    if case .failure(.notCanonical(let canonical)) = tag {
      tag = LanguageTag.parse(canonical, standards)
    }
    return (try? tag.get()).map { standards.maximized($0).text }
  }

  /// The entries by their keys; of several that are equal, the first in the order of the alphabet.
  func spellings(_ entries: Set<String>) -> [String: String] {
    let keys = entries.sorted().compactMap { entry in key(entry).map { ($0, entry) } }
    return Dictionary(keys) { first, _ in first }
  }
}

/// An entry of the manifest that is not written, because the file has it in another spelling.
package struct StoppedEntry: Sendable, Equatable {
  package var entry: MergeEntry
  /// The key of the file's entry.
  package var other: String
}
