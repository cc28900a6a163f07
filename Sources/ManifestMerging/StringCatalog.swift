internal import AppFileFormats
internal import ManifestDiagnostics

/// A string catalog as it is.
struct StringCatalog {
  let file: SourceFile
  let layout: JSONLayout
  let strings: JSONNode
  let positions: [String: Int]

  init(_ file: SourceFile) throws(FileRefusal) {
    let root = try JSONScanner.root(of: file)
    guard let strings = root["strings"], let texts = strings.members else {
      throw .unreadable("expected a string catalog with `strings`", at: root.range)
    }
    if let other = root.members?.last(where: { $0.name == "strings" })?.range,
      let first = root.member("strings")?.range, first != other
    {
      throw .duplicate("strings", at: other, first: first)
    }
    self.file = file
    self.strings = strings
    layout = JSONLayout(of: file, root)
    positions = Dictionary(texts.enumerated().map { ($1.name, $0) }) { first, _ in first }
  }

  func member(_ text: String) -> JSONMember? {
    positions[text].flatMap { strings.members?[$0] }
  }

  /// What is under an entry's key.
  func localization(_ key: String) -> JSONMember? {
    let (text, language) = MergeEntry.catalogName(key)
    return member(text)?.value["localizations"]?.member(language)
  }

  /// The texts under the entries' keys.
  ///
  /// - Throws: if one is duplicated, or is not a single text: plurals are a translator's work.
  func texts(of entries: [MergeEntry]) throws(FileRefusal) -> [String: String] {
    let ours = CatalogTexts(entries)
    let members = strings.members ?? []
    for (position, member) in members.enumerated() where !ours[member.name].isEmpty {
      if let first = positions[member.name], first != position {
        throw .duplicate(member.name, at: member.range, first: members[first].range)
      }
    }
    var found: [String: String] = [:]
    for text in ours {
      guard let member = member(text.key) else { continue }
      guard member.value.members != nil else {
        throw .unreadable("expected an object for `\(text.key)`", at: member.value.range)
      }
      guard let localizations = member.value["localizations"] else { continue }
      guard let languages = localizations.members else {
        throw .unreadable("expected an object for `localizations`", at: localizations.range)
      }
      for entry in text.entries {
        let named = languages.filter { $0.name == entry.catalogName.language }
        guard let first = named.first else { continue }
        if named.count > 1 { throw .duplicate(entry.key, at: named[1].range, first: first.range) }
        guard let value = first.value["stringUnit"]?["value"]?.string else {
          throw .unreadable("expected a single text for `\(entry.key)`", at: first.range)
        }
        found[entry.key] = value
      }
    }
    return found
  }
}
