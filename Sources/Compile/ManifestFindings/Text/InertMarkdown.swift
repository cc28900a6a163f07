/// Formats text for Markdown on GitHub, which turns plain text into links, mentions and references.
extension StringProtocol {
  /// Whether a part of the text can be a commit hash, which GitHub turns into a link.
  package var hasCommitHash: Bool { utf8.split { !$0.isHexDigit }.contains { $0.count >= 7 } }

  /// The text in code style; it must not contain a line break.
  package var asMarkdownCode: String {
    let fence = markdownFence(atLeast: 1)
    // Markdown strips one space from both ends of code. Without such a space, a backtick at an end would be read
    // as part of the fence.
    let isPadded =
      first == "`" || last == "`" || first == " " && last == " " && contains { $0 != " " }
    return isPadded ? "\(fence) \(self) \(fence)" : "\(fence)\(self)\(fence)"
  }

  /// A run of at least `count` backticks that is longer than any run in the text.
  package func markdownFence(atLeast count: Int) -> String {
    let longest = utf8.split { $0 != UInt8(ascii: "`") }.map(\.count).max() ?? 0
    return String(repeating: "`", count: Swift.max(count, longest + 1))
  }
}
