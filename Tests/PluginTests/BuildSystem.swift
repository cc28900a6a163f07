import Foundation
import TestSupport
import Testing

extension Tag {
  /// Runs `swift build` inside the test: some seconds when warm, half a minute when cold.
  @Tag static var nestedBuild: Self
}

/// All tests that build a package, one after the other.
///
/// The cores are few and the compiler takes them all; the tests of one build system also share what
/// it has built.
@Suite(.serialized, .tags(.nestedBuild))
struct NestedBuilds {}

/// A build system of SwiftPM.
enum BuildSystem: String, Sendable {
  case native
  case swiftbuild

  /// The native one, unless `make swiftbuild` asks for the other: each compiles the whole compiler.
  static let tested = [
    ProcessInfo.processInfo.environment["ND_BUILD_SYSTEM"].flatMap(BuildSystem.init) ?? .native
  ]

  /// The first build of an unchanged package in which nothing is left to do: the native system links
  /// the tool once more in the second.
  var firstQuietBuild: Int { self == .native ? 3 : 2 }
}

/// Where packages are built that depend on this one.
///
/// They share what is built of the compiler, which is kept between runs of the tests, so all of them reach
/// it under one path.
enum Nested {
  static let folder = Places.packageRoot.appendingPathComponent(".build/nested")

  /// The folder in which README.md's recipe is followed.
  static let acme = folder.appendingPathComponent("acme")

  /// Empties a package's folder, except for what was built in it, and links this package next to it as
  /// the recipe wants it.
  static func prepare(_ package: URL) throws {
    let files = FileManager.default
    for name in (try? files.contentsOfDirectory(atPath: package.path)) ?? [] where name != ".build"
    {
      try files.removeItem(at: package.appendingPathComponent(name))
    }
    try files.createDirectory(at: package, withIntermediateDirectories: true)
    let checkout = folder.appendingPathComponent("nd-config")
    try? files.removeItem(at: checkout)
    try files.createSymbolicLink(at: checkout, withDestinationURL: Places.packageRoot)
  }

  /// What a build system has built.
  ///
  /// The recipe builds with the native one, in the default place.
  static func scratch(_ system: BuildSystem) -> URL {
    switch system {
    case .native: acme.appendingPathComponent(".build")
    case .swiftbuild: folder.appendingPathComponent("swiftbuild")
    }
  }
}

/// A package that one build system builds.
struct Workspace {
  let package: URL
  let system: BuildSystem

  func swift(_ command: String, _ arguments: [String] = []) async throws -> Command.Outcome {
    let places = ["--package-path", package.path, "--scratch-path", Nested.scratch(system).path]
    let all = [command, "--build-system", system.rawValue] + places + arguments
    var outcome = try await Command.run("swift", all, in: package, isLong: true)
    // This system's own process dies now and then in libdispatch, in one of twenty new builds.
    for _ in 0..<3 where system == .swiftbuild && outcome.status == 139 {
      // `make test` counts these lines.
      print("retried: swift \(command) --build-system \(system), which crashed")
      outcome = try await Command.run("swift", all, in: package, isLong: true)
    }
    return outcome
  }

  /// Builds, which has to succeed, and counts how often the tool ran for it.
  func successfulBuild() async throws -> Int {
    let build = try await build()
    try #require(build.outcome.status == 0, "\(build.outcome.output)")
    return build.runs
  }

  /// Builds, and counts how often the tool ran for it.
  func build() async throws -> (outcome: Command.Outcome, runs: Int) {
    let outcome = try await swift("build", ["-v"])
    // What the tool says at its end. One of the systems prints the command line twice.
    let runs = outcome.output.split(separator: "\n")
      .count { $0.contains("CompileCountries/: ") && $0.hasSuffix(" changed") }
    return (outcome, runs)
  }

  /// What a program that was built prints.
  func output(of program: String) async throws -> Command.Outcome {
    let folder = try await swift("build", ["--show-bin-path"]).stdout
      .trimmingCharacters(in: .whitespacesAndNewlines)
    return try await Command.run("\(folder)/\(program)", [], in: package)
  }
}
