import CountryManifest
import Foundation
import TestSupport
import Testing

@testable import ManifestEmission
@testable import SwiftEmission

/// Checks the JSON Schema with a validator that is not ours.
@Suite struct JSONSchemaTests {
  private static let python = Python(importing: "jsonschema, yaml")

  /// Reads YAML as version 1.2 does, in which `no` is a string, and prints the errors of each
  /// manifest.
  private static let script = """
    import json, re, sys, jsonschema, yaml

    class Core(yaml.SafeLoader):
      yaml_implicit_resolvers = {}

    for tag, pattern, first in (
      ("bool", "^(true|false)$", "tf"), ("int", "^-?[0-9]+$", "-0123456789"), ("null", "^(|~|null)$", "~n")
    ):
      Core.add_implicit_resolver(f"tag:yaml.org,2002:{tag}", re.compile(pattern), list(first) + [""] * (tag == "null"))

    schema = json.load(open(sys.argv[1]))
    jsonschema.Draft7Validator.check_schema(schema)
    validator = jsonschema.Draft7Validator(schema)
    for text in json.load(sys.stdin):
      errors = sorted(validator.iter_errors(yaml.load(text, Core)), key=lambda error: error.json_path)
      print(errors[0].json_path + ": " + errors[0].message.replace("\\n", " ") if errors else "valid")
    """

  private func answers(_ manifests: [String]) async throws -> [String] {
    let schema = try ScratchFolder()
    try schema.write(
      String(decoding: manifestJSONSchema(.embedded), as: UTF8.self),
      to: "schema.json"
    )
    let input = try JSONEncoder().encode(manifests)
    let output = try await Self.python.run(
      ["-c", Self.script, schema.url("schema.json").path],
      input: Array(input)
    )
    return String(decoding: output, as: UTF8.self).split(separator: "\n").map(String.init)
  }

  @Test(.requires(.python(python)))
  func validManifestsAreAccepted() async throws {
    let silent = try FixtureFile.all().flatMap(\.fixtures).filter(\.isSilent)
    #expect(silent.count > 80)
    let texts =
      try [Places.frozenManifest()] + Products.names.map(Products.text)
      + silent.map(\.text)
    let names = [Places.frozenPath] + Products.names + silent.map(\.description)
    let answers = try await answers(texts)
    try #require(answers.count == names.count)
    for (name, answer) in zip(names, answers) where answer != "valid" {
      Issue.record("\(name): \(answer)")
    }
  }

  /// A mistake of shape, and the path that a validator reports.
  private struct ShapeMistake: Sendable {
    var old: String
    var new: String
    var path: String

    init(_ old: String, _ new: String, _ path: String) {
      (self.old, self.new, self.path) = (old, new, path)
    }
  }

  private static let mistakes: [ShapeMistake] = [
    .init("    tld: it\n", "    tdl: it\n", "$.countries.it"),
    .init("    hosts: subdomain", "    hosts: subdomains", "$.countries.it.hosts"),
    .init("    languages: [it-IT]", "    languages: it-IT", "$.countries.it.languages"),
    .init("    languages: [it-IT]", "    languages: [it_IT]", "$.countries.it.languages[0]"),
    .init("    tld: it\n", "    tld: .it\n", "$.countries.it.tld"),
    .init("  it:\n", "  xx:\n", "$.countries"),
    .init("format: 1", "format: 2", "$.format"),
    .init("format: 1", "format: one", "$.format"),
    .init("{ port: 8000 }", "{ port: 80000 }", "$.services.web.dev.port"),
    .init("{ port: 8000 }", "{ port: web }", "$.services.web.dev.port"),
    .init("{ port: 8000 }", "8000", "$.services.web.dev"),
    .init("ABCDE12345", "ABCDE1234", "$.apps.Acme.team"),
    .init("statuses: [live]", "statuses: [live, gone]", "$.apps.Acme.statuses[1]"),
    .init("\"https://{web_host}/\"", "\"http://{web_host}/\"", "$.product.language_url"),
    .init("services:\n", "services: none\nservice:\n", "$"),
  ]

  private static let manifest = """
    format: 1
    product: { name: Acme, default_country: us, language_url: "https://{web_host}/" }
    environments:
      dev: { domain: localhost, hosts: subdomain }
      production: { site: acme, hosts: country }
    services:
      web: { label: "", dev: { port: 8000 } }
    apps:
      Acme: { team: ABCDE12345, bundle: com.acme.app, statuses: [live] }
    countries:
      us: { tld: com, hosts: tld, languages: [en-US] }
      it:
        tld: it
        hosts: subdomain
        languages: [it-IT]

    """

  @Test(.requires(.python(python)))
  func mistakesOfShapeAreRejected() async throws {
    let changed = Self.mistakes.map { Self.manifest.replacing($0.old, with: $0.new) }
    let answers = try await answers([Self.manifest] + changed)
    #expect(answers.first == "valid")
    try #require(answers.count == Self.mistakes.count + 1)
    for (mistake, answer) in zip(Self.mistakes, answers.dropFirst()) {
      let isThere = ["\(mistake.path):", "\(mistake.path)."].contains(where: answer.hasPrefix)
      #expect(isThere, "\(mistake.new): \(answer)")
    }
  }
}
