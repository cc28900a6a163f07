internal import AppFileFormats
package import CountryManifest
package import ManifestDiagnostics

/// The folders of languages next to those that `apply` writes to, and in the projects that build them.
package struct LanguageFolders {
  private let configuration: AppConfiguration
  private let manifest: ResolvedManifest

  package init(_ configuration: AppConfiguration, _ manifest: ResolvedManifest) {
    self.configuration = configuration
    self.manifest = manifest
  }

  package func findings(in folder: some AppFolder) -> [Diagnostic] {
    (unlisted(in: folder) + strays(in: folder)).inReadingOrder()
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

  /// A warning for each folder of a language that the manifest does not have.
  private func strays(in folder: some AppFolder) -> [Diagnostic] {
    let strays = StrayFolders(manifest)
    var findings: [Diagnostic] = []
    if let strings = configuration.strings {
      let parts = strings.value.split(separator: "/")
      let isTemplate = { (part: Substring) in part.contains(AppConfiguration.languagePlaceholder) }
      let base = parts.prefix { !isTemplate($0) }.joined(separator: "/")
      let names = folder.folders(in: base)
      for name in strays.ofLanguages(names, template: parts.first(where: isTemplate) ?? "") {
        findings.append(Self.stray(base, name, at: strings.range))
      }
    }
    if let resources = configuration.resources {
      for name in strays.ofResources(folder.folders(in: resources.value)) {
        findings.append(Self.stray(resources.value, name, at: resources.range))
      }
    }
    return findings
  }

  private static func stray(_ base: String, _ name: String, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      "apply-unknown-language-folder",
      "`\(base.isEmpty ? "" : "\(base)/")\(name)` matches no language in the manifest",
      at: range,
      severity: .warning
    )
  }
}
