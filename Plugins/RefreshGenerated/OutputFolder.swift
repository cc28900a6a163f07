import Foundation

/// The output folder in the arguments of `nd-config generate`.
enum OutputFolder {
  /// The first folder in the arguments that is outside the package; links are resolved.
  static func outside(_ package: URL, _ arguments: [String]) -> String? {
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
        // The parent of a link's target is not the folder that contains the link.
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
