package import Foundation
package import Testing

/// A file with the expected output of a test.
///
/// `ND_RECORD_GOLDENS=1` (`make golden`) writes such files and makes the test fail, so that a
/// recording is never mistaken for a passed test. CI never records.
package enum Golden {
  package static let isRecording =
    ProcessInfo.processInfo.environment["ND_RECORD_GOLDENS"] == "1" && !isCI

  /// Expects a file to have these bytes, and not to exist if there are none.
  ///
  /// A failure shows the first different line, which `#expect` of a throwing call would not print.
  package static func expect(
    _ bytes: some Collection<UInt8>,
    at file: URL,
    sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    let expected = (try? Data(contentsOf: file)) ?? Data()
    guard !expected.elementsEqual(bytes) else { return }
    let difference = firstDifference(expected, bytes)
    let problem =
      isRecording
      ? try record(bytes, at: file)
      : "\(name(of: file)) differs in \(difference); `make golden` records it"
    Issue.record(Comment(rawValue: problem), sourceLocation: sourceLocation)
  }

  /// Writes a file; without bytes, removes it.
  ///
  /// - Returns: the message with which the test must fail.
  package static func record(_ bytes: some Collection<UInt8>, at file: URL) throws -> String {
    if bytes.isEmpty {
      try FileManager.default.removeItem(at: file)
    } else {
      let folder = file.deletingLastPathComponent()
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      try Data(bytes).write(to: file)
    }
    return "\(name(of: file)) was recorded: read its diff"
  }

  private static func name(of file: URL) -> String {
    file.path.replacingOccurrences(of: Places.packageRoot.path + "/", with: "")
  }

  /// The first line in which two texts differ, and its contents in both.
  private static func firstDifference(
    _ expected: some Collection<UInt8>,
    _ found: some Collection<UInt8>
  ) -> String {
    let lines = [String(decoding: expected, as: UTF8.self), String(decoding: found, as: UTF8.self)]
      .map { $0.split(separator: "\n", omittingEmptySubsequences: false) }
    for number in 0..<max(lines[0].count, lines[1].count) {
      let (old, new) = (lines[0].dropFirst(number).first, lines[1].dropFirst(number).first)
      guard !(old ?? "").utf8.elementsEqual((new ?? "").utf8) || (old == nil) != (new == nil) else {
        continue
      }
      return "line \(number + 1): expected \(old ?? "no line"), found \(new ?? "no line")"
    }
    return "bytes that are not UTF-8"
  }
}
