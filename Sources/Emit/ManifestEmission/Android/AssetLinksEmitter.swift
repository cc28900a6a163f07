package import CountryManifest
internal import ManifestFindings
package import SwiftEmission

/// The statements by which the product's domains trust its Android apps, one file per registrable domain.
///
/// Each host serves its domain's file at `/.well-known/assetlinks.json`, without a redirect, because Android
/// requests the file from every host of an intent filter.
package enum AssetLinksEmitter: Emitter {
  package static let id = "assetlinks"

  package static func hasData(in manifest: ResolvedManifest) -> Bool {
    manifest.apps.contains { $0.android != nil }
  }

  package static func files(for manifest: ResolvedManifest) -> [EmittedFile] {
    var appsByDomain: [String: [ResolvedApp.Android]] = [:]
    for app in manifest.apps {
      guard let android = app.android else { continue }
      let hosts = manifest.deepLinks.lazy.filter { app.lists($0.status) }
      for domain in Set(hosts.map(\.domain)) {
        appsByDomain[domain, default: []].append(android)
      }
    }
    return appsByDomain.sorted { $0.key < $1.key }.map { domain, apps in
      EmittedFile(path: path(domain), bytes: statements(apps))
    }
  }

  static func path(_ domain: String) -> String { "\(id)/\(domain)/assetlinks.json" }

  private static func statements(_ apps: [ResolvedApp.Android]) -> [UInt8] {
    var json = JSONWriter()
    json.array(apps) { json, app in
      json.object { json in
        json.array("relation", ["delegate_permission/common.handle_all_urls"]) { $0.value($1) }
        json.object("target") { json in
          json.field("namespace", "android_app")
          json.field("package_name", app.package.value)
          json.array("sha256_cert_fingerprints", app.fingerprints) {
            $0.value($1.value)
          }
        }
      }
    }
    json.endLine()
    return json.bytes
  }
}
