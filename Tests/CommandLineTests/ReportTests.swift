import CountryManifest
import Foundation
import TestSupport
import Testing

/// `nd-config report` as a command: the files that it writes and those that it does not touch.
@Suite struct ReportTests {
  @Test func sameManifestGivesTheSameBytesAndIsNotWrittenAgain() async throws {
    let folder = try ToolFolder()
    let first = try await folder.shell("nd-config report --output report.html && ls -i report.html")
    #expect(first.stderr == "report.html: 3 countries\n")
    let page = try folder.read("report.html")
    let again = try await folder.shell("nd-config report -o ./report.html && ls -i report.html")
    #expect(again.stdout == first.stdout)
    let other = try await folder.shell(
      "mkdir -p a/b && cp countries.yaml a && cd a/b && nd-config report -m ../countries.yaml -o new/x.html && cmp new/x.html ../../report.html"
    )
    #expect(other.status == 0, "\(other.output)")
    // Change one character of the manifest.
    _ = try await folder.shell(
      "sed -i.bak 's/Postal code/Postcode/' countries.yaml && nd-config report -o report.html"
    )
    #expect(try folder.read("report.html") != page)
  }

  /// A page loads nothing: addresses in it are only texts.
  @Test func pageRefersToNothing() async throws {
    let folder = try ToolFolder()
    _ = try await folder.shell("nd-config report -o report.html")
    let page = try folder.read("report.html")
    #expect(page.contains("default-src 'none'"))
    #expect(
      page.matches(of: /(?:src|href|action|srcset|poster|data)="([^"]*)"/).allSatisfy {
        $0.1.hasPrefix("#")
      }
    )
    #expect(!page.contains("@import") && !page.contains("url("))
  }

  @Test(.requires(.program("git"))) func changeIsMarked() async throws {
    let repository = try await MadeUpRepository()
    let outcome = try await repository.attempt(
      """
      nd-config add fr && \(RowEdit.moveToDomain(of: "it")) && nd-config report --against main -o r.html
      """
    )
    #expect(
      outcome.stderr.hasSuffix(
        "r.html: 4 countries; 1 country added: France; 1 country changed: Italy; product changed; no breaking changes\n"
      )
    )
    let page = try repository.folder.read("r.html")
    #expect(
      page.contains(
        "<del><code>it.nextdoor.com</code></del><br><ins><code>nextdoor.it</code></ins>"
      )
    )
    #expect(
      page.contains(
        "<bdi>France</bdi> <code>fr</code> <small class=\"planned\">planned</small> <small class=\"added\">added</small>"
      )
    )
    // Without a change, nothing is marked.
    let same = try await repository.run(
      "git commit -qam Change && nd-config report --against HEAD -o r.html && cat r.html"
    )
    #expect(same.contains("<p class=\"summary\">no changes</p>"))
    #expect(
      !same.contains("<ins>") && !same.contains("<del>")
        && !same.contains("<small class=\"changed\">")
    )
  }

  /// The tables agree with `export`: for the real manifest, that of the editor's tests, and the
  /// examples.
  @Test(
    .requires(.python(.plain)),
    arguments: try [
      Places.frozenPath, "Tests/ManifestLanguageServerTests/Answers/countries.yaml",
    ]
      + FileManager.default.contentsOfDirectory(
        atPath: Places.url("Examples/Products").path
      ).filter { $0.hasSuffix(".yaml") }.sorted().map { "Examples/Products/\($0)" }
  )
  func tablesEqualTheExport(_ path: String) async throws {
    let folder = try ToolFolder(manifest: String(decoding: Places.bytes(path), as: UTF8.self))
    let python = try #require(Python.installed.first)
    let script = Places.url("Tests/CommandLineTests/Report/facts.py")
    let run = try await folder.shell(
      "nd-config report -o page.html && nd-config export | \(python) \(script.path) page.html"
    )
    #expect(run.status == 0, "\(run.output)")
    let compared = run.stdout.split(separator: "\n").last.flatMap { Int($0) }
    #expect(compared ?? 0 > (path == "countries.yaml" ? 500 : 10), "\(run.stdout)")
  }

  /// All countries except Antarctica, which has no currency to derive.
  @Test func pageOfAllCountriesIsSmall() async throws {
    let rows = Standards.embedded.countries.keys.filter { !["us", "gb", "it", "aq"].contains($0) }
      .map {
        code in
        """
          "\(code)":
            hosts: subdomain
            help_desk_locale: en
            languages: [{ locale: en-\(code.uppercased()), lproj: en }]
            account_form: { fields: [first_name, a, b, c, d, e, f] }

        """
      }
    let shared = String(
      decoding: try Places.bytes("Tests/CommandLineTests/countries.yaml"),
      as: UTF8.self
    )
    let fields = "abcdef".map {
      "  \($0): { label: The field \($0), content: text, pattern: \"[a-z]{2,9}\" }\n"
    }
    let services =
      "\n  socket: { label: sockets }\n  tracking: { label: tracking }\n  region: { label: region }\n"
    let manifest =
      shared.replacing("form_fields:\n", with: "form_fields:\n\(fields.joined())")
      .replacing("label: auth, scope: global }\n", with: "label: auth, scope: global }\(services)")
      + rows.joined()
    let folder = try ToolFolder(manifest: manifest)
    let outcome = try await folder.shell("nd-config report -o report.html && wc -c < report.html")
    #expect(outcome.stderr == "report.html: 249 countries\n")
    let size = try #require(Int(outcome.stdout.drop { $0 == " " }.prefix { $0.isNumber }))
    #expect(size > 500_000 && size < 2_000_000)
  }

  /// Only a report is replaced; nothing is written into `.git` or through a link that leads out.
  @Test(arguments: [
    "countries.yaml", "notes.txt", "folder", "folder/", "-", "", ".git/report.html", "out.html",
    "outside/report.html",
    "loop", "notes.txt/report.html", "/",
  ])
  func everythingElseIsLeftAlone(_ output: String) async throws {
    let folder = try ToolFolder()
    try folder.write("mine", to: "notes.txt")
    _ = try await folder.shell(
      "mkdir folder && git init -q . && ln -s ../stranger.html out.html && ln -s .. outside && ln -s loop loop"
    )
    let list = "find . ! -name output -exec ls -ld {} + && cat countries.yaml notes.txt"
    let before = try await folder.shell(list).stdout
    let outcome = try await folder.shell("nd-config report --output='\(output)'")
    #expect(outcome.status == 2 || outcome.status == 64, "\(outcome.output)")
    #expect(try await folder.shell(list).stdout == before)
    #expect(!FileManager.default.fileExists(atPath: folder.scratch.url("../stranger.html").path))
  }

  @Test(arguments: [
    ("", "Missing expected argument '--output <file>'"),
    ("-o r.html --against=-x", "'-x' is not a ref."),
    ("-o r.html --no-merge-base", "--no-merge-base requires --against."),
    ("-o r.html --against main --manifest -", "Standard input has no history"),
  ])
  func wrongUsageIsExplained(_ arguments: String, _ message: String) async throws {
    let folder = try ToolFolder()
    let outcome = try await folder.shell("nd-config report \(arguments)")
    #expect(outcome.status == 64 && outcome.stderr.contains(message))
    #expect(!folder.exists("r.html"))
  }

  @Test func invalidManifestChangesNothing() async throws {
    let folder = try ToolFolder()
    _ = try await folder.shell("nd-config report -o report.html")
    let page = try folder.read("report.html")
    let outcome = try await folder.shell(
      "echo 'typo: 1' >> countries.yaml; nd-config report -o report.html"
    )
    #expect(outcome.status == 1 && outcome.stdout.contains("[unknown-key]"))
    #expect(try folder.read("report.html") == page)
  }
}
