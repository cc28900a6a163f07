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
enum BuildSystem: String, CaseIterable, Sendable {
  case native
  case swiftbuild

  /// The first build of an unchanged package in which nothing is left to do: the native system links
  /// the tool once more in the second.
  var firstQuietBuild: Int { self == .native ? 3 : 2 }
}

/// A package that one build system builds.
struct Workspace {
  let package: URL
  let system: BuildSystem

  /// All packages share what is built of the compiler, and it is kept between runs of the tests.
  private var scratch: URL {
    Places.packageRoot.appendingPathComponent(".build/nested/\(system)")
  }

  func swift(_ command: String, _ arguments: [String] = []) async throws -> Command.Outcome {
    let all =
      [command, "--build-system", system.rawValue, "--scratch-path", scratch.path] + arguments
    var outcome = try await Command.run("swift", all, in: package)
    // This system's own process dies now and then in libdispatch, in one of twenty new builds.
    for _ in 0..<3 where system == .swiftbuild && outcome.status == 139 {
      // `make test` counts these lines.
      print("retried: swift \(command) --build-system \(system), which crashed")
      outcome = try await Command.run("swift", all, in: package)
    }
    return outcome
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
