import Foundation
import PackagePlugin

/// Compiles `countries.yaml` to Swift on every build of the target that it changed for.
///
/// It builds an argument list and nothing else: the list of outputs is fixed, whatever the manifest
/// holds, because SwiftPM asks for it before the tool has run.
@main
struct CompileCountries: BuildToolPlugin {
  func createBuildCommands(context: PluginContext, target: any Target) throws -> [Command] {
    guard let target = target as? any SourceModuleTarget else { return [] }
    let candidates = [
      target.directoryURL.appending(path: "countries.yaml"),
      context.package.directoryURL.appending(path: "countries.yaml"),
    ]
    let found = candidates.filter { FileManager.default.fileExists(atPath: $0.path) }
    let places = candidates.map(\.path).joined(separator: "\n  ")
    if found.isEmpty {
      Diagnostics.error("countries.yaml is in neither of the places it may be in:\n  \(places)")
    }
    if found.count > 1 {
      Diagnostics.error("countries.yaml is in both places, and one must go:\n  \(places)")
    }
    let output = context.pluginWorkDirectoryURL
    return [
      .buildCommand(
        displayName: "Compiling countries.yaml",
        executable: try context.tool(named: "nd-config").url,
        arguments: [
          "generate", "--only", "swift", "--manifest", (found.first ?? candidates[0]).path,
          "--output", output.path,
        ],
        // Without a manifest the candidates stand here all the same: an empty list of commands
        // would let one of SwiftPM's build systems compile the target empty.
        inputFiles: found.count == 1 ? found : candidates,
        outputFiles: Self.outputs.map { output.appending(path: "swift/\($0)") }
      )
    ]
  }

  /// What `generate --only swift` writes; a test holds the two to each other.
  private static let outputs = [
    "AccountForm+Check.swift",
    "AccountForm+Fields.swift",
    "AccountForm.swift",
    "AppLanguage.swift",
    "Country+AcceptedHostTable.swift",
    "Country+AccountForm.swift",
    "Country+FactTable.swift",
    "Country+Facts.swift",
    "Country+FormTable.swift",
    "Country+HelpDesk.swift",
    "Country+LanguageTable.swift",
    "Country+NameTable.swift",
    "Country+URLTable.swift",
    "Country.swift",
    "CountryTable.swift",
    "Environment+Host.swift",
    "Environment.swift",
    "Language.swift",
    "PreviewName.swift",
    "Scheme.swift",
    "Service.swift",
    "TextIndex.swift",
    "URL+Proven.swift",
  ]
}
