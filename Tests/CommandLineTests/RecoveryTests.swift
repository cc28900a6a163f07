import Foundation
import TestSupport
import Testing

@testable import nd_config

/// What the next run makes of the files that a killed one left, by its journal.
@Suite struct RecoveryTests {
  /// Texts of files, nil for none; the run was to replace `old` by `new`.
  struct State: Sendable, CustomTestStringConvertible {
    var testDescription: String
    var target: String?
    var temporary: String?
    /// Which of the two stages the journal shows.
    var isRenaming = true
    /// Afterwards; the temporary file and the journal are gone.
    var left: [String: String]
    var report: String?
  }

  private static let states = [
    State(
      testDescription: "before the exchange",
      target: "old",
      temporary: "new",
      left: ["a": "old"]
    ),
    State(
      testDescription: "after the exchange",
      target: "new",
      temporary: "old",
      left: ["a": "new"]
    ),
    State(
      testDescription: "while writing",
      target: "old",
      temporary: "ne",
      isRenaming: false,
      left: ["a": "old"]
    ),
    State(
      testDescription: "saved before the exchange",
      target: "new",
      temporary: "saved",
      left: ["a": "saved"],
      report: "put back"
    ),
    State(
      testDescription: "saved, and the new file removed",
      target: nil,
      temporary: "saved",
      left: ["a": "saved"],
      report: "put back"
    ),
    State(
      testDescription: "saved before and after the exchange",
      target: "saved later",
      temporary: "saved",
      left: ["a": "saved later", "a.saved-1": "saved"],
      report: "kept `a.saved-1`"
    ),
    State(testDescription: "at the end", target: "new", temporary: nil, left: ["a": "new"]),
  ]

  private func folder(_ state: State, journal: [UInt8]) throws -> (ScratchFolder, Folder) {
    let scratch = try ScratchFolder()
    if let text = state.target { try scratch.write(text, to: "a") }
    if let text = state.temporary { try scratch.write(text, to: ".nd-config-1-0.tmp") }
    try Data(journal).write(to: scratch.url(Journal.fileName))
    return (scratch, try #require(try Folder.open(scratch.url.path)))
  }

  private func texts(_ scratch: ScratchFolder) throws -> [String: String] {
    let names = try FileManager.default.contentsOfDirectory(atPath: scratch.url.path)
    return try Dictionary(uniqueKeysWithValues: names.map { ($0, try scratch.text($0)) })
  }

  private static var journal: Journal {
    var journal = Journal()
    journal.files = [
      Journal.File(
        temporary: ".nd-config-1-0.tmp",
        target: "a",
        old: Digest(Array("old".utf8)),
        new: Digest(Array("new".utf8))
      )
    ]
    return journal
  }

  @Test(arguments: states) func ownFilesAreRemovedAndSavesArePutBack(_ state: State) throws {
    let mark = state.isRenaming ? Journal.renamingMark : []
    let (scratch, folder) = try folder(state, journal: Self.journal.bytes + mark)
    let lines = try folder.recover()
    #expect(try texts(scratch) == state.left)
    #expect(lines.count == (state.report == nil ? 0 : 1))
    #expect(lines.allSatisfy { $0.hasPrefix(state.report ?? "") }, "\(lines)")
    #expect(try folder.recover().isEmpty)
  }

  /// A journal that is cut was being written, so nothing else was.
  @Test func cutJournalRemovesOnlyItself() throws {
    for count in 0..<Self.journal.bytes.count {
      let journal = Array(Self.journal.bytes.prefix(count))
      let (scratch, folder) = try folder(Self.states[3], journal: journal)
      #expect(try folder.recover().isEmpty)
      #expect(try texts(scratch) == ["a": "new", ".nd-config-1-0.tmp": "saved"], "\(count) bytes")
    }
  }

  @Test func anotherFileOfTheNameIsNotAJournal() throws {
    let (scratch, folder) = try folder(Self.states[0], journal: Array("mine".utf8))
    #expect(throws: FileError.self) { try folder.recover() }
    #expect(try texts(scratch)[Journal.fileName] == "mine")
  }
}
