import CountryManifest
import Foundation
import TestSupport
import Testing

@testable import ManifestEmission

/// The list of files is fixed, and the plugin cannot ask the emitter for it.
struct FileListTests {
  private func ours() throws -> [EmittedFile] {
    try swiftFiles(String(decoding: Places.bytes("countries.yaml"), as: UTF8.self))
  }

  @Test func pluginListsTheEmittedFiles() throws {
    let path = "Plugins/CompileCountries/CompileCountries.swift"
    let source = String(decoding: try Places.bytes(path), as: UTF8.self)
    let names = source.split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) }
      .filter { $0.hasPrefix("\"") && $0.hasSuffix(".swift\",") }
      .map { String($0.dropFirst().dropLast(2)) }
    #expect(names == SwiftEmitter.fileNames)
  }

  @Test func emitterWritesTheFilesThatItNames() throws {
    let paths = try ours().map(\.path)
    #expect(paths == SwiftEmitter.fileNames.map { "swift/\($0)" })
  }

  @Test func committedFilesAreWhatIsEmitted() throws {
    let folder = Places.packageRoot.appendingPathComponent("generated/swift").path
    let names = try FileManager.default.contentsOfDirectory(atPath: folder).sorted()
    #expect(names == SwiftEmitter.fileNames)
    for file in try ours() {
      let committed = try Places.bytes("generated/\(file.path)")
      #expect(committed.elementsEqual(file.contents.utf8), "\(file.path): run nd-config generate")
    }
  }

  @Test func committedFilesPassTheCheck() async throws {
    let outcome = try await Command.ndConfig(["generate", "--check"])
    #expect(outcome.status == 0)
    #expect(outcome.stdout.isEmpty)
  }

  @Test func everyFileOfTheSupportCodeIsEmbedded() throws {
    let folder = Places.packageRoot.appendingPathComponent("Sources/CSupportCode").path
    for (language, embedded) in [
      ("swift", SupportCode.swift.map(\.name)),
      ("kotlin", SupportCode.kotlin(package: "ndcountries").map(\.name)),
      ("typescript", ["forms.ts", "previews.ts", "support.ts"]),
    ] {
      let names = try FileManager.default.contentsOfDirectory(atPath: "\(folder)/\(language)")
      #expect(names.sorted() == embedded)
    }
  }

  /// `generate` removes a file of an earlier manifest only if its emitter owns it.
  @Test func emittersOwnTheirFilesAndNoOthers() throws {
    let manifest = try resolve(String(decoding: Places.bytes("countries.yaml"), as: UTF8.self))
    for emitter in Emitters.all {
      let files = emitter.init().files(for: manifest)
      #expect(!files.isEmpty, "\(emitter.id)")
      for file in files where file.path.contains("/") {
        #expect(file.path.hasPrefix("\(emitter.id)/"))
        let isOwned = emitter.owns(file.path, beginningWith: Array(file.contents.utf8))
        #expect(isOwned, "\(file.path)")
      }
      let isOwned = emitter.owns("\(emitter.id)/Mine.swift", beginningWith: Array("let x = 1".utf8))
      #expect(!isOwned)
    }
  }

  @Test func emittingTwiceGivesTheSameBytes() throws {
    let files = try ours()
    let again = try ours()
    #expect(files == again)
    let large = Manifests.allCountries()
    let largeFiles = try swiftFiles(large)
    let largeAgain = try swiftFiles(large)
    #expect(largeFiles == largeAgain)
  }

  @Test func everyTableHasTheCountriesInOrder() throws {
    for text in [
      String(decoding: try Places.bytes("countries.yaml"), as: UTF8.self), Manifests.allCountries(),
      Manifests.keywords, Manifests.partial,
    ] {
      let codes = try resolve(text).countries.map(\.code)
      let tables = try swiftFiles(text).filter { $0.path.hasSuffix("Table.swift") }
        .filter { $0.path.hasPrefix("swift/Country+") }
      #expect(tables.count == 6)
      for table in tables {
        let headings = table.contents.split(separator: "\n")
          .filter { $0.hasPrefix("    ") && !$0.hasPrefix("     ") && !$0.hasPrefix("    \"\"\"") }
          .map { String($0.dropFirst(4).prefix { $0 != " " }) }
        #expect(headings == codes, "\(table.path)")
      }
    }
  }

  @Test func committedFilesContainNoPath() throws {
    for file in try ours() {
      #expect(!file.contents.contains(Places.packageRoot.path))
    }
  }
}
