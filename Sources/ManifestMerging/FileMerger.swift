package import ManifestDiagnostics

/// Something of ours in an app's file: an associated domain, a text, a region, a locale.
package struct MergeEntry: Hashable, Sendable {
  /// What names it within the file: `applinks:it.nextdoor.com`, `country.name.IT`, `pt-PT`.
  package var key: String
  /// What stands under that name; empty where the key says it all.
  package var value: String

  package init(_ key: String, _ value: String = "") {
    self.key = key
    self.value = value
  }
}

/// Puts entries into a file of an app's own, and leaves every other byte of it as it was.
///
/// Pure: text in, text out. What the record says is ours is made right or taken out. What is not
/// ours is never touched: an equal entry is adopted, a different one under the same key is refused.
package protocol FileMerger: Sendable {
  /// - Parameters:
  ///   - file: the file as it stands; empty where there is none yet.
  ///   - wanted: what the manifest asks for, in the manifest's order.
  ///   - applied: what an earlier run recorded for this file.
  /// - Returns: the file as it should be, and what is different.
  /// - Throws: why the file is left as it is, with the place in it.
  func merge(
    _ file: SourceFile,
    wanted: [MergeEntry],
    applied: [MergeEntry]
  ) throws(MergeRefusal) -> MergedFile
}

package struct MergedFile: Sendable {
  package var bytes: [UInt8]
  package var changes: [MergeChange]
  /// What of the file is ours now: recorded for the next run.
  package var applied: [MergeEntry]

  package init(bytes: [UInt8], changes: [MergeChange], applied: [MergeEntry]) {
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

/// A file that is not understood, or holds something else under a name of ours.
package struct MergeRefusal: Error {
  package var diagnostic: Diagnostic

  package init(_ diagnostic: Diagnostic) { self.diagnostic = diagnostic }
}
