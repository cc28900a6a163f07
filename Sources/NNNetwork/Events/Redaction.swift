import Foundation

/// Which headers and query items of requests and responses are secret.
///
/// Secret values are omitted from events, errors and descriptions, and secret headers are never sent to
/// other origins.
public struct Redaction: Hashable, Sendable {
  /// The text that replaces a secret.
  public static let placeholder = "[redacted]"

  private var names: Set<String>

  /// Words that make a name secret wherever it contains them.
  private static let words = [
    "authorization", "cookie", "token", "secret", "password", "passwd", "passphrase", "credential",
    "signature", "apikey", "session", "assertion", "bearer",
  ]

  /// Words that make a name secret if it contains them as whole words, as in `X-Auth-Key`.
  private static let wholeWords: Set<Substring> = [
    "auth", "key", "sig", "pass", "pwd", "pin", "otp", "jwt", "sid",
  ]

  /// Treats names that contain common words for secrets, and the given names, as secret.
  ///
  /// - Parameter names: additional names of headers and query items; case does not matter.
  public init(also names: Set<String> = []) {
    self.names = Set(names.map { $0.lowercased() }).union(["code"])
  }

  /// Whether a header or query item with that name is secret.
  public func isSecret(_ name: String) -> Bool {
    let name = name.lowercased()
    if names.contains(name) || Self.words.contains(where: { name.contains($0) }) { return true }
    // It identifies a request and grants no access.
    if name == "idempotency-key" { return false }
    return name.split { !$0.isLetter }.contains { Self.wholeWords.contains($0) }
  }

  /// The headers with secret values replaced.
  ///
  /// `Location` and other URLs are redacted as URLs.
  public func headers(_ headers: HTTPHeaders) -> HTTPHeaders {
    var safe = HTTPHeaders()
    for field in headers {
      if isSecret(field.name) {
        safe.add(field.name, Self.placeholder)
      } else if ["location", "content-location", "referer"].contains(field.name.lowercased()) {
        safe.add(field.name, url(field.value))
      } else {
        safe.add(field.name, field.value)
      }
    }
    return safe
  }

  /// The URL without user, password, fragment and the values of secret query items.
  public func url(_ text: String) -> String {
    guard text.utf8.contains(where: { "?@#".utf8.contains($0) }) else { return text }
    var reference = URLReference(text)
    reference.fragment = nil
    if let authority = reference.authority, let at = authority.lastIndex(of: "@") {
      reference.authority = "\(Self.placeholder)\(authority[at...])"
    }
    reference.query = reference.query.map { query in
      query.split(separator: "&", omittingEmptySubsequences: false).map { item in
        let name = item.prefix { $0 != "=" }
        let plain = name.removingPercentEncoding ?? String(name)
        return isSecret(plain) && name.endIndex < item.endIndex
          ? "\(name)=\(Self.placeholder)" : item
      }.joined(separator: "&")
    }
    return reference.description
  }

  /// Removes secret headers.
  func strip(_ headers: inout HTTPHeaders) {
    for field in headers where isSecret(field.name) { headers[field.name] = nil }
  }
}
