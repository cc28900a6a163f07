import Foundation
import TestSupport

/// A small app in the folder `app`, next to a manifest of three countries.
struct SampleApp {
  let folder: ToolFolder

  static let portugal = """
      pt:
        tld: pt
        hosts: subdomain
        languages: [pt-PT]
        help_desk_locale: pt_PT
        account_form:
          fields: [first_name, postal_code]

    """

  static let entitlements = """
    <?xml version="1.0" encoding="UTF-8"?>
    <!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" \
    "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
    <plist version="1.0">
    <dict>
    \t<key>aps-environment</key>
    \t<string>production</string>
    \t<key>com.apple.developer.associated-domains</key>
    \t<array>
    \t\t<string>applinks:it.nextdoor.com</string>
    \t\t<string>webcredentials:nextdoor.com</string>
    \t</array>
    </dict>
    </plist>

    """

  init() throws {
    folder = try ToolFolder()
    for (path, text) in Self.files { try folder.write(text, to: "app/\(path)") }
  }

  static let files = [
    "app.yaml": """
    entitlements: { Nextdoor: Nextdoor/Nextdoor.entitlements }
    projects: [Nextdoor.xcodeproj]
    info_plists: { Nextdoor: Nextdoor/Info.plist }
    smartling: { ios: smartling-ios.json, android: smartling-android.json }

    """,
    "Nextdoor/Nextdoor.entitlements": entitlements,
    "Nextdoor/Info.plist":
      "<plist version=\"1.0\">\r\n<dict>\r\n  <key>A</key>\r\n  <true/>\r\n</dict>\r\n</plist>",
    "Nextdoor.xcodeproj/project.pbxproj": """
    // !$*UTF8*$!
    {
    \tobjects = {
    \t\tA1 /* Project object */ = {
    \t\t\tisa = PBXProject;
    \t\t\tknownRegions = (
    \t\t\t\ten,
    \t\t\t\tBase,
    \t\t\t\ttlh,
    \t\t\t);
    \t\t};
    \t};
    }

    """,
    "smartling-ios.json": """
    {
      "locales": [
        { "smartling": "it-IT", "application": "it" }
      ],
      "resourceSets": []
    }

    """,
    "smartling-android.json": "{\n\t\"locales\": []\n}\n",
  ]

  func addPortugal() throws {
    try folder.write(try folder.read("countries.yaml") + Self.portugal, to: "countries.yaml")
  }

  func removeItaly() throws {
    let text = try folder.read("countries.yaml")
    guard let start = text.range(of: "  it:\n") else { return }
    let next = text.range(of: "  pt:\n")?.lowerBound ?? text.endIndex
    try folder.write(
      text.replacingCharacters(in: start.lowerBound..<next, with: ""),
      to: "countries.yaml"
    )
  }

  func apply(_ options: String = "") async throws -> Command.Outcome {
    try await folder.shell("nd-config apply --app app \(options)")
  }

  func read(_ path: String) throws -> String { try folder.read("app/\(path)") }
  func write(_ text: String, to path: String) throws { try folder.write(text, to: "app/\(path)") }

  /// Every file of the app by its path, including hidden ones.
  func contents() throws -> [String: Data] {
    let root = folder.scratch.url("app")
    let paths = FileManager.default.enumerator(atPath: root.path)?.compactMap { $0 as? String }
    var contents: [String: Data] = [:]
    for path in paths ?? [] {
      var isFolder: ObjCBool = false
      let url = root.appendingPathComponent(path)
      _ = FileManager.default.fileExists(atPath: url.path, isDirectory: &isFolder)
      contents[path] = isFolder.boolValue ? Data("folder".utf8) : try Data(contentsOf: url)
    }
    return contents
  }

  /// Replaces the contents of the app's folder with these files.
  func restore(_ contents: [String: Data]) throws {
    let root = folder.scratch.url("app")
    try FileManager.default.removeItem(at: root)
    for (path, data) in contents.sorted(by: { $0.key < $1.key }) {
      let url = root.appendingPathComponent(path)
      let isFolder = data == Data("folder".utf8)
      try FileManager.default.createDirectory(
        at: isFolder ? url : url.deletingLastPathComponent(),
        withIntermediateDirectories: true
      )
      if !isFolder { try data.write(to: url) }
    }
  }
}
