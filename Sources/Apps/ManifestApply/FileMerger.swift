internal import AppFileFormats
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

package struct MergedFile: Sendable {
  package var bytes: [UInt8]
  package var changes: [MergeChange]
  /// The entries to record for the next run.
  package var applied: AppliedEntries
  package var stopped: [StoppedEntry]
  /// What is wrong with entries of the app.
  package var findings: [Finding]

  init(bytes: [UInt8], _ plan: EntryPlan, original: String?, findings: [Finding] = []) {
    self.bytes = bytes
    changes = plan.changes
    applied = AppliedEntries(plan.owned, original: plan.owned.isEmpty ? nil : original)
    stopped = plan.stopped
    self.findings = findings
  }
}

package enum MergeChange: Sendable, Equatable {
  case added(MergeEntry)
  case changed(MergeEntry, from: String)
  case removed(String)
}

/// The kind of an app's file; the record stores its raw value.
package enum FileKind: String, CaseIterable, Sendable {
  case entitlements
  case infoPlist = "info-plist"
  case project
  case smartling

  /// The kinds that earlier versions also edited, which records may still have.
  package static let former: Set = [
    "strings", "string-catalog", "android-strings", "locales", "android-manifest",
  ]

  /// The name of the list of entries, for messages; empty if the keys are clear without the name.
  package var listName: String {
    switch self {
    case .entitlements: ""
    case .infoPlist: "CFBundleLocalizations"
    case .project: "knownRegions"
    case .smartling: "locales"
    }
  }

  /// Merges entries into a file, and preserves every other byte.
  ///
  /// - Parameters:
  ///   - file: the current file.
  ///   - wanted: the manifest's entries, in the manifest's order.
  ///   - applied: what earlier runs added to this file.
  /// - Returns: the new bytes, and the entries that nd-config has added.
  /// - Throws: the reason why the file is not changed, with its location.
  package func merge(
    _ file: SourceFile,
    wanted: [MergeEntry],
    applied: AppliedEntries
  ) throws(FileRefusal) -> MergedFile {
    switch self {
    case .entitlements:
      var merged = try merge(file, .associatedDomains, .domain, wanted, applied)
      merged.findings = try AssociatedDomainCheck.findings(in: LineList(file, .associatedDomains))
      return merged
    case .infoPlist: return try merge(file, .localizations, .language, wanted, applied)
    case .project: return try merge(file, .knownRegions, .language, wanted, applied)
    case .smartling: return try SmartlingMerge.merge(file, wanted, applied)
    }
  }

  private func merge(
    _ file: SourceFile,
    _ style: ListStyle,
    _ spelling: EntrySpelling,
    _ wanted: [MergeEntry],
    _ applied: AppliedEntries
  ) throws(FileRefusal) -> MergedFile {
    let list = try LineList(file, style)
    let plan = EntryPlan(
      found: Dictionary(list.entries.map { ($0.text, "") }) { first, _ in first },
      wanted: wanted,
      applied: applied,
      spelling: spelling
    )
    let (bytes, original) = list.edited(
      adding: plan.added.map(\.key),
      removing: Set(plan.removed),
      original: applied.original
    )
    return MergedFile(bytes: bytes, plan, original: original)
  }
}

extension FileRefusal {
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
        help: "delete it, or write the manifest's value"
      )
    )
  }
}

/// Finds the associated domains of an app that iOS ignores, and those that nd-config cannot read.
enum AssociatedDomainCheck {
  static func findings(in list: LineList) -> [Finding] {
    list.entries.compactMap { entry in
      let hasSetting = entry.text.contains("$(") || entry.text.contains("${")
      let problem = hasSetting ? "has a build setting, which nd-config cannot read" : problem(entry)
      return problem.map { problem in
        Finding(
          "apply-ignored-entry",
          "`\(entry.text)` \(problem)",
          at: SourceRange(list.range(of: entry)),
          severity: .warning,
          help: hasSetting
            ? "check that the manifest has the domain that the setting stands for"
            : "write a domain in lowercase after the colon, such as `applinks:acme.com`"
        )
      }
    }
  }

  private static func problem(_ entry: LineList.Entry) -> String? {
    // `?mode=developer` may follow the domain.
    let domain = entry.text.drop { $0 != ":" }.dropFirst().prefix { $0 != "?" }
    if domain.contains("://") { return "has a scheme, so iOS ignores it" }
    if domain.contains("/") { return "has a slash, so iOS ignores it" }
    if domain.contains(where: \.isWhitespace) { return "has a space, so iOS ignores it" }
    return domain.contains(where: \.isUppercase) ? "has a capital letter, so iOS ignores it" : nil
  }
}
