import Foundation
import TestSupport
import Testing

/// Whatever happens during `generate`, every output has either its old or its new content.
@Suite struct WriteSafetyTests {
  @Test func unchangedOutputsAreNotTouched() async throws {
    let folder = try ToolFolder()
    #expect(try await folder.shell("nd-config generate").status == 0)
    let before = try await folder.shell(Self.listing)
    let run = try await folder.shell("sleep 0.02; nd-config generate")
    #expect(run.stderr.hasSuffix(" files, 0 changed\n"))
    #expect(try await folder.shell(Self.listing).stdout == before.stdout && !before.stdout.isEmpty)
  }

  /// Inode, size, mode and time of the last change, also of folders.
  private static let listing =
    "find . -exec ls -dilc --time-style=full-iso {} + 2> /dev/null || find . -exec ls -dilcT {} +"

  @Test func fullDiskChangesNothing() async throws {
    let folder = try await OutputsBeforeAndAfter()
    // A limit on the size of files acts like a disk that is full after the first files.
    let run = try await folder.shell("ulimit -f 8; nd-config generate")
    #expect(run.status == 2)
    #expect(run.stdout.isEmpty && run.stderr.hasPrefix("nd-config: cannot write generated/"))
    try folder.expectOldOutputs()
  }

  @Test(.permitted(.dropPrivileges)) func unwritableFolderChangesNothing() async throws {
    let folder = try await OutputsBeforeAndAfter()
    // Root may write anywhere, unless the process drops that right.
    let run = try await folder.shell(
      """
      chmod 555 generated/swift
      tool=$(command -v nd-config)
      if [ "$(id -u)" != 0 ]; then "$tool" generate
      else setpriv --bounding-set=-dac_override "$tool" generate
      fi
      status=$?
      chmod 755 generated/swift
      exit $status
      """
    )
    #expect(run.status == 2)
    #expect(
      run.stderr
        == "nd-config: cannot write generated/swift/AccountForm+Check.swift: Permission denied\n"
    )
    try folder.expectOldOutputs()
  }

  @Test func modeOfAnOutputIsPreserved() async throws {
    let folder = try await OutputsBeforeAndAfter()
    let run = try await folder.shell(
      """
      chmod 640 generated/swift/Country.swift
      nd-config generate 2> /dev/null
      find generated -name 'Country.swift' -type f -perm 640
      """
    )
    #expect(run.stdout == "generated/swift/Country.swift\n")
  }

  @Test(arguments: ["with spaces", "two\nlines", "-dash", "ütf/nested/deep", "trailing/"])
  func outputFolderCanHaveAnyName(_ name: String) async throws {
    let folder = try ToolFolder()
    let run = try await folder.shell(
      "nd-config generate --output=\"$name\"",
      environment: ["name": name]
    )
    #expect(run.status == 0 && folder.exists("\(name)/swift/Country.swift"))
    #expect(run.stderr.split(separator: "\n").count == 1)
  }

  @Test func filesOfARemovedDomainAreRemoved() async throws {
    let folder = try ToolFolder(
      manifest: try Places.frozenManifest()
    )
    let run = try await folder.shell(
      """
      nd-config generate --only assetlinks,android
      echo mine > generated/assetlinks/nextdoor.de/notes.txt
      grep -v 'android:' countries.yaml > without && mv without countries.yaml
      nd-config generate --only assetlinks,android
      find generated/assetlinks
      ls generated/android
      """
    )
    #expect(
      run.stdout == """
        generated/assetlinks
        generated/assetlinks/nextdoor.de
        generated/assetlinks/nextdoor.de/notes.txt
        res

        """
    )
    #expect(run.stderr.hasSuffix("0 changed, 7 removed\n"))
  }

  @Test func concurrentRunsDoNotInterfere() async throws {
    let folder = try await OutputsBeforeAndAfter()
    let run = try await folder.shell(
      "for i in 1 2 3 4 5 6; do nd-config generate & done; wait; nd-config generate && nd-config generate --check"
    )
    #expect(run.status == 0)
    #expect(try folder.files(in: "generated/swift") == folder.new)
  }
}

/// Old outputs that all differ from those of the manifest.
struct OutputsBeforeAndAfter {
  let folder: ToolFolder
  let old: [String: Data]
  let new: [String: Data]
  private let list: String

  init() async throws {
    folder = try ToolFolder()
    _ = try await folder.shell("nd-config generate")
    list = try folder.read("generated/files.txt")
    new = try folder.files(in: "generated/swift")
    old = new.mapValues { $0 + Data("// older\n".utf8) }
    try reset()
  }

  func reset() throws {
    try FileManager.default.removeItem(at: folder.scratch.url("generated"))
    let swift = folder.scratch.url("generated/swift")
    try FileManager.default.createDirectory(at: swift, withIntermediateDirectories: true)
    try folder.write(list, to: "generated/files.txt")
    for (name, data) in old { try data.write(to: swift.appendingPathComponent(name)) }
  }

  func expectOldOutputs() throws {
    #expect(try folder.files(in: "generated/swift") == old)
  }

  func shell(_ line: String) async throws -> Command.Outcome { try await folder.shell(line) }
  func read(_ path: String) throws -> String { try folder.read(path) }
  func files(in path: String) throws -> [String: Data] { try folder.files(in: path) }
}
