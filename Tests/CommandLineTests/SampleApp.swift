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

  static let entitlements = text(of: "Nextdoor/Nextdoor.entitlements")

  /// A file of `App`, the app as it is before the first run.
  static func text(of path: String) -> String {
    let bytes = try? Places.bytes("Tests/CommandLineTests/App/\(path)")
    return String(decoding: bytes ?? [], as: UTF8.self)
  }

  init() throws {
    folder = try ToolFolder()
    let app = folder.scratch.url("app")
    try FileManager.default.copyItem(at: Places.url("Tests/CommandLineTests/App"), to: app)
  }

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
