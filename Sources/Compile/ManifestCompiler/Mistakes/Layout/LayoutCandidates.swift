internal import CountryManifest
internal import ManifestFindings

/// Possible mistakes in the layout of a manifest, judged by its lines and the schema.
///
/// A row is an entry of a section, such as a country or a service.
struct LayoutCandidates {
  let lines: LayoutLines
  /// The errors that point to the mistake.
  let errors: [Finding]
  var all: [Mistake] = []

  let step: Int
  /// The names of environments.
  private let environments: [String]

  /// The maximum number of candidates.
  static let limit = 100

  init(_ lines: LayoutLines, _ errors: [Finding]) {
    self.lines = lines
    self.errors = errors
    step = lines.step
    let section = lines.lines.firstIndex { $0.key == RootKey.environments.rawValue }
    environments = section.map(lines.childKeys) ?? []
    let present = Set(lines.lines.filter { $0.indentation == 0 }.compactMap(\.key))
    for key in RootKey.allCases where !present.contains(key.rawValue) {
      addIndented(key)
      addMissing(key)
    }
    if let first = lines.lines.first, first.indentation > 0 {
      add(0..<1, to: 0)
      add(lines.run(0), to: 0)
    }
    addRowsNextToTheirKey()
    addMissingRow()
    addMissingRowLines()
    addRenamedRow()
    for error in errors.prefix(3) { addMissingKey(near: error) }
    for error in errors.prefix(3) { addReindented(near: error) }
  }

  private mutating func add(_ range: Range<Int>, to indentation: Int) {
    let first = lines.lines[range.lowerBound]
    guard all.count < Self.limit, first.indentation != indentation,
      first.key != nil || lines.isElement(range.lowerBound)
    else { return }
    all.append(Mistake(lines, indenting: range, to: indentation))
  }

  /// Adds candidates for a section that is indented by mistake, either all of it or only the line of its key.
  private mutating func addIndented(_ key: RootKey) {
    for index in lines.lines.indices
    where lines.lines[index].key == key.rawValue && lines.lines[index].indentation > 0 {
      add(lines.block(index), to: 0)
      add(index..<(index + 1), to: 0)
    }
  }

  /// Adds a candidate for a section whose line is missing, so that its entries are below another section.
  private mutating func addMissing(_ key: RootKey) {
    let index = lines.lines.indices.first { index in
      lines.lines[index].indentation > 0 && belongs(index, to: key)
    }
    guard let index, all.count < Self.limit else { return }
    all.append(
      Mistake(lines, key: key.rawValue, above: index, at: 0)
    )
  }

  /// Whether a line is an entry of `section`, whose own line is missing, and not of the section above the line.
  private func belongs(_ index: Int, to section: RootKey) -> Bool {
    switch section.spec.value {
    case .table(.mapping(let shape), _):
      // Ignore the names of environments, which are also keys of a service.
      let others = shape.others == nil ? [] : environments
      let keys = lines.childKeys(index).filter { !others.contains($0) }
      let known = keys.count { shape.has($0) }
      return known > 0 && known * 2 >= keys.count && known > keys.count { knows($0, at: index) }
    case .mapping(let shape):
      guard let key = lines.lines[index].key else { return false }
      return shape.has(key) && !knows(key, at: index)
    default: return false
    }
  }

  /// Whether the section above a line allows a key in its entries.
  private func knows(_ key: String, at index: Int) -> Bool {
    guard let parent = lines.parent(index, at: lines.lines[index].indentation) else { return false }
    return switch lines.kindBelow(parent) {
    case .table(.mapping(let shape), _), .mapping(let shape): shape.has(key)
    default: false
    }
  }

  /// Adds candidates for entries that have the same indentation as the key that they belong to.
  private mutating func addRowsNextToTheirKey() {
    for index in lines.lines.indices.dropLast() where lines.lines[index].isOpen {
      let indentation = lines.lines[index].indentation
      let rest = lines.lines[(index + 1)...]
      guard rest.first?.indentation == indentation, let kind = lines.kindBelow(index) else {
        continue
      }
      let end =
        rest.indices.first { line in
          lines.lines[line].indentation < indentation
            || lines.lines[line].indentation == indentation && !isEntry(line, of: kind)
        } ?? rest.endIndex
      guard end > index + 1 else { continue }
      add((index + 1)..<end, to: indentation + step)
      // Also try only the first lines, because the lines after them may be correct.
      let deeper = rest.firstIndex { $0.indentation > indentation } ?? end
      if deeper < end { add((index + 1)..<deeper, to: indentation + step) }
    }
  }

  private func isEntry(_ index: Int, of kind: ValueKind) -> Bool {
    guard let key = lines.lines[index].key else { return false }
    switch kind {
    case .mapping(let shape): return shape.has(key)
    case .table(.mapping(let shape), _):
      return RootKey(rawValue: key) == nil && lines.childKeys(index).contains { shape.has($0) }
    default: return false
    }
  }

  /// Adds candidates that give the line of a finding, the line above it or its parent line the indentation of a
  /// nearby line.
  private mutating func addReindented(near error: Finding) {
    guard let index = lines.index(of: Int(error.range.start)) else { return }
    let parent = lines.parent(index, at: lines.lines[index].indentation)
    for line in [index, index - 1, parent ?? -1] where line >= 0 {
      let nearby = lines.lines[max(0, line - 20)..<line].map(\.indentation)
      let below = line > 0 ? [lines.lines[line - 1].indentation + step] : []
      for indentation in Set(nearby + below + [0]).sorted(by: >) {
        let block = lines.block(line)
        add(line..<(line + 1), to: indentation)
        if block.count > 1 { add(block, to: indentation) }
        let run = lines.run(line)
        if run.count > block.count { add(run, to: indentation) }
        let elements = elements(from: line)
        if elements.count > 1, elements.count < run.count { add(elements, to: indentation) }
        let entry = entry(line, at: indentation)
        if entry.count > 1, entry.count < block.count { add(entry, to: indentation) }
      }
    }
  }

  /// An element and the elements below it with the same indentation.
  private func elements(from index: Int) -> Range<Int> {
    guard lines.isElement(index) else { return index..<index }
    let column = lines.lines[index].indentation
    let end = lines.lines[index...].indices.first { line in
      let indentation = lines.lines[line].indentation
      return indentation < column || indentation == column && !lines.isElement(line)
    }
    return index..<(end ?? lines.lines.count)
  }

  /// The range of an entry (a line, its keys and their values) if the line had the given indentation.
  ///
  /// Rows below these keys are in the line's block, but are not part of the result.
  private func entry(_ index: Int, at indentation: Int) -> Range<Int> {
    guard let parent = lines.parent(index, at: indentation),
      case .table(.mapping(let shape), _) = lines.kindBelow(parent)
    else { return index..<index }
    let block = lines.block(index).dropFirst()
    guard let column = block.first.map({ lines.lines[$0].indentation }) else {
      return index..<index
    }
    let end = block.first { line in
      lines.lines[line].indentation <= column && !(lines.lines[line].key.map(shape.has) ?? false)
    }
    return index..<(end ?? block.endIndex)
  }
}

extension MappingShape {
  func has(_ key: String) -> Bool { keys.contains { $0.name == key } }
}

/// Lines that are missing, and rows that were copied but not renamed.
extension LayoutCandidates {
  /// Adds a candidate for a row whose first line is missing, so that its keys repeat those of the row above.
  mutating func addMissingRow() {
    guard let first = errors.first(where: { $0.id == "duplicate-key" }),
      var index = lines.index(of: Int(first.range.start)),
      let row = lines.parent(index, at: lines.lines[index].indentation),
      let parent = lines.parent(row, at: lines.lines[row].indentation),
      let section = Self.withLongRows.first(where: { $0.rawValue == lines.lines[parent].key })
    else { return }
    // If there is an empty line above the duplicate key, the row starts below that empty line.
    let block = lines.block(row)
    let start = block.dropFirst().last { $0 <= index && lines.followsEmptyLine($0) }
    index = start ?? index
    addRow(of: section, index..<block.upperBound, at: lines.lines[row].indentation)
  }

  /// The sections whose rows usually have several lines.
  private static let withLongRows: [RootKey] = [.countries, .apps]

  /// Adds a candidate that inserts the first line of a row; an app's name cannot be inferred from its keys.
  private mutating func addRow(of section: RootKey, _ row: Range<Int>, at indentation: Int) {
    guard all.count < Self.limit else { return }
    if section == .apps {
      all.append(Mistake(lines, nameOf: "an app variant", above: row.lowerBound, at: indentation))
    } else if let code = countryCode(row) {
      all.append(Mistake(lines, key: code, above: row.lowerBound, at: indentation))
    }
  }

  /// Adds candidates for rows whose first line is missing, so that their keys are directly below the section's line
  /// or below a row in braces.
  mutating func addMissingRowLines() {
    for section in Self.withLongRows { addMissingRowLine(of: section) }
  }

  private mutating func addMissingRowLine(of key: RootKey) {
    guard let section = lines.lines.firstIndex(where: { $0.key == key.rawValue }),
      lines.lines[section].isOpen,
      case .table(.mapping(let shape), _) = key.spec.value
    else { return }
    let block = lines.block(section).dropFirst()
    // The lines with the least indentation are the rows.
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

  /// Adds a candidate for a row with the key of another row, if its languages belong to a country without a row.
  mutating func addRenamedRow() {
    guard let error = errors.first(where: { $0.id == "duplicate-key" }),
      let index = lines.index(of: Int(error.range.start)),
      let section = lines.parent(index, at: lines.lines[index].indentation),
      lines.lines[section].key == RootKey.countries.rawValue,
      let code = countryCode(lines.block(index)), all.count < Self.limit
    else { return }
    all.append(Mistake(repeated: error, meant: code))
  }

  /// Adds candidates for a missing key above the lines of its value, which are indented further than the line above
  /// them.
  mutating func addMissingKey(near error: Finding) {
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

  /// Whether a line can be the first line of a key's value.
  ///
  /// An element fits into many sequences, so only a required sequence counts.
  private func canBegin(_ spec: KeySpec, at index: Int) -> Bool {
    switch spec.value {
    case .list: spec.presence == .required && lines.isElement(index)
    case .mapping(let shape): lines.lines[index].key.map(shape.has) ?? false
    default: false
    }
  }

  /// The first country without a row in the locales on some lines: `it` for `it-IT`.
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
