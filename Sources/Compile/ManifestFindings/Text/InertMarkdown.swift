/// Formats text for Markdown on GitHub, which turns plain text into links, mentions and references.
extension StringProtocol {
  /// Whether a word of the text looks like a commit hash, which GitHub turns into a link.
  package var hasCommitHash: Bool {
    var (run, isWord) = (0, true)
    for byte in utf8 {
      if byte.isHexDigit {
        run += 1
      } else {
        if isWord, 7...40 ~= run, !byte.isLetterOrDigit { return true }
        run = 0
        isWord = !byte.isLetterOrDigit
      }
    }
    return isWord && 7...40 ~= run
  }

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
    var (longest, run) = (0, 0)
    for byte in utf8 {
      run = byte == UInt8(ascii: "`") ? run + 1 : 0
      longest = Swift.max(longest, run)
    }
    return String(repeating: "`", count: Swift.max(count, longest + 1))
  }
}
