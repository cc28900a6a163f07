package import AppFileFormats
package import ManifestFindings

/// An entry of the manifest in an app's file: an associated domain, a language, a region or a locale.
package struct MergeEntry: Hashable, Sendable {
  /// The key within the file: `applinks:it.nextdoor.com`, `pt-PT`.
  package var key: String
  /// The value of the key, for Smartling's locales; empty if the key is the whole entry.
  package var value: String

  package init(_ key: String, _ value: String = "") {
    self.key = key
    self.value = value
  }
}

/// Merges entries into a file of an app, and preserves every other byte.
///
/// A merger has no side effects. `EntryPlan` decides which entries are added, updated and removed.
package protocol FileMerger: Sendable {
  /// Merges entries into a file.
  ///
  /// - Parameters:
  ///   - file: the current file.
  ///   - wanted: the manifest's entries, in the manifest's order.
  ///   - applied: the entries that an earlier run recorded for this file.
  /// - Returns: the merged file, and the changes.
  /// - Throws: the reason why the file is not changed, with its location.
  func merge(
    _ file: SourceFile,
    wanted: [MergeEntry],
    applied: AppliedEntries
  ) throws(FileRefusal) -> MergedFile
}

package struct MergedFile: Sendable {
  package var bytes: [UInt8]
  package var changes: [MergeChange]
  /// The entries to record for the next run.
  package var applied: AppliedEntries
  package var stopped: [StoppedEntry] = []

  package init(bytes: [UInt8], changes: [MergeChange], applied: AppliedEntries) {
    self.bytes = bytes
    self.changes = changes
    self.applied = applied
  }

  /// The file after a plan, with a record of its entries alone.
  init(bytes: [UInt8], _ plan: EntryPlan) {
    self.init(bytes: bytes, changes: plan.changes, applied: AppliedEntries(plan.recorded))
    stopped = plan.stopped
  }
}

package enum MergeChange: Sendable, Equatable {
  case added(MergeEntry)
  case changed(MergeEntry, from: String)
  case removed(MergeEntry)
}

/// The kind of an app's file, which determines the merger; the record stores its raw value.
package enum FileKind: String, CaseIterable, Sendable {
  case entitlements
  case infoPlist = "info-plist"
  case project
  case smartling

  /// The kinds that earlier versions also edited, which records may still have.
  package static let former: Set = [
    "strings", "string-catalog", "android-strings", "locales", "android-manifest",
  ]

  package var merger: any FileMerger {
    switch self {
    case .entitlements: PropertyListArrayMerger.entitlements
    case .infoPlist: PropertyListArrayMerger.infoPlist
    case .project: XcodeProjectMerger()
    case .smartling: SmartlingMerger()
    }
  }

  /// The name of the list of entries, for messages; empty if the keys are clear without the name.
  package var listName: String {
    switch self {
    case .entitlements: ""
    case .infoPlist: "CFBundleLocalizations"
    case .project: "knownRegions"
    case .smartling: "locales"
    }
  }
}

extension FileRefusal {
  /// Refuses a well-formed file that has no clear location for the manifest's entries.
  static func noLocation(
    _ message: String,
    at range: Range<Int>,
    related: [Finding.Related] = [],
    help: String? = nil
  ) -> FileRefusal {
    FileRefusal(
      Finding(
        "apply-no-insertion-point",
        message,
        at: SourceRange(range),
        related: related,
        help: help
      )
    )
  }

  static func conflict(
    _ entry: MergeEntry,
    found: String,
    at range: Range<Int>
  ) -> FileRefusal {
    FileRefusal(
      Finding(
        "apply-conflict",
        "`\(entry.key)` is already `\(found)` here; the manifest says `\(entry.value)`",
        at: SourceRange(range),
        help: "delete it, or write the manifest's value; nd-config then keeps it up to date"
      )
    )
  }
}

/// The findings of merging entries into a file.
package enum MergeFindings {
  package static let all = [
    FindingPage(
      "apply-unsupported-file",
      "a file is malformed or in a form that nd-config doesn't edit",
      """
      Every byte outside our entries must be preserved, so files that could be misread are rejected:
      XML that is not well-formed or declares entities, binary property lists, JSON and XML as an Xcode
      project, UTF-16, and files with merge conflicts.
      """
    ),
    FindingPage(
      "apply-no-insertion-point",
      "it is unclear where our entries belong in a file",
      """
      One of our keys holds something other than an array, or the locales of a Smartling configuration
      are written in two forms. The author of the file must decide where entries belong.
      """
    ),
    FindingPage(
      "apply-conflict",
      "a file has a different value under one of our names",
      """
      If a Smartling configuration has `it-IT` for `italian`, the manifest for `it`, and the record does
      not have the locale, a person wrote it on purpose. nd-config does not overwrite it, but reports it,
      because it contradicts the manifest. Make the two equal, in the file or in the manifest; the entry
      is then recorded as found.
      """
    ),
    FindingPage(
      "apply-duplicate-entry",
      "a file contains one of our names twice",
      """
      Readers disagree on which of the two applies, so updating one of them is not enough.
      """
    ),
  ]
}
