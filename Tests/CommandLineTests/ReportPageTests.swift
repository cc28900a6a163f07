import Foundation
import TestSupport
import Testing

/// The page of `nd-config report` in a browser.
@Suite(.requires(.program("chromium"), .python(.withBrowser), .program("git")))
struct ReportPageTests {
  /// Texts that would be markup or code if they were not escaped.
  private static let hostile =
    "</script><img src=x onerror=alert(1)>\"><svg onload=alert(1)>'onmouseover='alert(1) {{script}} &lt;b&gt;"

  /// At three widths, the page has no error, makes no request and finds countries, and no text in it is markup.
  @Test func pageWorksAtThreeWidths() async throws {
    let repository = try await MadeUpRepository(manifest: try Places.frozenManifest())
    try await repository.run(
      """
      nd-config add pt --status planned
      \(RowEdit.removal(of: "se"))
      \(RowEdit.moveToDomain(of: "it"))
      """
    )
    let label = "'\(Self.hostile.replacing("'", with: "''"))'"
    try repository.folder.write(
      try repository.folder.read("countries.yaml")
        .replacing("label: Apartment", with: "label: \(label)"),
      to: "countries.yaml"
    )
    try await repository.run("nd-config report --against main --output report.html")
    let found = try await Python.withBrowser.run([
      Places.url("Tests/CommandLineTests/Programs/browser.py").path,
      repository.folder.scratch.url("report.html").path, Places.url(".build/screenshots").path,
      "Italy", "IT", "https://it-api.nextdoor.com/x", "sockets.nextdoor.de", "zz",
    ])
    let expected = [1440, 1024, 390].map { width in
      """
      \(width): problems [], content first True, headings seen [True, True]
        Italy: ['it'] 1 of 15 countries
        IT: ['it'] 1 of 15 countries
        https://it-api.nextdoor.com/x: ['it'] 1 of 15 countries
        sockets.nextdoor.de: ['de'] 1 of 15 countries
        zz: [] 0 of 15 countries

      """
    }
    #expect(String(decoding: found, as: UTF8.self) == expected.joined())
  }
}
