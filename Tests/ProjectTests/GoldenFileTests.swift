import Foundation
import TestSupport
import Testing

@Suite struct GoldenFileTests {
  @Test(.disabled(if: Golden.isRecording)) func failureNamesTheFirstLineThatDiffers() throws {
    let folder = try ScratchFolder()
    try folder.write("one\ntwo\n", to: "expected")
    try withKnownIssue {
      try Golden.expect("one\n2\n".utf8, at: folder.url("expected"))
    } matching: { issue in
      issue.comments.contains { $0.rawValue.contains("differs in line 2: expected two, found 2;") }
    }
    try Golden.expect("one\ntwo\n".utf8, at: folder.url("expected"))
    try Golden.expect([], at: folder.url("none"))
    // Only a recording run writes files.
    let text = try folder.text("expected")
    #expect(text == "one\ntwo\n")
    let isThere = FileManager.default.fileExists(atPath: folder.url("none").path)
    #expect(!isThere)
  }
}
