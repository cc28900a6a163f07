package import CountryManifest
internal import ManifestFindings
package import SwiftEmission

/// The configuration of Smartling's repository connector, for iOS and for Android.
///
/// Translators only get the labels of account forms, because names of countries come from CLDR. `generate` overwrites
/// the outputs, so translations go into a separate folder, `translated`, with the same layout.
package enum SmartlingEmitter: Emitter {
  package static let id = "smartling"

  package static func hasData(in manifest: ResolvedManifest) -> Bool {
    manifest.appLanguages.names.count > 1 && manifest.hasForms
      && !manifest.apps.isEmpty
  }

  package static func files(for manifest: ResolvedManifest) -> [EmittedFile] {
    guard manifest.hasForms else { return [] }
    let (strings, resources) = ("\(TextTable.labels.name).strings", TextTable.labels.resourceFile)
    let iOS = ResourceSet(
      type: "ios",
      source: "strings/\(manifest.knownRegions[0]).lproj/\(strings)",
      translation: "strings/${locale}.lproj/\(strings)"
    )
    let android = ResourceSet(
      type: "android",
      source: "android/res/values/\(resources)",
      translation: "android/res/values-${locale}/\(resources)"
    )
    return [
      file("ios", manifest.translatedLanguages.compactMap(\.smartlingForIOS), iOS),
      AndroidEmitter.hasData(in: manifest)
        ? file("android", manifest.translatedLanguages.compactMap(\.smartlingForAndroid), android)
        : nil,
    ].compactMap { $0 }
  }

  private struct ResourceSet {
    var type: String
    /// The path of the texts to translate, relative to the output folder.
    var source: String
    /// The path of translations below `translated`; `${locale}` stands for a locale's `application`.
    var translation: String

    /// The path of the texts to translate, as a Java regular expression.
    ///
    /// The connector uses paths from the repository's root. The part before our path is captured as `root`, and the
    /// path of translations begins with `${root}`.
    var pathRegex: String { "(?<root>(?:.*/)?)" + source.replacing(".", with: "\\.") }
  }

  /// The configuration file; nil without locales, because the connector refuses a file that lists no locale.
  private static func file(
    _ platform: String,
    _ locales: [SmartlingLocale],
    _ resources: ResourceSet
  ) -> EmittedFile? {
    guard !locales.isEmpty else { return nil }
    var json = JSONWriter()
    json.object { json in
      json.array("locales", locales) { json, locale in
        json.object { json in
          json.field("smartling", locale.smartling)
          json.field("application", locale.application)
        }
      }
      json.array("resourceSets", [resources]) { json, resources in
        json.object { json in
          json.field("type", resources.type)
          json.field("pathRegex", resources.pathRegex)
          json.field("translationPathExpression", "${root}translated/\(resources.translation)")
        }
      }
    }
    json.endLine()
    return EmittedFile(path: "\(id)/\(platform)/smartling-config.json", bytes: json.bytes)
  }
}
