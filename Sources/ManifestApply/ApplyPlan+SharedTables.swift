internal import AppFileFormats
internal import ManifestDiagnostics
internal import ManifestMerging

/// Tables of strings that hold other texts than ours.
///
/// A new file with only our texts would show the keys of those.
extension ApplyPlan {
  /// A text that is not ours, and the file that it is in.
  struct OtherText {
    var key: String
    var path: String
  }

  /// The first text that is not ours of each table that would get a new file.
  func firstOthers<Folder: AppFolder>(
    _ files: [WantedFile],
    in folder: Folder
  ) throws(Folder.Failure) -> [String: OtherText] {
    var others: [String: OtherText] = [:]
    for (table, files) in Dictionary(grouping: files, by: \.table) {
      guard let table, files.contains(where: { folder.identity(of: $0.path) == nil }) else {
        continue
      }
      let ours = Set(files.flatMap { $0.entries.map(\.key) })
      let parts = StringsTable(table)
      for name in folder.folders(in: parts.base).sorted()
      where others[table] == nil && StrayFolders.isLanguage(name, parts.folder) {
        let path = parts.path(in: name)
        guard let file = try Self.source(path, in: folder) else { continue }
        let recorded = Set(oldRecord.files[path]?.applied.entries.map(\.key) ?? [])
        // A file that cannot be read is refused for itself.
        let keys = (try? StringsMerger.keys(of: file)) ?? []
        let other = keys.first { !ours.contains($0) && !recorded.contains($0) }
        others[table] = other.map { OtherText(key: $0, path: path) }
      }
    }
    return others
  }

  /// Refuses a new language of such a table, once for all of them.
  mutating func reportShared(_ table: String, _ wanted: WantedFile, _ other: OtherText) {
    let folder = AppPath.folder(of: table)
    let own = ["Countries.strings", "CountryNames.strings"].map { AppPath.joined(folder, $0) }
    let diagnostic = Diagnostic(
      "apply-shared-table",
      "table `\(table)` has texts that are not ours, such as `\(other.key)` in `\(other.path)`;"
        + " a new language in it would lack them",
      at: wanted.range,
      help: "use a table of its own: `strings: \"\(own.first { $0 != table } ?? table)\"`"
    )
    reportOnce(diagnostic)
  }
}
