internal import CountryManifest
internal import ManifestDiagnostics

/// Lines that are missing, and rows that were copied and not renamed.
extension LayoutCandidates {
  /// A row whose own line is missing: its keys repeat those of the row above.
  mutating func addMissingRow() {
    guard let first = errors.first(where: { $0.id == "duplicate-key" }),
      var index = lines.index(of: Int(first.range.start)),
      let row = lines.parent(index, at: lines.lines[index].indentation),
      let parent = lines.parent(row, at: lines.lines[row].indentation),
      let section = Self.withLongRows.first(where: { $0.rawValue == lines.lines[parent].key })
    else { return }
    // An empty line before it is where the row began.
    let block = lines.block(row)
    let start = block.dropFirst().last { $0 <= index && lines.followsEmptyLine($0) }
    index = start ?? index
    addRow(of: section, index..<block.upperBound, at: lines.lines[row].indentation)
  }

  /// The sections whose rows are usually over several lines.
  private static let withLongRows: [RootKey] = [.countries, .apps]

  /// The line of a row above its keys; the name of an app cannot be told from them.
  private mutating func addRow(of section: RootKey, _ row: Range<Int>, at indentation: Int) {
    guard all.count < Self.limit else { return }
    if section == .apps {
      all.append(Mistake(lines, nameOf: "an app variant", above: row.lowerBound, at: indentation))
    } else if let code = countryCode(row) {
      all.append(Mistake(lines, key: code, above: row.lowerBound, at: indentation))
    }
  }

  /// Rows whose own line is missing, so that their keys are below the section's line or below a row in braces.
  mutating func addMissingRowLines() {
    for section in Self.withLongRows { addMissingRowLine(of: section) }
  }

  private mutating func addMissingRowLine(of key: RootKey) {
    guard let section = lines.lines.firstIndex(where: { $0.key == key.rawValue }),
      lines.lines[section].isOpen,
      case .table(.mapping(let shape), _) = key.spec.value
    else { return }
    let block = lines.block(section).dropFirst()
    // The least indented lines are the rows.
    guard let column = block.map({ lines.lines[$0].indentation }).min() else { return }
    let found = block.first { index in
      let (line, above) = (lines.lines[index], lines.lines[index - 1])
      return (index == section + 1 || above.indentation == column && !above.isOpen)
        && above.indentation < line.indentation && (line.key.map(shape.has) ?? false)
    }
    guard let first = found else { return }
    let indentation =
      lines.lines[first].indentation > column ? column : lines.lines[section].indentation + step
    let rest = lines.lines[first...]
    let end = rest.firstIndex { $0.indentation < lines.lines[first].indentation } ?? rest.endIndex
    guard indentation < lines.lines[first].indentation else { return }
    addRow(of: key, first..<end, at: indentation)
  }

  /// A row with the key of another one, whose languages are those of a country that has no row.
  mutating func addRenamedRow() {
    guard let error = errors.first(where: { $0.id == "duplicate-key" }),
      let index = lines.index(of: Int(error.range.start)),
      let section = lines.parent(index, at: lines.lines[index].indentation),
      lines.lines[section].key == RootKey.countries.rawValue,
      let code = countryCode(lines.block(index)), all.count < Self.limit
    else { return }
    all.append(Mistake(repeated: error, meant: code))
  }

  /// A key whose line is missing above the lines of its value, which are indented further than the key before.
  mutating func addMissingKey(near error: Diagnostic) {
    guard let found = lines.index(of: Int(error.range.start)) else { return }
    for index in [found, found + 1] where index > 0 && index < lines.lines.count {
      let above = lines.lines[index - 1]
      guard above.indentation < lines.lines[index].indentation, !above.isOpen,
        let owner = lines.parent(index - 1, at: above.indentation),
        case .mapping(let shape) = lines.kindBelow(owner)
      else { continue }
      let present = lines.childKeys(owner)
      for key in shape.keys where !present.contains(key.name) && all.count < Self.limit {
        guard canBegin(key.spec, at: index) else { continue }
        all.append(Mistake(lines, key: key.name, above: index, at: above.indentation))
      }
    }
  }

  /// Whether a line can be the first of a value; an element can be of many sequences, but one is required.
  private func canBegin(_ spec: KeySpec, at index: Int) -> Bool {
    switch spec.value {
    case .list: spec.presence == .required && lines.isElement(index)
    case .mapping(let shape): lines.lines[index].key.map(shape.has) ?? false
    default: false
    }
  }

  /// The country whose languages are on some lines, if it has no row.
  private func countryCode(_ range: Range<Int>) -> String? {
    let codes = Set(lines.lines.filter { $0.indentation > 0 }.compactMap(\.key))
    for line in lines.lines[range] {
      let words = lines.file.text(line.content).split { !($0.isLetter || $0 == "-") }
      for word in words {
        let region = word.split(separator: "-").last.map(String.init) ?? ""
        guard word.contains("-"), region.count == 2, region == region.uppercased() else { continue }
        if !codes.contains(region.lowercased()) { return region.lowercased() }
      }
    }
    return nil
  }
}
