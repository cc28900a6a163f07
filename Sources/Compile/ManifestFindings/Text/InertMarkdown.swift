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

  /// The text, or the text in code style if GitHub would format any of it.
  package var asInertMarkdown: String { isInertMarkdown ? String(self) : asMarkdownCode }

  /// Whether GitHub shows a message as plain text and code, without links, images, HTML, mentions or
  /// references.
  ///
  /// Text in backticks is shown as code and not checked.
  private var isInertMarkdown: Bool {
    let parts = split(separator: "`", omittingEmptySubsequences: false)
    guard parts.count % 2 == 1 else { return false }
    return stride(from: 0, to: parts.count, by: 2).allSatisfy { index in
      let part = parts[index]
      let hasOnlyText = part.utf8.allSatisfy {
        $0.isLetterOrDigit || " '()-,.;:/+=%".utf8.contains($0) || $0 > 0x7F
      }
      return hasOnlyText && !part.contains("//") && !part.lowercased().contains("www.")
        && !part.hasCommitHash
    }
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
