internal import CountryManifest
internal import ManifestDiagnostics

/// The hosts whose links open which variant of the app, and where the files that say so are.
struct DeepLinkTable {
  let rows: CountryRows

  func write(to html: inout HTMLWriter) {
    let apps = rows.manifest.apps
    html.element("p") { html in
      html.text(
        "Links to these hosts open the variants marked ✓. Each host serves, itself and without a redirect, "
      )
      html.element("code", text: "/.well-known/apple-app-site-association")
      html.text(" and ")
      html.element("code", text: "/.well-known/assetlinks.json")
      html.text(" of its domain.")
    }
    let variants = apps.map { "\($0.name) (\($0.android == nil ? "iOS" : "iOS, Android"))" }
    html.table(
      "Deep links of each country",
      ["Country", "Hosts", "Domain of the files"] + variants
    ) { html in
      rows.write(to: &html) { html, country in
        rows.cell(&html, country) { $1.deepLinkHosts.map(\.value) }
        rows.cell(&html, country) { _, country in
          country.deepLinkHosts.map { Standards.embedded.registrableDomain(of: $0.value) }
        }
        for app in apps {
          rows.cell(&html, country, style: .text) { manifest, country in
            let variant = manifest.apps.first { $0.name == app.name }
            return variant?.lists(country.status.value) == true ? ["✓"] : []
          }
        }
      }
    }
  }
}
