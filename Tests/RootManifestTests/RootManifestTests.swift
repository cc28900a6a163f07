import Foundation
import NDCountries
import TestSupport
import Testing

/// The manifest at the root of this repository, and what is generated from it.
///
/// This is the only suite that reads them, and it has no number of countries, so that adding a country is one edit:
/// the row, and `nd-config generate`.
@Suite struct RootManifestTests {
  @Test(arguments: ["countries.yaml", "generated", "generated/swift/Country.swift"])
  func otherTestsCannotReadThem(_ path: String) {
    let root = Places.packageRoot.appendingPathComponent(path)
    #expect(FileManager.default.fileExists(atPath: root.path))
    #expect(!FileManager.default.fileExists(atPath: Places.url(path).path))
    #expect(throws: (any Error).self) { try Places.bytes(path) }
  }

  @Test func manifestHasNoFindings() async throws {
    let run = try await Command.ndConfig(
      ["validate", "--warnings-as-errors"],
      in: Places.packageRoot
    )
    #expect(run.status == 0, "\(run.output)")
  }

  @Test func generatedFilesAreCurrent() async throws {
    let run = try await Command.ndConfig(["generate", "--check"], in: Places.packageRoot)
    #expect(run.status == 0 && run.stdout.isEmpty, "\(run.output)")
  }

  /// The plugin and Bazel declare the files of the Swift output, which the list of a run has, too.
  @Test(arguments: ["Plugins/CompileCountries/CompileCountries.swift", "Examples/Bazel/defs.bzl"])
  func buildDeclaresTheListedFiles(_ path: String) throws {
    let lines = { (path: String) in
      let url = Places.packageRoot.appendingPathComponent(path)
      return try String(contentsOf: url, encoding: .utf8).split(separator: "\n")
        .map { $0.trimmingCharacters(in: .whitespaces) }
    }
    let declared = try lines(path).filter { $0.hasPrefix("\"") && $0.hasSuffix(".swift\",") }
      .map { "swift/\($0.dropFirst().dropLast(2))" }
    #expect(try lines("generated/files.txt").filter { $0.hasPrefix("swift/") } == declared)
  }

  /// Two products have the same code: the plugin compiles one, and the other is committed.
  @Test func pluginWritesTheCommittedCode() throws {
    let made = try #require(pluginOutput(), "the plugin has written nothing")
    let committed = Places.packageRoot.appendingPathComponent("generated/swift")
    let names = try FileManager.default.contentsOfDirectory(atPath: committed.path).sorted()
    #expect(try FileManager.default.contentsOfDirectory(atPath: made.path).sorted() == names)
    for name in names {
      let bytes = try Data(contentsOf: made.appendingPathComponent(name))
      let isSame = try bytes == Data(contentsOf: committed.appendingPathComponent(name))
      #expect(isSame, "\(name): run nd-config generate")
    }
  }

  /// The folder into which the plugin wrote when these tests were built, in one of the parent folders.
  private func pluginOutput() -> URL? {
    let package = Places.packageRoot.lastPathComponent.lowercased()
    let output = "plugins/outputs/\(package)/NDCountries/destination/CompileCountries/swift"
    var folder = try? Command.product("nd-config").deletingLastPathComponent()
    while let current = folder, current.pathComponents.count > 1 {
      let candidate = current.appendingPathComponent(output)
      if FileManager.default.fileExists(atPath: candidate.path) { return candidate }
      folder = current.deletingLastPathComponent()
    }
    return nil
  }

  private static func environments(of country: Country) -> [String: Environment] {
    [
      "dev": .dev(country: country), "staging": .staging(country: country),
      "production": .production(country: country),
      "preview": .preview(country: country, name: "some-name"),
    ]
  }

  /// A service for all countries has one host, which names no country.
  @Test(arguments: Country.allCases)
  func everyHostLeadsBackToItsCountry(_ country: Country) throws {
    for environment in Self.environments(of: country).values {
      for service in Service.allCases where ![.auth, .region].contains(service) {
        let host = try #require(service.url(for: environment).host)
        #expect(Environment(host: host) == environment, "\(host)")
      }
    }
    for (name, hosts) in country.acceptedHosts {
      for host in hosts { #expect(Environment(host: host) == Self.environments(of: country)[name]) }
    }
  }

  /// The seven countries of the talk's enum, with the forms of hosts that it asks for: `api.nextdoor.de` for countries
  /// with a domain of their own, `es-api.nextdoor.com` for Italy and Spain.
  private static let talk: [(country: Country, web: String, api: String)] = [
    (.us, "https://nextdoor.com", "https://api.nextdoor.com"),
    (.nl, "https://nextdoor.nl", "https://api.nextdoor.nl"),
    (.gb, "https://nextdoor.co.uk", "https://api.nextdoor.co.uk"),
    (.fr, "https://nextdoor.fr", "https://api.nextdoor.fr"),
    (.de, "https://nextdoor.de", "https://api.nextdoor.de"),
    (.it, "https://it.nextdoor.com", "https://it-api.nextdoor.com"),
    (.es, "https://es.nextdoor.com", "https://es-api.nextdoor.com"),
  ]

  @Test(arguments: talk)
  func productionURLsAreThoseOfTheTalk(_ country: Country, _ web: String, _ api: String) {
    let production = Environment.production(country: country)
    #expect(Service.web.url(for: production).absoluteString == web)
    #expect(Service.api.url(for: production).absoluteString == api)
  }

  /// The expected URLs of the talk's two tests.
  @Test(arguments: [Country.it, .es])
  func urlsForDevelopmentAreThoseOfTheTalk(_ country: Country) throws {
    let code = country.rawValue
    let named = try #require(Environment(host: "\(code).localhost.com"))
    for dev in [Environment.dev(country: country), named] {
      #expect(Service.api.url(for: dev).absoluteString == "http://\(code)-api.localhost.com:8000")
      #expect(Service.auth.url(for: dev).absoluteString == "https://auth.localhost.com:8133")
      #expect(Service.region.url(for: dev).absoluteString == "https://region.localhost.com:8133")
      #expect(
        Service.socket.url(for: dev).absoluteString == "http://\(code)-sockets.localhost.com:8177"
      )
      #expect(Service.web.url(for: dev).absoluteString == "http://\(code).localhost.com:8000")
    }
  }

  /// A country as `Tests/oracles/expected_urls.py` prints it.
  private struct Row: Decodable {
    var code: String
    var urls: [String: [String: String]]
  }

  @Test(.requires(.python(.withYAML)))
  func urlsOfEveryRowEqualTheOracle() async throws {
    let script = Places.url("Tests/oracles/expected_urls.py").path
    let manifest = Places.packageRoot.appendingPathComponent("countries.yaml").path
    let output = try await Python.withYAML.run([script, manifest])
    let rows = try JSONDecoder().decode([Row].self, from: output)
    try #require(Country.allCases.map(\.rawValue) == rows.map(\.code))
    for (country, row) in zip(Country.allCases, rows) {
      let environments = Self.environments(of: country)
      try #require(Set(environments.keys) == Set(row.urls.keys))
      for (name, environment) in environments {
        for service in Service.allCases {
          let url = row.urls[name]?[service.rawValue]?.replacing("{name}", with: "some-name")
          #expect(service.url(for: environment).absoluteString == url)
        }
      }
    }
  }
}
