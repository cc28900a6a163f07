import Foundation
import PackagePlugin

/// `swift package refresh-generated`: writes everything that is made from `countries.yaml` into
/// `generated/`, to be committed.
///
/// It takes the options of `nd-config generate`, but writes nothing outside the package.
@main
struct RefreshGenerated: CommandPlugin {
  func performCommand(context: PluginContext, arguments: [String]) throws {
    let package = context.package.directoryURL
    if let output = outputOutside(package, arguments) {
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

  /// The first folder among the arguments that is not below the package, by its real path.
  private func outputOutside(_ package: URL, _ arguments: [String]) -> String? {
    let root = package.resolvingSymlinksInPath()
    var folders: [String] = []
    for (position, argument) in arguments.enumerated() {
      if argument == "--output" || argument == "-o" {
        folders += arguments[(position + 1)...].prefix(1)
      } else if let name = ["--output=", "-o=", "-o"].first(where: argument.hasPrefix) {
        folders.append(String(argument.dropFirst(name.count)))
      }
    }
    return folders.first { folder in
      var real = folder.hasPrefix("/") ? URL(filePath: "/") : root
      for name in folder.split(separator: "/") where name != "." {
        // What is above a folder is not what the path says if the folder is a link.
        if name == ".." {
          real.deleteLastPathComponent()
        } else {
          real = real.appending(path: String(name)).resolvingSymlinksInPath()
        }
      }
      return real.path != root.path && !real.path.hasPrefix("\(root.path)/")
    }
  }
}
