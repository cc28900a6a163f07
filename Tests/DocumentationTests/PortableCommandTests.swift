import Foundation
import TestSupport
import Testing

/// Commands of pages run with the BSD tools of macOS as well as with those of Linux.
@Suite struct PortableCommandTests {
  /// Syntax that only the GNU tools accept, and its replacement.
  private static let extensions: [(pattern: String, instead: String)] = [
    (#"\bsed\b[^|]*\s-i(?:\s|$)"#, "`sed -i.bak`, and remove the file"),
    (
      #"\bsed\b[^\n]*?s([/|,#:])(?:(?!\1)[^\n])*\1(?:(?!\1)[^\n])*(?<!\\)\\[nt](?:(?!\1)[^\n])*\1"#,
      "a backslash at the end of the line"
    ),
    (#"\b(?:sed|grep)\b(?![^|\n]*\s-\w*E)[^|\n]*\\[+?|]"#, "`-E`"),
    (#"\bgrep\b[^|\n]*\s-\w*P"#, "`grep -E`"),
    (
      #"(?:^|[|;&(\n])\s*(?:cp|date|grep|head|ls|mktemp|mv|rm|sed|sort|stat|tail|xargs)\s[^|;&\n]*?(?<=\s)--[a-z]"#,
      "the option's letter"
    ),
    (#"\b(?:mapfile|readarray|declare\s+-A)\b|\$\{\w+(?:,,|\^\^)"#, "what bash 3.2 has"),
    (#"\bhead\s+-n\s*-"#, "`sed '$d'`"),
    (#"\bdate\s+-d"#, "a date that is written"),
    (#"\breadlink\s+-\w*f|\brealpath\b"#, "`cd … && pwd`"),
    (
      #"\bxargs\b[^|\n]*\s-\w*r\b|\bstat\s+-c|\bcp\s+--|\b(?:nproc|tac|timeout)\s"#,
      "what POSIX has"
    ),
  ]

  private static func found(in command: String) -> [String] {
    extensions.filter { command.range(of: $0.pattern, options: .regularExpression) != nil }
      .map(\.instead)
  }

  @Test func pagesUseWhatEverySystemHas() throws {
    // Benchmarks are run on the machine that made the numbers.
    let pages = try Prose.files().filter {
      $0.hasSuffix(".md") && !$0.hasPrefix("Benchmarks/")
    }
    var count = 0
    for page in pages {
      let text = String(decoding: try Places.bytes(page), as: UTF8.self)
      for block in text.matches(of: /```(?:sh|bash|console)\n((?:(?!```).*\n)*)/) {
        count += 1
        #expect(Self.found(in: String(block.1)) == [], "\(page): \(block.1)")
      }
    }
    #expect(count > 40)
  }

  @Test(arguments: [
    "sed -i 's/a/b/' x", #"sed -i.bak -e 's/^  web: .*/&\n  api: {}/' x"#, "grep -rP 'a' x",
    "head -n -1 x", "date -d tomorrow", "readlink -f x", "xargs -r rm", "timeout 5 x",
    #"sed 's|a|b\nc|' x"#, #"grep 'a\+' x"#, #"sed -n '/a\|b/p' x"#, "mktemp --suffix .yaml",
    "grep -r --perl-regexp a x", "mapfile -t x < y", "echo ${x,,}",
    #"sed -e 's|a|b|' -e 's|c|d\n|' x"#, "grep -r -P a x", "xargs -n 1 -r rm", #"sed 's:a:b\n:' x"#,
  ])
  func extensionsAreFound(_ command: String) {
    #expect(Self.found(in: command).count == 1)
  }

  @Test(arguments: [
    "sed -i.bak 's/a/b/' x", "sed -i.bak 's/^  web: .*/&\\\n  api: {}/' x", "grep -qE 'a' x",
    #"printf 'a\n' | sed 's/a/b/'"#, #"grep -E 'a\+' x"#, "sort x | git diff --stat",
    "nd-config validate --help", #"sed 's/a\\n/b/' x"#,
    "git rm --cached x", "git log --date short --oneline", #"sed 's/a/b\\n/' x"#,
  ])
  func portableCommandsAreNot(_ command: String) {
    #expect(Self.found(in: command) == [])
  }
}
