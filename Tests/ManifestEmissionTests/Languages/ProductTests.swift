import CountryManifest
import Foundation
import ManifestCompiler
import ManifestFindings
import TestSupport
import Testing

@testable import ManifestEmission
@testable import SwiftEmission

/// The manifests of other products in `Examples/Products`.
enum Products {
  static let names = [
    "five-environments", "help-center-elsewhere", "india", "kosovo", "languages-with-variants",
    "no-forms", "one-country", "one-website", "other-names", "paths", "paths-for-all",
    "second-shared-domain", "sixty-countries", "staging-elsewhere", "switzerland", "www",
  ]

  static func text(_ name: String) throws -> String {
    String(decoding: try Places.bytes("Examples/Products/\(name).yaml"), as: UTF8.self)
  }

  /// The package of a product's Kotlin, from its manifest.
  static func package(_ name: String) throws -> String {
    try resolve(text(name)).product.kotlinPackage
  }

  /// A name for a folder of TypeScript.
  static func program(_ name: String) -> String { "product-\(name)" }
}

@Suite struct ProductTests {
  @Test func everyExampleIsTested() throws {
    let folder = Places.url("Examples/Products")
    let files = try FileManager.default.contentsOfDirectory(atPath: folder.path)
    #expect(Set(files.filter { $0.hasSuffix(".yaml") }) == Set(Products.names.map { "\($0).yaml" }))
  }

  @Test(arguments: Products.names)
  func isValidWithAtMostTwoAllowedWarnings(_ product: String) throws {
    let file = SourceFile(path: "\(product).yaml", text: try Products.text(product))
    let checked = CheckedManifest(file)
    #expect(checked.findings.isEmpty, "\(checked.findings.map(\.message))")
    #expect(checked.allowed.count <= 2)
  }

  @Test(.requires(.python(.withYAML)), arguments: Products.names)
  func compiledSwiftEqualsTheOracle(_ product: String) async throws {
    let rows = try await ProductRow.oracle(product)
    let text = try Products.text(product)
    let accepted = rows.flatMap { row in row.acceptedHosts.values.flatMap(\.self) }
    let output = try await run(
      swiftFiles(text),
      main: Self.main(resolve(text), reading: accepted),
      .swift6Strict
    )
    let lines = output.split(separator: "\n").map(String.init)
    let expected = Self.urlLines(rows) + Self.acceptedLines(rows) + Self.tldLines(rows)
    #expect(Set(lines) == Set(expected))
  }

  @Test(
    .requires(.python(.withYAML)),
    .requires(.programs(["kotlinc", "kotlin", "tsc", "node"])),
    arguments: Products.names
  )
  func compiledKotlinAndTypeScriptAreWhatTheOracleComputes(_ product: String) async throws {
    let expected = Set(Self.urlLines(try await ProductRow.oracle(product)))
    let package = try Products.package(product)
    #expect(Set(try await OutsidePrograms.kotlin(main: "\(package).UrlsKt")) == expected)
    #expect(Set(try await OutsidePrograms.typeScript(Products.program(product))) == expected)
  }

  // MARK: Expected output

  /// Each URL, and what the URL and its host alone must be read as.
  ///
  /// That is their environment and country. A host for all countries has none, and neither does a
  /// host on which a country has a path.
  private static func urlLines(_ rows: [ProductRow]) -> [String] {
    rows.flatMap { row in
      row.urls.flatMap { environment, urls in
        urls.map { service, url in
          let name = url.contains("{name}") ? " foo" : ""
          let described = "\(environment) \(row.code)\(name)"
          let read = row.isReadBack[environment]?[service] == true ? described : "none"
          let host = row.isHostReadBack[environment]?[service] == true ? described : "none"
          let filled = url.replacingOccurrences(of: "{name}", with: "foo")
          return "url \(described) \(service) \(filled) \(read), host \(host)"
        }
      }
    }
  }

  private static func acceptedLines(_ rows: [ProductRow]) -> [String] {
    rows.flatMap { row in
      row.acceptedHosts.flatMap { environment, hosts in
        hosts.map { "accepted \($0) \(environment) \(row.code)" }
      }
    }
  }

  /// The TLD of each country, and the country that the TLD leads back to.
  private static func tldLines(_ rows: [ProductRow]) -> [String] {
    rows.map { "tld \($0.code) \($0.tld ?? "none") \($0.tld == nil ? "none" : $0.code)" }
  }

  // MARK: The Swift program

  private static func main(_ manifest: ResolvedManifest, reading accepted: [String]) -> String {
    PageSources.swiftDescribed(manifest) + """

      for country in Country.allCases {
        let owner = country.tld.flatMap { Country(tld: $0) }
        print("tld \\(country.rawValue) \\(country.tld ?? "none") \\(owner?.rawValue ?? "none")")
        let environments: [Environment] = [\(PageSources.swiftEnvironments(manifest))]
        for environment in environments {
          for service in Service.allCases {
            let url = service.url(for: environment)
            let read = described(Environment(url: url))
            let host = described(Environment(host: url.host ?? ""))
            let name = "\\(described(environment)) \\(service.rawValue)"
            print("url \\(name) \\(url) \\(read), host \\(host)")
          }
        }
      }
      let accepted: [String] = [\(accepted.map(SwiftText.quoted).joined(separator: ", "))]
      for address in accepted {
        print("accepted \\(address) \\(described(Environment(url: "https://\\(address)")))")
      }

      """
  }
}

/// A country as `Tests/oracles/expected_urls.py` prints it.
struct ProductRow: Decodable {
  var code: String
  var status: String
  var tld: String?
  var urls: [String: [String: String]]
  /// Hosts, and hosts with the path of a country: `www.acme.com/it`.
  var acceptedHosts: [String: [String]]
  var isReadBack: [String: [String: Bool]]
  var isHostReadBack: [String: [String: Bool]]

  static func oracle(_ product: String) async throws -> [ProductRow] {
    try await oracle(path: "Examples/Products/\(product).yaml")
  }

  static func oracle(path: String) async throws -> [ProductRow] {
    let script = Places.url("Tests/oracles/expected_urls.py").path
    let manifest = try Places.bytes(path)
    let output = try await Python.withYAML.run([script], input: manifest)
    return try JSONDecoder().decode([ProductRow].self, from: output)
  }
}
