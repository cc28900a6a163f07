package import CountryManifest
internal import ManifestFindings
package import SwiftEmission

/// The associated domains of each app variant.
///
/// The file has only this key, because an app's entitlements contain other keys that a manifest does not know.
package struct EntitlementsEmitter: Emitter {
  package static let id = "entitlements"

  package static func hasData(in manifest: ResolvedManifest) -> Bool {
    manifest.apps.contains { $0.apple != nil }
  }

  package init() {}

  package func files(for manifest: ResolvedManifest) -> [EmittedFile] {
    manifest.apps.filter { $0.apple != nil }.map { app in
      let contents = PropertyListWriter.text { list in
        list.strings(
          "com.apple.developer.associated-domains",
          manifest.associatedDomains(of: app)
        )
      }
      return EmittedFile(
        path: "\(Self.id)/\(app.name).entitlements",
        contents: contents
      )
    }
  }
}
