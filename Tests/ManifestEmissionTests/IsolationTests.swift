import Foundation
import ManifestEmission
import TestSupport
import Testing

@testable import SwiftEmission

/// The generated Swift belongs to no actor, even in a target that isolates declarations to the main
/// actor by default.
struct IsolationTests {
  /// Code that an app runs off the main actor.
  private static let uses = """
    import Foundation

    nonisolated func everything() throws -> [Any] {
      let environment = Environment(host: "it.localhost.com") ?? .production(country: .us)
      let data = try JSONEncoder().encode([Country.it: [environment]])
      let restored = try JSONDecoder().decode([Country: [Environment]].self, from: data)
      let preview: PreviewName = "ui-fix"
      return [
        restored[.it]?.contains(environment) ?? false, environment == .dev(country: .it),
        Country(rawValue: "it") == .it, Country.live.map { $0.name(in: .de) }, Country.it.id,
        Country.it.languages.map(\\.url), Country.it.helpDeskURL ?? data, AppLanguage.allCases.map(\\.rawValue),
        Country.it.accountForm?.check([:]) ?? [], Set(Service.allCases), environment.rawValue,
        Service.api.url(path: "x", for: .preview(country: .it, name: preview)), "\\(preview)",
      ]
    }

    """

  private struct Features: Decodable {
    struct Lists: Decodable { var upcoming: [Feature] }
    struct Feature: Decodable {
      var name: String
      var enabledIn: String
    }
    var features: Lists
  }

  /// The flags of every upcoming feature that the compiler supports and the language mode does not
  /// enable.
  private static func upcomingFeatures(in mode: String) async throws -> [String] {
    let outcome = try await Command.run("swiftc", ["-print-supported-features"])
    let decoder = JSONDecoder()
    decoder.keyDecodingStrategy = .convertFromSnakeCase
    let list = try decoder.decode(Features.self, from: Data(outcome.stdout.utf8)).features.upcoming
    let new = list.filter { mode == "5" || $0.enabledIn != mode }.map(\.name)
    try #require(new.contains("NonisolatedNonsendingByDefault"))
    return new.flatMap { ["-enable-upcoming-feature", $0] }
  }

  private func typeCheck(
    _ files: [EmittedFile],
    _ mode: String,
    _ isolation: String
  ) async throws -> Command.Outcome {
    let folder = try ScratchFolder()
    for file in files { try folder.write(file.contents, to: file.path) }
    try folder.write(Self.uses, to: "uses.swift")
    return try await Command.run(
      "swiftc",
      ["-typecheck", "-parse-as-library", "-swift-version", mode, "-warnings-as-errors"]
        + ["-default-isolation", isolation] + (try await Self.upcomingFeatures(in: mode))
        + files.map(\.path) + ["uses.swift"],
      in: folder.url
    )
  }

  @Test(arguments: ["5", "6"], ["nonisolated", "MainActor"])
  func usesOffTheMainActorTypeCheck(_ mode: String, _ isolation: String) async throws {
    let files = try swiftFiles(Places.frozenManifest())
    let outcome = try await typeCheck(files, mode, isolation)
    #expect(outcome.status == 0, "\(outcome.output)")
  }

  /// A single declaration without `nonisolated` causes an error.
  @Test func declarationOfTheMainActorIsReported() async throws {
    var files = try swiftFiles(Places.frozenManifest())
    let place = try #require(files.firstIndex { $0.path.hasSuffix("/Environment+Key.swift") })
    let isolated = files[place].contents.replacing("nonisolated extension", with: "extension")
    try #require(isolated != files[place].contents)
    files[place] = EmittedFile(path: files[place].path, contents: isolated)
    let outcome = try await typeCheck(files, "6", "MainActor")
    #expect(outcome.status != 0)
    #expect(outcome.output.contains("main actor-isolated"), "\(outcome.output)")
  }
}
