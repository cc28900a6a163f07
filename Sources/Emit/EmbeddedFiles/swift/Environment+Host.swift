public import Foundation

nonisolated extension Environment {
  /// The environment that a host names: the inverse of ``Service/url(for:)``.
  ///
  /// Reads `host[.][:port]`. The case of ASCII letters is ignored, and so is the port, which has 1
  /// to 5 digits. The result is nil for a host that serves all countries. It is also nil for a host
  /// on which countries have paths; read the whole URL there.
  ///
  /// Use it for logs, settings and tests. Do not use it to decide whether to open a URL from
  /// outside the app: it accepts hosts of every environment, service and country. Use ``Link`` for
  /// that.
  public init?(host: String) {
    guard let host = PageURL.host(of: host[...]),
      let found = Addresses.all.environment(host: host)
    else { return nil }
    self = found
  }

  /// The environment to which a page belongs: the inverse of ``Service/url(for:)`` and of ``Service/url(path:for:)``.
  ///
  /// Reads a URL with the scheme `http` or `https` and without user information. Its host and port
  /// are read as in `init(host:)`. If countries have paths on the host, the first segment of the
  /// path decides. For example, `/it` and `/it/pizza` belong to Italy. Any other path, such as
  /// `/italian`, belongs to the country that has the host itself, if there is one. Escapes of
  /// letters, digits and `-._~` are decoded.
  ///
  /// On such a host, the result is nil for an ambiguous path: `/IT`, `//it`, or a path with a
  /// segment `.` or `..`, a backslash, a space or a control character. Use ``Link`` for URLs from
  /// outside the app.
  public init?(url: String) {
    guard let page = PageURL(url), let found = Addresses.all.environment(of: page) else {
      return nil
    }
    self = found
  }

  /// The environment to which a page belongs, from the page's URL as text.
  public init?(url: URL) { self.init(url: url.absoluteString) }
}
