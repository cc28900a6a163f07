internal import CountryManifest
internal import ManifestFindings

struct InvalidHostLabel: ValidationRule {
  static let id: RuleID = "invalid-host-label"
  static let summary =
    "a site, a domain, a TLD, a prefix, a label or a path is not valid in a host or a URL"
  static let explanation = """
    A host consists of DNS labels: at most 63 lowercase letters, digits and hyphens, with no hyphen at
    either end.

    - A site or a domain can have several labels and at most 100 bytes; a TLD can have several labels
      and at most 80 bytes. Neither ends with a number, because browsers would take it for an IP
      address.
    - A service's label follows a country's prefix and a hyphen within the same DNS label. It has no
      dot, because a wildcard covers only one label.
    - A prefix has at most 20 bytes and no hyphen, so that a host can be read in only one way.
    - A path is one segment of lowercase letters, digits, `-`, `.` and `_`, and is compared byte by
      byte.
    - An element of `entitlement_domains` is a host name alone: iOS silently ignores one with a scheme,
      a path, a port or an uppercase letter. `*.shops.example.com` stands for all subdomains of
      `shops.example.com`, which serves the association files for them.

    ```yaml
    services:
      api: { label: my_api, scope: country }
      #             ^^^^^^ error: label `my_api` contains a character other than letters, digits and hyphens
    ```
    """

  let context: RuleContext

  /// Formats check each text where it is read; only the length of a label depends on other texts.
  func check() {
    let longest = manifest.countries.map(\.hostPrefix.utf8.count).max() ?? 0
    for service in manifest.services where !service.isGlobal {
      guard let label = service.label, let text = service.hostLabel?.prefixed, !text.isEmpty,
        longest + 1 + text.utf8.count > 63
      else { continue }
      report(
        "label `\(label.value)` is too long: with the longest prefix and a hyphen it exceeds 63 bytes",
        at: label.range,
        help: "shorten it"
      )
    }
  }
}
