package import CountryManifest
package import ManifestDiagnostics

/// A file of an app, and what of the manifest should stand in it.
package struct WantedFile: Sendable {
  /// Relative to the app's folder.
  package var path: String
  package var kind: FileKind
  package var entries: [MergeEntry]
  /// Where `app.yaml` names it.
  package var place: SourceRange
  /// The folder that must be there for the file to be made; nil where only a file that is there is
  /// changed.
  package var makeableUnder: String?
}

/// All files that `app.yaml` names, beside what the manifest says of each.
package struct WantedFiles: Sendable {
  package private(set) var files: [WantedFile] = []
  package private(set) var diagnostics: [Diagnostic] = []
  private let manifest: ResolvedManifest

  package init(_ layout: AppLayout, _ manifest: ResolvedManifest) {
    self.manifest = manifest
    addVariants(layout.entitlements, .entitlements) { app in
      manifest.associatedDomains(of: app).map { MergeEntry($0) }
    }
    let regions = manifest.knownRegions.map { MergeEntry($0) }
    for project in layout.projects { add(project, .project, regions) }
    let languages = manifest.appLanguages.names.map { MergeEntry($0) }
    for plist in layout.infoPlists { add(plist, .infoPlist, languages) }
    if let strings = layout.strings { addStrings(strings) }
    if let catalog = layout.xcstrings { add(catalog, .stringCatalog, catalogEntries) }
    if let file = layout.smartlingIOS { add(file, .smartling, manifest.smartlingLocalesForIOS) }
    if let file = layout.smartlingAndroid {
      add(file, .smartling, manifest.smartlingLocalesForAndroid)
    }
    if let resources = layout.resources { addResources(resources.value, layout, languages) }
    addVariants(layout.androidManifests, .androidManifest) { app in
      manifest.deepLinkHosts(of: app).map { MergeEntry($0) }
    }
    reportNamedTwice()
  }

  private mutating func add(
    _ path: Located<String>,
    _ kind: FileKind,
    _ entries: [MergeEntry],
    makeableUnder folder: String? = nil
  ) {
    files.append(
      WantedFile(
        path: path.value,
        kind: kind,
        entries: entries,
        place: path.range,
        makeableUnder: folder
      )
    )
  }

  private mutating func add(
    _ path: Located<String>,
    _ kind: FileKind,
    _ locales: [SmartlingLocale]
  ) {
    add(path, kind, locales.map { MergeEntry($0.smartling, $0.application) })
  }

  private mutating func addVariants(
    _ paths: AppLayout.ByVariant,
    _ kind: FileKind,
    _ entries: (ResolvedApp) -> [MergeEntry]
  ) {
    for (variant, path) in paths {
      if let app = manifest.apps.first(where: { $0.name == variant.value }) {
        add(path, kind, entries(app))
      } else {
        let names = manifest.apps.map(\.name)
        let near = nearestName(to: variant.value, among: names)
        diagnostics.append(
          Diagnostic(
            "apply-unknown-variant",
            "unknown app variant `\(variant.value)`",
            at: variant.range,
            help: near.map { "write `\($0)`" }
              ?? "use one of \(names.map { "`\($0)`" }.joined(separator: ", "))"
          )
        )
      }
    }
  }

  private mutating func addStrings(_ template: Located<String>) {
    let parts = template.value.split(separator: "/")
    let placeholder = AppLayout.languagePlaceholder
    let folder = parts.prefix { !$0.contains(placeholder) }.joined(separator: "/")
    for language in manifest.translatedLanguages {
      let path = template.value.replacing(placeholder, with: language.name)
      let entries = manifest.localizedTexts(in: language).map { MergeEntry($0.key, $0.value) }
      add(Located(path, at: template.range), .strings, entries, makeableUnder: folder)
    }
  }

  private var catalogEntries: [MergeEntry] {
    manifest.translatedLanguages.flatMap { language in
      manifest.localizedTexts(in: language).map { text in
        MergeEntry("\(text.key)/\(language.name)", text.value)
      }
    }
  }

  private mutating func addResources(
    _ folder: String,
    _ layout: AppLayout,
    _ languages: [MergeEntry]
  ) {
    if let name = layout.locales {
      let path = Located("\(folder)/xml/\(name.value)", at: name.range)
      add(path, .locales, languages, makeableUnder: folder)
    }
    guard let name = layout.androidStrings else { return }
    for language in manifest.translatedLanguages {
      guard language.isDevelopment || language.android != nil else { continue }
      let values = language.android.map { "values-\($0)" } ?? "values"
      let entries = manifest.localizedTexts(in: language).map { text in
        MergeEntry(text.resourceName, text.value)
      }
      let path = Located("\(folder)/\(values)/\(name.value)", at: name.range)
      add(path, .androidStrings, entries, makeableUnder: folder)
    }
  }

  private mutating func reportNamedTwice() {
    var first: [String: WantedFile] = [:]
    for file in files {
      if let other = first[file.path] {
        diagnostics.append(.namedTwice(file, as: other))
      } else {
        first[file.path] = file
      }
    }
  }
}

extension Diagnostic {
  package static func namedTwice(_ file: WantedFile, as other: WantedFile) -> Diagnostic {
    Diagnostic(
      "apply-duplicate-path",
      file.path == other.path
        ? "duplicate path `\(file.path)`"
        : "`\(other.path)` and `\(file.path)` are the same file",
      at: file.place,
      related: [Related("first listed here", at: other.place)],
      help: "list each file once"
    )
  }
}
