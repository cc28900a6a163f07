import CountryManifest
import ManifestDiagnostics
import ManifestMerging

/// Language folders next to those that we write to, and in the projects that build them.
struct AppFolders {
  let folder: String
  let layout: AppLayout
  let manifest: ResolvedManifest

  init(_ folder: String, _ layout: AppLayout, _ manifest: ResolvedManifest) {
    self.folder = folder
    self.layout = layout
    self.manifest = manifest
  }

  /// One warning per project that lists strings files by hand and lacks some languages.
  var leftOut: [Diagnostic] {
    guard let strings = layout.strings else { return [] }
    let languages = manifest.appLanguages.names
    let files = languages.map { language in
      (language, strings.value.replacing(AppLayout.languagePlaceholder, with: language))
    }
    let name = strings.value.split(separator: "/").last ?? ""
    return layout.projects.compactMap { project in
      let path = AppFiles.path(project.value, in: folder)
      guard let bytes = try? readFileIfPresent(path, limit: AppFiles.sizeLimit),
        let listed = try? ProjectFiles(SourceFile(path: path, bytes: bytes), at: project.value)
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

  /// One warning per folder, at the key of `app.yaml` that names its parent.
  var strays: [Diagnostic] {
    let strays = StrayFolders(manifest)
    var findings: [Diagnostic] = []
    if let strings = layout.strings {
      let parts = strings.value.split(separator: "/")
      let isTemplate = { (part: Substring) in part.contains(AppLayout.languagePlaceholder) }
      let base = parts.prefix { !isTemplate($0) }.joined(separator: "/")
      let names = foldersIn(AppFiles.path(base, in: folder))
      for name in strays.ofLanguages(names, template: parts.first(where: isTemplate) ?? "") {
        findings.append(warning(base, name, at: strings.range))
      }
    }
    if let resources = layout.resources {
      let names = foldersIn(AppFiles.path(resources.value, in: folder))
      for name in strays.ofResources(names) {
        findings.append(warning(resources.value, name, at: resources.range))
      }
    }
    return findings
  }

  private func warning(_ base: String, _ name: String, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      "apply-unknown-language-folder",
      "`\(base.isEmpty ? "" : "\(base)/")\(name)` matches no language in the manifest",
      at: range,
      severity: .warning
    )
  }
}
