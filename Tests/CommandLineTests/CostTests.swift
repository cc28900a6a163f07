import Foundation
import TestSupport
import Testing

/// The worst manifests within the size limit are checked quickly, and within a few hundred
/// megabytes.
@Suite(.serialized, .requires(.python(.plain)))
struct CostTests {
  /// A text of about the given size.
  struct Manifest: CustomTestStringConvertible, Sendable {
    var testDescription: String
    var text: @Sendable (_ size: Int) -> String

    init(_ name: String, _ text: @escaping @Sendable (_ size: Int) -> String) {
      testDescription = name
      self.text = text
    }
  }

  /// The most expensive inputs that a search found, which filled every list and mapping with mistakes.
  static let found = [
    Manifest("form fields with keys that are nearly right") { size in
      let keys = ["abel", "ontent", "eyboard", "attern", "xample"]
      return product(
        fields: rows(40) { "f\($0): { label: L, content: text, \(near(keys, size / 40)) }" }
      )
    },
    Manifest("services with the same keys over and over") { size in
      product(
        services: rows(40) { "s\($0): { \(repeated("label: a, scope: global, ", size / 40)) }" }
      )
    },
    Manifest("services with one environment over and over") { size in
      let same = numbered("e0: { port: 1000, domain: \"é ", " !/\" }, ", size / 40)
      return product(services: rows(40) { "s\($0): { label: l\($0), \(same) }" })
    },
    Manifest("invalid environments of a service") { size in
      product(
        services: "  api: { label: api, \(numbered("\"é ", " !/\": { port: 1000 }, ", size)) }\n"
      )
    },
    Manifest("countries with a mapping as their name") { size in
      product(countries: rows(size / 60) { "\(letters($0)): { hosts: subdomain, name: {} }" })
    },
    Manifest("an environment's site over and over") { size in
      product(italy: "sites: { \(repeated("production: s0, ", size)) }")
    },
    Manifest("sites of environments that are nearly right") { size in
      product(
        environments: rows(400) { "e\($0): { site: s\($0), hosts: named }" },
        countries: rows(size / 400) {
          "\(letters($0)): { hosts: subdomain, sites: { \(near(["0", "1"], 400)) } }"
        }
      )
    },
    Manifest("sites that are not texts") { size in
      product(italy: "sites: { \(numbered("e", ": { a: [b], c: d }, ", size)) }")
    },
    Manifest("unknown keys of an environment") { size in
      product(
        environments: "  e: { site: a, hosts: country, \(numbered("unknown", ": acme, ", size)) }\n"
      )
    },
    Manifest("fingerprints that are not texts") { size in
      product(
        apps: "  A: { team: ABCDE12345, bundle: com.acme, statuses: [live], "
          + "android: { package: com.acme, sha256: [\(repeated("{ a: [b], c: d }, ", size))] } }\n"
      )
    },
  ]

  @Test(arguments: found)
  func costOfWhatASearchFoundIsBounded(_ manifest: Manifest) async throws {
    let folder = try ToolFolder(manifest: manifest.text(20_000))
    try await expectBoundedCost("validate", status: 1, in: folder)
  }

  /// Unknown languages whose fixes conflict with each other.
  @Test func costOfFixesIsBounded() async throws {
    let letters = Array("abcdefghijklmnopqrstuvwxyz")
    let languages = (0..<1_500).map { number in
      "\(letters[number / 676])\(letters[number / 26 % 26])\(letters[number % 26])-IT"
    }
    let manifest = row("", languages: languages.joined(separator: ", "))
    let folder = try ToolFolder(manifest: manifest)
    try await expectBoundedCost("validate --fix", status: 1, in: folder)
    #expect(try folder.read("countries.yaml") != manifest, "nothing was fixed")
  }

  @Test(arguments: ["diff old.yaml countries.yaml", "report -o page.html"])
  func costOfComparisonsIsBounded(_ command: String) async throws {
    let codes =
      "ad at be bg ch cy cz de dk ee es fi fr gr hr hu ie is li lt lu lv mc mt nl no pl pt ro"
      .split(separator: " ")
    let manifest = { (label: String) -> String in
      product(
        environments: rows(9) { "e\($0): { site: s\($0), hosts: country }" },
        services: rows(33) { "s\($0): { label: \(label)\($0) }" },
        countries: rows(codes.count) { number in
          let code = codes[number]
          let domains = (0..<100).map { "d\($0).acme.\(code)" }.joined(separator: ", ")
          return "\(code): { hosts: subdomain, languages: [en-\(code.uppercased())], "
            + "entitlement_domains: [\(domains)] }"
        }
      ).replacing("{ name: N,", with: "{ name: N, subdomains_per_domain: 100,")
    }
    // Every host but those of one service is another one.
    let folder = try ToolFolder(manifest: manifest("a"))
    try folder.write(manifest("b"), to: "old.yaml")
    try await expectBoundedCost(command, status: 0, in: folder)
  }

  /// Texts that took seconds to hours while every bracket and every line could be an edit to try.
  static let punctuation = [
    Manifest("opening brackets") { repeated("[", $0) },
    Manifest("lines with an open bracket") { "format: 1\n" + repeated("x: {a: b, c: d\n", $0) },
    Manifest("rows of opening braces") { "format: 1\nproduct: " + repeated("{a: ", $0) },
    Manifest("`a:` with a deeper line") { repeated("a:\n ", $0) },
    Manifest("rows indented with tabs") {
      "countries:\n" + numbered("\tk", ":\n\t\ttld: it\n", $0)
    },
    Manifest("combining marks") { "product: { name: x" + repeated("\u{316}\u{301}", $0) + " }\n" },
    Manifest("NUL bytes") { repeated("\0", $0) },
    Manifest("one row over and over") { "countries:\n" + repeated("  it:\n", $0) },
    Manifest("anchors") { numbered("- &a", " b\n", $0) },
    Manifest("unknown sections with unknown rows") {
      numbered("a", ":\n  b:\n    c:\n      d: 1\n", $0)
    },
    Manifest("a row of unknown keys") { row(numbered("k", ": 1, ", $0)) },
    Manifest("a line of `{a: b, ` with one mistake") { _ in
      row("label: id.\(String(repeating: "{a: b, ", count: 600))")
    },
  ]

  @Test(arguments: punctuation, ["validate", "lsp", "apply --app . --check"])
  func costOfPunctuationIsBounded(_ manifest: Manifest, _ command: String) async throws {
    let folder = try ToolFolder(manifest: manifest.text(command == "validate" ? 20_000 : 10_000))
    try folder.write("entitlements: { A: A.entitlements }\n", to: "app.yaml")
    // On a busy machine, a debug build takes up to twenty times as long as a release build. Before
    // the search was linear, even release builds took longer than this.
    try await expectBoundedCost(command, status: nil, in: folder, seconds: 5, megabytes: 200)
  }

  /// A branch can contain folders of any depth.
  @Test func costOfADeepFolderIsBounded() async throws {
    let folder = try ToolFolder(manifest: product())
    let file = "generated/strings/\(String(repeating: "d/", count: 800))kept"
    try folder.write("", to: file)
    try await expectBoundedCost("generate --only strings", status: 0, in: folder)
    #expect(try folder.read(file) == "")
  }

  private func expectBoundedCost(
    _ command: String,
    status: Double?,
    in folder: ToolFolder,
    seconds: Double = 30,
    megabytes: Double = 300
  ) async throws {
    let python = try #require(Python.installed.first)
    let run = try await folder.shell("\(python) -c '\(Self.measure)' nd-config \(command)")
    let figures = run.stdout.split(whereSeparator: \.isWhitespace).compactMap { Double($0) }
    try #require(figures.count == 3, "\(run)")
    if let status { #expect(figures[0] == status, "exit code") }
    #expect(figures[1] < megabytes, "megabytes")
    // Debug builds are ten times slower, and the machine may be busy.
    #expect(figures[2] < seconds, "seconds of processor time")
  }

  /// Prints the exit code, the peak memory in megabytes and the processor time of a program.
  private static let measure = """
    import json, resource, subprocess, sys
    text = ""
    if sys.argv[2] == "lsp":
        uri = {"uri": "file:///countries.yaml", "languageId": "yaml", "version": 1, "text": open("countries.yaml").read()}
        for method, parameters in [("initialize", {"capabilities": {}}), ("textDocument/didOpen", {"textDocument": uri})]:
            call = {"jsonrpc": "2.0", "method": method, "params": parameters} | ({"id": 1} if method == "initialize" else {})
            body = json.dumps(call)
            text += f"Content-Length: {len(body)}\\r\\n\\r\\n{body}"
    code = subprocess.run(sys.argv[1:], input=text.encode(), stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL).returncode
    used = resource.getrusage(resource.RUSAGE_CHILDREN)
    unit = 1 << 20 if sys.platform == "darwin" else 1 << 10
    print(code, used.ru_maxrss // unit, used.ru_utime + used.ru_stime)
    """

  @Test func findingsBeyondTheFirstThousandAreCounted() async throws {
    let folder = try ToolFolder(manifest: numbered("k", ": 1\n", 9_000))
    let run = try await folder.shell(
      "cp countries.yaml other.yaml; nd-config validate countries.yaml other.yaml"
    )
    #expect(run.status == 1)
    for name in ["countries.yaml", "other.yaml"] {
      let shown = run.stdout.split(separator: "\n").count {
        $0.hasPrefix("\(name):") && $0.contains(": error: ")
      }
      #expect(shown == 1_000, "\(name)")
    }
    #expect(run.stderr.contains(" of them not shown; "))
  }
}

/// A manifest with one long row.
private func row(_ rest: String, languages: String = "it-IT") -> String {
  """
  format: 1
  product: { name: N, default_country: us }
  environments: { production: { site: n, hosts: country } }
  services: { web: { label: "" } }
  form_fields: { city: { label: City, content: city } }
  countries:
    us: { tld: com, hosts: tld, languages: [en-US] }
    it: { tld: it, hosts: tld, languages: [\(languages)]\(rest.isEmpty ? "" : ", \(rest)") }

  """
}

/// A manifest with two countries, and further rows in its sections.
private func product(
  environments: String = "",
  services: String = "",
  apps: String = "",
  fields: String = "",
  countries: String = "",
  italy: String = ""
) -> String {
  """
  format: 1
  product: { name: N, default_country: us, language_url: "https://{web_host}/" }
  environments:
    production: { site: n, hosts: country }
  \(environments)
  services:
    web: { label: "" }
  \(services)
  \(apps.isEmpty ? "" : "apps:\n\(apps)")
  form_fields:
    city: { label: City, content: city }
  \(fields)
  countries:
    us: { tld: com, hosts: tld, languages: [en-US] }
    it: { hosts: subdomain, languages: [it-IT], \(italy) }
  \(countries)
  """
}

private func rows(_ count: Int, _ row: (Int) -> String) -> String {
  (0..<count).map { "  \(row($0))\n" }.joined()
}

/// Keys that differ from others only in their first letters.
private func near(_ keys: [String], _ size: Int) -> String {
  var text = ""
  var number = 0
  while text.utf8.count < size {
    for key in keys { text += "\(letters(number))\(key): a, " }
    number += 1
  }
  return text
}

/// `a` to `z`, `aa`, `ab` and so on.
private func letters(_ number: Int) -> String {
  let last = String(UnicodeScalar(UInt8(97 + number % 26)))
  return number < 26 ? last : letters(number / 26 - 1) + last
}

private func repeated(_ piece: String, _ size: Int) -> String {
  String(repeating: piece, count: size / piece.utf8.count)
}

private func numbered(_ before: String, _ after: String, _ size: Int) -> String {
  var text = ""
  var number = 0
  while text.utf8.count < size {
    text += "\(before)\(number)\(after)"
    number += 1
  }
  return text
}
