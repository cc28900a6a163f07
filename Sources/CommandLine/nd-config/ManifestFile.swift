import ArgumentParser
import CountryManifest
import ManifestCompiler
import ManifestEditing
import ManifestFindings
import POSIX
import ToolSupport

/// The option `--manifest` of commands that read the manifest.
struct ManifestOption: ParsableArguments {
  @Option(
    name: .shortAndLong,
    help: ArgumentHelp(
      "The manifest, or - for standard input. (default: \(Self.defaultPath))",
      valueName: "file"
    ),
    completion: .file(extensions: ["yaml", "yml"])
  )
  var manifest: String?

  @OptionGroup var color: ColorOption

  static let defaultPath = "countries.yaml here or in the nearest folder above"

  /// The given path, or the path of the manifest that was found; a path in a parent folder is also printed.
  func path() throws -> String { try manifest ?? Self.found() }

  static func found() throws -> String {
    let path = try ManifestSearch.find()
    if path != ManifestSearch.fileName { say("nd-config: using \(path)") }
    return path
  }
}

/// The option `--manifest` of commands that edit the manifest.
struct EditedManifestOption: ParsableArguments {
  @Option(
    name: .shortAndLong,
    help: ArgumentHelp(
      "The manifest to edit. (default: \(ManifestOption.defaultPath))",
      valueName: "file"
    ),
    completion: .file(extensions: ["yaml", "yml"])
  )
  var manifest: String?

  @OptionGroup var color: ColorOption

  @Flag(help: "Do everything except writing the file.")
  var dryRun = false

  @Flag(help: "Print the change as a diff instead of writing it.")
  var diff = false

  func validate() throws {
    guard manifest != "-" else {
      throw ValidationError("Standard input cannot be edited; give a file with --manifest.")
    }
  }

  func path() throws -> String { try manifest ?? ManifestOption.found() }
}

/// A manifest that a command edits.
struct ManifestFile {
  let path: String
  /// The manifest with all edits so far, none of which has been written.
  private(set) var checked: CheckedManifest
  private(set) var manifest: Manifest
  private let original: CheckedManifest
  private let options: EditedManifestOption

  /// Reads the file; if it has errors, prints the findings and exits with status 1.
  ///
  /// A manifest without countries is accepted even if it has errors, so that the first country can be added.
  init(_ options: EditedManifestOption) throws {
    self.options = options
    path = try options.path()
    if let link = LinkLeadingOut(on: path, isStrict: true) {
      throw FileError("write", path, reason: link.reason)
    }
    if !options.dryRun && !options.diff { try Self.recover(path) }
    checked = try ManifestSource.check(path)
    original = checked
    guard let manifest = checked.manifest, checked.isValid || manifest.countries.isEmpty
    else {
      try ManifestSource.report(checked)
      throw ExitCode(1)
    }
    self.manifest = manifest
  }

  /// The name of a country that has a row; if there is no row, exits with status 1.
  func name(of code: String) throws -> String {
    guard manifest.countries.contains(where: { $0.code.value == code }) else {
      let known = manifest.countries.map(\.code.value)
      let meant = checked.standards.countryCode(meantBy: code)
      let hint = meant.flatMap { known.contains($0) ? "did you mean `\($0)`? " : nil } ?? ""
      say(
        "nd-config: no country `\(code)` in the manifest; \(hint)expected one of: "
          + known.joined(separator: ", ")
      )
      throw ExitCode(1)
    }
    return checked.standards.englishName(code)
  }

  /// Replaces the manifest with an edited one.
  mutating func replace(with edited: EditedManifest) {
    checked = edited.checked
    // An edit that would make the manifest unreadable is refused, so the new manifest can always be read.
    manifest = edited.checked.manifest ?? manifest
  }

  /// Writes all edits to the file, or prints them as a diff, and prints lines about them.
  ///
  /// Throws an error if the file was changed since it was read.
  func finish(_ lines: [String]) throws {
    let (old, new) = (original.file.bytes, checked.file.bytes)
    if options.diff {
      return try standardOutput.write(UnifiedDiff(path: path, old: old, new: new).text)
    }
    if !options.dryRun, new != old { try Self.save(new, to: path, replacing: old) }
    for line in lines { try standardOutput.writeLine(line) }
    try reportNewFindings()
    if options.dryRun { say("nd-config: nothing was written, because of --dry-run") }
  }

  /// Writes an edited manifest to its file.
  static func save(_ bytes: [UInt8], to path: String, replacing old: [UInt8]) throws {
    if let link = LinkLeadingOut(on: path, isStrict: true) {
      throw FileError("write", path, reason: link.reason)
    }
    guard let (folder, name) = try folder(of: path) else {
      throw FileError("write", path, reason: Folder.missing)
    }
    try folder.withLock {
      var transaction = FileTransaction(in: folder)
      transaction.write(bytes, to: name, replacing: old, isDurable: true)
      try transaction.commit()
    }
  }

  /// Cleans up next to a manifest after a run that was killed.
  static func recover(_ path: String) throws {
    guard path != "-", LinkLeadingOut(on: path, isStrict: true) == nil,
      let (folder, _) = try folder(of: path), try folder.exists(Journal.fileName)
    else { return }
    try folder.withLock {}
  }

  /// The folder of the file after resolving links, and the file's name there; nil if the folder does not exist.
  private static func folder(of path: String) throws(FileError) -> (Folder, String)? {
    let isLink = linkTarget(path) != nil
    let (parent, name) = parentAndName(of: isLink ? realPath(path) ?? path : path)
    return try Folder.open(parent).map { ($0, name) }
  }

  /// Prints all findings if the edits caused a new one.
  private func reportNewFindings() throws {
    let known = Set(original.findings.map(\.message))
    guard checked.findings.contains(where: { !known.contains($0.message) }) else { return }
    try ManifestSource.report(checked)
  }

  /// Reports the reason why nothing was written; the snippet to paste goes to standard output.
  func report(
    _ refusal: EditRefusal,
    _ instruction: String = "to add it yourself, paste this into `countries`:"
  ) throws -> ExitCode {
    let lines = refusal.reason.split(separator: "\n")
    say("nd-config: \(path) was not changed: \(lines[0])")
    for line in lines.dropFirst() { say(String(line)) }
    if !refusal.snippet.isEmpty {
      say(instruction)
      for line in refusal.snippet.split(separator: "\n") {
        try standardOutput.writeLine(String(line))
      }
    }
    return ExitCode(1)
  }
}

/// Finds the manifest for a command that was given no path.
enum ManifestSearch {
  static let fileName = "countries.yaml"

  /// The path from the working folder to `countries.yaml` there, or in the nearest folder above.
  ///
  /// The search ends at the root of the repository or at the home folder. If the working folder is in neither, its
  /// parent folders are not searched, because they can belong to other users.
  static func find() throws(FileError) -> String {
    guard let found = path else {
      throw FileError(
        "find",
        fileName,
        reason: "it is not in \(searchedFolders.joined(separator: ", ")); "
          + "`nd-config init` writes a new one"
      )
    }
    return found
  }

  /// The path that `find` returns; nil if there is no manifest.
  static var path: String? {
    searchedFolders.indices.lazy.map { String(repeating: "../", count: $0) + fileName }
      .first { path in
        var status = stat()
        return stat(path, &status) == 0 && status.st_mode & S_IFMT != S_IFDIR
      }
  }

  /// The working folder and its parents, in the order of the search.
  private static var searchedFolders: [String] {
    guard let start = realPath(".") else { return ["."] }
    let home = environment("HOME").flatMap(realPath)
    let root = repositoryRoot(of: start)
    var folders: [String] = []
    var folder = start
    while true {
      folders.append(folder)
      if folder == home || folder == root { return folders }
      guard folder != "/", let slash = folder.lastIndex(of: "/") else { return [start] }
      folder = slash == folder.startIndex ? "/" : String(folder[..<slash])
    }
  }
}
