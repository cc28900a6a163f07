import Foundation
import TestSupport
import Testing

/// An app whose Smartling configuration sends its texts for translation.
///
/// With `labels`, the texts of the manifest are sent, too. `apply` neither changes nor duplicates
/// the translations.
@Suite(.requires(.python(.withOpenStep), .program("aapt2")))
struct ApplyTranslationTests {
  private static let files = [
    "app.yaml": """
    strings: "ios/{lproj}.lproj/Countries.strings"
    labels: ios/en.lproj/Localizable.strings
    smartling: { ios: ios/smartling-config.json, android: android/smartling-config.json }
    android: { res: android/res, strings: countries.xml, labels: strings.xml }

    """,
    "ios/en.lproj/Localizable.strings": "/* On the first screen */\n\"hello\" = \"Hello\";\n",
    "ios/smartling-config.json": #"""
    {
      "locales": [],
      "resourceSets": [
        {
          "type": "ios",
          "pathRegex": "ios/en\\.lproj/Localizable\\.strings",
          "translationPathExpression": "ios/${locale}.lproj/${originalFile.name}"
        }
      ]
    }

    """#,
    "android/res/values/strings.xml":
      "<resources>\n    <string name=\"hello\">Hello</string>\n</resources>\n",
    "android/smartling-config.json": #"""
    {
      "locales": [],
      "resourceSets": [
        {
          "type": "android",
          "pathRegex": "android/res/values/strings\\.xml",
          "translationPathExpression": "android/res/values-${locale}/${originalFile.name}"
        }
      ]
    }

    """#,
  ]

  private func oracle(_ name: String) -> String {
    Places.url("Tests/oracles/\(name)").path
  }

  /// The app after `apply`, Smartling and `apply` again, and the texts that Smartling read.
  private func app() async throws -> (folder: ScratchFolder, taken: [String: [String]]) {
    let folder = try ScratchFolder()
    for (path, text) in Self.files { try folder.write(text, to: "app/\(path)") }
    let manifest = try Places.frozenManifest()
    try folder.write(manifest, to: "countries.yaml")
    let first = try await Command.ndConfig(["apply", "--app", "app"], in: folder.url)
    try #require(first.status == 0, "\(first.output)")
    let output = try await Python.withOpenStep.run(
      [
        oracle("smartling_connector.py"), folder.url("app").path, "ios/smartling-config.json",
        "android/smartling-config.json",
      ]
    )
    let second = try await Command.ndConfig(["apply", "--app", "app", "--check"], in: folder.url)
    #expect(second.status == 0, "\(second.output)")
    return (folder, try JSONDecoder().decode([String: [String]].self, from: output))
  }

  @Test func labelsAreSentAndNamesAreNot() async throws {
    let taken = try await app().taken
    let fields = [
      "first_name", "last_name", "street_address", "apartment", "city", "suburb", "post_town",
      "state", "province", "county", "postal_code",
    ]
    #expect(
      taken.mapValues(Set.init) == [
        "ios/en.lproj/Localizable.strings": Set(["hello"] + fields.map { "form.label.\($0)" }),
        "android/res/values/strings.xml": Set(["hello"] + fields.map { "form_label_\($0)" }),
      ]
    )
  }

  @Test func everyTextIsThereOnceInEveryLanguage() async throws {
    let folder = try await app().folder
    let resources = try await Python.plain.run(
      [oracle("read_android_resources.py"), folder.url("app/android/res").path]
    )
    let android = try JSONDecoder().decode([String: [String: String]].self, from: resources)
    #expect(android.count == 15 + 11 + 1)
    for (name, texts) in android { #expect(texts.count == 11, "\(name)") }
    #expect(android["form_label_city"]?["fr-rCA"] == "fr-CA: City")
    #expect(android["country_name_de"]?["fr-rCA"] == "Allemagne")

    let program = """
      import collections, json, pathlib, sys, openstep_plist
      keys = collections.Counter()
      for path in pathlib.Path(sys.argv[1]).glob("*.lproj/*.strings"):
          keys.update(openstep_plist.loads(path.read_text("utf-8"), use_numbers=False).keys())
      print(json.dumps(keys))
      """
    let output = try await Python.withOpenStep.run(["-c", program, folder.url("app/ios").path])
    let iOS = try JSONDecoder().decode([String: Int].self, from: output)
    #expect(iOS.count == 15 + 11 + 1)
    for (key, count) in iOS { #expect(count == 11, "\(key)") }
    let italian = try folder.text("app/ios/it.lproj/Localizable.strings")
    #expect(italian.contains("\"form.label.city\" = \"it-IT: City\";"))
  }

  /// `apply` refuses what aapt2 refuses to link, and aapt2 links what `apply` accepts.
  @Test(arguments: [("countries.xml", 1), ("strings.xml", 0), ("countries.xml, prefix: acme_", 0)])
  func namesThatTheAppHasAreNotDefinedTwice(_ file: String, _ status: Int32) async throws {
    let folder = try ScratchFolder()
    let english = "    <!-- Name -->\n    <string name=\"country_name_it\">\"Italy\"</string>\n"
    for (values, text) in ["": english, "-it": english.replacing("Italy", with: "Italia")] {
      try folder.write(
        "<resources>\n\(text)</resources>\n",
        to: "app/res/values\(values)/strings.xml"
      )
    }
    try folder.write("android: { res: res, strings: \(file) }\n", to: "app/app.yaml")
    let manifest = try Places.frozenManifest()
    try folder.write(manifest, to: "countries.yaml")
    let run = try await Command.ndConfig(["apply", "--app", "app"], in: folder.url)
    #expect(run.status == status, "\(run.output)")
    if status == 1 {
      #expect(
        run.output.contains("app/res/values/strings.xml:3:5: error: resource `country_name_it`")
      )
      try folder.write("<resources>\n\(english)</resources>\n", to: "app/res/values/countries.xml")
    }
    let resources = [oracle("read_android_resources.py"), folder.url("app/res").path]
    if status == 0 {
      _ = try await Python.plain.run(resources)
    } else {
      await #expect(throws: (any Error).self) { _ = try await Python.plain.run(resources) }
    }
  }

  /// Xcode and translation services write translations into the catalog itself.
  @Test func translationsInACatalogAreKept() async throws {
    let folder = try ScratchFolder()
    let path = "app/Localizable.xcstrings"
    try folder.write(
      "xcstrings: Countries.xcstrings\nlabels: Localizable.xcstrings\n",
      to: "app/app.yaml"
    )
    func catalog(_ strings: String) -> String {
      """
      {
        "sourceLanguage" : "en",
        "strings" : {
      \(strings)
        },
        "version" : "1.0"
      }
      """
    }
    try folder.write(catalog(""), to: "app/Countries.xcstrings")
    try folder.write(catalog("    \"hello\" : {\n\n    }"), to: path)
    try folder.write(
      try Places.frozenManifest(),
      to: "countries.yaml"
    )
    let first = try await Command.ndConfig(["apply", "--app", "app"], in: folder.url)
    try #require(first.status == 0, "\(first.output)")
    let keys = try await Python.plain.run(
      [oracle("translate_catalog.py"), folder.url(path).path, "it", "fr-CA"]
    )
    #expect(try JSONDecoder().decode([String].self, from: keys).count == 11 + 1)
    let translated = try folder.text(path)
    #expect(translated.contains(#""value" : "fr-CA: City""#))

    let again = try await Command.ndConfig(["apply", "--app", "app"], in: folder.url)
    #expect(again.status == 0, "\(again.output)")
    #expect(try folder.text(path) == translated)
    // If the text of a label changes, its translations stay as the translators wrote them.
    let manifest = try folder.text("countries.yaml")
    try folder.write(
      manifest.replacing("label: City", with: "label: Town", maxReplacements: 1),
      to: "countries.yaml"
    )
    let changed = try await Command.ndConfig(["apply", "--app", "app"], in: folder.url)
    #expect(changed.status == 0, "\(changed.output)")
    #expect(
      try folder.text(path)
        == translated.replacing(#""value" : "City""#, with: #""value" : "Town""#)
    )
  }
}
