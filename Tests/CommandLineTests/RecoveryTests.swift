import Foundation
import TestSupport
import Testing
import ToolSupport

@testable import nd_config

/// How the next run uses the journal to recover the files of a killed run.
@Suite struct RecoveryTests {
  /// The texts of files, nil for a missing one; the run was replacing `old` with `new`.
  struct State: Sendable, CustomTestStringConvertible {
    var testDescription: String
    var target: String?
    var temporary: String?
    /// Which of the two stages the journal shows.
    var isRenaming = true
    /// The files after the recovery; the temporary file and the journal are removed.
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
      report: "restored"
    ),
    State(
      testDescription: "saved, and the new file removed",
      target: nil,
      temporary: "saved",
      left: ["a": "saved"],
      report: "restored"
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

  /// The files of a folder and, if `deep`, of its subfolders.
  private func texts(_ scratch: ScratchFolder, deep: Bool = false) throws -> [String: String] {
    let names =
      deep
      ? try FileManager.default.subpathsOfDirectory(atPath: scratch.url.path).filter { path in
        (try? FileManager.default.contentsOfDirectory(atPath: scratch.url(path).path)) == nil
      } : try FileManager.default.contentsOfDirectory(atPath: scratch.url.path)
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

  /// If the journal is incomplete, the run was still writing it and had written nothing else.
  @Test func cutJournalRemovesOnlyItself() throws {
    for count in 0..<Self.journal.bytes.count {
      let journal = Array(Self.journal.bytes.prefix(count))
      let (scratch, folder) = try folder(Self.states[3], journal: journal)
      #expect(try folder.recover().isEmpty)
      #expect(try texts(scratch) == ["a": "new", ".nd-config-1-0.tmp": "saved"], "\(count) bytes")
    }
  }

  /// A branch can contain a journal: it must not rename a file to `.git`, or move a folder.
  @Test(arguments: [".git", ".GIT", ".g\u{200C}it", "", ".", "..", "sub/.git"])
  func journalOfABranchNamesNoRepository(_ target: String) throws {
    var journal = Self.journal
    let folder = target.hasPrefix("sub/") ? "sub/" : ""
    journal.files[0].temporary = folder + journal.files[0].temporary
    journal.files[0].target = target
    for new in [journal.files[0].new, nil] {
      journal.files[0].new = new
      let (scratch, folder) = try self.folder(
        Self.states[0],
        journal: journal.bytes + Journal.renamingMark
      )
      try scratch.write("a repository", to: "sub/.nd-config-1-0.tmp")
      let before = try texts(scratch, deep: true)
      #expect(throws: FileError.self) { try folder.recover() }
      #expect(try texts(scratch, deep: true) == before)
    }
  }

  @Test func journalOfABranchMovesNoFolder() throws {
    for new in [Digest(Array("new".utf8)), nil] {
      var journal = Self.journal
      journal.files[0].new = new
      let (scratch, folder) = try folder(
        Self.states[0],
        journal: journal.bytes + Journal.renamingMark
      )
      let temporary = scratch.url(".nd-config-1-0.tmp")
      try FileManager.default.removeItem(at: temporary)
      try scratch.write("x", to: ".nd-config-1-0.tmp/file")
      try FileManager.default.removeItem(at: scratch.url("a"))
      try scratch.write("y", to: "a/file")
      #expect(throws: FileError.self) { try folder.recover() }
      #expect(try scratch.text("a/file") == "y")
      #expect(try scratch.text(".nd-config-1-0.tmp/file") == "x")
    }
  }

  @Test func tooLargeJournalIsRefused() throws {
    let journal = Self.journal.bytes + [UInt8](repeating: 0, count: 30 << 20)
    let (scratch, folder) = try folder(Self.states[0], journal: journal)
    let error = #expect(throws: FileError.self) { try folder.recover() }
    #expect("\(try #require(error))".contains("Larger than 16 MB"))
    #expect(try scratch.text("a") == "old")
  }

  /// A million empty names.
  @Test func journalOfNoFilesChangesNothing() throws {
    let bytes = Array("nd-config journal 1\0".utf8) + [UInt8](repeating: 0, count: 8 << 20)
    let (scratch, folder) = try folder(Self.states[0], journal: bytes)
    #expect(try folder.recover().isEmpty)
    #expect(try texts(scratch) == ["a": "old", ".nd-config-1-0.tmp": "new"])
  }

  @Test func anotherFileOfTheNameIsNotAJournal() throws {
    let (scratch, folder) = try folder(Self.states[0], journal: Array("mine".utf8))
    #expect(throws: FileError.self) { try folder.recover() }
    #expect(try texts(scratch)[Journal.fileName] == "mine")
  }
}
