import Foundation
import TestSupport

/// A package whose target `Tiny` compiles the manifest in the root.
///
/// The target `Release` compiles another manifest, for a variant of the app. All tests share the package,
/// because SwiftPM links the tool again whenever a target or the list of its files changes.
struct TinyPackage {
  /// The path is always the same, so that a build system recognizes the package.
  let url = Nested.folder.appendingPathComponent("tiny")

  static let atRoot = "countries.yaml"

  /// Creates the package; a file that is as it should be keeps its date.
  init() throws {
    let own = Self.manifest.replacing("tiny", with: "other")
    let files = [
      "Package.swift": Self.package, "Sources/tiny-print/main.swift": Self.program,
      // SwiftPM drops a target without a file.
      "Sources/Tiny/Tiny.swift": "\n", "Sources/Release/Release.swift": "\n",
      "Sources/Release/countries.yaml": own, Self.atRoot: Self.manifest,
    ]
    if text(of: "Package.swift") != Self.package { try Nested.prepare(url) }
    for (path, text) in files where self.text(of: path) != text { try write(text, to: path) }
  }

  private func text(of path: String) -> String? {
    try? String(contentsOf: url.appendingPathComponent(path), encoding: .utf8)
  }

  private static let package = """
    // swift-tools-version: 6.1
    import PackageDescription

    let plugin = Target.PluginUsage.plugin(name: "CompileCountries", package: "nd-config")
    let package = Package(
      name: "Tiny",
      platforms: [.macOS(.v13)],
      dependencies: [.package(name: "nd-config", path: "../nd-config")],
      targets: [
        .target(name: "Tiny", plugins: [plugin]),
        .target(name: "Release", swiftSettings: [.define("COUNTRIES_APP_Tiny")], plugins: [plugin]),
        .executableTarget(name: "tiny-print", dependencies: ["Release", "Tiny"]),
      ]
    )

    """

  private static let program = """
    import Release
    import Tiny

    for country in Release.Country.allCases {
      let url = Release.Service.web.url(for: .production(country: country))
      print("release", country.rawValue, url.absoluteString)
    }
    for country in Tiny.Country.allCases {
      print(country.rawValue, Tiny.Service.web.url(for: .production(country: country)).absoluteString)
    }

    """

  func write(_ text: String, to path: String) throws {
    let file = url.appendingPathComponent(path)
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(),
      withIntermediateDirectories: true
    )
    try Data(text.utf8).write(to: file)
  }

  func remove(_ path: String) throws {
    try FileManager.default.removeItem(at: url.appendingPathComponent(path))
  }

  /// Two countries; a release target has no planned country.
  static let manifest = """
    format: 1
    product:
      name: Tiny
      default_country: ie
      help_desk_url: "https://help.tiny.ie/{help_desk_locale}"
      language_url: "https://{web_host}/{language}"
    environments:
      production: { site: tiny, hosts: country }
    services:
      web: { label: "" }
    apps:
      Tiny: { team: ABCDE12345, bundle: ie.tiny, statuses: [live] }
    form_fields:
      name: { label: Name, content: family_name }
    countries:
      ie:
        tld: ie
        hosts: tld
        languages: [{ locale: en-IE, lproj: en }]
        help_desk_locale: en_IE
        account_form: { fields: [name] }
      gr:
        status: planned
        tld: gr
        hosts: subdomain
        languages: [el-GR]
        help_desk_locale: el
        account_form: { fields: [name] }

    """

  /// A third country.
  static let row = """
      is:
        status: planned
        tld: is
        hosts: subdomain
        languages: [is-IS]
        help_desk_locale: is
        account_form: { fields: [name] }

    """
}
