import Foundation
import TestSupport
import Testing

@Suite struct EditCaseTests {
  @Test(arguments: try EditCase.all())
  func editHasTheExpectedResult(_ example: EditCase) throws {
    let before = try #require(example.bytes("before.yaml"))
    let outcome = example.outcome(of: before)
    let (after, refusal) =
      switch outcome {
      case .success(let bytes): (bytes, "")
      case .failure(let refused): ([], refused.text)
      }
    try Golden.expect(after, at: example.folder.appendingPathComponent("after.yaml"))
    try Golden.expect(refusal.utf8, at: example.folder.appendingPathComponent("refusal"))
  }

  /// Windows line endings, a byte-order mark and a missing last line ending do not affect an edit.
  @Test(arguments: try EditCase.all())
  func editsPreserveLineEndingsAndByteOrderMark(_ example: EditCase) throws {
    let before = try #require(example.bytes("before.yaml"))
    for form in FileForm.allCases {
      switch (example.outcome(of: before), example.outcome(of: form.applied(to: before))) {
      case (.success(let plain), .success(let formed)):
        #expect(
          String(decoding: formed, as: UTF8.self)
            == String(decoding: form.applied(to: plain), as: UTF8.self),
          "\(form)"
        )
      case (.failure(let plain), .failure(let formed)): #expect(plain == formed, "\(form)")
      default: Issue.record("an edit and a refusal: \(form)")
      }
    }
  }
}

enum FileForm: CaseIterable {
  case carriageReturns, returnsAlone, byteOrderMark, openEnd, openEndAfterReturns

  func applied(to bytes: [UInt8]) -> [UInt8] {
    switch self {
    case .carriageReturns: bytes.flatMap { $0 == 0x0A ? [0x0D, 0x0A] : [$0] }
    case .returnsAlone: bytes.map { $0 == 0x0A ? 0x0D : $0 }
    case .byteOrderMark: [0xEF, 0xBB, 0xBF] + bytes
    case .openEnd: bytes.last == 0x0A ? Array(bytes.dropLast()) : bytes
    case .openEndAfterReturns: Self.carriageReturns.applied(to: Self.openEnd.applied(to: bytes))
    }
  }
}
