internal import CountryManifest
internal import ManifestFindings
internal import YAMLTree

/// Searches for a single edit that makes a manifest readable or leaves fewer findings, by trying likely edits.
struct MistakeSearch {
  private let analysis: Analysis
  private let findings: [Finding]
  private let settings: Analysis.Settings
  /// The lines of each value that could not be read, and the line above them, which may contain the key.
  private let unreadLines: [ClosedRange<Int>]

  private var file: SourceFile { analysis.file }

  /// The maximum size of a file in bytes; in a larger file, trying many edits takes too long.
  private static let largestFile = 256 << 10
  /// The maximum length of a line in bytes; each word is an edit to try, and each try reads the whole line.
  private static let longestLine = 4096
  /// The maximum number of findings whose lines are searched.
  private static let examined = 4

  init(_ analysis: Analysis) {
    self.analysis = analysis
    settings = analysis.settings
    findings = analysis.reported().findings
    let file = analysis.file
    unreadLines = analysis.shapeFindings.filter { $0.severity == .error }.map {
      let first = file.lineNumber(of: $0.range.start)
      return first - 1...max(first, file.lineNumber(of: $0.range.end))
    }
  }

  /// The mistake; nil if no edit reduces the findings.
  func mistake() -> Mistake? {
    guard file.bytes.count <= Self.largestFile, !findings.isEmpty else { return nil }
    let shapeErrors = analysis.shapeFindings.filter { $0.severity == .error }
    guard !shapeErrors.isEmpty else {
      return lineMistake(
        among: findings.filter { !isExplained($0) && Findings.isRule($0.id) },
        leaving: findings.count
      )
    }
    guard shapeErrors.count > 1 || !isExplained(shapeErrors[0]) else { return nil }
    let isUnreadable = analysis.manifest == nil
    guard !shapeErrors.contains(where: { isConflict($0) }) else { return nil }
    if let mistake = WhiteSpaceSearch(file, settings).mistake() { return mistake }
    if isUnreadable, let mistake = Mistake(openBracketIn: file) { return mistake }
    let mistake = lineMistake(among: shapeErrors, leaving: isUnreadable ? .max : findings.count)
    if let mistake, mistake.findingsLeft == 0 { return mistake }
    let layout = layoutMistake(shapeErrors)
    if let layout, let mistake {
      // Layout edits were compared only by the errors of the parser and the decoder that they leave. To choose
      // between the best layout edit and the line edit, count all findings.
      let left = telling(Analysis(layout.edited(file), settings).reported().findings, layout)
      return mistake.findingsLeft <= left.count ? mistake : layout
    }
    return layout ?? mistake ?? (isUnreadable ? laterError(shapeErrors) : nil)
  }

  /// Whether a finding already has the correction; for text beyond ASCII, the search may find a better one.
  private func isExplained(_ finding: Finding) -> Bool {
    finding.id == "text-in-quotes" || finding.id == "invisible-character"
      || finding.fix != nil && file.text(finding.range).utf8.allSatisfy { $0 < 0x80 }
  }

  private func isConflict(_ error: Finding) -> Bool {
    let line = file.line(file.lineNumber(of: error.range.start))
    return file.isConflictMarker(line)
  }

  // MARK: One line

  /// The lines that may contain the mistake.
  private func lines(of errors: [Finding]) -> [Int] {
    var numbers: [Int] = []
    for error in errors.prefix(Self.examined) {
      for range in [error.range] + error.related.map(\.range) {
        var number = file.lineNumber(of: range.start)
        numbers.append(number)
        let last = file.lineNumber(of: range.count > 0 ? range.end - 1 : range.start)
        if last > number { numbers += (number + 1)...min(last, number + Self.examined) }
        // If the text can be read, only edits within the range of a finding are allowed.
        guard analysis.manifest == nil else { continue }
        // A scalar of several lines may start above this line.
        for _ in 0..<5 {
          number -= 1
          while number > 0, file.line(number).isEmpty { number -= 1 }
          guard number > 0 else { break }
          numbers.append(number)
          if WrittenLine(number, in: file)?.key != nil { break }
        }
      }
    }
    // White space that YAML does not count as indentation changes the meaning of all lines below it.
    numbers += file.linesWithUnusualIndentation(limit: 5)
    var seen: Set<Int> = []
    return numbers.filter { seen.insert($0).inserted }
  }

  private func writtenLines(_ errors: [Finding]) -> [WrittenLine] {
    lines(of: errors).filter { file.line($0).count <= Self.longestLine }
      .compactMap { WrittenLine($0, in: file) }
  }

  private func candidates(_ errors: [Finding]) -> [Mistake] {
    writtenLines(errors).flatMap { line in
      [Mistake(commentAt: line, in: file), Mistake(keyBrokenAt: line, in: file)].compactMap(\.self)
        + line.mistakes.compactMap { Mistake($0, on: line, in: file) }
    } + RenameCandidates(analysis, findings).all
  }

  private func unlikelyCandidates(_ errors: [Finding]) -> [Mistake] {
    writtenLines(errors).flatMap { line in
      line.unlikelyMistakes.compactMap { Mistake($0, on: line, in: file) }
    }
  }

  /// Edits that change one punctuation mark of a line so that the line's block (a row or a section) can be parsed.
  ///
  /// Of several edits with the same result, only the first one is a candidate.
  private func markCandidates(_ errors: [Finding]) -> some Sequence<Mistake> {
    writtenLines(errors).lazy.flatMap { line -> [Mistake] in
      let block = file.block(around: line.range.lowerBound)
      // Only a line with content is part of a block.
      guard block.lowerBound <= line.range.lowerBound, line.range.upperBound <= block.upperBound
      else { return [] }
      var meanings: [YAMLTree] = []
      return line.markEdits.compactMap { edit -> Mistake? in
        guard !settings.budget.isSpent, let mistake = Mistake(edit, on: line, in: file) else {
          return nil
        }
        let bytes = mistake.edited(file).bytes
        let end = block.upperBound + bytes.count - file.bytes.count
        // Nothing is left to parse if the block is only this line and the edit deletes the line.
        guard block.lowerBound <= end else { return nil }
        settings.budget.spend(block.count)
        let (tree, problems) = YAMLTree.parse(
          SourceFile(path: file.path, bytes: Array(bytes[block.lowerBound..<end])),
          limits: settings.limits
        )
        guard let tree, problems.isEmpty, !mistake.isText(in: tree, from: block.lowerBound),
          !meanings.contains(where: tree.hasSameContent)
        else {
          return nil
        }
        meanings.append(tree)
        return mistake
      }
    }
  }

  /// The edit to a line that leaves the fewest findings.
  private func lineMistake(among errors: [Finding], leaving count: Int) -> Mistake? {
    var best: Mistake?
    var fewest = (left: count, all: 0)
    choose(among: candidates(errors), errors, &best, &fewest)
    // If the parser and the decoder report no errors, no punctuation mark is wrong.
    if best?.findingsLeft != 0, analysis.shapeFindings.hasErrors {
      choose(among: markCandidates(errors), errors, &best, &fewest)
    }
    if best?.findingsLeft != 0 {
      choose(among: unlikelyCandidates(errors), errors, &best, &fewest)
    }
    return best
  }

  private func choose(
    among candidates: some Sequence<Mistake>,
    _ errors: [Finding],
    _ best: inout Mistake?,
    _ fewest: inout (left: Int, all: Int)
  ) {
    for var candidate in candidates where !settings.budget.isSpent {
      guard isAllowed(candidate, errors) else { continue }
      let edited = Analysis(candidate.edited(file), settings)
      guard edited.manifest != nil else { continue }
      let all = edited.reported().findings
      let left = telling(all, candidate)
      guard (left.count, all.count) < fewest, addsNothing(left) else { continue }
      fewest = (left.count, all.count)
      candidate.findingsLeft = left.count
      candidate.analysis = edited
      candidate.explain(errors, left, in: file)
      best = candidate
      if all.isEmpty { break }
    }
  }

  /// The remaining findings that show whether an edit is correct.
  ///
  /// Warnings about values that were unreadable before the edit do not count, because the edit may not have
  /// caused them.
  private func telling(_ left: [Finding], _ edit: Mistake) -> [Finding] {
    left.filter { finding in
      guard finding.severity == .warning else { return true }
      let line = file.lineNumber(of: edit.original(finding).range.start)
      return !unreadLines.contains { $0.contains(line) }
    }
  }

  /// Whether an edit is a rename or within the range of an error; if the text could not be read, any edit is allowed.
  private func isAllowed(_ candidate: Mistake, _ errors: [Finding]) -> Bool {
    guard analysis.manifest != nil, let edit = candidate.finding.fix?.range else { return true }
    return errors.contains { error in
      // The edit may include an extra colon after the range. For a tag or a complex key, it may extend to the
      // end of the line.
      let end =
        error.id == "unsupported-yaml"
        ? UInt32(file.lineEnd(Int(error.range.start))) : error.range.end + 1
      return error.range.start <= edit.start && edit.end <= end
    }
      || candidate.isRename
  }

  /// Whether an edit adds no findings; always true if the text could not be read before.
  private func addsNothing(_ left: [Finding]) -> Bool {
    guard analysis.manifest != nil else { return true }
    let known = Set(findings.map { [$0.id.name, $0.message] })
    return left.allSatisfy { known.contains([$0.id.name, $0.message]) }
  }

  /// Finds an edit with which the parser gets further, for a text that has another mistake below.
  private func laterError(_ errors: [Finding]) -> Mistake? {
    guard let last = errors.prefix(Self.examined).map(\.range.start).max() else { return nil }
    let line = file.lineNumber(of: last)
    func leadsFurther(_ candidate: Mistake) -> Bool {
      guard !settings.budget.isSpent else { return false }
      settings.budget.spend(file.bytes.count)
      let (_, problems) = YAMLTree.parse(candidate.edited(file), limits: settings.limits)
      guard let problem = problems.last else { return true }
      return file.lineNumber(of: problem.range.start) > line + 1
    }
    // The rest is unreadable, so only a known key shows which punctuation mark is wrong.
    return candidates(errors).first(where: leadsFurther)
      ?? markCandidates(errors).first { writesKnownKey($0) && leadsFurther($0) }
      ?? unlikelyCandidates(errors).first(where: leadsFurther)
  }

  /// Whether the edited line starts with a key of the schema.
  private func writesKnownKey(_ candidate: Mistake) -> Bool {
    guard let start = candidate.finding.fix?.range.start else { return false }
    guard let line = WrittenLine(file.lineNumber(of: start), in: candidate.edited(file)),
      let key = line.key
    else { return false }
    return ManifestSchema.keyNames.contains(String(line.content[key]))
  }

  // MARK: Several lines

  /// The layout edit, such as another indentation, that leaves the fewest errors of the parser and the decoder.
  ///
  /// The edit must remove more than half of these errors, unless one of them is `wrong-indentation`.
  private func layoutMistake(_ errors: [Finding]) -> Mistake? {
    guard analysis.manifest == nil || errors.contains(where: \.canComeFromLayout) else {
      return nil
    }
    let isUnreadable = errors.contains { $0.id == "wrong-indentation" }
    var fewest = isUnreadable ? Int.max : (errors.count + 1) / 2
    let isParsed = !isUnreadable && !errors.contains { $0.id == "syntax-error" }
    var best: Mistake?
    for candidate in LayoutCandidates(LayoutLines(file), errors).all
    where !settings.budget.isSpent {
      guard let count = errorsLeft(by: candidate, isParsed) else { continue }
      let isBetter = best.map { count == fewest && candidate.isLikelier(than: $0) } ?? false
      if count < fewest || isBetter { (best, fewest) = (candidate, count) }
    }
    return best
  }

  /// The number of errors after an edit; nil if the text is still not a mapping, or if the edit makes its own line wrong.
  ///
  /// A row that is moved out of its section hides the errors of the rows below it, but becomes an unknown key. If the
  /// text could not be parsed before the edit, the line may have had another mistake, so it is not checked.
  private func errorsLeft(by candidate: Mistake, _ isParsed: Bool) -> Int? {
    settings.budget.spend(file.bytes.count)
    let (tree, findings) = YAMLTree.parse(candidate.edited(file), limits: settings.limits)
    guard let tree, tree.root?.kind == .mapping else { return nil }
    let left = (findings + Manifest.decode(tree).findings).filter { $0.severity == .error }
    let isWrong = left.contains { error in
      error.id != "missing-key" && candidate.original(error).range == candidate.finding.range
    }
    return isParsed && isWrong ? nil : left.count
  }
}

extension SourceFile {
  /// The range of the row or the section that contains an offset.
  ///
  /// The range starts at the nearest line above with less indentation and contains all lines below that are
  /// indented more than that first line. If a bracket spans several lines, the range is the whole section.
  fileprivate func block(around offset: Int) -> Range<Int> {
    let lines = LayoutLines(self)
    guard let index = lines.index(of: offset) else { return 0..<bytes.count }
    let parent = lines.parent(index, at: lines.lines[index].indentation) ?? index
    let row = lines.block(parent)
    let isFlow = row.contains { line in
      let text = text(lines.lines[line].content).withoutComment
      return line != index
        && (text.last.map { "[{,".contains($0) } ?? false || "]}".contains(text.first ?? " "))
    }
    guard isFlow else {
      return lines.lines[row.lowerBound].start..<lines.lines[row.upperBound - 1].content.upperBound
    }
    func isSection(_ line: Int) -> Bool {
      lines.lines[line].indentation == 0 && !"]}".utf8.contains(bytes[lines.lines[line].start])
    }
    let first = lines.lines[...index].indices.last(where: isSection) ?? 0
    let next = lines.lines.indices.dropFirst(index + 1).first(where: isSection) ?? lines.lines.count
    return lines.lines[first].start..<lines.lines[next - 1].content.upperBound
  }

  /// The numbers of the first lines that start with a tab or with a character beyond ASCII, after any spaces.
  func linesWithUnusualIndentation(limit: Int) -> [Int] {
    var numbers: [Int] = []
    var (number, start) = (1, textStart)
    while start < bytes.count, numbers.count < limit {
      let content = bytes[start...].firstIndex { $0 != UInt8(ascii: " ") } ?? bytes.count
      if content < bytes.count, bytes[content] >= 0x80 || bytes[content] == 0x09 {
        numbers.append(number)
      }
      (number, start) = (number + 1, nextLineStart(start))
    }
    return numbers
  }
}

extension Mistake {
  fileprivate func isLikelier(than other: Mistake) -> Bool {
    isRegular == other.isRegular ? size < other.size : isRegular
  }
}

extension Mistake {
  /// Whether the inserted character becomes part of a scalar's text instead of punctuation.
  ///
  /// `tree` was parsed from the text that begins at the offset `start`.
  fileprivate func isText(in tree: YAMLTree, from start: Int) -> Bool {
    guard let fix = finding.fix, !fix.replacement.allSatisfy(\.isWhitespace),
      !fix.replacement.contains(where: \.isLetter)
    else { return false }
    return tree.isText(at: UInt32(Int(fix.range.start) - start))
  }
}

extension Finding {
  /// Whether a misplaced line may have caused a finding.
  ///
  /// An unknown key with a fix is only misspelled.
  fileprivate var canComeFromLayout: Bool {
    switch id {
    case "unknown-key": fix == nil
    case "wrong-indentation", "missing-key", "duplicate-key", "wrong-type": true
    default: false
    }
  }
}

/// The amount of work that one run may spend on finding mistakes and trying fixes.
///
/// All searches share one budget. Otherwise the cost of a search for each mistake would multiply with the
/// cost of a search for each fix.
final class SearchBudget {
  /// The work left, in bytes that are read plus steps of pattern checks.
  private var remaining: Int
  let isBrief: Bool

  init(_ search: CheckedManifest.Search) {
    remaining = search.rawValue
    isBrief = search == .brief
  }

  var isSpent: Bool { remaining <= 0 }

  func spend(_ cost: Int) { remaining -= cost }
}

extension CheckedManifest {
  /// The budget of the search for the causes of findings, in bytes that are read.
  package enum Search: Int, Sendable {
    /// A few milliseconds, for editors that check after each keystroke.
    ///
    /// If that is not enough, the findings are not merged by cause and have no fixes.
    case brief = 28_672
    /// About half a second; if that is not enough, the search uses the best result so far.
    case thorough = 8_388_608
  }
}

/// Finds names that are probably wrong in their definition, such as an environment that all services call by
/// another name.
struct RenameCandidates {
  private let analysis: Analysis
  private let findings: [Finding]

  init(_ analysis: Analysis, _ findings: [Finding]) {
    self.analysis = analysis
    self.findings = findings
  }

  /// The renames to try; empty if the manifest cannot be read.
  var all: [Mistake] {
    guard let manifest = analysis.manifest else { return [] }
    return environments(manifest) + formFields(manifest) + countries(manifest)
  }

  private func text(_ finding: Finding) -> String { analysis.file.text(finding.range) }

  /// Environments to rename, if the services use exactly one undefined name.
  private func environments(_ manifest: Manifest) -> [Mistake] {
    let unknown = findings.filter { $0.id == "unknown-key" }
    let names = Set(unknown.map(text))
    // Several services must use the name: as one finding each, or as one finding with related locations.
    guard let name = names.first, names.count == 1,
      unknown.count > 1 || !unknown[0].related.isEmpty
    else { return [] }
    return manifest.environments.filter { isNear($0.name.value, name) }.map {
      Mistake(renaming: $0.name, to: name, "unknown-key", "no environment is named `\(name)`")
    }
  }

  /// Unused form fields to rename, if several forms use the same undefined name.
  private func formFields(_ manifest: Manifest) -> [Mistake] {
    guard let unknown = findings.first(where: { $0.id == "unknown-form-field" }) else { return [] }
    let used = manifest.countries.flatMap { $0.form?.fields.map(\.name.value) ?? [] }
    let name = text(unknown)
    guard used.count(where: { $0 == name }) > 1 else { return [] }
    let names = Set(used)
    let unused = manifest.formFields.filter { !names.contains($0.name.value) }
    return unused.filter { field in
      isNear(field.name.value, name)
        || field.content.map { !Synonyms.values(for: name, among: [$0.value.rawValue]).isEmpty }
          ?? false
    }.map {
      Mistake(renaming: $0.name, to: name, "unknown-form-field", "no form field is named `\(name)`")
    }
  }

  private func isNear(_ name: String, _ other: String) -> Bool {
    nearestName(to: name, among: [other]) != nil || nearestName(to: other, among: [name]) != nil
  }

  /// For each row, a rename to the country that owns the first TLD for which there is a `foreign-cctld` finding.
  ///
  /// The search tries all of them and keeps the one that leaves the fewest findings.
  private func countries(_ manifest: Manifest) -> [Mistake] {
    let standards = analysis.settings.standards
    let domains = findings.filter { $0.id == "foreign-cctld" }.map { String(text($0).suffix(2)) }
    guard let domain = domains.first,
      case .country(let code) = standards.owner(ofCountryCodeDomain: domain)
    else { return [] }
    let name = standards.nameInSentence(code)
    return manifest.countries.map {
      Mistake(
        renaming: $0.code,
        to: code,
        "locale-region-mismatch",
        "the row of `\($0.code.value)` has the TLD and the locales of \(name)"
      )
    }
  }
}
