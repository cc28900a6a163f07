internal import AppFileFormats
package import CountryManifest
package import ManifestDiagnostics

/// The folders of languages next to those that `apply` writes to, and in the projects that build them.
package struct LanguageFolders {
  private let configuration: AppConfiguration
  private let manifest: ResolvedManifest
  private let strays: StrayFolders

  package init(_ configuration: AppConfiguration, _ manifest: ResolvedManifest) {
    self.configuration = configuration
    self.manifest = manifest
    strays = StrayFolders(manifest)
  }

  /// What is worth a look; created and removed are the paths of files that a plan creates and removes.
  package func findings(
    in folder: some AppFolder,
    created: [String] = [],
    removed: [String] = []
  ) -> [Diagnostic] {
    let emptied = removed.filter { path in
      let parent = AppPath.folder(of: path)
      return folder.folders(in: parent).isEmpty
        && folder.files(in: parent).allSatisfy { Self.path(parent, $0) == path }
    }
    .map(AppPath.folder(of:))
    return (unlisted(in: folder) + unknown(in: folder, created, emptied)).inReadingOrder()
  }

  /// A warning for each project that lists some languages' strings by hand and leaves out others.
  private func unlisted(in folder: some AppFolder) -> [Diagnostic] {
    guard let strings = configuration.strings else { return [] }
    let languages = manifest.appLanguages.names
    let files = languages.map { language in
      (language, strings.value.replacing(AppConfiguration.languagePlaceholder, with: language))
    }
    let name = strings.value.split(separator: "/").last ?? ""
    return configuration.projects.compactMap { project in
      guard let bytes = try? folder.contents(of: project.value),
        let listed = try? ProjectFiles(
          SourceFile(path: project.value, bytes: bytes),
          at: project.value
        )
      else { return nil }
      let leftOut = listed.languagesLeftOut(of: Dictionary(files) { first, _ in first })
      guard !leftOut.isEmpty else { return nil }
      let missing = languages.filter(leftOut.contains).joined(separator: ", ")
      return Diagnostic(
        "apply-unlisted-language",
        "`\(project.value)` does not list \(name) in \(missing)",
        at: project.range,
        severity: .warning,
        help: "add the files to the project in Xcode; until then, no target contains them"
      )
    }
  }

  /// One warning for all folders of languages that the manifest does not have, and one for each that
  /// looks like the language of a new folder.
  private func unknown(
    in folder: some AppFolder,
    _ created: [String],
    _ emptied: [String]
  ) -> [Diagnostic] {
    let folders = { (base: String) in
      folder.folders(in: base).filter { !emptied.contains(Self.path(base, $0)) }
    }
    var findings: [Diagnostic] = []
    if let strings = configuration.strings {
      let table = StringsTable(strings.value)
      let names = strays.ofLanguages(folders(table.base), template: table.folder[...])
      findings += self.findings(table.base, names, created, at: strings.range) {
        strays.language(of: $0, template: table.folder[...])
      }
    }
    if let resources = configuration.resources {
      let names = strays.ofResources(folders(resources.value))
      findings += self.findings(resources.value, names, created, at: resources.range) {
        StrayFolders.languageQualifier(of: $0)
      }
    }
    return findings
  }

  private func findings(
    _ base: String,
    _ names: [String],
    _ created: [String],
    at range: SourceRange,
    language: (String) -> String?
  ) -> [Diagnostic] {
    let accepted = Set(configuration.otherFolders.map(\.value))
    var strays = names.filter { name in
      !accepted.contains(name) && !accepted.contains(Self.path(base, name))
    }
    var findings: [Diagnostic] = []
    let new = created.map { AppPath.folder(of: $0) }.filter { AppPath.folder(of: $0) == base }
    var left = Set(new).sorted()
    // A folder of the very same language before one of a similar language.
    for isSame in [{ LanguageAlias.tag($0) == LanguageAlias.tag($1) }, LanguageAlias.isSame] {
      for path in left {
        let name = String(path.split(separator: "/").last ?? "")
        let other = strays.first { stray in
          guard let stray = language(stray), let new = language(name) else { return false }
          return isSame(stray, new)
        }
        guard let other else { continue }
        strays.removeAll { $0 == other }
        left.removeAll { $0 == path }
        findings.append(Self.similar(path, Self.path(base, other), at: range))
      }
    }
    if !strays.isEmpty { findings.append(Self.unknown(base, strays, at: range)) }
    return findings
  }

  private static func path(_ base: String, _ name: String) -> String {
    base.isEmpty ? name : "\(base)/\(name)"
  }

  private static func similar(_ new: String, _ other: String, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      "apply-similar-language-folder",
      "new folder `\(new)` is next to `\(other)`, which looks like the same language",
      at: range,
      severity: .warning,
      help: "rename `\(other)` in the app, or write its language in the manifest"
    )
  }

  private static func unknown(
    _ base: String,
    _ names: [String],
    at range: SourceRange
  ) -> Diagnostic {
    let list = names.map { "`\($0)`" }.joined(separator: ", ")
    let message =
      names.count == 1
      ? "`\(path(base, names[0]))` matches no language in the manifest"
      : "\(names.count) folders in `\(base.isEmpty ? "." : base)` match no language in the manifest: \(list)"
    return Diagnostic(
      "apply-unknown-language-folder",
      message,
      at: range,
      severity: .warning,
      help:
        "add the languages to the manifest, or write `other_folders: [\(names.joined(separator: ", "))]`"
        + " in app.yaml"
    )
  }
}
