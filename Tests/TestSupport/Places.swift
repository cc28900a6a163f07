package import Foundation

/// Where tests find what is no Swift.
package enum Places {
  package static let packageRoot = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  /// A file too large to keep in the repository; nil where it is absent.
  ///
  /// Such files lie beside the checkout, or in the folder that `ND_SHARED_DATA` names.
  package static func sharedData(_ name: String) -> URL? {
    let folder =
      ProcessInfo.processInfo.environment["ND_SHARED_DATA"].map { URL(fileURLWithPath: $0) }
      ?? packageRoot.deletingLastPathComponent().appendingPathComponent("shared/data")
    let file = folder.appendingPathComponent(name)
    return FileManager.default.fileExists(atPath: file.path) ? file : nil
  }

  package static func bytes(_ path: String) throws -> [UInt8] {
    Array(try Data(contentsOf: packageRoot.appendingPathComponent(path)))
  }

  /// Whether the long runs were asked for.
  package static let isLongRun = ProcessInfo.processInfo.environment["ND_LONG"] == "1"
}
