internal import CountryManifest
internal import ManifestFindings

struct InvalidPath: ValidationRule {
  static let id: RuleID = "invalid-path"
  static let severity = Finding.Severity.error
  static let summary =
    "a country's path is not one segment of lowercase letters, digits and hyphens"
  static let explanation = """
    A country's path is the first segment of its URLs, and is compared with links byte by byte. It
    consists of lowercase letters, digits and hyphens, so it is never percent-encoded. It has at most 63
    bytes and no hyphen at either end.

    ```yaml
    countries:
      gb: { hosts: path, path: /uk }
      #                        ^^^ error: path `/uk` contains `/`; expected one segment
    ```
    """

  func check(_ manifest: Manifest, in context: inout RuleContext) {
    for country in manifest.countries {
      guard let path = country.path, let problem = Self.problem(path.value) else { continue }
      let segment = path.value.lowercased().split { "/-_".contains($0) }.joined(separator: "-")
      let isMeant = segment != path.value && Self.problem(segment) == nil
      context.report(
        self,
        "path `\(path.value)` \(problem)",
        at: path.range,
        help: isMeant ? "write `\(segment)`" : "write one segment, such as `\(country.hostPrefix)`"
      )
    }
  }

  static func problem(_ path: String) -> String? {
    if path.isEmpty { return "is empty" }
    if path.utf8.contains(UInt8(ascii: "/")) { return "contains `/`; expected one segment" }
    return HostName.problem(inLabel: path[...])
  }
}
