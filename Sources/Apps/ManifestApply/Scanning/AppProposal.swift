internal import AppFileFormats
package import CountryManifest
package import ManifestFindings

/// The proposed `app.yaml` for an app that has no `app.yaml`, from the files in the app's folder.
///
/// Values that were not found are left as comments; guesses are marked `# guess`.
package struct AppProposal {
  package private(set) var text = header

  private static let header =
    "# Proposed by `nd-config apply --init`. Check the lines that are marked as a guess.\n"

  /// Whether a file can be replaced: the file is empty, or is an earlier proposal that names no file of the app.
  package static func isReplaceable(_ file: SourceFile) -> Bool {
    if file.bytes.allSatisfy(\.isWhitespace) { return true }
    let (configuration, findings) = AppConfiguration.read(file)
    return file.bytes.starts(with: header.utf8) && findings.isEmpty
      && configuration?.isEmpty == true
  }

  let manifest: ResolvedManifest
  let scan: AppScan
  let read: (String) -> SourceFile?
  let exists: (String) -> Bool

  package init(_ folder: some AppFolder, _ manifest: ResolvedManifest) {
    self.manifest = manifest
    scan = AppScan(folder)
    read = { path in
      (try? folder.contents(of: path)).flatMap { $0 }.map { SourceFile(path: path, bytes: $0) }
    }
    exists = { folder.identity(of: $0) != nil }
    addProjects()
    addTexts()
    addSmartling()
    addAndroid(in: folder)
    addOtherFolders(in: folder)
  }

  /// Adds the language folders next to the proposed files whose language is not in the manifest.
  private mutating func addOtherFolders(in folder: some AppFolder) {
    let file = SourceFile(path: "app.yaml", text: text)
    guard let configuration = AppConfiguration.read(file).configuration else { return }
    let spellings = LanguageSpellings(configuration, manifest, in: folder)
    let names = LanguageFolders(configuration, manifest, spellings).unknownFolders(in: folder)
    guard !names.isEmpty else { return }
    text += "\n# Folders of languages that the manifest does not have.\n"
    text += "other_folders: [\(names.map { scalarText($0) }.joined(separator: ", "))]\n"
  }

  // MARK: Texts

  /// Adds a new table of strings next to the app's main table, or adds the string catalog.
  ///
  /// Tables that a project lists are preferred; of tables with the same rank, the one with the most languages is used.
  private mutating func addTexts() {
    var listed: [String: [String]] = [:]
    for path in scan.projects.map({ "\($0)/project.pbxproj" }) {
      guard let file = read(path), let files = try? ProjectFiles(file, at: path) else { continue }
      for (table, languages) in files.tables
      where languages.contains(where: {
        exists(table.replacing(AppConfiguration.languagePlaceholder, with: $0))
      }) {
        listed[table] = languages
      }
    }
    let tables = (listed.isEmpty ? scan.tables : listed).map {
      (path: $0.key, count: $0.value.count)
    }
    .sorted { ($1.count, $0.path) < ($0.count, $1.path) }
    let catalogs = scan.catalogs.map { (path: $0, count: read($0)?.bytes.count ?? 0) }
      .sorted { ($1.count, $0.path) < ($0.count, $1.path) }
    func best(_ files: [(path: String, count: Int)]) -> (path: String, rank: Int)? {
      files.map { ($0.path, rank(of: $0.path)) }.min { $0.1 < $1.1 }
    }
    let (table, catalog) = (best(tables), best(catalogs))
    if let table, table.rank <= catalog?.rank ?? table.rank {
      let own = AppPath.inside(AppPath.folder(of: table.path), "Countries.strings")
      text += "\n# A separate table for our texts; add its files to the project in Xcode.\n"
      text += "strings: \(scalarText(own))\n"
    } else if let catalog {
      text += "\nxcstrings: \(scalarText(catalog.path))  # guess\n"
    }
  }

  /// The rank of a table, lower for a better one: the app's texts come before texts for the system or a storyboard.
  private func rank(of path: String) -> Int {
    let folder = AppPath.folder(of: path)
    let name = String(path.split(separator: "/").last?.prefix { $0 != "." } ?? "")
    if name == "Localizable" { return 0 }
    if ["InfoPlist", "AppShortcuts", "AppIntentVocabulary", "Root"].contains(name) { return 2 }
    let parent = folder.hasSuffix(".lproj") ? AppPath.folder(of: folder) : folder
    let isOfInterface = [".storyboard", ".xib", ".intentdefinition"].contains { ending in
      exists(AppPath.inside(parent, name + ending))
        || exists(AppPath.inside(parent, "Base.lproj/\(name)\(ending)"))
    }
    return isOfInterface ? 2 : 1
  }

  // MARK: Smartling and Android

  private mutating func addSmartling() {
    var lines: [String] = []
    var taken: Set<String> = []
    // Without an Xcode project or iOS texts, the configurations can only be for an Android app.
    let hasOnlyAndroid =
      !scan.androidManifests.isEmpty && scan.projects.isEmpty && scan.tables.isEmpty
      && scan.catalogs.isEmpty
    for path in scan.smartling {
      let content = read(path)?.wholeText ?? ""
      let isAndroid =
        hasOnlyAndroid || content.contains("values-") || path.lowercased().contains("android")
      let key = isAndroid ? "android" : "ios"
      let isFirst = taken.insert(key).inserted
      lines.append(
        "\(isFirst ? "" : "# ")\(key): \(scalarText(path))\(isFirst ? "  # guess" : "")"
      )
    }
    section("smartling", lines)
  }

  private mutating func addAndroid<Folder: AppFolder>(in folder: Folder) {
    let modules = scan.androidApps(in: folder)
    guard let module = modules.first else { return }
    guard let resources = module.resources else {
      text += "\n# android: no resource folder was found for \(printable(module.path))\n"
      return
    }
    let app = manifest.apps.first { $0.android != nil } ?? manifest.apps.first
    let strings = ResourceNames<Folder>.fileDefiningMost(of: manifest, in: resources, folder)
    var lines = ["res: \(scalarText(resources))"]
    lines.append(
      "strings: \(strings.map { "\(scalarText($0))  # it has some of our names" } ?? "countries.xml")"
    )
    if exists("\(resources)/xml/locales_config.xml") {
      lines.append("locales: locales_config.xml")
    } else {
      lines.append("# locales: locales_config.xml  # where android:localeConfig names it")
    }
    if let app {
      lines += waiting([
        "manifests:", "  \(scalarText(app.name)):  # guess",
        "    path: \(scalarText(module.path))",
        "    activity: \(scalarText(module.activity))  # guess",
      ])
    } else {
      lines.append("# manifests: for each of `apps` in the manifest, which has none")
    }
    for other in modules.dropFirst() { lines.append("  # \(printable(other.path)): another app") }
    section("android", lines)
  }

  /// Turns the lines for files that get hosts into comments if the manifest has only the placeholder that `init --from`
  /// writes for an unknown domain.
  private func waiting(_ lines: [String]) -> [String] {
    let isPlaceholder = manifest.deepLinks.allSatisfy { $0.domain == AppProposal.placeholder }
    guard isPlaceholder, !lines.isEmpty else { return lines }
    let note =
      "# \(AppProposal.placeholder) is a placeholder; write the domain in the manifest first"
    return [note] + lines.map { $0.hasPrefix("#") ? $0 : "# \($0)" }
  }

  /// The placeholder for an unknown domain, which is reserved for examples (RFC 2606).
  package static let placeholder = "example.com"

  // MARK: YAML

  mutating func section(_ name: String, _ lines: [String]) {
    guard !lines.isEmpty else { return }
    // The value of a key with only comments would be null, so the key becomes a comment, too.
    let isEmpty = lines.allSatisfy { $0.hasPrefix("#") }
    text += "\n\(isEmpty ? "# " : "")\(name):\n"
    for line in lines { text += "  \(line)\n" }
  }
}

/// Proposes the files of Xcode projects, from their build settings or from project generators.
extension AppProposal {
  mutating func addProjects() {
    var (entitlements, infoPlists) = ([XcodeTargets.NamedFile](), [XcodeTargets.NamedFile]())
    let text = { [read] path in read(path)?.wholeText }
    let generators = generators(text)
    var projects = generators.map(\.note)
    let all = XcodeProjects(scan, read: read)
    for project in scan.projects {
      let isMade = generators.contains { $0.folder == AppPath.folder(of: project) }
      guard !all.isOfLibrary(project) else {
        if !isMade { projects.append("# - \(printable(project)): a library's, not the app's") }
        continue
      }
      guard let targets = all.targets[project] ?? nil else {
        projects.append("# \(printable(project)): cannot be read; open it in Xcode and save it")
        continue
      }
      entitlements += targets.entitlements
      infoPlists += targets.infoPlists
      if !isMade { projects.append("- \(scalarText(project))") }
    }
    if entitlements.isEmpty { entitlements = Self.files(scan.entitlements, generators) }
    if entitlements.isEmpty {
      entitlements = scan.entitlements.map { .init(origin: .fileName, path: $0, raw: $0) }
    }
    if infoPlists.isEmpty { infoPlists = Self.files(scan.infoPlists, generators) }
    section("entitlements", waiting(variants(entitlements)))
    section("projects", projects)
    var seen: Set<String> = []
    section(
      "info_plists",
      infoPlists.compactMap { file in
        guard seen.insert(file.path ?? file.raw).inserted else { return nil }
        return known(file).map { "- \(scalarText($0))" } ?? Self.unknown(file)
      }
    )
  }

  private func generators(_ text: (String) -> String?) -> [ProjectGenerator] {
    guard !scan.generators.isEmpty else { return [] }
    let settings = scan.settings.compactMap { path in text(path).map { NamedPaths($0, at: path) } }
    return scan.generators.compactMap { ProjectGenerator($0, settings: settings, read: text) }
  }

  /// The files among `paths` that project generators name.
  private static func files(
    _ paths: [String],
    _ generators: [ProjectGenerator]
  ) -> [XcodeTargets.NamedFile] {
    paths.compactMap { path in
      generators.first { $0.names(path) }.map { generator in
        .init(origin: .generator(generator.path), path: path, raw: path)
      }
    }
  }

  /// The lines with the files of each variant: the files of the target that has the variant's bundle identifier, and
  /// guesses by name.
  private func variants(_ files: [XcodeTargets.NamedFile]) -> [String] {
    var comments: [String] = []
    var seen: Set<String> = []
    var found: [(file: XcodeTargets.NamedFile, path: String)] = []
    for file in files where seen.insert(file.path ?? file.raw).inserted {
      if let path = known(file) {
        found.append((file, path))
      } else {
        comments.append(Self.unknown(file))
      }
    }
    var chosen: [String: [(path: String, note: String)]] = [:]
    var targets: [String: String] = [:]
    for (file, path) in found {
      guard let app = manifest.apps.first(where: { $0.bundle.value == file.bundle }) else {
        continue
      }
      chosen[app.name, default: []].append((path, ""))
      if let target = file.origin.target { targets[target] = targets[target] ?? app.name }
    }
    let sure = Set(chosen.values.joined().map(\.path))
    for (file, path) in found where !sure.contains(path) {
      let free = manifest.apps.map(\.name).filter { chosen[$0] == nil }
      let names = "\(path) \(file.origin.names)".lowercased()
      guard
        let app = file.origin.target.flatMap({ targets[$0] })
          ?? free.last(where: { names.contains($0.lowercased()) }) ?? free.first
      else {
        comments.append("# \(printable(path)): no variant of the manifest is left for it")
        continue
      }
      chosen[app, default: []].append((path, "  # guess: \(printable(file.origin.description))"))
      if let target = file.origin.target { targets[target] = app }
    }
    return manifest.apps.map(\.name).flatMap { name -> [String] in
      guard let files = chosen[name], let first = files.first else { return [] }
      guard files.count > 1 else {
        return ["\(scalarText(name)): \(scalarText(first.path))\(first.note)"]
      }
      return ["\(scalarText(name)):"] + files.map { "  - \(scalarText($0.path))\($0.note)" }
    } + comments
  }

  private func known(_ file: XcodeTargets.NamedFile) -> String? {
    file.path.flatMap { exists($0) ? $0 : nil }
  }

  private static func unknown(_ file: XcodeTargets.NamedFile) -> String {
    let reason = file.path == nil ? "a variable in it is not known" : "it does not exist"
    return "# " + printable("\(file.raw): \(reason) (\(file.origin.description))")
  }
}
