package import CountryManifest
internal import ManifestFindings
package import SwiftEmission

/// The files that an Android app uses directly: its strings, the list of its languages, and an intent filter for
/// the links of each variant.
package struct AndroidEmitter: Emitter {
  package static let id = "android"

  package static func hasData(in manifest: ResolvedManifest) -> Bool {
    manifest.apps.contains { $0.android != nil }
  }

  package init() {}

  package func files(for manifest: ResolvedManifest) -> [EmittedFile] {
    [localesConfig(manifest), keptResources] + strings(manifest)
      + manifest.apps.compactMap {
        links(of: $0, manifest)
      }
  }

  private static let namespace = (
    name: "xmlns:android", value: "http://schemas.android.com/apk/res/android"
  )

  /// The languages that Android's settings offer, as BCP 47 tags; folders have qualifiers instead.
  private func localesConfig(_ manifest: ResolvedManifest) -> EmittedFile {
    var xml = XMLWriter()
    xml.comment("In the manifest: <application android:localeConfig=\"@xml/locales_config\">")
    xml.element("locale-config", [Self.namespace]) { xml in
      for name in manifest.androidLocales { xml.element("locale", [("android:name", name)]) }
    }
    return EmittedFile(path: "android/res/xml/locales_config.xml", bytes: xml.bytes)
  }

  /// A file that keeps strings that are looked up by name; otherwise, resource shrinking would remove them.
  private var keptResources: EmittedFile {
    let names = ["country_name_*", "country_form_*", "form_label_*"].map { "@string/\($0)" }
    var xml = XMLWriter()
    xml.element(
      "resources",
      [
        ("xmlns:tools", "http://schemas.android.com/tools"),
        ("tools:keep", names.joined(separator: ",")),
      ]
    )
    return EmittedFile(path: "android/res/raw/nd_keep.xml", bytes: xml.bytes)
  }

  private func strings(_ manifest: ResolvedManifest) -> [EmittedFile] {
    TextTable.allCases.flatMap { strings(in: $0, manifest) }
  }

  private func strings(in table: TextTable, _ manifest: ResolvedManifest) -> [EmittedFile] {
    let texts = manifest.texts(in: table).map { (name: $0.resourceName, text: $0) }
    guard !texts.isEmpty else { return [] }
    return manifest.translatedLanguages.compactMap { language in
      let folder = language.isDevelopment ? "values" : language.android.map { "values-\($0)" }
      guard let folder, table.isIn(language) else { return nil }
      var xml = XMLWriter()
      xml.element("resources") { xml in
        for (name, text) in texts {
          guard let value = text.value(in: language) else { continue }
          // Translators work on the file of the development language.
          if language.isDevelopment { xml.comment(text.comment) }
          var attributes = [(name: "name", value: name)]
          // No text is a format string; without this attribute, aapt2 refuses two percent signs.
          if value.utf8.contains(UInt8(ascii: "%")) {
            attributes.append(("formatted", "false"))
          }
          xml.element("string", attributes, text: AndroidStringText.escaped(value))
        }
      }
      return EmittedFile(path: "android/res/\(folder)/\(table.resourceFile)", bytes: xml.bytes)
    }
  }

  /// The variant's App Links, for Gradle's manifest merger; nil if the variant has no Android app or no hosts.
  ///
  /// A filter without hosts would open every link, like a browser.
  private func links(of app: ResolvedApp, _ manifest: ResolvedManifest) -> EmittedFile? {
    let groups = manifest.linkedHosts(of: app)
    guard app.android != nil, !groups.isEmpty else { return nil }
    var xml = XMLWriter()
    xml.comment(
      "For the manifest merger: a source set's manifest.srcFile. Which activity opens links,"
    )
    xml.comment(
      "manifestPlaceholders[\"deepLinkActivity\"] says, such as com.example.MainActivity."
    )
    xml.comment("Android 11 and before trust all of these hosts or none: see COUNTRIES.md.")
    xml.element("manifest", [Self.namespace]) { xml in
      xml.element("application") { xml in
        let activity = [("android:name", "${deepLinkActivity}"), ("android:exported", "true")]
        xml.element("activity", activity.map { (name: $0.0, value: $0.1) }) { xml in
          // A filter opens each of its paths on each of its hosts.
          for group in groups {
            xml.element("intent-filter", [("android:autoVerify", "true")]) { xml in
              Self.writeFilter(for: group, to: &xml)
            }
          }
        }
      }
    }
    let path = "android/manifests/\(app.name)/AndroidManifest.xml"
    return EmittedFile(path: path, bytes: xml.bytes)
  }

  private static func writeFilter(for group: LinkedHosts, to xml: inout XMLWriter) {
    xml.element("action", [("android:name", "android.intent.action.VIEW")])
    xml.element("category", [("android:name", "android.intent.category.DEFAULT")])
    xml.element("category", [("android:name", "android.intent.category.BROWSABLE")])
    // Old links use http. Android verifies both schemes with the file that the host serves over https.
    xml.element("data", [("android:scheme", "http")])
    xml.element("data", [("android:scheme", "https")])
    for host in group.hosts { xml.element("data", [("android:host", host)]) }
    for segment in group.segments {
      // `pathPrefix` ends with a slash, because `/it` would also match `/italian`.
      xml.element("data", [("android:path", "/\(segment)")])
      xml.element("data", [("android:pathPrefix", "/\(segment)/")])
    }
  }
}
