import Foundation
import TestSupport
import Testing

/// Commands of pages run with the BSD tools of macOS as well as with those of Linux.
@Suite struct PortableCommandTests {
  /// Syntax that only the GNU tools accept, and its replacement.
  private static let extensions: [(pattern: String, instead: String)] = [
    (#"\bsed\b[^|]*\s-i(?:\s|$)"#, "`sed -i.bak`, and remove the file"),
    (#"\bsed\b[\s\S]*?s/[^/\n]*/[^/\n]*\\[nt][^/\n]*/"#, "a backslash at the end of the line"),
    (#"\bgrep\s+-\w*P"#, "`grep -E`"),
    (#"\bhead\s+-n\s*-"#, "`sed '$d'`"),
    (#"\bdate\s+(?:-d|--date)"#, "a date that is written"),
    (#"\breadlink\s+-\w*f|\brealpath\b"#, "`cd … && pwd`"),
    (#"\bxargs\s+-\w*r|\bstat\s+-c|\bcp\s+--|\b(?:nproc|tac|timeout)\s"#, "what POSIX has"),
  ]

  private static func found(in command: String) -> [String] {
    extensions.filter { command.range(of: $0.pattern, options: .regularExpression) != nil }
      .map(\.instead)
  }

  @Test func pagesUseWhatEverySystemHas() throws {
    let pages = try Prose.files().filter {
      $0.hasSuffix(".md") && ($0.hasPrefix("Documentation/") || $0 == "README.md")
    }
    var count = 0
    for page in pages {
      let text = String(decoding: try Places.bytes(page), as: UTF8.self)
      for block in text.matches(of: /```(?:sh|bash)\n((?:(?!```).*\n)*)/) {
        count += 1
        #expect(Self.found(in: String(block.1)) == [], "\(page): \(block.1)")
      }
    }
    #expect(count > 40)
  }

  @Test(arguments: [
    "sed -i 's/a/b/' x", #"sed -i.bak -e 's/^  web: .*/&\n  api: {}/' x"#, "grep -rP 'a' x",
    "head -n -1 x", "date -d tomorrow", "readlink -f x", "xargs -r rm", "timeout 5 x",
  ])
  func extensionsAreFound(_ command: String) {
    #expect(Self.found(in: command).count == 1)
  }

  @Test(arguments: [
    "sed -i.bak 's/a/b/' x", "sed -i.bak 's/^  web: .*/&\\\n  api: {}/' x", "grep -qE 'a' x",
    #"printf 'a\n' | sed 's/a/b/'"#,
  ])
  func portableCommandsAreNot(_ command: String) {
    #expect(Self.found(in: command) == [])
  }
}
