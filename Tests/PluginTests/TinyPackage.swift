import Foundation
import TestSupport

/// A package with one target that uses the plugin and one program that prints its result.
struct TinyPackage {
  /// The path is always the same, so that a build system recognizes the package.
  let url = Nested.folder.appendingPathComponent("tiny")

  static let atRoot = "countries.yaml"
  static let inTarget = "Sources/Tiny/countries.yaml"

  /// Creates the package, with a manifest at each of the paths.
  init(manifestAt paths: [String]) throws {
    try Nested.prepare(url)
    try write("// SwiftPM drops a target without a file.\n", to: "Sources/Tiny/Tiny.swift")
    try write(
      """
      import Tiny

      for country in Country.allCases {
        print(country.rawValue, Service.web.url(for: .production(country: country)).absoluteString)
      }

      """,
      to: "Sources/tiny-print/main.swift"
    )
    try write(
      """
      // swift-tools-version: 6.1
      import PackageDescription

      let package = Package(
        name: "Tiny",
        platforms: [.macOS(.v13)],
        dependencies: [.package(name: "nd-config", path: "../nd-config")],
        targets: [
          .target(name: "Tiny", plugins: [.plugin(name: "CompileCountries", package: "nd-config")]),
          .executableTarget(name: "tiny-print", dependencies: ["Tiny"]),
        ]
      )

      """,
      to: "Package.swift"
    )
    for path in paths { try write(Self.manifest, to: path) }
  }

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

  /// Two countries.
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
        tld: gr
        hosts: subdomain
        languages: [el-GR]
        help_desk_locale: el
        account_form: { fields: [name] }

    """

  /// A third country.
  static let row = """
      is:
        tld: is
        hosts: subdomain
        languages: [is-IS]
        help_desk_locale: is
        account_form: { fields: [name] }

    """
}
