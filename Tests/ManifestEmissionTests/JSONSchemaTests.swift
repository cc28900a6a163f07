import Foundation
import TestSupport
import Testing

@testable import ManifestEmission

/// The JSON Schema, read by a validator that is not ours.
@Suite struct JSONSchemaTests {
  private static let python = Python(importing: "jsonschema, yaml")

  /// Reads YAML as version 1.2 does, in which `no` is a text, and prints what is wrong with each manifest.
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
    try schema.write(String(decoding: manifestJSONSchema(), as: UTF8.self), to: "schema.json")
    let input = try JSONEncoder().encode(manifests)
    let output = try await Self.python.run(
      ["-c", Self.script, schema.url("schema.json").path],
      input: Array(input)
    )
    return String(decoding: output, as: UTF8.self).split(separator: "\n").map(String.init)
  }

  @Test func committedFileIsCurrent() throws {
    let file = Places.packageRoot.appendingPathComponent("generated/countries.schema.json")
    try Golden.expect(manifestJSONSchema(), at: file)
  }

  @Test(.requires(.python(python)))
  func validManifestsAreAccepted() async throws {
    let fixtures = Places.packageRoot.appendingPathComponent("Tests/ManifestRulesTests/Fixtures")
    let paths = try FileManager.default.subpathsOfDirectory(atPath: fixtures.path)
    let silent = paths.filter { $0.contains("/ok-") }.sorted()
    #expect(silent.count > 80)
    let texts =
      try ["countries.yaml"].map { String(decoding: try Places.bytes($0), as: UTF8.self) }
      + Products.names.map(Products.text)
      + silent.map { try String(contentsOf: fixtures.appendingPathComponent($0), encoding: .utf8) }
    let names = ["countries.yaml"] + Products.names + silent
    for (name, answer) in zip(names, try await answers(texts)) where answer != "valid" {
      Issue.record("\(name): \(answer)")
    }
  }

  @Test(
    .requires(.python(python)),
    arguments: [
      ("    tld: it\n", "    tdl: it\n", "$.countries.it"),
      ("    hosts: subdomain\n    languages: [it-IT]", "    languages: [it-IT]", "$.countries.it"),
      ("    hosts: subdomain\n    languages: [it-IT]", "    hosts: subdomains", "$.countries.it"),
      ("    languages: [it-IT]", "    languages: it-IT", "$.countries.it.languages"),
      ("  it:\n", "  xx:\n", "$.countries"),
      ("format: 1", "format: 2", "$.format"),
      ("format: 1", "format: one", "$.format"),
      ("{ port: 8000 }", "{ port: 80000 }", "$.services.web.dev.port"),
      ("{ port: 8000 }", "{ port: web }", "$.services.web.dev.port"),
      ("{ port: 8000 }", "8000", "$.services.web.dev"),
      ("statuses: [live]", "statuses: [live, gone]", "$.apps.Acme.statuses[1]"),
      ("services:\n", "services: none\nservice:\n", "$"),
    ]
  )
  func mistakesOfShapeAreRejected(_ old: String, _ new: String, _ path: String) async throws {
    let text = """
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
    let changed = text.replacing(old, with: new)
    try #require(changed != text)
    let answers = try await answers([text, changed])
    #expect(answers.first == "valid")
    #expect(
      answers.last?.hasPrefix("\(path):") == true || answers.last?.hasPrefix("\(path).") == true,
      "\(answers)"
    )
  }
}
