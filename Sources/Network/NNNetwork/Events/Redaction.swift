import Foundation

/// Which headers and query items of requests and responses are secret.
///
/// Secret values are omitted from events, errors and descriptions. Secret headers are never sent to URLs outside the
/// service (``RequestContext/isAtService(_:)``).
public struct Redaction: Hashable, Sendable {
  /// The text that replaces a secret.
  static let placeholder = "[redacted]"

  private var names: Set<String>

  /// Words that make a name secret if the name contains them anywhere, as in `accesstoken`.
  private static let words = [
    "authorization", "cookie", "token", "secret", "password", "passwd", "passphrase", "credential",
    "signature", "apikey", "session", "assertion", "bearer",
  ]

  /// Words that make a name secret if the name contains them as whole words, as in `X-Auth-Key`.
  private static let wholeWords: Set<Substring> = [
    "auth", "key", "sig", "pass", "pwd", "pin", "otp", "jwt", "sid",
  ]

  /// Creates a redaction that treats common names of secrets, and the given names, as secret.
  ///
  /// A name is secret if it contains `apikey`, `assertion`, `authorization`, `bearer`, `cookie`, `credential`,
  /// `passphrase`, `passwd`, `password`, `secret`, `session`, `signature` or `token`. A name is also secret if it is
  /// `code`, or contains `auth`, `jwt`, `key`, `otp`, `pass`, `pin`, `pwd`, `sid` or `sig` as a whole word, as in
  /// `X-Auth-Key`. `Idempotency-Key` is not secret.
  ///
  /// - Parameter names: additional names of headers and query items; case does not matter.
  public init(also names: Set<String> = []) {
    self.names = Set(names.map { $0.lowercased() }).union(["code"])
  }

  /// Whether a header or query item with that name is secret.
  func isSecret(_ name: String) -> Bool {
    let name = name.lowercased()
    if names.contains(name) || Self.words.contains(where: { name.contains($0) }) { return true }
    // This header identifies a request and grants no access.
    if name == "idempotency-key" { return false }
    return name.split { !$0.isLetter }.contains { Self.wholeWords.contains($0) }
  }

  /// The headers with secret values replaced.
  ///
  /// The values of `Location`, `Content-Location` and `Referer` are redacted as URLs.
  func headers(_ headers: HTTPHeaders) -> HTTPHeaders {
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

  /// The URL without user, password, fragment, the values of secret query items, and secrets in its path.
  ///
  /// In a path, the value after a secret name is replaced, such as `8f3a` in `/token/8f3a` and `/a;sid=8f3a`. A segment
  /// after a secret name is kept if it looks like a word of the API, such as `refresh` in `/token/refresh`. JSON Web
  /// Tokens are replaced in any segment.
  func url(_ text: String) -> String {
    var reference = URLReference(text)
    reference.path = path(reference.path)
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

  private func path(_ path: String) -> String {
    var isAfterSecret = false
    return path.split(separator: "/", omittingEmptySubsequences: false).map { segment in
      let plain = segment.removingPercentEncoding ?? String(segment)
      defer { isAfterSecret = isSecret(plain) }
      if plain.hasPrefix("eyJ") || isAfterSecret && !Self.isWord(plain) { return Self.placeholder }
      guard segment.contains("=") else { return String(segment) }
      return segment.split(separator: ";", omittingEmptySubsequences: false).map { item in
        let name = item.prefix { $0 != "=" }
        return name.endIndex < item.endIndex && isSecret(String(name))
          ? "\(name)=\(Self.placeholder)" : String(item)
      }.joined(separator: ";")
    }.joined(separator: "/")
  }

  /// Whether a segment of a path is probably a word of the API, such as `refresh` or `v2`, and not a secret value.
  private static func isWord(_ segment: String) -> Bool {
    let letters =
      segment.hasPrefix("v") ? segment.dropFirst().drop(while: \.isNumber) : segment[...]
    return segment.count <= 20 && letters.allSatisfy { $0.isLowercase || "-_.".contains($0) }
  }

  /// Removes secret headers.
  func strip(_ headers: inout HTTPHeaders) {
    for field in headers where isSecret(field.name) { headers[field.name] = nil }
  }
}

extension HTTPHeaders: CustomStringConvertible, CustomReflectable {
  /// The fields, one per line, without common secrets.
  public var description: String {
    Redaction().headers(self).map { "\($0.name): \($0.value)" }.joined(separator: "\n")
  }
  /// Only ``description``, so that `dump` shows no secrets.
  public var customMirror: Mirror { Mirror(self, children: ["description": description]) }
}
