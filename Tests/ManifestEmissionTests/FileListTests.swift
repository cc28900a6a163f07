import CountryManifest
import Foundation
import TestSupport
import Testing

@testable import ManifestEmission
@testable import SwiftEmission
@testable import nd_config

/// The list of files is fixed, because the plugin and Bazel cannot ask the emitter for it.
struct FileListTests {
  private func ours() throws -> [EmittedFile] {
    try swiftFiles(Places.frozenManifest())
  }

  @Test(arguments: ["Plugins/CompileCountries/CompileCountries.swift", "Examples/Bazel/defs.bzl"])
  func buildListsTheEmittedFiles(_ path: String) throws {
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

  @Test func everyFileOfTheSupportCodeIsEmbedded() throws {
    let folder = Places.url("Sources/Emit/EmbeddedFiles").path
    for (language, embedded) in [
      ("swift", SupportCode.swift.map(\.name)),
      ("kotlin", SupportCode.kotlin(package: "ndcountries").map(\.name)),
      ("typescript", ["forms.ts", "previews.ts", "support.ts"]),
    ] {
      let names = try FileManager.default.contentsOfDirectory(atPath: "\(folder)/\(language)")
      #expect(names.sorted() == embedded)
    }
  }

  /// The path says whose file it is, so that a line of `files.txt` is ours only if an output can have it.
  @Test func filesAreInTheFolderOfTheirOutput() throws {
    let manifest = try resolve(Places.frozenManifest())
    for emitter in Emitters.all {
      let paths = emitter.files(for: manifest).map(\.path)
      #expect(!paths.isEmpty, "\(emitter.id)")
      for path in paths {
        #expect(
          path == emitter.onlyFile ?? path
            && (emitter.onlyFile != nil || path.hasPrefix("\(emitter.id)/"))
        )
      }
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

  @Test func generatedFilesContainNoPath() throws {
    for file in try ours() {
      #expect(!file.contents.contains(Places.packageRoot.path))
    }
  }
}
