/// What may be paths of files in a file that says how a project is built.
struct NamedPaths {
  /// The folder of the file.
  let folder: String
  private let paths: Set<String>

  /// - Parameters:
  ///   - text: that of the file.
  ///   - path: its path, relative to the app's folder.
  init(_ text: String, at path: String) {
    folder = AppPath.folder(of: path)
    var paths: Set<String> = []
    for line in text.split(whereSeparator: \.isNewline) {
      for part in line.split(whereSeparator: { "\"'=:;,()[]{}".contains($0) }) {
        // After the variable of `$(SRCROOT)/App/Info.plist` is a slash, before a comment is a space.
        let words = part.drop { " \t-./".contains($0) }.split(separator: " ")
        let name = words.prefix { $0 != "#" && $0 != "//" }.joined(separator: " ")
        if name.contains(".") { paths.insert(name) }
      }
    }
    self.paths = paths
  }

  /// Whether the file names another one, relative to a folder or to its own.
  func names(_ file: String, from folder: String) -> Bool {
    [folder, self.folder].contains { folder in
      guard folder.isEmpty || file.hasPrefix("\(folder)/") else { return false }
      return paths.contains(String(file.dropFirst(folder.isEmpty ? 0 : folder.count + 1)))
    }
  }

  /// The other YAML files that it names, in order.
  var specifications: [String] {
    paths.filter { $0.hasSuffix(".yml") || $0.hasSuffix(".yaml") }.sorted()
  }
}
