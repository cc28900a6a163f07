internal import CountryManifest
internal import ManifestCompiler
package import ManifestFindings

/// A manifest that is open in an editor.
package struct Document {
  let uri: String
  private(set) var version: Int?
  package private(set) var file: SourceFile
  private(set) var checked: CheckedManifest
  /// The findings to show: while a line cannot be read, those of the last text that could be, moved with their lines.
  private(set) var findings: [Finding]
  private var lastRead: CheckedManifest
  /// The manifest of the last text that was valid YAML; while somebody types, the text rarely is.
  private(set) var manifest: Manifest

  /// Opens a text; nil if the text is not a manifest, because an editor sends all YAML files.
  package init?(uri: String, version: Int?, text: String) {
    let name = String(uri.split(separator: "/").last ?? "")
    guard name == "countries.yaml" || text.contains("\ncountries:") else { return nil }
    (self.uri, self.version) = (uri, version)
    file = SourceFile(path: name, text: text)
    checked = CheckedManifest(file)
    (findings, lastRead) = (checked.findings, checked)
    manifest = checked.manifest ?? Manifest()
  }

  package var coordinates: Coordinates { Coordinates(file) }

  mutating func replace(with text: String, version: Int?) {
    self.version = version
    file = SourceFile(path: file.path, text: text)
    checked = CheckedManifest(file)
    manifest = checked.manifest ?? manifest
    findings = checked.findings
    if checked.isRead { lastRead = checked } else { keepFindings() }
  }

  /// Adds the findings of the last text that could be read, but for the lines that were edited since.
  private mutating func keepFindings() {
    let (old, new) = lastRead.file.changedLines(file)
    let shift = new.upperBound - old.upperBound
    func moved(_ range: SourceRange) -> SourceRange? {
      if range.end < old.lowerBound { return range }
      guard range.start >= old.upperBound else { return nil }
      return SourceRange(Int(range.start) + shift, Int(range.end) + shift)
    }
    let kept = lastRead.findings.compactMap { finding -> Finding? in
      guard let range = moved(finding.range) else { return nil }
      var finding = finding
      finding.range = range
      finding.related = finding.related.compactMap { related in
        moved(related.range).map { .init(related.label, at: $0) }
      }
      if let fix = finding.fix {
        finding.fix = moved(fix.range).map {
          Fix(fix.title, replacing: $0, with: fix.replacement, isSafe: fix.isSafe)
        }
      }
      return findings.contains(finding) ? nil : finding
    }
    findings = (findings + kept).inReadingOrder()
  }
}

/// A line and a column, both from 0.
package struct Position: Equatable, Sendable {
  package var line: Int
  package var character: Int

  package init(line: Int, character: Int) { (self.line, self.character) = (line, character) }
}

/// Translates between editor positions, whose columns count UTF-16 units, and text offsets.
package struct Coordinates {
  let file: SourceFile

  package init(_ file: SourceFile) { self.file = file }

  package func position(of offset: Int) -> Position {
    let number = file.lineNumber(of: UInt32(offset))
    let before = file.bytes[file.wholeLine(number).lowerBound..<offset]
    return Position(line: number - 1, character: before.reduce(0) { $0 + $1.unitsOfUTF16 })
  }

  /// The offset of a position.
  ///
  /// As the protocol says, a column after the end of a line means the end of the line. A line after the last one
  /// means the end of the text, and a position inside a character means the start of the character.
  package func offset(of position: Position) -> Int {
    guard position.line >= 0 else { return 0 }
    guard position.line < file.lineCount else { return file.bytes.count }
    let line = file.wholeLine(position.line + 1)
    var left = position.character
    var offset = line.lowerBound
    while offset < line.upperBound, left >= file.bytes[offset].unitsOfUTF16, left > 0 {
      left -= file.bytes[offset].unitsOfUTF16
      offset = file.characterEnd(offset)
    }
    return offset
  }
}

extension UInt8 {
  /// The number of UTF-16 units of the character that begins with this byte of UTF-8; 0 inside a character.
  fileprivate var unitsOfUTF16: Int { UTF8.isContinuation(self) ? 0 : self >= 0xF0 ? 2 : 1 }
}
