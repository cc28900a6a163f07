import Foundation

/// Which texts of requests and responses are secret; they are left out of events, errors and descriptions.
///
/// Secret are the values of headers and query items with certain names, and the parts of paths that your patterns name.
/// Nothing else is recognized: if a path of your API contains a secret, add its pattern.
public struct Redaction: Hashable, Sendable {
  /// The text that replaces a secret.
  static let placeholder = "[redacted]"

  /// The names that are always secret; case does not matter.
  static let defaultNames: Set<String> = [
    "access_token", "api_key", "apikey", "authorization", "client_secret", "code", "cookie",
    "id_token", "password", "proxy-authorization", "refresh_token", "secret", "session",
    "set-cookie", "sig", "signature", "token", "x-api-key", "x-auth-token",
  ]

  private let names: Set<String>
  private let paths: [[Substring]]

  /// Creates a redaction.
  ///
  /// - Parameters:
  ///   - names: the names of secret headers and query items; case does not matter. These are always secret:
  ///     `access_token`, `api_key`, `apikey`, `authorization`, `client_secret`, `code`, `cookie`, `id_token`, `password`,
  ///     `proxy-authorization`, `refresh_token`, `secret`, `session`, `set-cookie`, `sig`, `signature`, `token`,
  ///     `x-api-key` and `x-auth-token`.
  ///   - paths: patterns of paths that contain secrets, such as `/password/reset/*`: the segments at the place of each
  ///     `*` are secret. A pattern matches at the end of a path.
  public init(names: Set<String> = [], paths: [String] = []) {
    self.names = Self.defaultNames.union(names.map { $0.lowercased() })
    self.paths = paths.map { $0.split(separator: "/") }
  }

  /// Whether a header or query item with that name is secret.
  package func isSecret(_ name: String) -> Bool { names.contains(name.lowercased()) }

  /// The headers with secret values replaced; the values of `Location`, `Content-Location` and `Referer` are redacted
  /// as URLs.
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
  func url(_ text: String) -> String {
    let whole = text.prefix { $0 != "#" }
    var start = whole.prefix { $0 != "?" }
    let query = whole.dropFirst(start.count + 1)
    var path = Substring()
    if let scheme = start.firstRange(of: "//") {
      path = start[scheme.upperBound...].drop { $0 != "/" }
      start = start[..<path.startIndex]
      if let at = start.lastIndex(of: "@") {
        start = start[..<scheme.upperBound] + Self.placeholder + start[at...]
      }
    } else {
      swap(&start, &path)
    }
    var safe = start + redacted(path: path)
    if start.count + path.count < whole.count || !query.isEmpty { safe += "?" + redacted(query) }
    return String(safe)
  }

  private func redacted(_ query: Substring) -> String {
    query.split(separator: "&", omittingEmptySubsequences: false).map { item in
      let name = item.prefix { $0 != "=" }
      let isSecret = isSecret(name.removingPercentEncoding ?? String(name))
      return isSecret && name.endIndex < item.endIndex ? "\(name)=\(Self.placeholder)" : item
    }.joined(separator: "&")
  }

  private func redacted(path: Substring) -> String {
    guard !paths.isEmpty else { return String(path) }
    var segments = path.split(separator: "/", omittingEmptySubsequences: false).map(String.init)
    let filled = segments.indices.filter { !segments[$0].isEmpty }
    for pattern in paths where pattern.count <= filled.count {
      let end = filled.suffix(pattern.count)
      guard zip(end, pattern).allSatisfy({ $1 == "*" || segments[$0] == $1 }) else { continue }
      for (index, word) in zip(end, pattern) where word == "*" {
        segments[index] = Self.placeholder
      }
    }
    return segments.joined(separator: "/")
  }
}
