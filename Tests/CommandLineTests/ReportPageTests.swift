import Foundation
import TestSupport
import Testing

/// The page of `nd-config report` in a browser.
@Suite(.serialized, .requires(.program("chromium"), .python(.withBrowser), .program("git")))
struct ReportPageTests {
  private static let folder = Places.url(
    "Tests/CommandLineTests/Report"
  )
  /// The folder that CI keeps.
  private static let screenshots = Places.url(".build/screenshots")

  private static func browse(_ arguments: [String], input: String = "") async throws -> String {
    let script = folder.appendingPathComponent("browser.py").path
    let output = try await Python.withBrowser.run([script] + arguments, input: Array(input.utf8))
    return String(decoding: output, as: UTF8.self)
  }

  private struct Page {
    let folder: ToolFolder
    let name = "report.html"

    /// The output of a command of `browser.py` for the page.
    func browse(
      _ command: String,
      _ arguments: String...,
      input: String = ""
    ) async throws -> String {
      let path = folder.scratch.url(name).path
      return try await ReportPageTests.browse([command, path] + arguments, input: input)
    }
  }

  /// A change that adds, removes and moves a country, and edits a form, and its page; made once.
  private static let change = Task { () -> (manifest: String, page: String) in
    let repository = try await MadeUpRepository(
      manifest: try Places.frozenManifest()
    )
    try await repository.run(
      """
      nd-config add pt --status planned
      \(RowEdit.removal(of: "se"))
      \(RowEdit.moveToDomain(of: "it"))
      sed -i.bak 's/street_address, postal_code, city, province/city, suburb, postal_code/' countries.yaml
      nd-config report --against main --output report.html
      """
    )
    let folder = repository.folder
    return (try folder.read("countries.yaml"), try folder.read("report.html"))
  }

  private func page() async throws -> Page {
    let change = try await Self.change.value
    let page = Page(folder: try ToolFolder(manifest: change.manifest))
    try page.folder.write(change.page, to: page.name)
    return page
  }

  /// The page is accessible (axe-core), fits the window, and causes no request, error or policy
  /// violation.
  @Test func noStateHasAProblem() async throws {
    let found = try await page().browse("states", Self.screenshots.path)
    #expect(
      found == """
        whole-light-desktop: 0
        used-light-desktop: 0
        whole-light-phone: 0
        whole-dark-desktop: 0
        whole-dark-phone: 0
        used-dark-phone: 0
        print-light-desktop: 0

        """
    )
  }

  @Test func plantedFaultsAreFound() async throws {
    let found = try await page().browse("planted")
    #expect(
      found == """
        color-contrast
        console
        html-has-lang
        image-alt
        request
        wider than the window

        """
    )
  }

  @Test func filterFindsNamesCodesSuffixesLocalesAndHosts() async throws {
    let found = try await page().browse("found")
    #expect(
      found == """
        Italy: ['Italy (it)'] 1 of 15 countries
        IT: ['Italy (it)'] 1 of 15 countries
        .co.uk: ['United Kingdom (gb): .co.uk'] 1 of 15 countries
        it-it: ['Italy (it): it-IT'] 1 of 15 countries
        sockets.nextdoor.de: ['Germany (de): sockets.nextdoor.de'] 1 of 15 countries
        https://it-api.nextdoor.com/x: ['Italy (it): it-api.nextdoor.com'] 1 of 15 countries
        zz: [] 0 of 15 countries
        tables: 0
        address: ?find=.it&status=live
        reloaded: .it live ['Italy (it): .it']
        bar in view: True
        row in view: True

        """
    )
  }

  @Test func pageOfAChangeReadsAsExpected() async throws {
    let text = try await page().browse("text")
    try Golden.expect(text.utf8, at: Self.folder.appendingPathComponent("change.txt"))
  }

  @Test func hostsAreAnsweredAsResolveDoes() async throws {
    let page = try await page()
    let hosts = try await hosts(of: page.folder)
    #expect(hosts.count > 140)
    try page.folder.write(hosts.map { "\($0)\n" }.joined(), to: "hosts")
    let resolved = try await page.folder.shell(
      "while IFS= read -r host; do nd-config resolve -- \"$host\" || :; done < hosts"
    ).stdout
    let answered = try await page.browse("answers", input: hosts.joined(separator: "\n"))
    let (expected, found) = (resolved.split(separator: "\n"), answered.split(separator: "\n"))
    #expect(expected.count == hosts.count && found.count == hosts.count)
    for (one, other) in zip(expected, found) { #expect(one.utf8.elementsEqual(other.utf8)) }
    #expect(expected.count { $0.contains("not a host") } > 40)
  }

  /// The hosts of a few countries, in other spellings, and texts that look like hosts.
  private func hosts(of folder: ToolFolder) async throws -> [String] {
    let export = try await folder.shell("nd-config export").stdout
    let urls = Set(export.matches(of: /"https?:\/\/([^"\/?]+)/).map { String($0.1) }).sorted()
      .filter { $0.contains(/(^|[-.])(it|pt|us|fr)[-.]|^(api|auth|region)?\.?nextdoor/) }
      .map { $0.replacing("{name}", with: "ui-fix") }
    let written = urls.enumerated().map { index, host in
      switch index % 6 {
      case 0: host
      case 1: host.uppercased()
      case 2: "https://\(host)/path?query#fragment"
      case 3: host.contains(":") ? host : "\(host):443"
      case 4: host.contains(":") ? host : "\(host)."
      default: "x-\(host)"
      }
    }
    let long = String(repeating: "a", count: 60)
    let previews = [
      "a", long, "\(long)a", "it-\(long)", "it-\(long)a", "it", "pt-x", "it-it-x", "us-x", "gb-x",
      "a--b", "-a",
      "a-", "ä", "A",
    ].map { "\($0).nextdoor-test.com" }
    let strange =
      (StrangeHosts.all + [
        "it.nextdoor.com/\u{301}", "a:/\u{301}/it.nextdoor.com", "http://user:x@it.nextdoor.com",
      ])
      .filter { text in
        // A line of input and a field of a page cannot contain a line break, and the page ignores
        // spaces around a host.
        !text.isEmpty && !text.unicodeScalars.contains { "\n\0".unicodeScalars.contains($0) }
          && text.unicodeScalars.first?.properties.isWhitespace == false
          && text.unicodeScalars.last?.properties.isWhitespace == false
      }
    return written + previews + strange
  }

  @Test func everythingWorksByKeyboard() async throws {
    let found = try await page().browse("keyboard")
    #expect(
      found == """
        skip link: content
        nothing found: [] 0 of 15 countries
        filter: ['it'] 1 of 15 countries
        cleared: 15
        planned: ['no', 'be', 'ie', 'at', 'pt']
        changed: ['it', 'pt']
        open: 0
        close: 0
        look-up: it-api.nextdoor.com: Italy (it) · production · service api
        details: 1
        table scrolls
        focus not seen: []

        """
    )
  }

  @Test func pageIsCompleteWithoutScriptsAndInPrint() async throws {
    let found = try await page().browse("plain")
    #expect(
      found == """
        without scripts: same
        tools: False
        folded on screen: True tools: True
        folded in print: False tools: False

        """
    )
  }

  /// Texts that would be markup or code if they were not escaped.
  private static let hostile = [
    "</script><img src=x onerror=alert(1)>", "</title><script>alert(1)</script>",
    "\"><svg onload=alert(1)>", "'onmouseover='alert(1)", "<!--<script>", "{{data}}", "&lt;b&gt;",
    "javascript:alert(1)", "<base href=https://example.com/>", "</bdi></td><iframe src=/>",
  ]

  @Test func textsOfAManifestAreInert() async throws {
    let fields = Self.hostile.enumerated().map { index, text in
      "  h\(index): { label: \(yaml(text)), content: text, example: \(yaml(text)) }\n"
    }
    let names = Self.hostile.indices.map { ", h\($0)" }.joined()
    let shared = String(
      decoding: try Places.bytes("Tests/CommandLineTests/countries.yaml"),
      as: UTF8.self
    )
    let manifest =
      shared.replacing("name: Nextdoor", with: "name: \(yaml(Self.hostile[1]))")
      .replacing("  it:\n", with: "  it:\n    name: \(yaml(Self.hostile[0]))\n")
      .replacing("form_fields:\n", with: "form_fields:\n\(fields.joined())")
      .replacing("[first_name, postal_code]", with: "[first_name, postal_code\(names)]")
    let repository = try await MadeUpRepository(manifest: shared)
    let comment = "# nd-config: allow country-removed gb: \(Self.hostile[0])\n"
    try repository.folder.write(comment + manifest, to: "countries.yaml")
    try await repository.run(
      "\(RowEdit.removal(of: "gb")) && nd-config report --against main --output report.html"
    )
    let found = try await Page(folder: repository.folder).browse("inert")
    let beginning = """
      scripts: 2
      made: 0
      dialogs: []
      requests: []
      \(Self.hostile[1]): countries

      """
    #expect(found.hasPrefix(beginning), "\(found.prefix(300))")
    // The label and the example, among the changes and in the forms of two countries.
    for text in Self.hostile {
      #expect(found.components(separatedBy: text).count > 6, "\(text)")
    }
    #expect(found.contains("(country-removed): \(Self.hostile[0])\n"))
  }

  /// If a text were not escaped, the page's policy would still prevent it from running.
  @Test func policyStopsWhatIsNotEscaped() async throws {
    let page = try await page()
    let injected = try page.folder.read(page.name).replacing(
      "<bdi>Italy</bdi>",
      with: "<script>alert(1)</script><img src=\"https://example.com/x.png\" onerror=\"alert(2)\">"
    )
    try page.folder.write(injected, to: page.name)
    let found = try await page.browse("inert")
    let lines = found.split(separator: "\n").prefix(4)
    #expect(!lines.contains("scripts: 2") && !lines.contains("made: 0"))
    #expect(lines.suffix(2) == ["dialogs: []", "requests: []"])
  }
}
