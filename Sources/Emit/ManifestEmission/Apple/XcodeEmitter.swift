package import CountryManifest
internal import ManifestFindings
package import SwiftEmission

/// The known regions for Xcode projects: lines to paste into a `project.pbxproj`, and a specification for
/// XcodeGen.
package struct XcodeEmitter: Emitter {
  package static let id = "xcode"

  package static func hasData(in manifest: ResolvedManifest) -> Bool {
    !manifest.xcodeProjects.isEmpty
  }

  package init() {}

  package func files(for manifest: ResolvedManifest) -> [EmittedFile] {
    let lines = projectLines(manifest)
    let projects = manifest.xcodeProjects.map { project in
      EmittedFile(path: "\(Self.id)/\(project.value).pbxproj", contents: lines)
    }
    return projects + [
      EmittedFile(path: "\(Self.id)/xcodegen.yml", contents: specification(manifest))
    ]
  }

  /// The two attributes of the `PBXProject` object, as Xcode indents them.
  ///
  /// All projects of an app need the same lines, because Xcode saves a project again if a region is missing in it.
  private func projectLines(_ manifest: ResolvedManifest) -> String {
    var text = "// \(GeneratedNote.text)\n"
    text += "\t\t\tdevelopmentRegion = \(OpenStepText.token(manifest.knownRegions[0]));\n"
    text += "\t\t\tknownRegions = (\n"
    for region in manifest.knownRegions { text += "\t\t\t\t\(OpenStepText.token(region)),\n" }
    return text + "\t\t\t);\n"
  }

  /// The specification for XcodeGen, which has no option for known regions, because it collects them from the `.lproj`
  /// folders of a project.
  private func specification(_ manifest: ResolvedManifest) -> String {
    """
    # \(GeneratedNote.text)
    #
    # `include:` this in a project.yml. XcodeGen takes a project's known regions from the .lproj
    # folders that it shows, and `fileGroups` shows them without adding them to a target.
    options:
      developmentLanguage: \(quotedYAML(manifest.developmentLanguage.value))
    fileGroups:
      - ../\(StringsEmitter.id)

    """
  }
}
