import Foundation

/// Formats a request as a curl command.
enum CURLCommand {
  enum Body { case shown, leftOut }

  static func text(
    _ request: HTTPRequest,
    url: String,
    headers: HTTPHeaders,
    body: Body
  ) -> String {
    var words = ["curl"]
    switch request.method {
    case .get where request.body == .none: break
    case .head: words.append("--head")
    default: words += ["-X", quoted(request.method.rawValue)]
    }
    for field in headers {
      // In curl, `name;` sends an empty value, but `name:` removes a header that curl adds.
      let line = field.value.isEmpty ? "\(field.name);" : "\(field.name): \(field.value)"
      words += ["-H", quoted(line)]
    }
    switch (request.body, body) {
    case (.none, _): break
    case (.file(let file), .shown): words += ["--data-binary", quoted("@\(file.path)")]
    case (.data(let data), .shown):
      if let text = String(data: data, encoding: .utf8), !text.utf8.contains(0),
        !text.hasPrefix("@")
      {
        words += ["--data-binary", quoted(text)]
      } else {
        words += ["--data-binary", "@-"]
      }
    case (_, .leftOut): words += ["--data-binary", "@-"]
    }
    // Without this option, curl would expand brackets and braces to several URLs.
    if url.utf8.contains(where: { "[]{}".utf8.contains($0) }) { words.append("--globoff") }
    words.append(quoted(url))
    return words.joined(separator: " ")
  }

  /// Puts the text in single quotes if necessary, because a shell interprets nothing inside them: `it's` → `'it'\''s'`.
  private static func quoted(_ text: String) -> String {
    let isPlain = text.utf8.allSatisfy { $0.isASCIIAlphanumeric || "-._/:@%+=,".utf8.contains($0) }
    return isPlain && !text.isEmpty ? text : "'\(text.replacing("'", with: "'\\''"))'"
  }
}

extension HTTPRequest {
  /// The request as a curl command.
  ///
  /// - Parameter redaction: hides secrets and the body; the command then reads the body from standard input. Nil shows
  ///   everything, including secrets.
  /// - Returns: a command for any POSIX shell.
  public func curlCommand(redaction: Redaction? = Redaction()) -> String {
    guard let redaction else {
      return CURLCommand.text(self, url: url.absoluteString, headers: headers, body: .shown)
    }
    return CURLCommand.text(
      self,
      url: redaction.url(url.absoluteString),
      headers: redaction.headers(headers),
      body: .leftOut
    )
  }
}

extension HTTPRequest: CustomStringConvertible, CustomReflectable {
  /// The method and the URL, without common secrets; headers and body are omitted.
  public var description: String { "\(method) \(Redaction().url(url.absoluteString))".onOneLine }
  /// Only ``description``, so that `dump` shows no secrets.
  public var customMirror: Mirror { Mirror(self, children: ["description": description]) }
}
