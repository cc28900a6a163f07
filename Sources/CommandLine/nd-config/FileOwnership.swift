import AppFileFormats
import ManifestEmission
import ManifestFindings
import SwiftEmission

extension Emitter {
  /// Whether this emitter generated a file; `path` is relative to the output folder.
  static func owns(_ path: String, containing bytes: [UInt8]) -> Bool {
    if GeneratedNote.isFirstComment(of: bytes) { return true }
    if onlyFile != nil { return ownFiles.contains { $0.matches(path[...], bytes) } }
    guard path.hasPrefix("\(id)/") else { return false }
    return ownFiles.contains { $0.matches(path.dropFirst(id.count + 1), bytes) }
  }
}

extension OwnFile {
  fileprivate func matches(_ path: Substring, _ bytes: [UInt8]) -> Bool {
    let parts = path.split(separator: "/")
    let ours = self.path.split(separator: "/")
    guard parts.count == ours.count, zip(parts, ours).allSatisfy({ $1 == "*" || $0 == $1 }),
      let root = try? JSONScanner.root(of: SourceFile(path: "", bytes: bytes))
    else { return false }
    let objects = root.elements ?? [root]
    return !objects.isEmpty
      && objects.allSatisfy { object in
        object.members.map { keys.isSubset(of: $0.map(\.name)) } ?? false
      }
  }
}
