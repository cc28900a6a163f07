import Foundation
import PackagePlugin

/// Compiles `countries.yaml` to Swift in every build in which the file has changed.
///
/// The manifest in the target's own folder comes before the one at the root of the package. The plugin only builds an
/// argument list. The list of outputs does not depend on the manifest, because
/// SwiftPM needs it before the tool has run.
@main
struct CompileCountries: BuildToolPlugin {
  func createBuildCommands(context: PluginContext, target: any Target) throws -> [Command] {
    guard let target = target as? any SourceModuleTarget else { return [] }
    return [
      command(
        tool: try context.tool(named: Self.tool).url,
        candidates: [target.directoryURL, context.package.directoryURL].map(Self.manifest),
        output: context.pluginWorkDirectoryURL,
        options: options(of: target)
      )
    ]
  }

  /// The option for the app variant that the target chooses by a condition.
  private func options(of target: any SourceModuleTarget) -> [String] {
    let conditions = (target as? SwiftSourceModuleTarget)?.compilationConditions ?? []
    let variants = conditions.filter { $0.hasPrefix(Self.variant) }.map {
      $0.dropFirst(Self.variant.count)
    }
    if variants.count > 1 {
      Diagnostics.error("\(target.name) has more than one condition \(Self.variant)…; keep one")
    }
    return variants.prefix(1).flatMap { ["--app", String($0)] }
  }

  /// The command that compiles the first of the candidates that exists.
  fileprivate func command(
    tool: URL,
    candidates: [URL],
    output: URL,
    options: [String] = []
  ) -> Command {
    let manifest = candidates.first { FileManager.default.fileExists(atPath: $0.path) }
    if manifest == nil {
      let places = candidates.map(\.path).joined(separator: "\n  ")
      Diagnostics.error(
        "countries.yaml not found; expected it at one of these locations:\n  \(places)"
      )
    }
    return .buildCommand(
      displayName: "Compiling countries.yaml",
      executable: tool,
      arguments: [
        "generate", "--only", "swift", "--manifest", (manifest ?? candidates[0]).path,
        "--output", output.path,
      ] + options,
      // There must be a command even without a manifest. If the list were empty, one of SwiftPM's build
      // systems would compile an empty target.
      inputFiles: manifest.map { [$0] } ?? candidates,
      outputFiles: Self.outputs.map { output.appending(path: "swift/\($0)") }
    )
  }

  fileprivate static let tool = "compile-countries"

  fileprivate static func manifest(in folder: URL) -> URL {
    folder.appending(path: "countries.yaml")
  }

  /// The prefix of the condition by which a target chooses its app variant: `.define("COUNTRIES_APP_Nextdoor")`.
  private static let variant = "COUNTRIES_APP_"

  /// The files that `generate --only swift` writes; a test compares the two lists.
  private static let outputs = [
    "AccountForm+Check.swift",
    "AccountForm+Fields.swift",
    "AccountForm.swift",
    "Addresses.swift",
    "AppLanguage.swift",
    "AppVariant.swift",
    "Country+Choice.swift",
    "Country+Facts.swift",
    "Country.swift",
    "CountryFacts.swift",
    "Environment+Host.swift",
    "Environment+Key.swift",
    "Environment.swift",
    "Language.swift",
    "Link.swift",
    "PageURL.swift",
    "PreviewName.swift",
    "Service.swift",
    "URLs.swift",
  ]
}

#if canImport(XcodeProjectPlugin)
import XcodeProjectPlugin

extension CompileCountries: XcodeBuildToolPlugin {
  /// Compiles the manifest among the target's files, or else the one beside the project.
  ///
  /// A target of an Xcode project has no folder, and Xcode does not tell a plugin its conditions.
  func createBuildCommands(context: XcodePluginContext, target: XcodeTarget) throws -> [Command] {
    let beside = Self.manifest(in: context.xcodeProject.directoryURL)
    let name = beside.lastPathComponent
    let own = target.inputFiles.map(\.url).filter { $0.lastPathComponent == name }
    return [
      command(
        tool: try context.tool(named: Self.tool).url,
        candidates: own + [beside],
        output: context.pluginWorkDirectoryURL
      )
    ]
  }
}
#endif
