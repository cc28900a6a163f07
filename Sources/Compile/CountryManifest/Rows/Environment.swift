package import ManifestFindings

/// An environment of the product.
package struct Environment: FieldRow {
  package static let production = "production"

  package var name: Located<String>
  package var site: Located<String>?
  /// The complete domain, such as `acme.dev`, which replaces `site` and the default country's TLD.
  package var domain: Located<String>?
  package var hosts: Located<HostPolicy>?
  package var scheme: Located<Scheme>?
  package var unread: Set<String> = []

  package static let table = FieldTable<Self>(
    "an environment",
    [
      .text("site", \.site, .site)
        .otherwise("required, unless there is a `domain`")
        .means("the DNS label before the TLD, or several: `acme`, `staging.acme`"),
      .text("domain", \.domain, .domain)
        .otherwise("`site` and the default country's `tld`")
        .means(
          "the whole domain, instead of `site`: `acme.dev`; not allowed with `hosts: country`"
        ),
      .choice("hosts", \.hosts)
        .otherwise("required, unless all services have `scope: global`")
        .means(
          "how hosts are formed: `country`, as each country's `hosts` says; `subdomain` or `path`, every country on"
            + " a subdomain or below a path; `named`, one host for all services, with a name chosen at run time"
        ),
      .choice("scheme", \.scheme)
        .otherwise(is: Scheme.https.rawValue)
        .means("the scheme of URLs"),
    ]
  )
}

/// How an environment forms the hosts of all countries: the values of an environment's `hosts`.
package enum HostPolicy: String, CaseIterable, Sendable {
  /// Each country uses the `hosts` in its row.
  case country
  /// Every country except the default one is on a subdomain.
  case subdomain
  /// Every country except the default one is below a path.
  case path
  /// All services share one host, whose name is chosen at run time.
  case named
}

package enum Scheme: String, CaseIterable, Sendable {
  case https, http
}
