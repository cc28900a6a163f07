package import CountryManifest
internal import ManifestFindings
package import SwiftEmission

/// The associated domains of each app variant, as an XML property list in the layout of Xcode.
///
/// The file has only this key, because an app's entitlements contain other keys that a manifest does not know.
package enum EntitlementsEmitter: Emitter {
  package static let id = "entitlements"

  package static func hasData(in manifest: ResolvedManifest) -> Bool {
    manifest.apps.contains { $0.apple != nil }
  }

  package static func files(for manifest: ResolvedManifest) -> [EmittedFile] {
    manifest.apps.filter { $0.apple != nil }.map { app in
      EmittedFile(
        path: "\(id)/\(app.name).entitlements",
        bytes: propertyList(manifest.associatedDomains(of: app)).bytes
      )
    }
  }

  /// The note is before the root, where parsers ignore it.
  ///
  /// The note must not contain two hyphens: `codesign`, unlike `plutil`, would take them for the end of the comment.
  /// Also without domains there is a list, where Xcode writes `<array/>`, so that a first domain only adds a line.
  private static func propertyList(_ domains: [String]) -> SourceText {
    """
    <?xml version="1.0" encoding="UTF-8"?>
    <!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
    <!-- \(GeneratedNote.text) -->
    <plist version="1.0">
    <dict>
    \t<key>com.apple.developer.associated-domains</key>
    \t<array>
    \(domains.lines { "\t\t<string>\(XMLText.escaped($0, in: .content))</string>" })
    \t</array>
    </dict>
    </plist>

    """
  }
}
