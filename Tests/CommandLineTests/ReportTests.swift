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
    let references = page.matches(of: /(?:src|href|action|srcset|poster|data)="([^"]*)"/)
    #expect(!references.isEmpty && references.allSatisfy { $0.1.hasPrefix("#") })
    #expect(!page.contains("@import") && !page.contains("url("))
  }

  /// The page begins with the review that `diff` prints, and says what it compares.
  @Test(.requires(.program("git"))) func pageHasTheReview() async throws {
    let repository = try await MadeUpRepository()
    let outcome = try await repository.attempt(
      "nd-config add fr && \(RowEdit.moveToDomain(of: "it")) && nd-config report --against main -o r.html"
    )
    let diff = try await repository.run("nd-config diff --against main")
    let summary = diff.prefix { $0 != "\n" }
    #expect(outcome.stderr.hasSuffix("r.html: 4 countries; \(summary)\n"))
    let page = try repository.folder.read("r.html")
    let changes = try #require(page.firstMatch(of: /<pre tabindex="0">([^<]*)<\/pre>/)?.1)
    #expect(changes.split(separator: "\n").count > 8)
    #expect(diff.contains("\n\n\(changes.replacing("&gt;", with: ">"))\n\n"), "\(changes)")
    let commit = try await repository.run("git rev-parse --short=12 main").dropLast()
    #expect(page.contains("Compared with commit \(commit) (main)"))
    #expect(page.contains("<p>countries.yaml · nd-config "))
  }

  /// On a host on which countries have paths, another folder has the files than on the domain.
  @Test func folderOfTheFilesIsThatOfTheHost() async throws {
    let manifest = String(decoding: try Places.bytes("Examples/Products/paths.yaml"), as: UTF8.self)
    let folder = try ToolFolder(manifest: manifest)
    _ = try await folder.shell("nd-config report -o report.html")
    let page = try folder.read("report.html")
    #expect(page.contains("wander.com-paths"))
  }

  @Test(.requires(.program("git"))) func manifestThatIsRepairedIsNotCompared() async throws {
    let repository = try await MadeUpRepository()
    try await repository.run(
      """
      cp countries.yaml valid.yaml && sed -i.bak 's/tld: it/tdl: it/' countries.yaml
      git commit -qam Broken && git checkout -q -b work && cp valid.yaml countries.yaml
      """
    )
    let text = try await repository.run("nd-config diff --against main --breaking")
    #expect(
      text == "not compared: `main:countries.yaml` has 1 error, and the new manifest is valid\n"
    )
    let markdown = try await repository.run("nd-config diff --against main --format markdown")
    #expect(markdown.hasPrefix("### not compared: "))
    let json = try await repository.run("nd-config diff --against main --format json")
    #expect(json.contains("\"compared\": false") && json.contains("\"errors\": 1"))
    let report = try await repository.attempt("nd-config report --against main -o r.html")
    #expect(report.status == 0 && report.stderr.contains("not compared"), "\(report.output)")
    try await repository.run("sed -i.bak 's/tld: it/tdl: it/' countries.yaml")
    let invalid = try await repository.attempt("nd-config diff --against main")
    #expect(invalid.status == 1)
  }

  /// Only a report is replaced; nothing is written into `.git` or through a link that leads out.
  @Test(arguments: [
    "countries.yaml", "notes.txt", "folder", "folder/", "-", "", ".git/report.html", "out.html",
    "outside/report.html", "loop", "notes.txt/report.html", "/",
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
}
