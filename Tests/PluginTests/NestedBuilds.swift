import Foundation
import TestSupport
import Testing

extension Tag {
  /// Runs `swift build` inside the test: a few seconds with a warm cache, half a minute without.
  @Tag static var nestedBuild: Self
}

/// All tests that build a package, one after the other.
///
/// There are few cores, and the compiler uses all of them. They also share build products.
@Suite(.serialized, .tags(.nestedBuild))
struct NestedBuilds {}

/// The folder in which packages that depend on this one are built.
///
/// They share the built compiler, which is kept between test runs, so all of them use it at the
/// same path.
enum Nested {
  static let folder = Places.url(".build/nested")

  /// The folder for the recipe in GettingStarted.md.
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
}

/// A package that a test builds.
struct Workspace {
  let package: URL

  /// The first build of an unchanged package that has nothing to do; the second one links the tool once more.
  static let firstQuietBuild = 3

  func swift(_ command: String, _ arguments: [String] = []) async throws -> Command.Outcome {
    let scratch = Nested.acme.appendingPathComponent(".build").path
    let all = [command, "--package-path", package.path, "--scratch-path", scratch] + arguments
    return try await Command.run("swift", all, in: package, isLong: true)
  }

  /// Builds, which must succeed, and counts how often the tool ran for the manifest in the root.
  func successfulBuild() async throws -> Int {
    let build = try await build()
    try #require(build.outcome.status == 0, "\(build.outcome.output)")
    return build.runs
  }

  /// Builds, and counts how often the tool ran for the manifest in the root.
  func build() async throws -> (outcome: Command.Outcome, runs: Int) {
    let outcome = try await swift("build", ["-v"])
    let runs = outcome.output.split(separator: "\n")
      .count { $0.contains("/Tiny/destination/CompileCountries/: ") && $0.hasSuffix(" changed") }
    return (outcome, runs)
  }

  func output(of program: String) async throws -> Command.Outcome {
    let folder = try await swift("build", ["--show-bin-path"]).stdout
      .trimmingCharacters(in: .whitespacesAndNewlines)
    return try await Command.run("\(folder)/\(program)", [], in: package)
  }
}
