import CountryManifest
import Foundation
import ManifestEmission
import SwiftEmission
import TestSupport
import Testing

/// Compares `hosts.json` with the hosts that Python derives from Documentation/Hosts.md, and checks
/// its schema.
struct HostsTests {
  private struct Hosts: Decodable {
    struct Domain: Decodable {
      var domain: String
      var environments: [Environment]
    }
    struct Environment: Decodable {
      var environment: String
      var certificateNames: [String]
      var hosts: [Host]
    }
    struct Host: Decodable {
      var host: String
      var country: String?
      var status: String?
      var use: String
      var services: [String]
    }
    var domains: [Domain]

    var all: [(domain: String, environment: Environment)] {
      domains.flatMap { domain in domain.environments.map { (domain.domain, $0) } }
    }
  }

  static let manifests =
    [Places.frozenPath, "Tests/ManifestEmissionTests/Goldens/two-countries/countries.yaml"]
    + ["www", "second-shared-domain", "five-environments", "staging-elsewhere", "india"].map {
      "Examples/Products/\($0).yaml"
    }

  private func text(_ path: String) throws -> String {
    String(decoding: try Places.bytes(path), as: UTF8.self)
  }

  private func file(_ manifest: String) throws -> String {
    let files = try HostsEmitter.files(for: resolve(text(manifest)))
    #expect(files.map(\.path) == ["hosts/hosts.json"])
    return files[0].contents
  }

  private func hosts(_ manifest: String) throws -> Hosts {
    try JSONDecoder().decode(Hosts.self, from: Data(file(manifest).utf8))
  }

  /// The host that only a language has, in the frozen manifest; the oracle has the hosts of the formulas.
  private static let nynorsk = "production nynorsk.nextdoor.com no planned accepted"

  @Test(.requires(.python(.withYAML)), arguments: manifests)
  func everyHostIsListedOnce(_ manifest: String) async throws {
    var expected: Set<String> = manifest.contains("Frozen") ? [Self.nynorsk] : []
    for row in try await ProductRow.oracle(path: manifest) {
      for (environment, urls) in row.urls {
        for (service, url) in urls {
          let host = url.split(separator: "/")[1].prefix { $0 != ":" }
          let isNamed = host.contains("{name}")
          let isShared = isNamed || row.isReadBack[environment]?[service] == false
          let name =
            isNamed ? "*\(host[(host.firstIndex(of: ".") ?? host.startIndex)...])" : "\(host)"
          let country = isShared ? "all" : "\(row.code) \(row.status)"
          expected.insert("\(environment) \(name) \(country) requested \(service)")
        }
        for host in row.acceptedHosts[environment] ?? [] {
          expected.insert("\(environment) \(host) \(row.code) \(row.status) accepted")
        }
      }
    }
    var found: Set<String> = []
    for (_, environment) in try hosts(manifest).all {
      let names = environment.hosts.map(\.host)
      #expect(Set(names).count == names.count)
      for host in environment.hosts {
        let country = host.country.map { "\($0) \(host.status ?? "")" } ?? "all"
        let fact = "\(environment.environment) \(host.host) \(country) \(host.use)"
        if host.use == "accepted" { found.insert(fact) }
        if host.use == "requested" { for each in host.services { found.insert("\(fact) \(each)") } }
      }
    }
    #expect(found == expected)
  }

  @Test(.requires(.python(.withPublicSuffixes)), arguments: manifests)
  func domainsAreThoseOfThePublicSuffixList(_ manifest: String) async throws {
    let program = """
      import json, sys, tld
      hosts = json.load(sys.stdin)
      print(json.dumps({host: tld.get_fld("https://" + host, fail_silently=True) for host in hosts}))
      """
    let found = try hosts(manifest).all
    let names = found.flatMap { $0.environment.hosts.map { $0.host.trimmingPrefix("*.") } }
    let output = try await Python.withPublicSuffixes.run(
      ["-c", program],
      input: Array(JSONEncoder().encode(names.map(String.init)))
    )
    let domains = try JSONDecoder().decode([String: String?].self, from: output)
    for (domain, environment) in found {
      for host in environment.hosts {
        let name = String(host.host.trimmingPrefix("*."))
        let known = try #require(domains[name])
        // If no suffix is known, the domain is the one that the manifest gives the environment.
        let expected =
          known ?? ["localhost", "bazar.test", "orchard.test"].first { name.hasSuffix($0) }
        #expect(expected == domain, "\(name)")
      }
    }
  }

  /// Names are compared as in a browser: a wildcard matches one label.
  @Test(.requires(.python(.withYAML)), arguments: manifests)
  func certificatesCoverTheHostsThatAreEncrypted(_ manifest: String) async throws {
    var encrypted: Set<String> = []
    for row in try await ProductRow.oracle(path: manifest) {
      for (environment, urls) in row.urls {
        for url in urls.values where url.hasPrefix("https://") {
          encrypted.insert("\(environment) \(url.split(separator: "/")[1].prefix { $0 != ":" })")
        }
      }
    }
    var covered: Set<String> = []
    for (_, environment) in try hosts(manifest).all {
      for name in environment.certificateNames {
        let isNeeded = environment.hosts.filter { isCovered($0.host, by: name) }
        #expect(!isNeeded.isEmpty, "\(name)")
        covered.formUnion(isNeeded.map { "\(environment.environment) \($0.host)" })
      }
    }
    for fact in encrypted where !fact.contains("{name}") { #expect(covered.contains(fact)) }
    #expect(!covered.isEmpty)
  }

  private func isCovered(_ host: String, by name: String) -> Bool {
    if host == name { return true }
    guard name.hasPrefix("*."), let dot = host.firstIndex(of: ".") else { return false }
    return host[dot...] == name.dropFirst()
  }

  @Test(.requires(.python(.withJSONSchema)), arguments: manifests)
  func fileIsValidByTheDocumentedSchema(_ manifest: String) async throws {
    let schema = try text("Documentation/hosts.schema.json")
    let program = """
      import json, sys, jsonschema
      schema, value = json.load(sys.stdin)
      jsonschema.Draft7Validator.check_schema(schema)
      jsonschema.validate(value, schema, jsonschema.Draft7Validator)
      """
    let input = "[\(schema), \(try file(manifest))]"
    _ = try await Python.withJSONSchema.run(["-c", program], input: Array(input.utf8))
    await #expect(throws: Python.Failure.self) {
      let damaged = input.replacing("\"use\": \"requested\"", with: "\"use\": \"asked\"")
      _ = try await Python.withJSONSchema.run(["-c", program], input: Array(damaged.utf8))
    }
  }
}
