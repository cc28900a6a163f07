import AppFileFormats
import Foundation
import ManifestFindings
import ManifestMerging
import TestSupport
import Testing

/// A readable file before and after a merge, in the folder `Cases/<kind>/<situation>/`.
///
/// The folder has `before.*`, `after.*`, `entries` and `recorded`. A refused file has `refusal`
/// instead of the results.
struct MergeCase: CustomTestStringConvertible, Sendable {
  var folder: URL
  var merger: any FileMerger

  var testDescription: String {
    folder.pathComponents.suffix(2).joined(separator: "/")
  }

  static func all() throws -> [MergeCase] {
    try FileKind.allCases.flatMap { kind in
      let root = Places.url(
        "Tests/ManifestMergingTests/Cases/\(kind.rawValue)"
      )
      return try FileManager.default.contentsOfDirectory(atPath: root.path).sorted().map {
        let folder = root.appendingPathComponent($0)
        return MergeCase(folder: folder, merger: merger(of: kind, in: folder))
      }
    }
  }

  /// The merger of a kind, with the option in `form`.
  private static func merger(of kind: FileKind, in folder: URL) -> any FileMerger {
    let form = try? String(contentsOf: folder.appendingPathComponent("form"), encoding: .utf8)
    if let form = form?.trimmingCharacters(in: .newlines) {
      return SmartlingMerger(form: LocaleSpelling(example: form))
    }
    return kind.merger
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

  /// The record of an earlier run: lines `applied KEY = VALUE` and `found KEY = VALUE`.
  ///
  /// A line `original LIST = TEXT` gives the text of a list before that run.
  func applied() throws -> AppliedEntries {
    var applied = AppliedEntries(added: try entries("applied"))
    applied.entries += try entries("found").map { AppliedEntry($0, .found) }
    for original in try entries("original") { applied.originals[original.key] = original.value }
    return applied
  }

  /// Lines `wanted|applied KEY = VALUE`; `\n` in a value is a line break.
  func entries(_ list: String) throws -> [MergeEntry] {
    String(decoding: try bytes("entries") ?? [], as: UTF8.self)
      .split(separator: "\n")
      .filter { $0.hasPrefix(list + " ") }
      .map { line in
        let parts = line.dropFirst(list.count + 1).components(separatedBy: " = ")
        let value = parts.dropFirst().joined(separator: " = ")
        return MergeEntry(parts[0], value.replacingOccurrences(of: "\\n", with: "\n"))
      }
  }
}

extension FileMerger {
  func merge(
    _ text: String,
    wanted: [MergeEntry],
    applied: AppliedEntries = AppliedEntries()
  ) throws(FileRefusal) -> MergedFile {
    try merge(Array(text.utf8), wanted: wanted, applied: applied)
  }

  func merge(
    _ bytes: [UInt8],
    wanted: [MergeEntry],
    applied: AppliedEntries = AppliedEntries()
  ) throws(FileRefusal) -> MergedFile {
    try merge(SourceFile(path: "file", bytes: bytes), wanted: wanted, applied: applied)
  }
}

extension MergedFile {
  var entries: [MergeEntry] { applied.entries.map(\.entry) }

  /// The record as lines of a case's `entries`.
  var recordLines: String {
    let states = applied.entries.map { entry in
      let name = entry.state == .added ? "applied" : "found"
      let value = entry.entry.value.replacingOccurrences(of: "\n", with: "\\n")
      return "\(name) \(entry.key)" + (value.isEmpty ? "" : " = \(value)")
    }
    let originals = applied.originals.sorted { $0.key < $1.key }.map { list, text in
      "original \(list) = \(text.replacingOccurrences(of: "\n", with: "\\n"))"
    }
    let stopped = stopped.map { "stopped \($0.entry.key) by \($0.other)" }
    return (states + originals + stopped).map { $0 + "\n" }.joined()
  }

  var text: String { String(decoding: bytes, as: UTF8.self) }
}
