import Foundation
import TestSupport
import Testing

/// What edits make of every layout.
///
/// `ND_RECORD_GOLDENS=1` writes what came of them and fails.
@Suite struct EditCaseTests {
  @Test(arguments: try EditCase.all())
  func editEndsAsExpected(_ example: EditCase) throws {
    let before = try #require(example.bytes("before.yaml"))
    let outcome = example.outcome(of: before)
    let expected: Result<[UInt8], EditCase.Refused> =
      example.bytes("after.yaml").map { .success($0) }
      ?? .failure(EditCase.Refused(text: example.text("refusal") ?? ""))
    guard outcome != expected else { return }
    let environment = ProcessInfo.processInfo.environment
    guard environment["ND_RECORD_GOLDENS"] != nil, environment["CI"] == nil else {
      #expect(outcome.readable == expected.readable, "`make golden` writes it anew")
      return
    }
    try example.record(outcome)
    Issue.record("\(example.testDescription) was written anew: read its diff")
  }

  /// Line breaks of Windows, a byte-order mark and a last line without an end change nothing but
  /// themselves.
  @Test(arguments: try EditCase.all())
  func editsKeepTheFormOfTheFile(_ example: EditCase) throws {
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
  case carriageReturns, returnsAlone, byteOrderMark, openEnd

  func applied(to bytes: [UInt8]) -> [UInt8] {
    switch self {
    case .carriageReturns: bytes.flatMap { $0 == 0x0A ? [0x0D, 0x0A] : [$0] }
    case .returnsAlone: bytes.map { $0 == 0x0A ? 0x0D : $0 }
    case .byteOrderMark: [0xEF, 0xBB, 0xBF] + bytes
    case .openEnd: bytes.last == 0x0A ? Array(bytes.dropLast()) : bytes
    }
  }
}

extension Result<[UInt8], EditCase.Refused> {
  fileprivate var readable: String {
    switch self {
    case .success(let bytes): String(decoding: bytes, as: UTF8.self)
    case .failure(let refused): "refused: \(refused.text)"
    }
  }
}

extension EditCase {
  fileprivate func record(_ outcome: Result<[UInt8], Refused>) throws {
    for name in ["after.yaml", "refusal"] {
      try? FileManager.default.removeItem(at: folder.appendingPathComponent(name))
    }
    switch outcome {
    case .success(let bytes):
      try Data(bytes).write(to: folder.appendingPathComponent("after.yaml"))
    case .failure(let refused):
      try Data(refused.text.utf8).write(to: folder.appendingPathComponent("refusal"))
    }
  }
}
