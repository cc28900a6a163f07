import Foundation

extension HTTPRequest {
  /// The request as a curl command.
  ///
  /// - Parameter redaction: hides secrets and the body; the command then reads the body from standard input. Nil shows
  ///   everything, including secrets.
  /// - Returns: a command for any POSIX shell.
  public func curlCommand(redaction: Redaction? = Redaction()) -> String {
    let address = redaction?.url(url.absoluteString) ?? url.absoluteString
    var words = ["curl"]
    switch method {
    case .get where body == .none: break
    case .head: words.append("--head")
    default: words += ["-X", quoted(method.rawValue)]
    }
    for field in redaction?.headers(headers) ?? headers {
      // In curl, `name;` sends an empty value, but `name:` removes a header that curl adds.
      let line = field.value.isEmpty ? "\(field.name);" : "\(field.name): \(field.value)"
      words += ["-H", quoted(line)]
    }
    switch body {
    case .none: break
    case .file(let file) where redaction == nil:
      words += ["--data-binary", quoted("@\(file.path)")]
    case .data(let data) where redaction == nil && data.first != UInt8(ascii: "@"):
      let text = data.contains(0) ? nil : String(data: data, encoding: .utf8)
      words += ["--data-binary", text.map(quoted) ?? "@-"]
    case .file, .data: words += ["--data-binary", "@-"]
    }
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
  public var description: String { "\(method) \(Redaction().url(url.absoluteString))".onOneLine }
}
