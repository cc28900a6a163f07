import Foundation
import TestSupport
import Testing

/// Every link of a page leads to a file or a folder of the repository, and to a heading of it.
@Suite struct LinkTests {
  @Test(.requires(.program("git"))) func noLinkIsBroken() async throws {
    let pages = try await Command.run(
      "git",
      ["ls-files", "--cached", "--others", "--exclude-standard", "*.md", ":!generated"],
      in: Places.packageRoot
    ).stdout.split(separator: "\n").map(String.init).filter(Self.isThere)
    var count = 0
    for page in pages {
      let text = String(decoding: try Places.bytes(page), as: UTF8.self)
      for link in Self.links(in: text) {
        count += 1
        let problem = try Self.problem(of: link, on: page)
        #expect(problem == nil)
      }
    }
    #expect(count > 200)
  }

  /// The targets of links and pictures outside code, except those on other servers and in DocC.
  private static func links(in text: String) -> [String] {
    withoutCode(text).replacing(/`[^`\n]*`/, with: "").matches(
      of: #/\]\(<?([^)\s>]+)>?(?: "[^"]*")?\)/#
    )
    .map { String($0.1) }
    .filter { !$0.contains(/^(?:https?|mailto|doc):/) }
  }

  private static func problem(of link: String, on page: String) throws -> String? {
    let parts = link.split(separator: "#", maxSplits: 1, omittingEmptySubsequences: false)
    let folder = URL(fileURLWithPath: "/\(page)").deletingLastPathComponent()
    let path = parts[0].removingPercentEncoding ?? ""
    let target =
      path.isEmpty
      ? page : String(folder.appendingPathComponent(path).standardizedFileURL.path.dropFirst())
    guard isThere(target) else { return "\(page): \(link) does not exist" }
    guard parts.count == 2, target.hasSuffix(".md") else { return nil }
    let text = String(decoding: try Places.bytes(target), as: UTF8.self)
    return headings(of: text).contains(String(parts[1]))
      ? nil : "\(page): \(target) has no heading #\(parts[1])"
  }

  private static func isThere(_ path: String) -> Bool {
    FileManager.default.fileExists(atPath: Places.packageRoot.appendingPathComponent(path).path)
  }

  /// The anchors that GitHub gives to headings; further ones with the same words get a number.
  private static func headings(of text: String) -> Set<String> {
    var counts: [String: Int] = [:]
    let anchors = withoutCode(text).matches(of: /(?m)^#+ +(.+?) *$/).map { match in
      let words = match.1.replacing(#/\]\([^)]*\)/#, with: "").lowercased()
      let anchor = words.filter { $0.isLetter || $0.isNumber || " -_".contains($0) }
        .replacing(" ", with: "-")
      let earlier = counts[anchor, default: 0]
      counts[anchor] = earlier + 1
      return earlier == 0 ? anchor : "\(anchor)-\(earlier)"
    }
    let named = text.matches(of: /<a (?:id|name)="([^"]+)"/).map { String($0.1) }
    return Set(anchors + named)
  }

  private static func withoutCode(_ text: String) -> String {
    text.replacing(#/(?m)^ *(```+|~~~+)[\s\S]*?^ *\1 *$/#, with: "")
  }
}
