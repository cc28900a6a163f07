internal import AppFileFormats
package import CountryManifest
internal import ManifestFindings
internal import ManifestMerging

/// The facts in an app's files that a manifest needs: hosts, languages, the app's name.
package struct AppFacts {
  /// A text, and the file that contains it.
  package struct Fact: Hashable {
    package var text: String
    package var path: String
  }

  /// An app language, with its names on iOS, on Android and in Smartling.
  package struct Language {
    package var tag: LanguageTag
    /// The name of the `.lproj` folder; nil if only Android has the language.
    package var name: String?
    fileprivate var hasFolder = false
    /// The qualifier of the `values` folder.
    package var android: String?
    package var smartling: String?
    /// The first file or folder with the language.
    package var path: String
  }

  /// An app target.
  package struct App: Hashable {
    package var name: String
    package var bundle: String?
    package var team: String?
    /// The path of the project file.
    package var path: String
  }

  package private(set) var hosts: [Fact] = []
  package private(set) var languages: [Language] = []
  /// The development language of the first project or string catalog.
  package private(set) var developmentLanguage: String?
  package private(set) var apps: [App] = []
  /// The app that is named like its project, otherwise the first app.
  package var mainApp: App? {
    apps.first { $0.path.hasSuffix("\($0.name).xcodeproj/project.pbxproj") } ?? apps.first
  }
  package private(set) var hasAndroid = false
  package var isEmpty: Bool { hosts.isEmpty && languages.isEmpty && apps.isEmpty && !hasAndroid }
  /// Names of languages and hosts that could not be read, such as `Base2` or `$(HOST)`.
  package private(set) var unread: [Fact] = []
  /// Guessed values, each with the file or folder that was searched for the value.
  package private(set) var guesses: [String] = []
  /// The facts found so far, as sets for fast search, because an app may have thousands.
  private var known: (apps: Set<App>, hosts: Set<String>, unread: Set<String>) = ([], [], [])
  /// The positions in `languages`: by exact tag, and by the app language that a tag most likely means, such as `it` for
  /// `it-IT`.
  private var positions: (exact: [String: Int], likely: [String: Int]) = ([:], [:])
  /// The known regions of the projects, and the languages whose files the projects list; nil if no project lists such
  /// files.
  private var listed: Set<String>?
  private var buildsUnlisted = false
  private let standards: Standards
  private let read: (String) -> SourceFile?

  package init(_ folder: some AppFolder, _ standards: Standards) {
    self.standards = standards
    read = { path in
      (try? folder.contents(of: path)).flatMap { $0 }.map { SourceFile(path: path, bytes: $0) }
    }
    let scan = AppScan(folder)
    let projects = XcodeProjects(scan, read: read)
    for project in scan.projects where !projects.isOfLibrary(project) {
      if let targets = projects.targets[project] ?? nil {
        addProject("\(project)/project.pbxproj", targets)
      }
    }
    for (table, names) in scan.tables.sorted(by: { $0.key < $1.key }) {
      for name in names {
        let path = table.replacing(AppConfiguration.languagePlaceholder, with: name)
        guard name == "Base" || buildsUnlisted || listed?.contains(name) ?? true else {
          addUnread(name, path)
          continue
        }
        addName(name, path, isFolder: true)
      }
    }
    for path in scan.catalogs { addCatalog(path) }
    for path in scan.entitlements { addEntitlements(path) }
    if let app = scan.androidApps(in: folder).first { addAndroid(app, scan, folder) }
    for path in scan.smartling { addSmartling(path) }
  }

  // MARK: iOS

  private mutating func addProject(_ path: String, _ targets: XcodeTargets) {
    for app in targets.apps {
      let app = App(name: app.name, bundle: app.bundle, team: app.team, path: path)
      if known.apps.insert(app).inserted { apps.append(app) }
    }
    developmentLanguage = developmentLanguage ?? targets.developmentRegion.flatMap(tag)?.text
    for region in targets.knownRegions { addName(region, path) }
    // Xcode builds only the files that a project lists or that are in a synchronized folder.
    guard let files = read(path).flatMap({ try? ProjectFiles($0, at: path) }) else { return }
    if files.hasSynchronizedFolders { buildsUnlisted = true }
    let tables = files.tables
    if !tables.isEmpty {
      listed = (listed ?? []).union(targets.knownRegions).union(tables.values.joined())
    }
  }

  private mutating func addCatalog(_ path: String) {
    guard let root = read(path).flatMap({ try? JSONScanner.root(of: $0) }) else { return }
    let source = root["sourceLanguage"]?.string
    developmentLanguage = developmentLanguage ?? source.flatMap(tag)?.text
    let texts = root["strings"]?.members ?? []
    let names = texts.flatMap { $0.value["localizations"]?.members?.map(\.name) ?? [] }
    for name in Set(names + [source].compactMap { $0 }).sorted() { addName(name, path) }
  }

  private mutating func addEntitlements(_ path: String) {
    guard let tree = read(path).flatMap({ try? XMLTree($0) }), let list = try? PropertyList(tree),
      let pair = try? list.value(of: "com.apple.developer.associated-domains")
    else { return }
    for element in tree.elements(of: pair.value, named: "string") {
      let parts = (tree.text(of: element) ?? "").split(separator: ":", maxSplits: 1)
      guard parts.first == "applinks", parts.count == 2 else { continue }
      addHost(String(parts[1].prefix { $0 != "?" }), path)
    }
  }

  /// Adds a language by its name on iOS; `Base` and `mul` are not languages.
  ///
  /// If a language has two names, the name of its folder is used.
  private mutating func addName(_ name: String, _ path: String, isFolder: Bool = false) {
    guard name != "Base", name != "mul" else { return }
    add(name, path, isTaken: { $0.name != nil }) { language in
      guard language.name == nil || isFolder && !language.hasFolder else { return }
      (language.name, language.hasFolder) = (name, isFolder)
    }
  }

  // MARK: Android and Smartling

  private mutating func addAndroid(
    _ app: AndroidModule,
    _ scan: AppScan,
    _ folder: some AppFolder
  ) {
    hasAndroid = true
    for path in scan.androidManifests where SourceSet(path).module == app.module {
      addHosts(ofManifest: path)
    }
    let found = AndroidLanguages(app, scan, in: folder)
    for (qualifier, path) in found.folders {
      add(qualifier, path, isTaken: { $0.android != nil }) { $0.android = qualifier }
    }
    guard let tag = tag(found.development) else { return }
    if developmentLanguage == nil {
      developmentLanguage = tag.text
      if found.isGuess {
        guesses.append("development language \(tag.text), of which \(found.source) says nothing")
      }
    }
    if positions.likely[tag.appLanguage(standards)] == nil {
      add(found.development, found.source) { _ in }
    }
  }

  private mutating func addHosts(ofManifest path: String) {
    guard let file = read(path), let tree = try? XMLTree(file) else { return }
    let prefix = tree.prefix(of: androidNamespace) ?? "android:"
    for filter in tree.elements(named: "intent-filter")
    where tree.value(of: "\(prefix)autoVerify", in: filter) == "true" {
      for data in tree.elements(of: filter, named: "data") {
        tree.value(of: "\(prefix)host", in: data).map { addHost($0, path) }
      }
    }
  }

  private mutating func addSmartling(_ path: String) {
    let locales = read(path).flatMap { try? JSONScanner.root(of: $0) }?["locales"]?.elements
    for locale in locales ?? [] {
      guard let name = locale["application"]?.string, let smartling = locale["smartling"]?.string
      else { continue }
      add(name, path) { $0.smartling = $0.smartling ?? smartling }
    }
  }

  // MARK: Both

  private mutating func addHost(_ host: String, _ path: String) {
    let host = host.hasPrefix("*.") ? String(host.dropFirst(2)) : host
    let isHost =
      host.contains(".") && host.utf8.allSatisfy { $0.isLetterOrDigit || "-.".utf8.contains($0) }
    guard isHost else { return addUnread(host, path) }
    let text = host.lowercased()
    if known.hosts.insert(text).inserted { hosts.append(Fact(text: text, path: path)) }
  }

  private mutating func addUnread(_ text: String, _ path: String) {
    if known.unread.insert(text).inserted { unread.append(Fact(text: text, path: path)) }
  }

  /// Finds the language with a name, or adds it, and applies `change` to it.
  ///
  /// `isTaken` returns whether a language that is likely the same already has a name of this kind, such as a `.lproj`
  /// name. If so, the app has two languages, such as `pt` and `pt-BR`.
  private mutating func add(
    _ name: String,
    _ path: String,
    isTaken: (Language) -> Bool = { _ in false },
    _ change: (inout Language) -> Void
  ) {
    guard let tag = tag(name) else { return addUnread(name, path) }
    let own = tag.appLanguage(standards)
    let likely = positions.likely[own].flatMap { isTaken(languages[$0]) ? nil : $0 }
    let position = positions.exact[tag.text] ?? likely ?? languages.count
    if position == languages.count { languages.append(Language(tag: tag, path: path)) }
    positions.exact[tag.text] = position
    if positions.likely[own] == nil { positions.likely[own] = position }
    // Keep the region if any name has it, because a tag with a region is more precise.
    languages[position].tag.region = languages[position].tag.region ?? tag.region
    change(&languages[position])
  }

  /// The language that a folder's name means, in any spelling that apps use.
  private func tag(_ name: String) -> LanguageTag? {
    guard var tag = try? LanguageTag.parse(LanguageAlias.tag(name), standards).get() else {
      return nil
    }
    // Xcode has no `zh`, only `zh-Hans` and `zh-Hant`.
    if tag.language == "zh", tag.script == nil { tag.script = standards.likelyScript(tag) }
    return tag
  }
}

extension SourceFile {
  var wholeText: String { text(0..<bytes.count) }
}
