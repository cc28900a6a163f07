internal import CountryManifest
internal import ManifestFindings

/// What it means that a list has an entry in another form, so that it must not be added.
enum EntrySpelling {
  /// Domains differ in case, and a wildcard covers all subdomains.
  case domain
  /// Languages differ in case, in `_` for `-`, in an older name such as `English`, or in a script or a region that is
  /// the likely one: `sv-SE` for `sv`.
  case language

  /// A text that equal entries have in common; nil for an entry such as `Base` that is not a language.
  private func key(_ entry: String) -> String? {
    guard self == .language else { return entry.lowercased() }
    let standards = Standards.embedded
    let tag = try? LanguageTag(inAnySpelling: FolderLanguage.tag(of: entry), standards)
    return tag.map { standards.maximized($0).text }
  }

  /// The entries by their keys; of several that are equal, the first in the order of the alphabet.
  func spellings(_ entries: Set<String>) -> [String: String] {
    let keys = entries.sorted().compactMap { entry in key(entry).map { ($0, entry) } }
    return Dictionary(keys) { first, _ in first }
  }

  /// The entry among `spellings` that stands for a missing one; nil if there is none.
  func other(for entry: String, in spellings: [String: String]) -> String? {
    guard let key = key(entry) else { return nil }
    if let same = spellings[key] { return same }
    guard self == .domain, let colon = key.firstIndex(of: ":") else { return nil }
    // `applinks:*.acme.com` covers `applinks:it.acme.com` and `applinks:a.b.acme.com`.
    let start = key.index(after: colon)
    return key[start...].indices.filter { key[$0] == "." }.lazy
      .compactMap { spellings["\(key[..<start])*\(key[$0...])"] }.first
  }
}

/// An entry of the manifest that is not written, because the file has it in another form.
package struct StoppedEntry: Sendable, Equatable {
  package var entry: MergeEntry
  /// The key of the file's entry.
  package var other: String

  /// Whether the file's entry is a wildcard.
  package var isCovered: Bool { other.contains("*") }
}
