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
  /// The folder that must exist for the file to be created; nil if the file is never created.
  package var creatableUnder: String?
  /// For strings, the path with `{lproj}`, which all languages share.
  package var table: String?

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

  /// The app languages that are written to Apple's and Android's files, without those that the app names differently.
  private let apple: [TranslatedLanguage]
  private let android: [TranslatedLanguage]

  package init(
    _ configuration: AppConfiguration,
    _ manifest: ResolvedManifest,
    _ spellings: LanguageSpellings = LanguageSpellings()
  ) {
    self.manifest = manifest
    let languages = manifest.translatedLanguages
    apple = languages.filter { spellings.apple[$0.name] == nil }
    android = languages.filter { spellings.android[$0.name] == nil }
    addVariants(configuration.entitlements, .entitlements) { app in
      manifest.associatedDomains(of: app).map { MergeEntry($0) }
    }
    let others = Set(languages.map(\.folder)).subtracting(apple.map(\.folder))
    let regions = manifest.knownRegions.filter { !others.contains($0) }.map { MergeEntry($0) }
    let listedLanguages = apple.map { MergeEntry($0.folder) }
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
    for project in configuration.projects { add(project, .project, regions) }
    for plist in configuration.infoPlists { add(plist, .infoPlist, listedLanguages) }
    // Labels can be in a separate file, because translators get whole files, and country names need no translation.
    let texts = configuration.labels == nil ? manifest.localizedTexts : manifest.texts(in: .names)
    if let strings = configuration.strings { addStrings(strings, texts) }
    if let catalog = configuration.stringCatalog {
      add(catalog, .stringCatalog, catalogEntries(texts))
    }
    if let labels = configuration.labels { addLabels(labels) }
    if let file = configuration.smartlingIOS {
      add(file, configuration.smartlingIOSForm, apple.compactMap(\.smartlingForIOS))
    }
    if let file = configuration.smartlingAndroid {
      add(file, configuration.smartlingAndroidForm, android.compactMap(\.smartlingForAndroid))
    }
    if let resources = configuration.resources {
      addResources(resources.value, configuration)
    }
    addVariants(configuration.androidManifests, .androidManifest) { app in
      Self.links(manifest.linkedHosts(of: app)).map { MergeEntry($0) }
    }
    reportNamedTwice()
  }

  private mutating func add(
    _ path: Located<String>,
    _ kind: FileKind,
    _ entries: [MergeEntry],
    merger: (any FileMerger)? = nil,
    creatableUnder folder: String? = nil
  ) {
    // The next run would refuse a record with a path that is not normalized.
    precondition(AppPath.normalized(path.value) == path.value, "a path was not normalized")
    files.append(
      WantedFile(
        path: path.value,
        kind: kind,
        merger: merger ?? kind.merger,
        entries: entries,
        range: path.range,
        creatableUnder: folder
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
        add(
          file.path,
          kind,
          entries(app),
          merger: kind == .androidManifest
            ? AppLinksMerger(activity: file.activity?.value, filter: file.filter?.value) : nil
        )
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

  /// The hosts on which every path opens the app, followed by the addresses of countries with a path:
  /// `www.acme.com/it`.
  private static func links(_ groups: [LinkedHosts]) -> [String] {
    let hosts = groups.filter(\.segments.isEmpty).flatMap(\.hosts)
    let addresses = groups.flatMap { group in
      group.hosts.flatMap { host in group.segments.map { "\(host)/\($0)" } }
    }
    return hosts.sorted() + addresses.sorted()
  }

  /// Adds the file for form labels, which exist only in the development language.
  private mutating func addLabels(_ path: Located<String>) {
    let texts = manifest.texts(in: .labels)
    guard !path.value.hasSuffix(".xcstrings") else {
      return add(path, .stringCatalog, catalogEntries(texts))
    }
    let development = apple.first(where: \.isDevelopment)
    let entries = texts.compactMap { text in
      development.flatMap { text.value(in: $0) }.map { MergeEntry(text.key, $0) }
    }
    add(path, .strings, entries)
  }

  private mutating func addStrings(_ template: Located<String>, _ texts: [LocalizedText]) {
    let placeholder = AppConfiguration.languagePlaceholder
    let folder = StringsTable(template.value).base
    for language in apple {
      let path = template.value.replacing(placeholder, with: language.folder)
      let entries = texts.compactMap { text in
        text.value(in: language).map { MergeEntry(text.key, $0) }
      }
      add(Located(path, at: template.range), .strings, entries, creatableUnder: folder)
      files[files.count - 1].table = template.value
    }
  }

  private func catalogEntries(_ texts: [LocalizedText]) -> [MergeEntry] {
    apple.flatMap { language in
      texts.compactMap { text in
        text.value(in: language).map { MergeEntry("\(text.key)/\(language.name)", $0) }
      }
    }
  }

  private mutating func addResources(_ folder: String, _ configuration: AppConfiguration) {
    if let name = configuration.locales {
      let path = Located("\(folder)/xml/\(name.value)", at: name.range)
      let others = Set(manifest.androidLocales).subtracting(android.map(\.androidLocale))
      let languages = manifest.androidLocales.filter { !others.contains($0) }.map { MergeEntry($0) }
      add(path, .locales, languages, creatableUnder: folder)
    }
    let prefix = configuration.resourcePrefix?.value ?? ""
    if let name = configuration.androidStrings {
      let hasLabels = configuration.androidLabels != nil
      let texts = hasLabels ? manifest.texts(in: .names) : manifest.localizedTexts
      addResources(folder, name, texts, prefix)
    }
    if let name = configuration.androidLabels {
      addResources(folder, name, manifest.texts(in: .labels), prefix)
    }
  }

  /// Adds a file in the folder of each language that has at least one of the texts.
  private mutating func addResources(
    _ folder: String,
    _ name: Located<String>,
    _ texts: [LocalizedText],
    _ prefix: String
  ) {
    for language in android {
      guard language.isDevelopment || language.android != nil else { continue }
      let values = language.android.map { "values-\($0)" } ?? "values"
      let entries = texts.compactMap { text in
        text.value(in: language).map { MergeEntry(prefix + text.resourceName, $0) }
      }
      guard !entries.isEmpty else { continue }
      let path = Located("\(folder)/\(values)/\(name.value)", at: name.range)
      add(path, .androidStrings, entries, creatableUnder: folder)
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

/// The parts of a string table's path: `App/{lproj}.lproj/ND.strings`.
struct StringsTable {
  /// The folder that contains the language folders.
  var base: String
  /// The name of the language folders in the template, such as `{lproj}.lproj`.
  var folder: String
  /// The path of the table's file in a language folder.
  var rest: String

  init(_ template: String) {
    let parts = template.split(separator: "/")
    let isTemplate = { (part: Substring) in part.contains(AppConfiguration.languagePlaceholder) }
    let position = parts.firstIndex(where: isTemplate) ?? parts.startIndex
    base = parts[..<position].joined(separator: "/")
    folder = parts.isEmpty ? "" : String(parts[position])
    rest = parts.dropFirst(position + 1).joined(separator: "/")
  }

  /// The path of the table in one of the language folders.
  func path(in folder: String) -> String {
    (base.isEmpty ? [folder, rest] : [base, folder, rest]).joined(separator: "/")
  }
}
