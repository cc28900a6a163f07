import Foundation
import ManifestEmission
import TestSupport
@testable import SwiftEmission
import Testing

/// Programs in other languages; all tests share one run of each compiler, because it starts slowly.
enum OutsidePrograms {
  /// A program that did not compile, or did not exit normally.
  struct Failure: Error {
    var program: String
    var output: String
  }

  /// The folder of the compiled programs, kept for all tests and created again by the next run.
  static let kotlin = Task.detached {
    let folder = try emptyFolder("kotlin")
    let sources = try KotlinSources.all()
    for source in sources {
      try write(source.contents, to: folder.appendingPathComponent(source.path))
    }
    try await run(["kotlinc"] + sources.map(\.path) + ["-d", "programs.jar"], in: folder)
    return folder
  }

  static let typeScript = Task.detached {
    let folder = try emptyFolder("typescript")
    for source in try TypeScriptSources.all() {
      try write(source.contents, to: folder.appendingPathComponent(source.path))
    }
    try write(TypeScriptSources.settings, to: folder.appendingPathComponent("tsconfig.json"))
    try await run(["tsc", "-p", "."], in: folder)
    return folder
  }

  private static func emptyFolder(_ name: String) throws -> URL {
    let folder = Places.url(".build/outside-programs/\(name)")
    try? FileManager.default.removeItem(at: folder)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    return folder
  }

  private static func write(_ text: String, to file: URL) throws {
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(),
      withIntermediateDirectories: true
    )
    try Data(text.utf8).write(to: file)
  }

  /// The output of a program, line by line.
  static func kotlin(_ program: String, _ arguments: [String] = []) async throws -> [String] {
    let name = program.prefix(1).uppercased() + program.dropFirst()
    return try await kotlin(main: "\(program).\(name)Kt", arguments)
  }

  static func kotlin(main: String, _ arguments: [String] = []) async throws -> [String] {
    let folder = try await kotlin.value
    let jar = folder.appendingPathComponent("programs.jar").path
    return try await lines(["kotlin", "-cp", jar, main] + arguments, in: folder)
  }

  static func typeScript(
    _ program: String,
    file: String = "main",
    _ arguments: [String] = []
  ) async throws -> [String] {
    let folder = try await typeScript.value
    return try await lines(["node", "out/\(program)/\(file).js"] + arguments, in: folder)
  }

  private static func lines(_ command: [String], in folder: URL) async throws -> [String] {
    try await run(command, in: folder).split(separator: "\n", omittingEmptySubsequences: false)
      .dropLast().map(String.init)
  }

  @discardableResult
  private static func run(_ command: [String], in folder: URL) async throws -> String {
    let outcome = try await Command.run(command[0], Array(command.dropFirst()), in: folder)
    guard outcome.status == 0 else {
      throw Failure(program: command[0], output: outcome.output)
    }
    return outcome.stdout
  }
}
