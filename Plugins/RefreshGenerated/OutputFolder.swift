import Foundation

/// Where the arguments of `nd-config generate` say to write.
enum OutputFolder {
  /// The first folder among the arguments that is not below the package, by its real path.
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
