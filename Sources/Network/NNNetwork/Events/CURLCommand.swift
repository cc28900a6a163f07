import Foundation

extension HTTPRequest {
  /// The request as a curl command for any POSIX shell, redacted; the command reads the body from standard input.
  func curlCommand(_ redaction: Redaction) -> String {
    let address = redaction.url(url.absoluteString)
    var words = ["curl"]
    switch method {
    case .get where body == .none: break
    case .head: words.append("--head")
    default: words += ["-X", quoted(method.rawValue)]
    }
    for field in redaction.headers(headers) {
      // In curl, `name;` sends an empty value, but `name:` removes a header that curl adds.
      let line = field.value.isEmpty ? "\(field.name);" : "\(field.name): \(field.value)"
      words += ["-H", quoted(line)]
    }
    if body != .none { words += ["--data-binary", "@-"] }
    // Without this option, curl would expand brackets and braces to several URLs.
    if address.utf8.contains(where: { "[]{}".utf8.contains($0) }) { words.append("--globoff") }
    words.append(quoted(address))
    return words.joined(separator: " ")
  }

  /// Puts the text in single quotes if necessary, because a shell interprets nothing inside them: `it's` → `'it'\''s'`.
  private func quoted(_ text: String) -> String {
    let isPlain = text.utf8.allSatisfy { $0.isASCIIAlphanumeric || "-._/:@%+=,".utf8.contains($0) }
    return isPlain && !text.isEmpty ? text : "'\(text.replacing("'", with: "'\\''"))'"
  }
}

extension HTTPRequest: CustomStringConvertible {
  /// The method and the URL, without common secrets; headers and body are omitted.
  public var description: String {
    "\(method.rawValue) \(Redaction().url(url.absoluteString))".onOneLine
  }
}
