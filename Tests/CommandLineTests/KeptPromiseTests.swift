import Foundation
import TestSupport
import Testing

/// Files of a released version can be read and written again, as `Documentation/Versioning.md`
/// promises.
///
/// `Kept` has a folder for each version with a manifest, the outputs of the version, and an app
/// that it updated. `make golden` records the folder until the version is released. After that the
/// folder never changes.
@Suite struct KeptPromiseTests {
  private static let versions = ["0.1.0"]

  /// A file, and the command that prints it.
  private static let outputs = [
    ("export.json", "nd-config export"),
    ("country.json", "nd-config show it --format json"),
    ("answer.json", "nd-config resolve it-api.nextdoor.com --format json"),
    ("findings.json", "nd-config validate wrong.yaml --format json"),
    ("review.json", "nd-config diff earlier.yaml countries.yaml --format json"),
  ]

  private static func kept(_ version: String) -> URL {
    Places.packageRoot.appendingPathComponent("Tests/CommandLineTests/Kept/\(version)")
  }

  /// Whether the version is not released yet, so that its folder is recorded and must match the
  /// current output.
  private static func isOpen(_ version: String) throws -> Bool {
    let source = try Places.bytes("Sources/CommandLine/nd-config/Version.swift")
    return String(decoding: source, as: UTF8.self).contains("\"\(version)-dev\"")
  }

  /// A folder with the manifests of a version.
  private func folder(_ version: String) throws -> ToolFolder {
    let folder = try ToolFolder()
    for name in ["countries.yaml", "earlier.yaml", "wrong.yaml"] {
      let file = Self.kept(version).appendingPathComponent(name)
      try folder.write(String(contentsOf: file, encoding: .utf8), to: name)
    }
    return folder
  }

  /// The files below a folder, by path.
  private func files(_ root: URL) throws -> [String: String] {
    let paths = try FileManager.default.subpathsOfDirectory(atPath: root.path)
    let texts = paths.compactMap { path in
      (try? String(contentsOf: root.appendingPathComponent(path), encoding: .utf8)).map {
        (path, $0)
      }
    }
    return Dictionary(uniqueKeysWithValues: texts)
  }

  /// Expects the folder of an unreleased version to have exactly these files.
  private func expectGolden(_ files: [String: String], _ version: String, in name: String) throws {
    guard try Self.isOpen(version) else { return }
    let root = Self.kept(version).appendingPathComponent(name)
    let old = Golden.isRecording ? (try? self.files(root)) ?? [:] : try self.files(root)
    for path in Set(files.keys).union(old.keys).sorted() {
      try Golden.expect((files[path] ?? "").utf8, at: root.appendingPathComponent(path))
    }
  }

  @Test(arguments: versions) func manifestIsValid(_ version: String) async throws {
    let run = try await folder(version).shell("nd-config validate --warnings-as-errors")
    #expect(run.status == 0, "\(run)")
  }

  @Test(arguments: versions) func commandsPrintWhatTheyPrinted(_ version: String) async throws {
    let folder = try folder(version)
    for (name, command) in Self.outputs {
      let run = try await folder.shell(command)
      let file = Self.kept(version).appendingPathComponent(name)
      if try Self.isOpen(version) { try Golden.expect(run.stdout.utf8, at: file) }
      #expect(try lost(of: Data(contentsOf: file), in: Data(run.stdout.utf8)) == [], "\(command)")
    }
  }

  /// Code keeps its names; other files have the same content for readers of their format.
  @Test(arguments: versions) func filesAreGeneratedAgain(_ version: String) async throws {
    let folder = try folder(version)
    _ = try await folder.shell("nd-config generate --quiet")
    var files = try files(folder.scratch.url("generated"))
    for code in ["kotlin", "objc", "swift", "typescript"] {
      let sources = files.keys.filter { $0.hasPrefix("\(code)/") && !$0.hasSuffix(".json") }
      let names = sources.flatMap { PublicNames.list(in: files[$0] ?? "") }
      for path in sources { files[path] = nil }
      files["\(code).txt"] = names.sorted().map { "\($0)\n" }.joined()
    }
    try expectGolden(files, version, in: "generated")
    let old = try self.files(Self.kept(version).appendingPathComponent("generated"))
    #expect(old.count > 40)
    for (path, text) in old {
      let new = try #require(files[path], "\(path) is not written anymore")
      switch path.split(separator: ".").last {
      case "txt":
        let names = Set(new.split(separator: "\n"))
        #expect(text.split(separator: "\n").filter { !names.contains($0) } == [], "\(path)")
      case "json": #expect(try lost(of: Data(text.utf8), in: Data(new.utf8)) == [], "\(path)")
      default: #expect(content(text) == content(new), "\(path)")
      }
    }
  }

  /// The app is up to date, and the entries that were added can be removed.
  @Test(arguments: versions) func appOfTheVersionIsUpToDate(_ version: String) async throws {
    let folder = try folder(version)
    if try Self.isOpen(version) {
      let example = Places.packageRoot.appendingPathComponent("Examples/NeighborhoodApp")
      try FileManager.default.copyItem(at: example, to: folder.scratch.url("app"))
      let before = try files(example)
      let run = try await folder.shell("nd-config apply --app app")
      #expect(run.status == 0, "\(run)")
      let changed = try files(folder.scratch.url("app")).filter { path, text in
        path == "app.yaml" || before[path] != text
      }
      try expectGolden(changed, version, in: "app")
      try FileManager.default.removeItem(at: folder.scratch.url("app"))
    }
    let app = Self.kept(version).appendingPathComponent("app")
    try FileManager.default.copyItem(at: app, to: folder.scratch.url("app"))
    let check = try await folder.shell("nd-config apply --app app --check")
    #expect(check.status == 0, "\(check)")

    let host = "it.nextdoor.com"
    #expect(try files(app).values.count { $0.contains(host) } > 5)
    let removal = try await folder.shell("nd-config remove it && nd-config apply --app app")
    #expect(removal.status == 0, "\(removal)")
    let left = try files(folder.scratch.url("app")).filter { $0.value.contains(host) }
    #expect(left.keys.sorted() == [])
  }

  /// The paths that an old JSON text has and a new one lacks; a new one may have more fields.
  private func lost(of old: Data, in new: Data) throws -> [String] {
    lost(
      of: try JSONSerialization.jsonObject(with: old),
      in: try JSONSerialization.jsonObject(with: new),
      at: ""
    )
  }

  private func lost(of old: Any, in new: Any, at path: String) -> [String] {
    if let old = old as? [String: Any], let new = new as? [String: Any] {
      return old.keys.sorted().filter { $0 != "toolVersion" }.flatMap { key in
        new[key].map { lost(of: old[key] ?? "", in: $0, at: "\(path)/\(key)") } ?? [
          "\(path)/\(key)"
        ]
      }
    }
    if let old = old as? [Any], let new = new as? [Any], old.count == new.count {
      return zip(old, new).enumerated().flatMap { lost(of: $1.0, in: $1.1, at: "\(path)/\($0)") }
    }
    return (old as? NSObject) == (new as? NSObject) ? [] : [path]
  }

  /// A text without comments and white space.
  private func content(_ text: String) -> String {
    text.replacing(#/<!--[\s\S]*?-->|\/\*[\s\S]*?\*\/|(?m:^\s*#.*$)/#, with: "").filter {
      !$0.isWhitespace
    }
  }

  @Test func lossesAreNoticed() throws {
    let old = Data(#"{"a": [{"b": 1}], "c": "d"}"#.utf8)
    #expect(try lost(of: old, in: Data(#"{"a": [{"b": 1, "e": 2}], "c": "d"}"#.utf8)) == [])
    #expect(try lost(of: old, in: Data(#"{"a": [{"b": 2}], "f": "d"}"#.utf8)) == ["/a/0/b", "/c"])
    #expect(try lost(of: old, in: Data(#"{"a": [], "c": "d"}"#.utf8)) == ["/a"])
    #expect(content("<!-- a -->\n<b>\n") == content("<b>") && content("<b>") != content("<c>"))
    let names = PublicNames.list(
      in:
        "public enum A {\n  case b\n  public var c: Int { 1 }\n  var d = 1\n}\nenum E {\n  case f\n}\n"
    )
    #expect(names == ["public enum A", "A › case b", "A › public var c: Int"])
  }
}
