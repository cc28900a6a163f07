internal import AppFileFormats
package import CountryManifest
package import ManifestFindings
internal import ManifestMerging

/// The languages whose name in the app differs from the manifest's, such as `pt-BR.lproj` for `pt`.
///
/// `apply` writes nothing for such a language; otherwise, the app would have the language twice. Names that earlier
/// runs added are ignored.
package struct LanguageSpellings: Sendable {
  /// The language names in one of the app's files or folders.
  private struct Source {
    /// The texts before and after a name in a message, such as the parts of a path.
    var before = ""
    var after = ""
    var names: Set<String>
    var own: (TranslatedLanguage) -> String?
  }

  /// The app's name for each language that the app names differently, keyed by the manifest's name.
  private(set) var apple: [String: String] = [:]
  private(set) var android: [String: String] = [:]
  package private(set) var findings: [Finding] = []

  package init() {}

  package init(
    _ configuration: AppConfiguration,
    _ manifest: ResolvedManifest,
    in folder: some AppFolder
  ) {
    let reader = SpellingReader(folder)
    let languages = manifest.translatedLanguages
    let keys = Set(languages.map(\.name))
    var places: [String: String] = [:]
    func find(_ sources: [Source]) -> [String: String] {
      var found: [String: String] = [:]
      for language in languages {
        guard let full = reader.full(language.name) else { continue }
        for source in sources {
          guard let own = source.own(language), !source.names.contains(own) else { break }
          let others = source.names.sorted().filter { reader.full($0) == full }
          guard
            let other = others.first(where: {
              !keys.contains(FolderLanguage.tag(of: $0))
                || FolderLanguage.tag(of: $0) == language.name
            })
          else { continue }
          found[language.name] = other
          places[language.name] = places[language.name] ?? source.before + other + source.after
          break
        }
      }
      return found
    }
    apple = find(Self.appleSources(configuration, reader))
    android = find(Self.androidSources(configuration, reader))
    let range =
      [configuration.strings, configuration.stringCatalog, configuration.projects.first]
      .compactMap { $0 }.first?.range
    for language in languages {
      let other = (apple[language.name], android[language.name])
      guard other.0 != nil || other.1 != nil,
        let range = other.0 == nil ? configuration.resources?.range : range
      else { continue }
      let line = Self.line(language, other.0, other.1, manifest)
      findings.append(
        Finding(
          "apply-other-spelling",
          "the app has `\(places[language.name] ?? "")` for `\(language.name)`, so nothing is written for this language",
          at: range,
          severity: .warning,
          help: "write the app's name in the manifest: `\(line)`"
        )
      )
    }
  }

  /// The line to write in the manifest for a language, so that the manifest uses the app's names.
  private static func line(
    _ language: TranslatedLanguage,
    _ apple: String?,
    _ android: String?,
    _ manifest: ResolvedManifest
  ) -> String {
    let entry = manifest.appLanguages.entries[language.position]
    guard let owner = entry.owner else {
      if language.isDevelopment {
        return "development_language: \(FolderLanguage.tag(of: apple ?? android ?? ""))"
      }
      let names = [apple.map(FolderLanguage.lproj), android.map { "values-\($0)" }]
      return "languages: [\(names.compactMap { $0 }.joined(separator: ", "))]"
    }
    let locale = manifest.countries[owner.country].languages[owner.language].locale.value
    func qualifier(of tag: String) -> String? {
      (try? LanguageTag.parse(tag, .embedded).get()).map(AndroidQualifier.text)
    }
    var parts = ["locale: \(locale)"]
    var tag = apple.map(FolderLanguage.tag)
    if let apple { parts.append("lproj: \(FolderLanguage.lproj(of: apple))") }
    if let android {
      let own = FolderLanguage.tag(of: android)
      if tag == nil, language.folder == language.name, qualifier(of: own) == android {
        parts.append("lproj: \(own)")
        tag = own
      }
      if qualifier(of: tag ?? language.name) != android { parts.append("android: \(android)") }
    }
    return "{ \(parts.joined(separator: ", ")) }"
  }

  private static func appleSources<Folder: AppFolder>(
    _ configuration: AppConfiguration,
    _ reader: SpellingReader<Folder>
  ) -> [Source] {
    var sources: [Source] = []
    if let strings = configuration.strings {
      let table = StringsTable(strings.value)
      let (start, end) = table.folder[...].components(
        around: AppConfiguration.languagePlaceholder
      )
      sources.append(
        Source(
          before: AppPath.inside(table.base, String(start)),
          after: String(end),
          names: reader.folders(in: table.base) {
            StrayFolders.language(of: $0, table.folder[...])
          },
          own: \.folder
        )
      )
    }
    if let catalog = configuration.stringCatalog {
      sources.append(
        Source(before: "\(catalog.value): ", names: reader.catalog(catalog.value), own: \.name)
      )
    }
    for project in configuration.projects {
      sources.append(
        Source(before: "\(project.value): ", names: reader.regions(project.value), own: \.folder)
      )
    }
    return sources
  }

  private static func androidSources<Folder: AppFolder>(
    _ configuration: AppConfiguration,
    _ reader: SpellingReader<Folder>
  ) -> [Source] {
    guard let resources = configuration.resources?.value else { return [] }
    let folders = Source(
      before: AppPath.inside(resources, "values-"),
      names: reader.folders(in: resources) { name in
        StrayFolders.languageQualifier(of: name).flatMap { "values-\($0)" == name ? $0 : nil }
      },
      own: \.android
    )
    guard let locales = configuration.locales else { return [folders] }
    let path = AppPath.inside(resources, "xml/\(locales.value)")
    return [
      folders,
      Source(before: "\(path): ", names: reader.locales(path)) { language in
        language.android.map { _ in language.androidLocale }
      },
    ]
  }
}

/// The names of languages in an app's files without those that earlier runs added.
private struct SpellingReader<Folder: AppFolder> {
  private let folder: Folder
  private let record: AppliedRecord

  init(_ folder: Folder) {
    self.folder = folder
    let bytes = folder.peek(at: AppliedRecord.fileName)
    let source = bytes.map { SourceFile(path: AppliedRecord.fileName, bytes: $0) }
    record = (try? source.map(AppliedRecord.read)?.get()) ?? AppliedRecord()
  }

  /// The tag of a name with its likely script and region, to compare spellings: `pt` → `pt-Latn-BR`.
  func full(_ name: String) -> LanguageTag? {
    let tag = FolderLanguage.tag(of: name)
    switch LanguageTag.parse(tag, .embedded) {
    case .success(let tag): return Standards.embedded.maximized(tag)
    case .failure(.notCanonical(let canonical)):
      return (try? LanguageTag.parse(canonical, .embedded).get())
        .map { Standards.embedded.maximized($0) }
    case .failure: return nil
    }
  }

  func folders(in base: String, language: (String) -> String?) -> Set<String> {
    Set(
      folder.folders(in: base).filter { name in
        let path = AppPath.inside(base, name)
        return folder.files(in: path).contains {
          record.files[AppPath.inside(path, $0)]?.isCreated != true
        }
      }.compactMap(language)
    )
  }

  func regions(_ path: String) -> Set<String> {
    guard let file = source(path),
      let targets = try? XcodeTargets(file, at: path, read: { _ in nil })
    else { return [] }
    return Set(targets.knownRegions).subtracting(added(in: path))
  }

  func catalog(_ path: String) -> Set<String> {
    let root = source(path).flatMap { try? JSONScanner.root(of: $0) }
    let added = added(in: path)
    var names = Set([root?["sourceLanguage"]?.string].compactMap { $0 })
    for text in root?["strings"]?.members ?? [] {
      for language in text.value["localizations"]?.members ?? []
      where !added.contains("\(text.name)/\(language.name)") {
        names.insert(language.name)
      }
    }
    return names
  }

  func locales(_ path: String) -> Set<String> {
    Set(source(path).map(AndroidLanguages.locales) ?? []).subtracting(added(in: path))
  }

  private func added(in path: String) -> Set<String> {
    let entries = record.files[path]?.applied.entries ?? []
    return Set(entries.filter { $0.state == .added }.map(\.key))
  }

  private func source(_ path: String) -> SourceFile? {
    folder.peek(at: path).map { SourceFile(path: path, bytes: $0) }
  }
}
