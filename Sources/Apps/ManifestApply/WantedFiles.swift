package import CountryManifest
package import ManifestFindings

/// A file of an app, and the entries of the manifest that it should contain.
package struct WantedFile: Sendable {
  /// The path relative to the app's folder.
  package var path: String
  package var kind: FileKind
  package var entries: [MergeEntry]
  /// The location in `app.yaml` that names the file.
  package var range: SourceRange
  /// The app variants of the file; empty for a file that belongs to all of them.
  var variants: [String] = []
}

/// All files that an app's configuration names, with their entries from the manifest.
package struct WantedFiles: Sendable {
  package private(set) var files: [WantedFile] = []
  package private(set) var findings: [Finding] = []

  /// The maximum number of languages in all projects and property lists together, far above the needs of an app.
  private static let mostLanguages = 200_000

  package init(_ configuration: AppConfiguration, _ manifest: ResolvedManifest) {
    let plists = configuration.infoPlists.map(\.path)
    let listed = configuration.projects + plists
    let languages = manifest.translatedLanguages
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
    addVariants(configuration.entitlements, .entitlements, manifest) { app in
      manifest.associatedDomains(of: app)
    }
    let regions = manifest.knownRegions(manifest.translatedLanguages(of: manifest.apps))
    for project in configuration.projects { add(project, .project, regions.map { MergeEntry($0) }) }
    addVariants(configuration.infoPlists, .infoPlist, manifest) { app in
      manifest.translatedLanguages(of: [app]).map(\.folder)
    }
    // Translators work before a country is launched, so these files have the languages of all countries.
    if let file = configuration.smartlingIOS { add(file, languages.compactMap(\.smartlingForIOS)) }
    if let file = configuration.smartlingAndroid {
      add(file, languages.compactMap(\.smartlingForAndroid))
    }
  }

  private mutating func add(_ path: Located<String>, _ locales: [SmartlingLocale]) {
    add(path, .smartling, locales.map { MergeEntry($0.smartling, $0.application) })
  }

  private mutating func add(
    _ path: Located<String>,
    _ kind: FileKind,
    _ entries: [MergeEntry],
    variant: String? = nil
  ) {
    // The next run would refuse a record with a path that is not normalized.
    precondition(AppPath.normalized(path.value) == path.value, "a path was not normalized")
    let folded = FoldedPath(path.value)
    guard let known = positions[folded] else {
      positions[folded] = files.count
      files.append(
        WantedFile(
          path: path.value,
          kind: kind,
          entries: entries,
          range: path.range,
          variants: variant.map { [$0] } ?? []
        )
      )
      return
    }
    let other = files[known]
    if let variant, other.kind == kind, other.path.utf8.elementsEqual(path.value.utf8),
      !other.variants.contains(variant)
    {
      // Several variants share the file, so it has the entries of all of them.
      files[known].variants.append(variant)
      files[known].entries += entries.filter { !other.entries.contains($0) }
    } else {
      findings.append(.namedTwice(path, as: other))
    }
  }

  /// The indexes of `files` by path.
  private var positions: [FoldedPath: Int] = [:]

  private mutating func addVariants(
    _ files: [AppConfiguration.VariantFile],
    _ kind: FileKind,
    _ manifest: ResolvedManifest,
    _ entries: (ResolvedApp) -> [String]
  ) {
    let names = manifest.apps.map(\.name)
    var known: [String: [MergeEntry]] = [:]
    // There is a limit, because each unknown variant is compared with all names.
    var unknownVariantsLeft = 100
    for file in files {
      let variant = file.variant.value
      if let position = names.firstIndex(of: variant) {
        let wanted = known[variant] ?? entries(manifest.apps[position]).map { MergeEntry($0) }
        known[variant] = wanted
        add(file.path, kind, wanted, variant: variant)
      } else if unknownVariantsLeft > 0 {
        unknownVariantsLeft -= 1
        findings.append(
          Finding(
            "apply-unknown-variant",
            "unknown app variant `\(variant)`",
            at: file.variant.range,
            help: nearestName(to: variant, among: names).map { "write `\($0)`" }
              ?? (names.isEmpty ? "the manifest has no `apps`" : "use one of \(listing(names))")
          )
        )
      }
    }
  }
}

extension Finding {
  /// The finding for two paths that lead to the same file, at least on file systems that ignore case.
  fileprivate static func namedTwice(_ path: Located<String>, as other: WantedFile) -> Finding {
    Finding(
      "apply-duplicate-path",
      path.value.utf8.elementsEqual(other.path.utf8)
        ? "duplicate path `\(path.value)`"
        : "`\(other.path)` and `\(path.value)` are the same file on some file systems",
      at: path.range,
      related: [Related("first listed here", at: other.range)],
      help: "list each file once"
    )
  }
}
