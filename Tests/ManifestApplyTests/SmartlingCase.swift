import Foundation
import ManifestApply
import ManifestFindings
import TestSupport
import Testing

/// A Smartling configuration before and after a merge, in the folder `Cases/smartling/<situation>/`.
///
/// The folder has `before.*`, `after.*`, `entries` and `recorded`. A refused file has `refusal`
/// instead of the results.
struct SmartlingCase: CustomTestStringConvertible, Sendable {
  var folder: URL

  var testDescription: String { folder.lastPathComponent }

  static func all() throws -> [SmartlingCase] {
    let root = Places.url("Tests/ManifestApplyTests/Cases/smartling")
    return try FileManager.default.contentsOfDirectory(atPath: root.path).sorted()
      .map { SmartlingCase(folder: root.appendingPathComponent($0)) }
  }

  /// The bytes of a file; nil if it does not exist.
  func bytes(_ stem: String) throws -> [UInt8]? {
    try? Array(Data(contentsOf: try file(stem)))
  }

  /// A file of the case; `before` and `after` have the same extension.
  func file(_ stem: String) throws -> URL {
    guard ["before", "after"].contains(stem) else { return folder.appendingPathComponent(stem) }
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.path)
    let either = names.first { $0.hasPrefix("before.") || $0.hasPrefix("after.") }
    let parts = try #require(either).split(separator: ".", maxSplits: 1)
    return folder.appendingPathComponent("\(stem).\(parts[1])")
  }

  /// The record of an earlier run: lines `applied KEY` and `original TEXT`.
  func applied() throws -> AppliedEntries {
    AppliedEntries(
      Set(try entries("applied").map(\.key)),
      original: try entries("original").first?.key
    )
  }

  /// Lines `wanted|applied KEY = VALUE`.
  func entries(_ list: String) throws -> [MergeEntry] {
    String(decoding: try bytes("entries") ?? [], as: UTF8.self)
      .split(separator: "\n")
      .filter { $0.hasPrefix(list + " ") }
      .map { line in
        let parts = line.dropFirst(list.count + 1).components(separatedBy: " = ")
        return MergeEntry(parts[0], parts.dropFirst().joined(separator: " = "))
      }
  }
}

extension FileKind {
  func merge(
    _ text: String,
    _ wanted: [String],
    _ applied: AppliedEntries = AppliedEntries()
  ) throws(FileRefusal) -> MergedFile {
    let file = SourceFile(path: "file", text: text)
    return try merge(file, wanted: wanted.map { MergeEntry($0) }, applied: applied)
  }
}

extension MergedFile {
  /// The record as lines of a case's `entries`.
  var recordLines: String {
    let lines =
      applied.keys.sorted().map { "applied \($0)" }
      + (applied.original.map { ["original \($0.replacing("\n", with: "\\n"))"] } ?? [])
      + stopped.map { "stopped \($0.entry.key) by \($0.other)" }
    return lines.map { $0 + "\n" }.joined()
  }

  var text: String { String(decoding: bytes, as: UTF8.self) }
}
