package import CountryManifest
internal import ManifestFindings
package import SwiftEmission

/// The association files of websites for apps that open links; one or two per registrable domain.
///
/// Each host that a variant lists must serve the file as `https://HOST/.well-known/apple-app-site-association`. This
/// includes subdomains: the file of `example.com` is valid for the wildcard `*.example.com`, but not for
/// `it.example.com` (Apple's TN3155). The hosts of a domain on which countries have paths serve one file, and all other
/// hosts of the domain serve another. The files are public, so they contain no path of a planned country; they never
/// contain hosts.
package enum AssociationFileEmitter: Emitter {
  package static let id = "aasa"

  package static func hasData(in manifest: ResolvedManifest) -> Bool {
    manifest.apps.contains { $0.apple != nil }
  }

  package static func files(for manifest: ResolvedManifest) -> [EmittedFile] {
    manifest.associationFiles.map { file in
      EmittedFile(
        path: path(file),
        bytes: contents(file, manifest.product)
      )
    }
  }

  static func path(_ file: AssociationFile) -> String {
    "\(id)/\(file.name)/apple-app-site-association"
  }

  private static func contents(_ file: AssociationFile, _ product: ResolvedProduct) -> [UInt8] {
    var json = JSONWriter()
    json.object { json in
      json.object("applinks") { json in
        json.array("details", [file.appIDs]) { json, appIDs in
          json.object { json in
            json.array("appIDs", appIDs) { $0.value($1) }
            json.array("components", file.components(product)) { json, component in
              json.object { json in
                json.field("/", component.path)
                if component.isExcluded { json.field("exclude", true) }
              }
            }
          }
        }
      }
      if product.webCredentials {
        json.object("webcredentials") { $0.array("apps", file.appIDs) { $0.value($1) } }
      }
    }
    json.endLine()
    return json.bytes
  }
}

extension AssociationFile {
  /// The paths that open the app and those that are excluded; the first match counts.
  fileprivate func components(_ product: ResolvedProduct) -> [(path: String, isExcluded: Bool)] {
    let bases = [""] + segments.map { "/\($0)" }
    let exclusions = bases.flatMap { base in
      product.excludedPaths.map { (path: base + $0.value, isExcluded: true) }
    }
    let paths = segments.flatMap { product.linkPaths(below: $0) }
    // `*` matches every other path, with any query and fragment.
    let others = product.includedPaths.isEmpty ? ["*"] : product.linkPaths()
    return exclusions + (paths + (hasOtherPaths ? others : [])).map { ($0, false) }
  }
}
