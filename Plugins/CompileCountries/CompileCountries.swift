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
    let candidates = [
      target.directoryURL.appending(path: "countries.yaml"),
      context.package.directoryURL.appending(path: "countries.yaml"),
    ]
    let manifest = candidates.first { FileManager.default.fileExists(atPath: $0.path) }
    let places = candidates.map(\.path).joined(separator: "\n  ")
    if manifest == nil {
      Diagnostics.error(
        "countries.yaml not found; expected it at one of these locations:\n  \(places)"
      )
    }
    let output = context.pluginWorkDirectoryURL
    let conditions = (target as? SwiftSourceModuleTarget)?.compilationConditions ?? []
    let variants = conditions.filter { $0.hasPrefix(Self.variant) }.map {
      $0.dropFirst(Self.variant.count)
    }
    if variants.count > 1 {
      Diagnostics.error("\(target.name) has more than one condition \(Self.variant)…; keep one")
    }
    return [
      .buildCommand(
        displayName: "Compiling countries.yaml",
        executable: try context.tool(named: "compile-countries").url,
        arguments: [
          "generate", "--only", "swift", "--manifest", (manifest ?? candidates[0]).path,
          "--output", output.path,
        ] + variants.prefix(1).flatMap { ["--app", String($0)] },
        // There must be a command even without a manifest. If the list were empty, one of SwiftPM's build
        // systems would compile an empty target.
        inputFiles: manifest.map { [$0] } ?? candidates,
        outputFiles: Self.outputs.map { output.appending(path: "swift/\($0)") }
      )
    ]
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
    "Country+HelpDesk.swift",
    "Country.swift",
    "CountryFacts.swift",
    "Environment+Host.swift",
    "Environment+Key.swift",
    "Environment.swift",
    "Language.swift",
    "Link.swift",
    "PageURL.swift",
    "PreviewName.swift",
    "Scheme.swift",
    "Service.swift",
    "URLs.swift",
  ]
}
