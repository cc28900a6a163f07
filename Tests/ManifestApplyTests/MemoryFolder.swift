import ManifestApply

/// An app's folder in memory.
struct MemoryFolder: AppFolder, Equatable {
  struct Unreadable: Error, Equatable { var path: String }

  let name = "app"
  /// The texts of files, by their path in the folder.
  var files: [String: String] = [:]
  var unreadable: Set<String> = []

  init(_ files: [String: String] = [:]) { self.files = files }

  func contents(of path: String) throws(Unreadable) -> [UInt8]? {
    if unreadable.contains(path) { throw Unreadable(path: path) }
    return files[path].map { Array($0.utf8) }
  }

  func folders(in path: String) -> [String] {
    let prefix = path.isEmpty ? "" : path + "/"
    let below = files.keys.filter { $0.hasPrefix(prefix) }.map { $0.dropFirst(prefix.count) }
    return Array(Set(below.filter { $0.contains("/") }.map { String($0.prefix { $0 != "/" }) }))
  }

  func files(in path: String) -> [String] {
    let prefix = path.isEmpty ? "" : path + "/"
    return files.keys.filter { $0.hasPrefix(prefix) }.map { String($0.dropFirst(prefix.count)) }
      .filter { !$0.contains("/") }
  }

  mutating func take(_ step: ApplyPlan.Step) {
    switch step {
    case .write(let path, let bytes, let read):
      precondition(files[path].map { Array($0.utf8) } == read, "\(path) is not what was read")
      files[path] = String(decoding: bytes, as: UTF8.self)
    case .remove(let path, let read):
      precondition(files[path].map { Array($0.utf8) } == read, "\(path) is not what was read")
      files[path] = nil
    }
  }
}
