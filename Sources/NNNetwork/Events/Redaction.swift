import Foundation

/// What is secret in requests and answers.
///
/// Secret headers and query values are left out of events, errors and descriptions, and secret
/// headers do not go to other hosts.
public struct Redaction: Hashable, Sendable {
  /// What stands in the place of a secret.
  public static let mark = "[redacted]"

  private var names: Set<String>

  /// Words that make a name secret wherever they stand in it.
  private static let words = [
    "authorization", "cookie", "token", "secret", "password", "passwd", "passphrase", "credential",
    "signature", "apikey", "session", "assertion", "bearer",
  ]

  /// Words that make a name secret where they stand alone in it, as in `X-Auth-Key`.
  private static let wholeWords: Set<Substring> = [
    "auth", "key", "sig", "pass", "pwd", "pin", "otp", "jwt", "sid",
  ]

  /// Secrets by the words that common names of secrets contain, and by names of the app's own.
  ///
  /// - Parameter names: further names of headers and query items; case does not matter.
  public init(also names: Set<String> = []) {
    self.names = Set(names.map { $0.lowercased() }).union(["code"])
  }

  /// Whether a header or query item of that name is secret.
  public func isSecret(_ name: String) -> Bool {
    let name = name.lowercased()
    if names.contains(name) || Self.words.contains(where: { name.contains($0) }) { return true }
    // It names a request, and opens nothing.
    if name == "idempotency-key" { return false }
    return name.split { !$0.isLetter }.contains { Self.wholeWords.contains($0) }
  }

  /// The headers with the values of secret ones left out.
  ///
  /// `Location` and other URLs keep all but their own secrets.
  public func headers(_ headers: HTTPHeaders) -> HTTPHeaders {
    var safe = HTTPHeaders()
    for field in headers {
      if isSecret(field.name) {
        safe.add(field.name, Self.mark)
      } else if ["location", "content-location", "referer"].contains(field.name.lowercased()) {
        safe.add(field.name, url(field.value))
      } else {
        safe.add(field.name, field.value)
      }
    }
    return safe
  }

  /// The URL without user, password and fragment, and without the values of secret query items.
  public func url(_ text: String) -> String {
    guard text.utf8.contains(where: { "?@#".utf8.contains($0) }) else { return text }
    var reference = URLReference(text)
    reference.fragment = nil
    if let authority = reference.authority, let at = authority.lastIndex(of: "@") {
      reference.authority = "\(Self.mark)\(authority[at...])"
    }
    reference.query = reference.query.map { query in
      query.split(separator: "&", omittingEmptySubsequences: false).map { item in
        let name = item.prefix { $0 != "=" }
        let plain = name.removingPercentEncoding ?? String(name)
        return isSecret(plain) && name.endIndex < item.endIndex ? "\(name)=\(Self.mark)" : item
      }.joined(separator: "&")
    }
    return reference.description
  }

  /// Takes secret headers away.
  func strip(_ headers: inout HTTPHeaders) {
    for field in headers where isSecret(field.name) { headers[field.name] = nil }
  }
}

extension HTTPRequest: CustomStringConvertible, CustomDebugStringConvertible, CustomReflectable {
  /// Method and URL, with the common secrets left out; headers and body are not shown.
  public var description: String { "\(method) \(Redaction().url(url.absoluteString))" }
  /// The same as ``description``.
  public var debugDescription: String { description }
  /// Only what ``description`` shows, so that `dump` shows no more.
  public var customMirror: Mirror { Mirror(self, children: ["description": description]) }
}

extension HTTPHeaders: CustomStringConvertible, CustomDebugStringConvertible, CustomReflectable {
  /// The fields, one a line, with the common secrets left out.
  public var description: String {
    Redaction().headers(self).map { "\($0.name): \($0.value)" }.joined(separator: "\n")
  }
  /// The same as ``description``.
  public var debugDescription: String { description }
  /// Only what ``description`` shows, so that `dump` shows no more.
  public var customMirror: Mirror { Mirror(self, children: ["description": description]) }
}
