package import AppFileFormats
package import AppFileFormats
package import ManifestDiagnostics

/// Something of the manifest in an app's file: an associated domain, a text, a region, a locale.
package struct MergeEntry: Hashable, Sendable {
  /// What names it within the file: `applinks:it.nextdoor.com`, `country.name.IT`, `pt-PT`.
  package var key: String
  /// The value under that name; empty if the key says it all.
  package var value: String

  package init(_ key: String, _ value: String = "") {
    self.key = key
    self.value = value
  }
}

/// Puts entries into one of an app's own files, and preserves every other byte of it.
///
/// Pure: text in, text out. `EntryPlan` decides what is added, updated and removed.
package protocol FileMerger: Sendable {
  /// - Parameters:
  ///   - file: the file as it is; empty if there is none yet.
  ///   - wanted: what the manifest asks for, in the manifest's order.
  ///   - applied: what an earlier run recorded for this file.
  /// - Returns: the file as it should be, and what changed.
  /// - Throws: why the file is not changed, with the location in it.
  func merge(
    _ file: SourceFile,
    wanted: [MergeEntry],
    applied: AppliedEntries
  ) throws(FileRefusal) -> MergedFile
}

package struct MergedFile: Sendable {
  package var bytes: [UInt8]
  package var changes: [MergeChange]
  /// To be recorded for the next run.
  package var applied: AppliedEntries

  package init(bytes: [UInt8], changes: [MergeChange], applied: AppliedEntries) {
    self.bytes = bytes
    self.changes = changes
    self.applied = applied
  }
}

package enum MergeChange: Sendable, Equatable {
  case added(MergeEntry)
  case changed(MergeEntry, from: String)
  case removed(MergeEntry)
}
