internal import AppFileFormats
package import CountryManifest
package import ManifestFindings

/// An `app.yaml` for an app that has none, from what is in its folder.
///
/// What could not be known is a comment, and what is only likely is marked as a guess.
package struct AppProposal {
  package private(set) var text = header

  private static let header =
    "# Proposed by `nd-config apply --init`. Check the lines that are marked as a guess.\n"

  /// Whether a file holds nothing of a person's: it is empty, or an earlier proposal that names no file.
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
  }

  // MARK: Texts

  /// A table of our own next to the one with most languages: of those that a project lists, if any.
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
    let tables = listed.isEmpty ? scan.tables : listed
    if let main = tables.max(by: { ($0.value.count, $1.key) < ($1.value.count, $0.key) })?.key {
      let own = AppPath.inside(AppPath.folder(of: main), "Countries.strings")
      text += "\n# A table of our own; add its files to the project in Xcode.\n"
      text += "strings: \(scalarText(own))\n"
    } else if let catalog = scan.catalogs.first {
      text += "\nxcstrings: \(scalarText(catalog))  # guess\n"
    }
  }

  // MARK: Smartling and Android

  private mutating func addSmartling() {
    var lines: [String] = []
    var taken: Set<String> = []
    // Without a project or texts of iOS, it can only be Android's.
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
      "strings: \(strings.map { "\(scalarText($0))  # it has names of ours" } ?? "countries.xml")"
    )
    if exists("\(resources)/xml/locales_config.xml") {
      lines.append("locales: locales_config.xml")
    } else {
      lines.append("# locales: locales_config.xml  # where android:localeConfig names it")
    }
    if let app {
      lines.append("manifests:")
      lines.append("  \(scalarText(app.name)):  # guess")
      lines.append("    path: \(scalarText(module.path))")
      lines.append("    activity: \(scalarText(module.activity))  # guess")
    } else {
      lines.append("# manifests: for each of `apps` in the manifest, which has none")
    }
    for other in modules.dropFirst() { lines.append("  # \(printable(other.path)): another app") }
    section("android", lines)
  }

  // MARK: YAML

  mutating func section(_ name: String, _ lines: [String]) {
    guard !lines.isEmpty else { return }
    // A key that has nothing but comments would be null.
    let isEmpty = lines.allSatisfy { $0.hasPrefix("#") }
    text += "\n\(isEmpty ? "# " : "")\(name):\n"
    for line in lines { text += "  \(line)\n" }
  }
}

/// The files of Apple's projects: those that their build settings name, or what makes projects.
extension AppProposal {
  mutating func addProjects() {
    var (entitlements, infoPlists) = ([XcodeTargets.NamedFile](), [XcodeTargets.NamedFile]())
    let text = { [read] path in read(path)?.wholeText }
    let generators = generators(text)
    var projects = generators.map(\.note)
    for project in scan.projects {
      let path = "\(project)/project.pbxproj"
      guard let file = read(path),
        let targets = try? XcodeTargets(file, at: path, read: text)
      else {
        projects.append("# \(printable(project)): cannot be read; open it in Xcode and save it")
        continue
      }
      entitlements += targets.entitlements
      infoPlists += targets.infoPlists
      let isMade = generators.contains { $0.folder == AppPath.folder(of: project) }
      if !isMade { projects.append("- \(scalarText(project))") }
    }
    if entitlements.isEmpty { entitlements = Self.files(scan.entitlements, generators) }
    if entitlements.isEmpty {
      entitlements = scan.entitlements.map { .init(origin: .fileName, path: $0, raw: $0) }
    }
    if infoPlists.isEmpty { infoPlists = Self.files(scan.infoPlists, generators) }
    section("entitlements", variants(entitlements))
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

  /// The files that the generators of projects name.
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

  /// One file per variant: that of the target with its bundle, else one that has its name.
  private func variants(_ files: [XcodeTargets.NamedFile]) -> [String] {
    var lines: [String] = []
    var (taken, seen) = (Set<String>(), Set<String>())
    for file in files where seen.insert(file.path ?? file.raw).inserted {
      guard let path = known(file) else {
        lines.append(Self.unknown(file))
        continue
      }
      let free = manifest.apps.filter { !taken.contains($0.name) }
      let names = "\(path) \(file.origin.names)".lowercased()
      let sure = free.first { $0.bundle.value == file.bundle }
      guard
        let app = sure ?? free.last(where: { names.contains($0.name.lowercased()) }) ?? free.first
      else {
        lines.append("# \(printable(path)): no variant of the manifest is left for it")
        continue
      }
      taken.insert(app.name)
      let note = sure == nil ? "  # guess: \(printable(file.origin.description))" : ""
      lines.append("\(scalarText(app.name)): \(scalarText(path))\(note)")
    }
    return lines
  }

  private func known(_ file: XcodeTargets.NamedFile) -> String? {
    file.path.flatMap { exists($0) ? $0 : nil }
  }

  private static func unknown(_ file: XcodeTargets.NamedFile) -> String {
    let reason = file.path == nil ? "a variable in it is not known" : "it does not exist"
    return "# " + printable("\(file.raw): \(reason) (\(file.origin.description))")
  }
}
