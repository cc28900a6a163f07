package import CountryManifest
internal import ManifestFindings
package import SwiftEmission

/// The files that an Android app uses directly: its strings, the list of its languages, and an intent filter for
/// the links of each variant.
package enum AndroidEmitter: Emitter {
  package static let id = "android"

  package static func hasData(in manifest: ResolvedManifest) -> Bool {
    manifest.apps.contains { $0.android != nil }
  }

  package static func files(for manifest: ResolvedManifest) -> [EmittedFile] {
    [localesConfig(manifest), keptResources] + strings(manifest)
      + manifest.apps.compactMap {
        links(of: $0, manifest)
      }
  }

  private static let namespace = "xmlns:android=\"http://schemas.android.com/apk/res/android\""

  /// The languages that Android's settings offer, as BCP 47 tags; folders have qualifiers instead.
  private static func localesConfig(_ manifest: ResolvedManifest) -> EmittedFile {
    let xml = XMLSource.file(
      """
      <!-- In the manifest: <application android:localeConfig="@xml/locales_config"> -->
      <locale-config \(namespace)>
        \(manifest.androidLocales.lines { "<locale android:name=\"\($0)\"/>" })
      </locale-config>
      """
    )
    return EmittedFile(path: "android/res/xml/locales_config.xml", bytes: xml)
  }

  /// A file that keeps strings that are looked up by name; otherwise, resource shrinking would remove them.
  private static var keptResources: EmittedFile {
    let names = ["country_name_*", "country_form_*", "form_label_*"].map { "@string/\($0)" }
    let xml = XMLSource.file(
      """
      <resources xmlns:tools="http://schemas.android.com/tools" \
      tools:keep="\(names.joined(separator: ","))"/>
      """
    )
    return EmittedFile(path: "android/res/raw/nd_keep.xml", bytes: xml)
  }

  private static func strings(_ manifest: ResolvedManifest) -> [EmittedFile] {
    TextTable.allCases.flatMap { strings(in: $0, manifest) }
  }

  private static func strings(in table: TextTable, _ manifest: ResolvedManifest) -> [EmittedFile] {
    let texts = manifest.texts(in: table).map { (name: $0.resourceName, text: $0) }
    guard !texts.isEmpty else { return [] }
    return manifest.translatedLanguages.compactMap { language in
      let folder = language.isDevelopment ? "values" : language.android.map { "values-\($0)" }
      guard let folder, table.isIn(language) else { return nil }
      let xml = resources(
        texts.lines { name, text in
          guard let value = text.text(language) else { return "" }
          // Translators work on the file of the development language.
          return """
            \(if: language.isDevelopment, "\(XMLSource.comment(text.comment))")
            \(string(name, value))
            """
        }
      )
      return EmittedFile(path: "android/res/\(folder)/\(table.resourceFile)", bytes: xml)
    }
  }

  static func resources(_ elements: SourceText) -> [UInt8] {
    XMLSource.file(
      """
      <resources>
        \(elements)
      </resources>
      """
    )
  }

  static func string(_ name: String, _ value: String) -> String {
    // No text is a format string; without this attribute, aapt2 refuses two percent signs.
    let formatted = value.utf8.contains(UInt8(ascii: "%")) ? " formatted=\"false\"" : ""
    let text = XMLText.escaped(AndroidStringText.escaped(value), in: .content)
    return "<string name=\"\(name)\"\(formatted)>\(text)</string>"
  }

  /// The variant's App Links, for Gradle's manifest merger; nil if the variant has no Android app or no hosts.
  ///
  /// A filter without hosts would open every link, like a browser.
  private static func links(of app: ResolvedApp, _ manifest: ResolvedManifest) -> EmittedFile? {
    let groups = manifest.linkedHosts(of: app)
    guard app.android != nil, !groups.isEmpty else { return nil }
    let xml = XMLSource.file(
      """
      <!-- For the manifest merger: a source set's manifest.srcFile. The activity that opens links is -->
      <!-- manifestPlaceholders["deepLinkActivity"], such as com.example.MainActivity. -->
      <!-- Android 11 and before trust all of these hosts or none: see COUNTRIES.md. -->
      <manifest \(namespace)>
        <application>
          <activity android:name="${deepLinkActivity}" android:exported="true">
            \(groups.lines { filter(for: $0, manifest.product) })
          </activity>
        </application>
      </manifest>
      """
    )
    return EmittedFile(path: "android/manifests/\(app.name)/AndroidManifest.xml", bytes: xml)
  }

  /// A filter opens each of its paths on each of its hosts.
  ///
  /// Old links use http. Android verifies both schemes with the file that the host serves over https. A prefix such as
  /// `/it/` ends with a slash, because `/it` would also match `/italian`.
  private static func filter(for group: LinkedHosts, _ product: ResolvedProduct) -> SourceText {
    let paths =
      group.segments.isEmpty
      ? product.linkPaths(onAndroid: true)
      : group.segments.flatMap { product.linkPaths(below: $0, onAndroid: true) }
    return """
      <intent-filter android:autoVerify="true">
        <action android:name="android.intent.action.VIEW"/>
        <category android:name="android.intent.category.DEFAULT"/>
        <category android:name="android.intent.category.BROWSABLE"/>
        <data android:scheme="http"/>
        <data android:scheme="https"/>
        \(group.hosts.lines { "<data android:host=\"\($0)\"/>" })
        \(paths.lines { "\(data($0))" })
      </intent-filter>
      """
  }

  private static func data(_ path: String) -> String {
    let text = XMLText.escaped(path, in: .attribute)
    return path.hasSuffix("*")
      ? "<data android:pathPrefix=\"\(text.dropLast())\"/>" : "<data android:path=\"\(text)\"/>"
  }
}
