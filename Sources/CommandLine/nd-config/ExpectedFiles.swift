import ManifestApply
import ManifestFindings
import ToolSupport
import YAMLTree

/// The list of `generate --expect`: the files that a build declared before it ran nd-config.
struct ExpectedFiles {
  private let list: SourceFile
  /// The paths of the list, one per line; a path that ends with `/` stands for every file in that folder.
  private let lines: [(path: String, range: SourceRange)]

  init(at path: String) throws(FileError) {
    let list = SourceFile(
      path: path,
      bytes: try readFile(path, limit: Limits().size),
      isForeign: path != "-" && LinkLeadingOut(on: path, isStrict: true) != nil
    )
    var lines: [(path: String, range: SourceRange)] = []
    var start = 0
    for line in list.bytes.split(omittingEmptySubsequences: false, whereSeparator: \.endsLine) {
      let range = SourceRange(UInt32(start), UInt32(start + line.count))
      if !line.isEmpty { lines.append((String(decoding: line, as: UTF8.self), range)) }
      start += line.count + 1
    }
    self.list = list
    self.lines = lines
  }

  /// A finding for each generated file that the list lacks, and for each listed file that is not generated.
  func findings(for paths: [String]) -> [FileFinding] {
    let expected = Set(lines.map(\.path))
    let undeclared = paths.filter { path in
      !expected.contains(path)
        && !path.indices.contains { path[$0] == "/" && expected.contains(String(path[...$0])) }
    }
    let given = Set(paths)
    let absent = lines.filter { !$0.path.hasSuffix("/") && !given.contains($0.path) }
    // An undeclared file has no line in the list.
    return undeclared.map {
      finding(
        "the manifest generates `\($0)`, which is not on the list",
        at: SourceRange(0, 0),
        help: "add the file where the build declares its outputs"
      )
    }
      + absent.map {
        finding(
          // The list is possibly a link to another file, which must not be quoted.
          list.isForeign
            ? "the manifest does not generate the file on this line"
            : "the manifest does not generate `\($0.path)`",
          at: $0.range,
          help: "remove the file where the build declares its outputs"
        )
      }
  }

  private func finding(_ message: String, at range: SourceRange, help: String) -> FileFinding {
    FileFinding(Finding("unexpected-outputs", message, at: range, help: help), in: list)
  }
}
