import ManifestApply
import TestSupport
import Testing

/// A list before and after a merge, as a file in `Cases` describes it.
///
/// After the name come the kind of the file, the wanted entries, and the lines before `--- after` and behind it:
/// `in` a sample, perhaps indented `with spaces`, or the `whole` file. A last line that ends with `$` has no line ending.
struct ListCase: CustomTestStringConvertible, Sendable {
  var name: String
  var before: ListSample
  var wanted: [String]
  var after: ListSample

  var testDescription: String { "\(name), \(before.kind)" }

  static func all(_ file: String) -> [ListCase] {
    let bytes = try? Places.bytes("Tests/ManifestApplyTests/Cases/\(file).txt")
    let blocks = "\n\(String(decoding: bytes ?? [], as: UTF8.self))".split(separator: "\n=== ")
    return blocks.map { block in
      var lines = block.split(separator: "\n", omittingEmptySubsequences: false)[...]
      let name = String(lines.removeFirst())
      let kind = lines.removeFirst().split(separator: " ").map(String.init)
      let isWanted = lines.first?.hasPrefix("wanted: ") == true
      let wanted =
        isWanted ? lines.removeFirst().dropFirst(8).split(separator: " ").map(String.init) : []
      if lines.last == "" { lines.removeLast() }
      let texts = lines.split(separator: "--- after", omittingEmptySubsequences: false).map {
        sample($0, kind)
      }
      return ListCase(name: name, before: texts[0], wanted: wanted, after: texts[texts.count - 1])
    }
  }

  private static func sample(_ lines: ArraySlice<Substring>, _ kind: [String]) -> ListSample {
    var text = lines.map { $0 + "\n" }.joined()
    if text.hasSuffix("$\n") { text = String(text.dropLast(2)) }
    let indentation = kind.last == "spaces" ? "  " : "\t"
    return switch (kind[0], FileKind(rawValue: kind[1])) {
    case ("in", .entitlements): .entitlements(text, indentation: indentation)
    case ("in", .infoPlist): .infoPlist(text)
    case ("in", _): .project(text)
    case (_, let kind): ListSample(kind: kind ?? .project, text: text)
    }
  }
}
