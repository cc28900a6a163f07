import Foundation
import PackagePlugin

/// `swift package refresh-generated`: writes all outputs of `countries.yaml` to `generated/`, to be
/// committed.
///
/// It takes the options of `nd-config generate`, but writes nothing outside the package.
@main
struct RefreshGenerated: CommandPlugin {
  func performCommand(context: PluginContext, arguments: [String]) throws {
    let package = context.package.directoryURL
    if let output = OutputFolder.outside(package, arguments) {
      return Diagnostics.error(
        "\(output) is not in the package; run `nd-config generate` to write there"
      )
    }
    let process = Process()
    process.executableURL = try context.tool(named: "nd-config").url
    process.currentDirectoryURL = package
    process.arguments =
      ["generate", "--manifest", package.appending(path: "countries.yaml").path] + arguments
    try process.run()
    process.waitUntilExit()
    if process.terminationStatus != 0 {
      Diagnostics.error("nd-config generate ended with \(process.terminationStatus)")
    }
  }
}
