extension StringProtocol {
  /// Whether a word could be a commit's hash, of which GitHub makes a link.
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

  /// Whether a message, whose quotations are in backticks, is only text and code to GitHub: no link, image, HTML,
  /// mention or reference.
  package var isInertMarkdown: Bool {
    let parts = split(separator: "`", omittingEmptySubsequences: false)
    guard parts.count % 2 == 1 else { return false }
    return stride(from: 0, to: parts.count, by: 2).allSatisfy { index in
      parts[index].utf8.allSatisfy {
        $0.isLetterOrDigit || " '()-,.;:/+=%".utf8.contains($0) || $0 > 0x7F
      }
        && !parts[index].contains("//") && !parts[index].lowercased().contains("www.")
        && !parts[index].hasCommitHash
    }
  }

  /// The message as it is, or as one piece of code if it is not inert.
  package var asInertMarkdown: String {
    if isInertMarkdown { return String(self) }
    var (longest, run) = (0, 0)
    for byte in utf8 {
      run = byte == UInt8(ascii: "`") ? run + 1 : 0
      longest = Swift.max(longest, run)
    }
    let fence = String(repeating: "`", count: longest + 1)
    return "\(fence) \(self) \(fence)"
  }
}
