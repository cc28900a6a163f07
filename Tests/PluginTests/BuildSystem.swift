import Foundation
import TestSupport
import Testing

extension Tag {
  /// Runs `swift build` inside the test: a few seconds with a warm cache, half a minute without.
  @Tag static var nestedBuild: Self
}

/// All tests that build a package, one after the other.
///
/// There are few cores, and the compiler uses all of them. Tests with the same build system also
/// share its build products.
@Suite(.serialized, .tags(.nestedBuild))
struct NestedBuilds {}

enum BuildSystem: String, Sendable {
  case native
  case swiftbuild

  /// The native one, unless `make swiftbuild` selects the other.
  ///
  /// Each compiles the whole compiler.
  static let tested = [
    ProcessInfo.processInfo.environment["ND_BUILD_SYSTEM"].flatMap(BuildSystem.init) ?? .native
  ]

  /// The first build of an unchanged package that has nothing to do.
  ///
  /// The native system links the tool once more in the second build.
  var firstQuietBuild: Int { self == .native ? 3 : 2 }
}

/// The folder in which packages that depend on this one are built.
///
/// They share the built compiler, which is kept between test runs, so all of them use it at the
/// same path.
enum Nested {
  static let folder = Places.url(".build/nested")

  /// The folder for the recipe in README.md.
  static let acme = folder.appendingPathComponent("acme")

  /// Empties a package's folder, except for its build, and links this package next to it.
  ///
  /// The recipe expects the link.
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

  /// The build folder of a build system.
  ///
  /// The recipe uses the native system and its default folder.
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
    // The process of this build system crashes in libdispatch in about one of twenty new builds.
    for _ in 0..<3 where system == .swiftbuild && outcome.status == 139 {
      // `make test` counts these lines.
      print("retried: swift \(command) --build-system \(system), which crashed")
      outcome = try await Command.run("swift", all, in: package, isLong: true)
    }
    return outcome
  }

  /// Builds, which must succeed, and counts how often the tool ran.
  func successfulBuild() async throws -> Int {
    let build = try await build()
    try #require(build.outcome.status == 0, "\(build.outcome.output)")
    return build.runs
  }

  /// Builds, and counts how often the tool ran.
  func build() async throws -> (outcome: Command.Outcome, runs: Int) {
    let outcome = try await swift("build", ["-v"])
    // Count the tool's last line of output, because one of the systems prints the command line
    // twice.
    let runs = outcome.output.split(separator: "\n")
      .count { $0.contains("CompileCountries/: ") && $0.hasSuffix(" changed") }
    return (outcome, runs)
  }

  func output(of program: String) async throws -> Command.Outcome {
    let folder = try await swift("build", ["--show-bin-path"]).stdout
      .trimmingCharacters(in: .whitespacesAndNewlines)
    return try await Command.run("\(folder)/\(program)", [], in: package)
  }
}
