package import CountryManifest
package import ManifestFindings
package import ManifestMerging

/// A file of an app, and the entries of the manifest that it should contain.
package struct WantedFile: Sendable {
  /// The path relative to the app's folder.
  package var path: String
  package var kind: FileKind
  package var merger: any FileMerger
  package var entries: [MergeEntry]
  /// The location in `app.yaml` that names the file.
  package var range: SourceRange

  /// A file that should contain no entry of the manifest.
  static func unwanted(_ path: String, _ kind: FileKind) -> WantedFile {
    let none = SourceRange(0, 0)
    return WantedFile(path: path, kind: kind, merger: kind.merger, entries: [], range: none)
  }
}

extension Finding {
  /// The finding for two paths that lead to the same file.
  ///
  /// `isEverywhere` is false if the paths lead to the same file only on some file systems, such as those that ignore
  /// case.
  static func namedTwice(
    _ file: WantedFile,
    as other: WantedFile,
    isEverywhere: Bool
  ) -> Finding {
    Finding(
      "apply-duplicate-path",
      file.path.utf8.elementsEqual(other.path.utf8)
        ? "duplicate path `\(file.path)`"
        : "`\(other.path)` and `\(file.path)` are the same file"
          + (isEverywhere ? "" : " on some file systems"),
      at: file.range,
      related: [Related("first listed here", at: other.range)],
      help: "list each file once"
    )
  }
}

/// All files that an app's configuration names, with their entries from the manifest.
package struct WantedFiles: Sendable {
  package private(set) var files: [WantedFile] = []
  package private(set) var findings: [Finding] = []
  private let manifest: ResolvedManifest

  /// The maximum number of languages in all projects and property lists together, far above the needs of an app.
  private static let mostLanguages = 200_000
  /// How many more unknown variants may be reported; there is a limit because each of them is compared with all names.
  private var unknownVariantsLeft = 100

  package init(_ configuration: AppConfiguration, _ manifest: ResolvedManifest) {
    self.manifest = manifest
    let languages = manifest.translatedLanguages
    addVariants(configuration.entitlements, .entitlements) { app in
      manifest.associatedDomains(of: app).map { MergeEntry($0) }
    }
    let listed = configuration.projects + configuration.infoPlists
    if let last = listed.last, listed.count * languages.count > Self.mostLanguages {
      findings.append(
        Finding(
          "too-large",
          "\(listed.count) projects and property lists × \(languages.count) languages; the limit is "
            + "\(Self.mostLanguages)",
          at: last.range,
          help: "name only the files of this app"
        )
      )
      return
    }
    let regions = manifest.knownRegions.map { MergeEntry($0) }
    for project in configuration.projects { add(project, .project, regions) }
    let folders = languages.map { MergeEntry($0.folder) }
    for plist in configuration.infoPlists { add(plist, .infoPlist, folders) }
    if let file = configuration.smartlingIOS {
      add(file, configuration.smartlingIOSForm, languages.compactMap(\.smartlingForIOS))
    }
    if let file = configuration.smartlingAndroid {
      add(file, configuration.smartlingAndroidForm, languages.compactMap(\.smartlingForAndroid))
    }
    reportNamedTwice()
  }

  private mutating func add(
    _ path: Located<String>,
    _ kind: FileKind,
    _ entries: [MergeEntry],
    merger: (any FileMerger)? = nil
  ) {
    // The next run would refuse a record with a path that is not normalized.
    precondition(AppPath.normalized(path.value) == path.value, "a path was not normalized")
    files.append(
      WantedFile(
        path: path.value,
        kind: kind,
        merger: merger ?? kind.merger,
        entries: entries,
        range: path.range
      )
    )
  }

  private mutating func add(
    _ path: Located<String>,
    _ form: Located<String>?,
    _ locales: [SmartlingLocale]
  ) {
    add(
      path,
      .smartling,
      locales.map { MergeEntry($0.smartling, $0.application) },
      merger: SmartlingMerger(form: form.flatMap { LocaleSpelling(example: $0.value) })
    )
  }

  private mutating func addVariants(
    _ files: [AppConfiguration.VariantFile],
    _ kind: FileKind,
    _ entries: (ResolvedApp) -> [MergeEntry]
  ) {
    let names = manifest.apps.map(\.name)
    let positions = Dictionary(zip(names, names.indices), uniquingKeysWith: { first, _ in first })
    for file in files {
      let variant = file.variant
      if let app = positions[variant.value].map({ manifest.apps[$0] }) {
        add(file.path, kind, entries(app))
      } else {
        guard unknownVariantsLeft > 0 else { continue }
        unknownVariantsLeft -= 1
        let near = nearestName(to: variant.value, among: names)
        findings.add(
          Finding(
            "apply-unknown-variant",
            "unknown app variant `\(variant.value)`",
            at: variant.range,
            help: near.map { "write `\($0)`" }
              ?? "use one of \(listing(names))"
          )
        )
      }
    }
  }

  private mutating func reportNamedTwice() {
    var first: [FoldedPath: WantedFile] = [:]
    for file in files {
      let path = FoldedPath(file.path)
      if let other = first[path] {
        findings.append(.namedTwice(file, as: other, isEverywhere: false))
      } else {
        first[path] = file
      }
    }
  }
}
