internal import CountryManifest
internal import ManifestDiagnostics
internal import YAMLTree

/// What somebody types at a location, in a text that is rarely YAML yet.
///
/// The unfinished word is replaced with a key, or with a value, and what is still open is closed; where the
/// parser reads the result, the schema says what belongs there.
struct CompletionTarget {
  /// The unfinished word, also after the cursor.
  let word: Range<Int>
  /// The key or the element that was put there.
  let entry: WrittenEntry
  let isKey: Bool

  /// A word that no manifest has.
  private static let placeholder = "ndConfigCompletion"

  /// Every way to read the text, the likeliest first.
  static func all(at offset: Int, in file: SourceFile) -> [CompletionTarget] {
    let bytes = file.bytes
    let line = file.lineStart(offset)..<file.lineEnd(offset)
    let start =
      bytes[line.lowerBound..<offset].lastIndex { !$0.isPartOfWord }.map { $0 + 1 }
      ?? line.lowerBound
    let end = bytes[offset..<line.upperBound].firstIndex { !$0.isPartOfWord } ?? line.upperBound
    let before = bytes[..<start]
    let startsLine = bytes[line.lowerBound..<start].allSatisfy {
      $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "-")
    }
    let fillings = ["\(placeholder): x", placeholder]
    var targets: [CompletionTarget] = []
    for filling in startsLine ? fillings : fillings.reversed() {
      for closing in ["", "]", " }", "] }", " } }", " ]", " } ]"] {
        // What follows may depend on what is missing here, so without it, too.
        for rest in closing.isEmpty ? [bytes[end...], []] : [bytes[line.upperBound...], []] {
          let text = Array(before) + Array((filling + closing).utf8) + Array(rest)
          let changed = SourceFile(path: file.path, bytes: text)
          guard let target = read(changed, word: start..<end) else { continue }
          targets.append(target)
          break
        }
      }
    }
    return targets
  }

  private static func read(_ file: SourceFile, word: Range<Int>) -> CompletionTarget? {
    guard let tree = YAMLTree.parse(file, limits: Limits()).0 else { return nil }
    for entry in WrittenEntry.all(in: tree) {
      if entry.key?.text == placeholder {
        return CompletionTarget(word: word, entry: entry, isKey: true)
      }
      if entry.value.kind == .scalar, entry.value.text == placeholder {
        return CompletionTarget(word: word, entry: entry, isKey: false)
      }
    }
    return nil
  }
}

extension UInt8 {
  fileprivate var isPartOfWord: Bool {
    isLetterOrDigit || self >= 0x80 || "-_.".utf8.contains(self)
  }
}
