import ManifestApply

/// An app's folder in memory, with links.
struct MemoryFolder: AppFolder, Equatable {
  struct Unreadable: Error, Equatable { var path: String }

  let name = "app"
  /// The path of the folder on its imaginary disk.
  var root = "/home/app"
  /// The texts of files, by their path in the folder.
  var files: [String: String] = [:]
  /// Links in the folder with their absolute targets.
  var links: [String: String] = [:]
  var unreadable: Set<String> = []

  init(_ files: [String: String] = [:]) { self.files = files }

  func contents(of path: String) throws(Unreadable) -> [UInt8]? {
    if unreadable.contains(path) { throw Unreadable(path: path) }
    return text(path).map { Array($0.utf8) }
  }

  func identity(of path: String) -> String? { text(path) == nil ? nil : resolved(path) }

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

  private func absolute(_ path: String) -> String {
    path.isEmpty ? root : root == "/" ? "/\(path)" : "\(root)/\(path)"
  }

  private func resolved(_ path: String) -> String { links[path] ?? absolute(path) }

  private func text(_ path: String) -> String? {
    guard let target = links[path] else { return files[path] }
    return files.first { absolute($0.key) == target }?.value
  }
}
