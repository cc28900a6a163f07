internal import CountryManifest
internal import ManifestFindings

struct SiteWithWww: ValidationRule {
  static let id: RuleID = "site-with-www"
  static let severity = Finding.Severity.warning
  static let summary = "a site or a domain begins with `www`"
  static let explanation = """
    A site is the part of a domain before the TLD, and all hosts are under that domain: with
    `www.example`, the API of Italy would be `it-api.www.example.com`. For a website at
    `www.example.com`, `www` is the label of the service `web`. If all hosts of a product are under
    `www`, allow this by a comment.

    ```yaml
    environments:
      production: { site: www.example, hosts: country }
      #                   ^^^^^^^^^^^ warning: site `www.example` begins with `www`, which all hosts would contain
    ```
    """

  let context: RuleContext

  func check() {
    let sites =
      manifest.environments.compactMap(\.site)
      + manifest.countries.flatMap(\.sites).map(\.site)
    let texts = sites.map { ("site", $0) } + manifest.writtenDomains.map { ("domain", $0.domain) }
    for (kind, text) in texts where text.value.hasPrefix("www.") {
      report(
        "\(kind) `\(text.value)` begins with `www`, which all hosts would contain",
        at: text.range,
        help: "write `\(text.value.dropFirst(4))`, and `label: www` in `services.web` if that is "
          + "the website's host, or allow it in a comment with a reason"
      )
    }
  }
}
