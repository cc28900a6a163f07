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

  /// Simulates a file system on which `IT.lproj` and `it.lproj` are the same folder.
  @Test func outputUnderAnotherNameStays() async throws {
    let folder = try ToolFolder()
    let run = try await folder.shell(
      """
      nd-config generate 2> /dev/null && mkdir generated/strings/IT.lproj
      ln generated/strings/it.lproj/Countries.strings generated/strings/IT.lproj
      cp -R generated/strings/it.lproj generated/strings/xx.lproj
      for name in IT xx; do echo "strings/$name.lproj/Countries.strings"; done >> generated/files.txt
      nd-config generate --check; nd-config generate && ls generated/strings
      """
    )
    #expect(run.stdout.contains("xx.lproj/Countries.strings: leftover"), "\(run)")
    #expect(!run.stdout.contains("IT.lproj/Countries.strings"), "\(run)")
    #expect(run.stdout.contains("\nIT.lproj\n") && run.stdout.contains("\nit.lproj\n"), "\(run)")
    #expect(!run.stdout.contains("\nxx.lproj\n"), "\(run)")
  }

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

  @Test(arguments: ["countries.yaml", "countries.yaml/below"])
  func fileInsteadOfTheFolderIsAnError(_ output: String) async throws {
    let folder = try ToolFolder()
    let before = try folder.read("countries.yaml")
    let run = try await folder.shell("nd-config generate --output \(output)")
    #expect(run.status == 2 && run.stderr.hasSuffix("\(output): Not a directory\n"))
    #expect(try folder.read("countries.yaml") == before)
  }

  @Test(arguments: ["mkdir", "mkfifo"])
  func onlyRegularFilesAreReplaced(_ command: String) async throws {
    let folder = try await OutputsBeforeAndAfter()
    let path = "generated/swift/Country.swift"
    let run = try await folder.shell("rm \(path); \(command) \(path); nd-config generate")
    #expect(run.status == 2)
    #expect(run.stderr == "nd-config: cannot read \(path): Not a regular file\n")
    #expect(try await folder.shell("rm -r \(path)").status == 0)
    try folder.expectOldOutputs(without: "Country.swift")
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

  /// `files.txt` decides what is ours; marks of a merge, duplicates and other lines do not count.
  @Test func listSaysWhatIsOurs() async throws {
    let folder = try ToolFolder()
    let run = try await folder.shell(
      """
      nd-config generate --quiet
      echo mine > generated/swift/Mine.swift; echo old > generated/swift/Old.swift; echo x > generated/hosts/hosts.json
      printf 'swift/Old.swift\r\nswift/Old.swift\nmine.txt\nswift/../../countries.yaml\n' > lines
      (echo '<<<<<<< HEAD'; cat generated/files.txt lines; echo '>>>>>>> b') > list && mv list generated/files.txt
      cp generated/files.txt merged
      nd-config generate --only hosts; diff merged generated/files.txt | grep -c swift/Country.swift
      nd-config generate; nd-config generate --check && ls generated/swift | grep -e Mine -e Old
      grep -c '^swift/Old' generated/files.txt; LC_ALL=C sort -c generated/files.txt && test -f countries.yaml
      """
    )
    #expect(run.status == 0, "\(run)")
    #expect(run.stdout == "0\nMine.swift\n0\n", "\(run)")
    #expect(
      run.stderr.contains("1 changed\n") && run.stderr.contains("0 changed, 1 removed\n"),
      "\(run)"
    )
  }

  /// Without the list, a file with the generated note is ours, and a JSON file is only ours if it is as expected.
  @Test func withoutAListTheNoteCounts() async throws {
    let folder = try ToolFolder()
    let run = try await folder.shell(
      """
      nd-config generate --quiet; rm generated/files.txt
      echo >> generated/swift/Country.swift
      nd-config generate; rm generated/files.txt
      echo >> generated/hosts/hosts.json
      nd-config generate; echo $?
      """
    )
    #expect(run.stdout == "2\n")
    #expect(
      run.stderr.contains("cannot write generated/hosts/hosts.json: nd-config did not generate")
    )
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

  func expectOldOutputs(without removed: String? = nil) throws {
    let found = try folder.files(in: "generated/swift")
    #expect(found == old.filter { $0.key != removed })
  }

  func shell(_ line: String) async throws -> Command.Outcome { try await folder.shell(line) }
  func read(_ path: String) throws -> String { try folder.read(path) }
  func files(in path: String) throws -> [String: Data] { try folder.files(in: path) }
}
