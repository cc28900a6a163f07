import Foundation
import ManifestEmission
import SwiftEmission
import TestSupport
import Testing

/// The behavior of Smartling's connector with the files that it gets.
struct SmartlingTests {
  private struct Configuration: Decodable {
    struct Locale: Decodable {
      var smartling: String
      var application: String
    }
    struct ResourceSet: Decodable {
      var pathRegex: String
      var translationPathExpression: String
    }
    var locales: [Locale]
    var resourceSets: [ResourceSet]
  }

  private func configuration(_ platform: String) throws -> Configuration {
    let path = "smartling/\(platform)/smartling-config.json"
    let files = try SmartlingEmitter.files(for: resolve(Places.frozenManifest()))
    let file = try #require(files.first { $0.path == path })
    return try JSONDecoder().decode(Configuration.self, from: Data(file.contents.utf8))
  }

  /// The path at which the connector writes a translation of a file; nil if it skips the file.
  ///
  /// The ICU expressions used here mean the same in Java.
  private func translation(of path: String, _ platform: String, _ locale: String) throws -> String?
  {
    let configuration = try configuration(platform)
    #expect(configuration.resourceSets.count == 1)
    let resources = try #require(configuration.resourceSets.first)
    let whole = NSRange(path.startIndex..., in: path)
    let regex = try NSRegularExpression(pattern: resources.pathRegex)
    guard let match = regex.firstMatch(in: path, range: whole), match.range == whole,
      let root = Range(match.range(withName: "root"), in: path),
      let application = configuration.locales.first(where: { $0.smartling == locale })?.application
    else { return nil }
    return resources.translationPathExpression
      .replacingOccurrences(of: "${root}", with: path[root])
      .replacingOccurrences(of: "${locale}", with: application)
  }

  @Test(arguments: ["", "/", "generated/", "/mobile/ios/generated/"])
  func translationsAreWrittenNextToTheOutputs(_ root: String) throws {
    let iOS = root + "strings/en.lproj/AccountForms.strings"
    let android = root + "android/res/values/account_forms.xml"
    #expect(
      try translation(of: iOS, "ios", "en-GB")
        == root + "translated/strings/en-GB.lproj/AccountForms.strings"
    )
    #expect(
      try translation(of: android, "android", "en-GB")
        == root + "translated/android/res/values-en-rGB/account_forms.xml"
    )
  }

  @Test func otherFilesAreIgnored() throws {
    for path in [
      "strings/it.lproj/AccountForms.strings", "mystrings/en.lproj/AccountForms.strings",
      "strings/enxlproj/AccountForms.strings", "strings/en.lproj/AccountForms.strings.orig",
      "strings/en.lproj/Countries.strings",
    ] {
      #expect(try translation(of: path, "ios", "it-IT") == nil)
    }
    for path in [
      "app/src/main/res/values/account_forms.xml", "android/res/values-it/account_forms.xml",
      "android/res/values/strings.xml",
    ] {
      #expect(try translation(of: path, "android", "it-IT") == nil)
    }
  }

  /// Otherwise `generate` would remove the translators' labels.
  @Test func noTranslationReplacesAnOutput() throws {
    let paths = Set(try emittedFiles(Places.frozenManifest()).map(\.path))
    for (platform, source) in [
      ("ios", "strings/en.lproj/AccountForms.strings"),
      ("android", "android/res/values/account_forms.xml"),
    ] {
      #expect(paths.contains(source))
      for locale in try configuration(platform).locales {
        let path = try translation(of: source, platform, locale.smartling)
        #expect(try !paths.contains(#require(path)))
      }
    }
  }

  @Test func withoutAndroidThereIsNoConfigurationForIt() throws {
    let files = try SmartlingEmitter.files(for: resolve(Manifests.keywords))
    #expect(files.map(\.path) == ["smartling/ios/smartling-config.json"])
  }
}
