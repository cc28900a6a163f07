import Foundation
import PackagePlugin

/// `swift package refresh-generated`: writes everything that is made from `countries.yaml` into
/// `generated/`, to be committed.
@main
struct RefreshGenerated: CommandPlugin {
  func performCommand(context: PluginContext, arguments: [String]) throws {
    let package = context.package.directoryURL
    let process = Process()
    process.executableURL = try context.tool(named: "nd-config").url
    process.arguments =
      [
        "generate", "--manifest", package.appending(path: "countries.yaml").path,
        "--output", package.appending(path: "generated").path,
      ] + arguments
    try process.run()
    process.waitUntilExit()
    if process.terminationStatus != 0 {
      Diagnostics.error("nd-config generate ended with \(process.terminationStatus)")
    }
  }
}
