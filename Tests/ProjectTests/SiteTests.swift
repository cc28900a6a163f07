import Foundation
import TestSupport
import Testing

/// The scripts of `make docs` on a site of three pages.
struct SiteTests {
  private func python(_ python: Python, _ arguments: [String]) async throws -> Command.Outcome {
    try await Command.run(try #require(await python.path), arguments)
  }

  /// The site of a README.md, and of a guide that it links to.
  private func site(readme: String = "", guide: String = "") async throws -> ScratchFolder {
    let folder = try ScratchFolder()
    try folder.write(
      """
      # Sample

      ## Documentation

      ### Read

      | page | for |
      | --- | --- |
      | [Guide](pages/Guide.md) | readers |

      ### Write

      | page | for |
      | --- | --- |
      | [Example](example) | writers |

      ## More

      \(readme)
      """,
      to: "repository/README.md"
    )
    try folder.write("# Guide\n\n\(guide)\n", to: "repository/pages/Guide.md")
    try folder.write("# Example\n\nA [file](app.yaml).\n", to: "repository/example/README.md")
    try folder.write("key: [text]\n", to: "repository/example/app.yaml")
    let run = try await python(
      .withMarkdown,
      ["Scripts/site.py", folder.url("site").path, folder.url("repository").path]
    )
    #expect(run.status == 0, "\(run.stderr)")
    return folder
  }

  private func brokenLinks(_ site: ScratchFolder) async throws -> [String] {
    let run = try await python(.plain, ["Scripts/check_links.py", site.url("site").path])
    var lines = run.stdout.split(separator: "\n").map(String.init)
    let last = try #require(lines.last, "\(run.stderr)")
    lines.removeLast()
    #expect(last.contains(/^checked: [1-9]\d* pages, [1-9]\d* links/), "\(last)")
    #expect(run.status == (lines.isEmpty ? 0 : 1), "\(run.stderr)")
    return lines
  }

  @Test(.requires(.python(.withMarkdown))) func everyFileThatReadersAreLedToIsAPage() async throws {
    let site = try await site(
      readme: "[Usage](pages/Guide.md#use-it-1) ![A file](example/app.yaml)",
      guide:
        "## Use `it`!\n\n## Use it\n\n[Back](../README.md#documentation), [example](../example/)"
    )
    #expect(try await brokenLinks(site) == [])
    let guide = try site.text("site/pages/Guide.html")
    #expect(guide.contains("<title>Guide – nd-config</title>"))
    // GitHub numbers headings in this way.
    #expect(guide.contains(#"<h2 id="use-it">"#) && guide.contains(#"<h2 id="use-it-1">"#))
    #expect(guide.contains(#"<a href="../index.html#documentation">Back</a>"#))
    #expect(guide.contains(#"<a href="Guide.html" aria-current=page>Guide</a>"#))
    #expect(try site.text("site/example/app.yaml.html").contains("key: [text]"))
    let groups = try site.text("site/index.html").matches(
      of: /<p>(\w+)<\/p>\n<ul>\n<li><a href="(.+?)"/
    )
    #expect(
      groups.map { "\($0.1) \($0.2)" } == ["Read pages/Guide.html", "Write example/index.html"]
    )
    #expect(try site.text("site/example/app.yaml") == "key: [text]\n")
  }

  @Test(.requires(.python(.withMarkdown))) func brokenLinksAreFound() async throws {
    let site = try await site(
      readme: "[a](pages/Gone.md) [b](pages/Guide.md#gone) [c](#gone) [d](pages) ![e](gone.png)",
      guide: "[f](../Sources/A/A.docc/Gone.md) [g](../Sources/A/A.docc/B.md) <i id='guide'></i>"
    )
    // Output as DocC writes it.
    try site.write(
      #"{"references": {"doc://A/B": {"url": "/documentation/a/gone"}}}"#,
      to: "site/api/data/documentation/a.json"
    )
    #expect(
      try await brokenLinks(site) == [
        "index.html: `pages/Gone.md` is not a page of the site",
        "index.html: `pages/Guide.html#gone` is not a heading of that page",
        "index.html: `#gone` is not a heading of that page",
        "index.html: `pages` is not a page of the site",
        "index.html: `gone.png` is not a page of the site",
        "pages/Guide.html: two elements have the id `guide`",
        "pages/Guide.html: `../Sources/A/A.docc/Gone.md` is not a page of the site",
        "pages/Guide.html: `../Sources/A/A.docc/B.md` is not a page of the site",
        "api/data/documentation/a.json: `/documentation/a/gone` is not a page of the site",
      ]
    )
  }

  @Test(.requires(.program("chromium"), .python(.withBrowser), .python(.withMarkdown)))
  func faultsAreFoundInChromium() async throws {
    let site = try await site(
      readme: "<div style='width: 3000px; color: #777; background: #888'>pale words</div>",
      guide: "<script>undefined.x</script>\n<img src='http://127.0.0.1:9/x.png' alt='x'>"
    )
    try site.write(
      #"{"metadata": {"role": "article", "title": "Sample article"}}"#,
      to: "site/api/data/documentation/a.json"
    )
    try site.write(
      "<html><h1>Other</h1></html>",
      to: "site/api/documentation/a/index.html"
    )
    // The search does not find the page of the example.
    let index = try site.text("site/search-index.js")
    try site.write(
      index.replacing("\"example/index.html\"", with: "\"x\""),
      to: "site/search-index.js"
    )
    let arguments = ["Scripts/open_site.py", site.url("site").path, "", "5"]
    let run = try await python(.withBrowser, arguments)
    #expect(run.status == 1, "\(run.stderr)")
    for problem in [
      "index.html: color-contrast: ",
      "example/index.html: is not found by a search for `Example`",
      "index.html: wider than the window by ",
      "pages/Guide.html: error: Cannot read properties of undefined",
      "pages/Guide.html: request: http://127.0.0.1:9/x.png",
      "api/documentation/a/: does not show the title `Sample article`",
    ] {
      #expect(run.stdout.contains("\n\(problem)") || run.stdout.hasPrefix(problem), "\(run.stdout)")
    }
    #expect(!run.stdout.contains("pages/Guide.html: is not found"), "\(run.stdout)")
  }
}
