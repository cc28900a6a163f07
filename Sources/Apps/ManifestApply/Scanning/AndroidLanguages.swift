internal import AppFileFormats
internal import CountryManifest
internal import ManifestFindings
internal import ManifestMerging

/// The languages of an Android app, and the language of its unqualified `values`.
struct AndroidLanguages {
  /// The qualifiers of the language folders of the app and its libraries, each with one folder.
  private(set) var folders: [(qualifier: String, path: String)] = []
  /// The language of the `values` folder without a qualifier, written as a qualifier.
  private(set) var development = ""
  /// The file or folder from which the development language was detected.
  private(set) var source = ""
  /// Whether the development language is a guess.
  private(set) var isGuess = false

  /// Settings of Gradle that list the languages of an app.
  private static let settings = ["resourceConfigurations", "resConfigs", "localeFilters"]

  init(_ app: AndroidModule, _ scan: AppScan, in folder: some AppFolder) {
    var known: Set<String> = []
    for resources in scan.resources {
      let module = SourceSet(resources).module
      guard module == app.module || !scan.isApplication(module, in: folder) else { continue }
      for name in folder.folders(in: resources).sorted() {
        guard let qualifier = StrayFolders.languageQualifier(of: name),
          known.insert(qualifier).inserted
        else { continue }
        folders.append((qualifier, AppPath.inside(resources, name)))
      }
    }
    let resources = app.resources ?? AppPath.folder(of: app.path)
    let text = { (path: String) in
      folder.peek(at: path).map { SourceFile(path: path, bytes: $0) }
    }
    let tags = Set(folders.map { LanguageAlias.tag($0.qualifier) })
    /// Sets the development language to a listed language without a folder, preferring English.
    ///
    /// Returns false if every listed language has a folder.
    func set(from names: [String], _ path: String) -> Bool {
      let missing = names.filter { !tags.contains(LanguageAlias.tag($0)) }
      guard let name = missing.first(where: { $0 == "en" }) ?? missing.first else { return false }
      (development, source) = (name, path)
      return true
    }
    let locales = AppPath.inside(resources, "xml/locales_config.xml")
    let listed = text(locales).map(Self.locales) ?? []
    // If the app lists its languages, ignore folders of other languages.
    if !listed.isEmpty {
      let tags = Set(listed.map(LanguageAlias.tag))
      folders.removeAll { !tags.contains(LanguageAlias.tag($0.qualifier)) }
    }
    let properties = AppPath.inside(resources, "resources.properties")
    if let name = text(properties).flatMap(Self.unqualified) {
      (development, source) = (name, properties)
      return
    }
    for name in ["build.gradle", "build.gradle.kts"] {
      let path = AppPath.inside(app.module, name)
      guard let names = text(path).map(Self.configurations) else { continue }
      // Gradle leaves out languages that are not listed. If only one is listed, the list is possibly for a developer's
      // build.
      let packed = Set(names.map(LanguageAlias.tag))
      if packed.intersection(tags).count > 1 {
        folders.removeAll { !packed.contains(LanguageAlias.tag($0.qualifier)) }
      }
      if set(from: names, path) { return }
    }
    if set(from: listed, locales) { return }
    (development, source, isGuess) = ("en", AppPath.inside(resources, "values"), true)
  }

  /// The value of `unqualifiedResLocale` in a `resources.properties`; nil if it is not set.
  private static func unqualified(_ file: SourceFile) -> String? {
    for line in file.wholeText.split(whereSeparator: \.isNewline) {
      let parts = line.split(separator: "=", maxSplits: 1).map { $0.filter { $0 != " " } }
      if parts.count == 2, parts[0] == "unqualifiedResLocale" { return parts[1] }
    }
    return nil
  }

  static func locales(_ file: SourceFile) -> [String] {
    guard let tree = try? XMLTree(file) else { return [] }
    let prefix = tree.prefix(of: androidNamespace) ?? "android:"
    return tree.elements(named: "locale").compactMap { tree.value(of: "\(prefix)name", in: $0) }
  }

  /// The languages that a Gradle file lists in `settings`; a list ends at its closing bracket or at the end of the
  /// line.
  private static func configurations(_ file: SourceFile) -> [String] {
    let text = file.wholeText
    var names: [String] = []
    for range in settings.flatMap({ text.ranges(of: $0) }) {
      var depth = 0
      var quoted: String?
      for character in text[range.upperBound...] {
        if let word = quoted {
          if "\"'".contains(character) {
            if isLanguage(word) { names.append(word) }
            quoted = nil
          } else {
            quoted = word + String(character)
          }
          continue
        }
        if "\"'".contains(character) { quoted = "" }
        if "([".contains(character) { depth += 1 }
        if ")]".contains(character) { depth -= 1 }
        if character.isNewline && depth <= 0 { break }
      }
    }
    return names
  }

  private static func isLanguage(_ name: String) -> Bool {
    StrayFolders.languageQualifier(of: "values-\(name)") == name
  }
}
