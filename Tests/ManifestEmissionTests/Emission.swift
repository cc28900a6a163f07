import CountryManifest
import Foundation
import ManifestEmission
import ManifestFindings
import SwiftEmission
import TestSupport
import Testing
import YAMLTree

/// Resolves a manifest without checking the rules, because emitters must handle more than the rules
/// allow.
///
/// With the name of a variant, the result has only the contents of that variant.
func resolve(_ text: String, variant: String? = nil) throws -> ResolvedManifest {
  let file = SourceFile(path: "countries.yaml", bytes: Array(text.utf8))
  let (tree, syntax) = YAMLTree.parse(file)
  let (manifest, shape) = Manifest.decode(try #require(tree))
  // A country code that is not of ISO 3166 is used as it is.
  let errors = (syntax + shape).filter {
    $0.severity == .error && $0.id != "unknown-country-code"
  }
  try #require(errors.isEmpty, "\(TextRenderer(usesColor: false).render(errors, in: file))")
  let part = try #require(variant.map { manifest.variant(named: $0) } ?? manifest)
  return try #require(ResolvedManifest(part, Derivation(part, .embedded)))
}

/// The compiler settings of a project that uses the generated Swift.
enum Dialect: CaseIterable, Sendable {
  case swift5
  case swift6Strict

  var flags: [String] {
    switch self {
    case .swift5: ["-swift-version", "5"]
    case .swift6Strict:
      ["-swift-version", "6", "-warnings-as-errors"]
        + ["ExistentialAny", "InternalImportsByDefault", "MemberImportVisibility"]
        .flatMap { ["-enable-upcoming-feature", $0] }
    }
  }
}

/// Compiles files together with a main program, runs it, and returns its output.
func run(
  _ files: [EmittedFile],
  main: String,
  _ dialect: Dialect,
  input: [UInt8] = []
) async throws -> String {
  try await CompiledSwift(files, main: main, dialect).run(input: input)
}

/// A program of generated files and a main file, which can run more than once.
struct CompiledSwift: Sendable {
  private let folder: ScratchFolder

  init(_ files: [EmittedFile], main: String, _ dialect: Dialect) async throws {
    folder = try ScratchFolder()
    for file in files { try folder.write(file.contents, to: file.path) }
    try folder.write(main, to: "main.swift")
    let sources = files.map { folder.url($0.path).path } + [folder.url("main.swift").path]
    // Compiled as one module, which takes a third of the time, because each file alone would load
    // Foundation again.
    let flags = dialect.flags + ["-whole-module-optimization", "-o", folder.url("program").path]
    let compiler = try await Command.run("swiftc", flags + sources)
    try #require(compiler.status == 0, "\(compiler.output)")
  }

  func run(input: [UInt8] = []) async throws -> String {
    let outcome = try await Command.run(folder.url("program").path, [], input: input)
    try #require(outcome.status == 0, "\(outcome.output)")
    return outcome.stdout
  }
}

func emittedFiles(_ text: String) throws -> [EmittedFile] {
  let manifest = try resolve(text)
  return Emitters.all.flatMap { $0.files(for: manifest) }
}

func swiftFiles(_ text: String) throws -> [EmittedFile] {
  try SwiftEmitter.files(for: resolve(text))
}

/// The bytes of a text, because Swift strings are equal even if the composition of accents differs.
func hex(_ text: String) -> String {
  text.utf8.map { String($0, radix: 16) }.joined(separator: ".")
}

/// `hex` for a program that a test compiles.
let hexSource = """
  func hex(_ text: String?) -> String {
    (text ?? "nil").utf8.map { String($0, radix: 16) }.joined(separator: ".")
  }

  """
