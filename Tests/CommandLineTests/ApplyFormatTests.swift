import Foundation
import TestSupport
import Testing

/// What `apply --check` prints.
@Suite struct ApplyFormatTests {
  /// No character of a path that controls a terminal or is invisible is printed.
  @Test(arguments: ["", "--diff"])
  func pathsControlNoTerminal(_ options: String) async throws {
    let app = try SampleApp()
    let characters = [
      "\u{1B}", "\u{7}", "\u{7F}", "\u{9B}", "\u{202E}", "\u{2028}", "\r", "\n+++ b/x",
    ]
    let escapes = ["1b", "07", "7f", "9b", "202e", "2028", "0d", "0a+++ b/x"]
    var paths: [String] = []
    for (character, escape) in zip(characters, escapes) {
      let digits = escape.prefix { $0.isHexDigit }
      paths.append(
        "\"a\\u\(String(repeating: "0", count: 4 - digits.count))\(escape)/Info.plist\""
      )
      try app.write(SampleApp.entitlements, to: "a\(character)/Info.plist")
    }
    try app.write("info_plists: { Nextdoor: [\(paths.joined(separator: ", "))] }\n", to: "app.yaml")
    let run = try await app.apply("--check \(options)")
    #expect(run.status == 1)
    #expect(run.stdout.components(separatedBy: "/Info.plist").count > characters.count)
    let raw = run.stdout.unicodeScalars.filter { scalar in
      scalar != "\n" && scalar != "\t"
        && (scalar.value < 0x20 || characters.contains(String(scalar)))
    }
    #expect(raw.isEmpty, "\(run.stdout)")
    #expect(!run.stdout.contains("\n+++ b/x"))
  }
}
