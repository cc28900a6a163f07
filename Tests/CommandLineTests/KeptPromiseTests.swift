import CountryManifest
import Foundation
import TestSupport
import Testing

/// Files of a released version can be read and written again, as `Documentation/Versioning.md`
/// promises.
///
/// `Kept` has a folder for each version with manifests, the outputs of the version, the names that
/// it promises, and apps that it updated; `Kept/unapplied` is one of these apps before. `make golden` records the folder until the version is
/// released. After that the folder never changes.
@Suite struct KeptPromiseTests {
  private static let versions = ["0.1.0"]

  /// A file, the command that prints it, and its exit status.
  private static let outputs: [(file: String, command: String, status: Int32)] = [
    ("export.json", "export", 0), ("every-key.json", "export every-key.yaml", 0),
    ("country.json", "show it --format json", 0),
    ("answer.json", "resolve it-api.nextdoor.com --format json", 0),
    ("findings.json", "validate wrong.yaml --format json", 1),
    ("allowed.json", "validate every-key.yaml --format json", 0),
    ("review.json", "diff earlier.yaml countries.yaml --format json", 0),
  ]

  /// An app that a version updates, the folder with the state before, and a text that goes with
  /// Italy.
  private static let apps = [
    ("app", "Examples/NeighborhoodApp", "it.nextdoor.com"),
    ("catalog", "Tests/CommandLineTests/Kept/unapplied", "country.name.IT"),
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
    for name in ["countries.yaml", "earlier.yaml", "every-key.yaml", "wrong.yaml"] {
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

  @Test(arguments: versions, ["countries.yaml", "every-key.yaml"])
  func manifestIsValid(_ version: String, _ manifest: String) async throws {
    let run = try await folder(version).shell("nd-config validate \(manifest) --warnings-as-errors")
    #expect(run.status == 0, "\(run)")
  }

  @Test(arguments: versions) func everyKeyOfTheFormatIsKept(_ version: String) throws {
    guard try Self.isOpen(version) else { return }
    let texts = try ["countries.yaml", "every-key.yaml"].map { name in
      try String(contentsOf: Self.kept(version).appendingPathComponent(name), encoding: .utf8)
    }
    let keys = texts.joined(separator: "\n").replacing(#/#.*/#, with: "")
      .matches(of: #/([\w-]+):(?:\s|$)/#).map { String($0.1) }
    #expect(ManifestSchema.keyNames.subtracting(keys).sorted() == [])
  }

  @Test(arguments: [
    ("diff earlier.yaml countries.yaml --breaking", 1), ("validate missing.yaml", 2),
    ("validate --missing", 64),
  ])
  func exitStatusIsAsDocumented(_ command: String, _ status: Int32) async throws {
    let run = try await folder(Self.versions[0]).shell("nd-config \(command)")
    #expect(run.status == status, "\(run)")
  }

  @Test(arguments: versions) func commandsPrintWhatTheyPrinted(_ version: String) async throws {
    let folder = try folder(version)
    for (name, command, status) in Self.outputs {
      let run = try await folder.shell("nd-config \(command)")
      #expect(run.status == status, "\(run)")
      let file = Self.kept(version).appendingPathComponent(name)
      if try Self.isOpen(version) { try Golden.expect(run.stdout.utf8, at: file) }
      #expect(try lost(of: Data(contentsOf: file), in: Data(run.stdout.utf8)) == [], "\(command)")
    }
  }

  @Test(arguments: versions) func promisedNamesExist(_ version: String) async throws {
    let lists = [
      "options.txt": try await optionNames(), "rules.txt": try ruleNames(),
    ]
    for (name, list) in lists {
      #expect(list.count > 100, "\(name)")
      let file = Self.kept(version).appendingPathComponent(name)
      if try Self.isOpen(version) {
        try Golden.expect(list.map { "\($0)\n" }.joined().utf8, at: file)
      }
      let kept = try String(contentsOf: file, encoding: .utf8).split(separator: "\n")
      #expect(Set(kept.map(String.init)).subtracting(list).sorted() == [], "\(name)")
    }
  }

  /// The commands with their arguments, options, values and defaults.
  private func optionNames() async throws -> [String] {
    struct Help: Decodable { let command: Command }
    struct Command: Decodable {
      let commandName: String
      let subcommands: [Command]?
      let arguments: [Argument]?
    }
    struct Argument: Decodable {
      struct Name: Decodable { let kind, name: String }
      let kind: String
      let valueName, defaultValue: String?
      let names: [Name]?
      let allValues: [String]?
      let shouldDisplay: Bool
    }
    func lines(_ command: Command, below parent: String) -> [String] {
      let path = parent + command.commandName
      let options = (command.arguments ?? []).filter(\.shouldDisplay).flatMap { argument in
        let names = (argument.names ?? []).map { ($0.kind == "short" ? "-" : "--") + $0.name }
        let shown = names.isEmpty ? ["<\(argument.valueName ?? "")>"] : names
        let values = (argument.allValues ?? []).map { "\(shown[0]) \($0)" }
        let standard = argument.defaultValue.map { ["\(shown[0]) (default: \($0))"] } ?? []
        return (shown + values + standard).map { "\(path) \($0)" }
      }
      return [path] + options
        + (command.subcommands ?? []).flatMap { lines($0, below: "\(path) ") }
    }
    let run = try await ToolFolder().shell("nd-config --experimental-dump-help")
    let help = try JSONDecoder().decode(Help.self, from: Data(run.stdout.utf8))
    return lines(help.command, below: "").sorted()
  }

  /// The ids of findings with their severity, and of breaking changes, from the generated pages.
  ///
  /// New errors are not noticed here; the changelog has to list them.
  private func ruleNames() throws -> [String] {
    try ["Rules", "App"].flatMap { page in
      let text = String(decoding: try Places.bytes("Documentation/\(page).md"), as: UTF8.self)
      return text.matches(
        of: /\| (?:\[|`)([a-z]+(?:-[a-z]+)+)(?:\]\(#.*?\)|`) \| (error|warning)?/
      ).map { "\($0.1) \($0.2 ?? "breaking")" }
    }.sorted()
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
  @Test(arguments: versions, apps)
  func appOfTheVersionIsUpToDate(
    _ version: String,
    _ app: (name: String, from: String, italy: String)
  ) async throws {
    let folder = try folder(version)
    if try Self.isOpen(version) {
      let example = Places.packageRoot.appendingPathComponent(app.from)
      try FileManager.default.copyItem(at: example, to: folder.scratch.url("app"))
      let before = try files(example)
      let run = try await folder.shell("nd-config apply --app app")
      #expect(run.status == 0, "\(run)")
      let changed = try files(folder.scratch.url("app")).filter { path, text in
        path == "app.yaml" || before[path] != text
      }
      try expectGolden(changed, version, in: app.name)
      try FileManager.default.removeItem(at: folder.scratch.url("app"))
    }
    let kept = Self.kept(version).appendingPathComponent(app.name)
    try FileManager.default.copyItem(at: kept, to: folder.scratch.url("app"))
    let check = try await folder.shell("nd-config apply --app app --check")
    #expect(check.status == 0, "\(check)")

    #expect(try files(kept).values.contains { $0.contains(app.italy) })
    let removal = try await folder.shell("nd-config remove it && nd-config apply --app app")
    #expect(removal.status == 0, "\(removal)")
    let left = try files(folder.scratch.url("app")).filter { $0.value.contains(app.italy) }
    #expect(left.keys.sorted() == [])
  }

  /// The keys with words for people and with locations, whose values may change, but not their types.
  ///
  /// Only findings and reviews have these keys.
  private static let changeable: Set = [
    "help", "message", "notes", "range", "text", "title", "toolVersion",
  ]

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
      return old.keys.sorted().flatMap { key -> [String] in
        guard let value = new[key] else { return ["\(path)/\(key)"] }
        if Self.changeable.contains(key), value is String == old[key] is String { return [] }
        return lost(of: old[key] ?? "", in: value, at: "\(path)/\(key)")
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
    let finding = Data(#"{"id": "a", "message": "b"}"#.utf8)
    #expect(try lost(of: finding, in: Data(#"{"id": "a", "message": "c"}"#.utf8)) == [])
    #expect(try lost(of: finding, in: Data(#"{"id": "c"}"#.utf8)) == ["/id", "/message"])
    #expect(try lost(of: finding, in: Data(#"{"id": "a", "message": []}"#.utf8)) == ["/message"])
    #expect(content("<!-- a -->\n<b>\n") == content("<b>") && content("<b>") != content("<c>"))
    let names = PublicNames.list(
      in:
        "public enum A {\n  case b\n  public var c: Int { 1 }\n  var d = 1\n}\nenum E {\n  case f\n}\n"
    )
    #expect(names == ["public enum A", "A › case b", "A › public var c: Int"])
  }
}
