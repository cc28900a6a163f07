package import CountryManifest
package import SwiftEmission

/// The languages of an app for its `Info.plist`.
///
/// If the texts are in frameworks, the main bundle has no `.lproj`, and iOS offers only these languages.
package struct InfoPlistEmitter: Emitter {
  package static let id = "info-plist"

  package static func hasData(in manifest: ResolvedManifest) -> Bool {
    !manifest.apps.isEmpty || !manifest.xcodeProjects.isEmpty
  }

  package init() {}

  package func files(for manifest: ResolvedManifest) -> [EmittedFile] {
    let contents = PropertyListWriter.text { list in
      list.string("CFBundleDevelopmentRegion", manifest.developmentLanguage.value)
      // `Base` is not a language.
      list.strings("CFBundleLocalizations", manifest.knownRegions.filter { $0 != "Base" })
    }
    return [EmittedFile(path: "\(Self.id)/Localizations.plist", contents: contents)]
  }
}
