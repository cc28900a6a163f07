import CountryManifest
import ManifestDiagnostics
import ManifestMerging

/// The folders of languages beside those that we write to.
struct AppFolders {
  let folder: String
  let layout: AppLayout
  let manifest: ResolvedManifest

  init(_ folder: String, _ layout: AppLayout, _ manifest: ResolvedManifest) {
    self.folder = folder
    self.layout = layout
    self.manifest = manifest
  }

  /// A warning each, at the key of `app.yaml` that leads there.
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
      "apply-stray-folder",
      "`\(base.isEmpty ? "" : "\(base)/")\(name)` is of no language of the manifest",
      at: range,
      severity: .warning
    )
  }
}
