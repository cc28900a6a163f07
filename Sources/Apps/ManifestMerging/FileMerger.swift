package import AppFileFormats
package import ManifestFindings

/// An entry of the manifest in an app's file, such as an associated domain, a text, a region or a locale.
package struct MergeEntry: Hashable, Sendable {
  /// The key within the file: `applinks:it.nextdoor.com`, `country.name.IT`, `pt-PT`.
  package var key: String
  /// The value of the key; empty if the key is the whole entry.
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
  ///   - file: the current file; empty if it does not exist yet.
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

/// The kind of an app's file, which determines the merger; the record stores its raw value.
package enum FileKind: String, CaseIterable, Sendable {
  case entitlements
  case infoPlist = "info-plist"
  case project
  case strings
  case stringCatalog = "string-catalog"
  case smartling
  case androidStrings = "android-strings"
  case locales
  case androidManifest = "android-manifest"

  package var merger: any FileMerger {
    switch self {
    case .entitlements: PropertyListArrayMerger.entitlements
    case .infoPlist: PropertyListArrayMerger.infoPlist
    case .project: XcodeProjectMerger()
    case .strings: StringsMerger()
    case .stringCatalog: StringCatalogMerger()
    case .smartling: SmartlingMerger()
    case .androidStrings: AndroidStringsMerger()
    case .locales: LocalesConfigMerger()
    case .androidManifest: AppLinksMerger()
    }
  }

  /// The name of the list of entries, for messages; empty if the keys are clear without the name.
  package var listName: String {
    switch self {
    case .entitlements, .strings, .stringCatalog, .androidStrings: ""
    case .infoPlist: "CFBundleLocalizations"
    case .project: "knownRegions"
    case .smartling: "locales"
    case .locales: "locale"
    case .androidManifest: "host"
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
      project, UTF-16 in anything but `.strings`, and files with merge conflicts.
      """
    ),
    FindingPage(
      "apply-no-insertion-point",
      "it is unclear where our entries belong in a file",
      """
      One of our keys holds something other than an array, the locales of a Smartling configuration are
      written in two forms, or no intent filter of an AndroidManifest.xml can hold our hosts. The author
      of the file must decide where entries belong.

      The `<data>` elements of an intent filter combine: in one with a path, a port or a MIME type, a
      new host would open only those. nd-config uses a filter that has `autoVerify`, VIEW, DEFAULT and
      BROWSABLE, no scheme but http and https, and no host that is not ours. Countries with paths get
      separate filters, in the activity of a filter that has a host of the manifest. If there is none,
      name the activity that opens links in app.yaml, and nd-config adds the filters to it:

      ```yaml
      android:
        manifests: { Nextdoor: { path: app/src/main/AndroidManifest.xml, activity: .Main } }
      ```
      """
    ),
    FindingPage(
      "apply-conflict",
      "a file has a different value under one of our names",
      """
      If a file contains `"country.name.IT" = "Bella Italia";` and the record does not, somebody wrote
      it on purpose. nd-config does not overwrite it, but reports it, because it contradicts the
      manifest. Make the two equal, in the file or in the manifest's `names`; the entry is then recorded
      as found.

      An intent filter that nd-config added for countries with paths opens only their paths on their
      hosts. If somebody adds a host or a path to it, nd-config keeps it as long as it still opens all
      links of the manifest. When a country in it changes, move the added host or path to another intent
      filter.
      """
    ),
    FindingPage(
      "apply-duplicate-entry",
      "a file contains one of our names twice, or two files of an Android source set contain it",
      """
      Readers disagree on which of the two applies, so updating one of them is not enough.

      Android takes a resource from one file: if `strings.xml` has `country_name_de`, and `countries.xml` in
      the same folder as well, aapt2 refuses both. Put our names into the file that has them
      (`strings: strings.xml`), or give our names a `prefix`.
      """
    ),
  ]
}
