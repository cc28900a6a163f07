package import Foundation

/// The locations of files other than Swift sources.
package enum Places {
  package static let packageRoot = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  package static func bytes(_ path: String) throws -> [UInt8] {
    Array(try Data(contentsOf: packageRoot.appendingPathComponent(path)))
  }

  package static let isLongRun = ProcessInfo.processInfo.environment["ND_LONG"] == "1"
}
