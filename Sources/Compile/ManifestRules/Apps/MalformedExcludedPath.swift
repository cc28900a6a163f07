internal import CountryManifest
internal import ManifestFindings

struct MalformedExcludedPath: ValidationRule {
  static let id: RuleID = "malformed-excluded-path"
  static let severity = Finding.Severity.error
  static let summary = "an excluded path is not the path of a URL"
  static let explanation = """
    `exclude` lists paths whose links stay in the browser. Apple compares each with the path of a
    link, which begins with `/` and is percent-encoded; `*` matches any text, `?` one character. A
    pattern with a host, a query or a fragment matches nothing, and one that matches every path would
    keep all links out of the app.

    ```yaml
    product:
      outputs: { aasa: { exclude: [admin/*] } }
      #                            ^^^^^^^ error: excluded path `admin/*` matches no link; a path begins with `/`
    ```
    """

  func check(_ manifest: Manifest, in context: inout RuleContext) {
    for path in manifest.product.excludedPaths {
      guard let problem = problem(path.value) else { continue }
      context.report(
        self,
        "excluded path `\(path.value)` \(problem.text)",
        at: path.range,
        help: problem.help
      )
    }
  }

  private func problem(_ path: String) -> (text: String, help: String)? {
    if let scheme = path.firstRange(of: "://") {
      let rest = path[scheme.upperBound...]
      let own = rest.firstIndex(of: "/").map { String(rest[$0...]) } ?? "/"
      return (
        "matches no link, because it is a URL", "write `\(own)`, which is excluded on every host"
      )
    }
    guard path.hasPrefix("/") || path.hasPrefix("*") else {
      return ("matches no link; a path begins with `/`", "write `/\(path)`")
    }
    if matchesEveryPath(path) {
      return (
        "matches every link, so no link would open the app",
        "write the paths that stay in the browser, such as `/admin/*`"
      )
    }
    if let end = queryOrFragment(path) {
      return (
        "has a query or a fragment, which are not part of a path",
        "write `\(path[..<end])`"
      )
    }
    guard path.utf8.allSatisfy({ 0x21...0x7E ~= $0 }) else {
      return (
        "has a character that is percent-encoded in a link",
        "write `\(percentEncoded(path))`"
      )
    }
    return nil
  }

  /// Whether the pattern matches every path, as `*`, `/*` and `/**` do.
  private func matchesEveryPath(_ pattern: String) -> Bool {
    let wildcards = pattern.hasPrefix("/") ? pattern.dropFirst() : pattern[...]
    guard wildcards.contains("*"), wildcards.allSatisfy({ $0 == "*" || $0 == "?" }) else {
      return false
    }
    return wildcards.count { $0 == "?" } <= (pattern.hasPrefix("/") ? 0 : 1)
  }

  /// The index of a `#`, or of a `?` that begins a query; nil if there is neither.
  ///
  /// A `?` without a `=` after it is a wildcard for one character.
  private func queryOrFragment(_ path: String) -> String.Index? {
    if let hash = path.firstIndex(of: "#") { return hash }
    guard let mark = path.firstIndex(of: "?"), path[mark...].contains("=") else { return nil }
    return mark
  }

  private func percentEncoded(_ path: String) -> String {
    path.utf8.reduce(into: "") { text, byte in
      if 0x21...0x7E ~= byte {
        text.unicodeScalars.append(Unicode.Scalar(byte))
      } else {
        text += "%\(hexadecimal(byte, digits: 2, uppercase: true))"
      }
    }
  }
}
