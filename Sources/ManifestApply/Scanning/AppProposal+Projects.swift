internal import CountryManifest
internal import ManifestDiagnostics

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
