internal import CountryManifest
internal import ManifestFindings
internal import YAMLTree

/// Looks for the one edit that makes a manifest readable, by trying likely ones.
struct MistakeSearch {
  private let analysis: Analysis
  private let findings: [Finding]
  private let settings: Analysis.Settings
  /// The lines of each value that could not be read, with the line of its key.
  private let unreadLines: [ClosedRange<Int>]

  private var file: SourceFile { analysis.file }

  /// Beyond this, trying one edit after the other would take too long.
  private static let largestFile = 256 << 10
  /// In bytes; each word of a line is an edit to try, which takes time for the whole line.
  private static let longestLine = 4096
  /// The findings whose lines are looked at.
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

  /// Nil if no edit leaves less to report.
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
      // Errors of shape choose the layout; the remaining findings choose between the two.
      let left = telling(Analysis(layout.edited(file), settings).reported().findings, layout)
      return mistake.findingsLeft <= left.count ? mistake : layout
    }
    return layout ?? mistake ?? (isUnreadable ? laterError(shapeErrors) : nil)
  }

  /// Whether a finding already says what to write; for hidden characters the search says more.
  private func isExplained(_ finding: Finding) -> Bool {
    finding.id == "text-in-quotes" || finding.id == "invisible-character"
      || finding.fix != nil && file.text(finding.range).utf8.allSatisfy { $0 < 0x80 }
  }

  private func isConflict(_ error: Finding) -> Bool {
    let line = file.line(file.lineNumber(of: error.range.start))
    return file.isConflictMarker(line)
  }

  // MARK: One line

  /// The lines that a mistake can be on.
  private func lines(of errors: [Finding]) -> [Int] {
    var numbers: [Int] = []
    for error in errors.prefix(Self.examined) {
      for range in [error.range] + error.related.map(\.range) {
        var number = file.lineNumber(of: range.start)
        numbers.append(number)
        let last = file.lineNumber(of: range.count > 0 ? range.end - 1 : range.start)
        if last > number { numbers += (number + 1)...min(last, number + Self.examined) }
        // In a readable text, an edit is only allowed in the range of a finding.
        guard analysis.manifest == nil else { continue }
        // A scalar that goes over several lines began above.
        for _ in 0..<5 {
          number -= 1
          while number > 0, file.line(number).isEmpty { number -= 1 }
          guard number > 0 else { break }
          numbers.append(number)
          if WrittenLine(number, in: file)?.key != nil { break }
        }
      }
    }
    // White space that is not YAML indentation moves everything below it.
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

  /// The edits to one mark of a line after which the block that the line is in can be read, each meaning once.
  private func markCandidates(_ errors: [Finding]) -> some Sequence<Mistake> {
    writtenLines(errors).lazy.flatMap { line -> [Mistake] in
      let block = file.block(around: line.range.lowerBound)
      // A line outside the layout is in no block.
      guard block.lowerBound <= line.range.lowerBound, line.range.upperBound <= block.upperBound
      else { return [] }
      var meanings: [YAMLTree] = []
      return line.markEdits.compactMap { edit -> Mistake? in
        guard !settings.budget.isSpent, let mistake = Mistake(edit, on: line, in: file) else {
          return nil
        }
        let bytes = mistake.edited(file).bytes
        let end = block.upperBound + bytes.count - file.bytes.count
        // The block had no other line.
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
    // Without errors of shape, no punctuation is wrong.
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

  /// The findings after an edit that tell whether it is right.
  ///
  /// A warning in a part that could not be read before tells nothing: it may be older than the edit.
  private func telling(_ left: [Finding], _ edit: Mistake) -> [Finding] {
    left.filter { finding in
      guard finding.severity == .warning else { return true }
      let line = file.lineNumber(of: edit.original(finding).range.start)
      return !unreadLines.contains { $0.contains(line) }
    }
  }

  /// Whether an edit is at a finding; in an unreadable text the location of the mistake is unknown.
  private func isAllowed(_ candidate: Mistake, _ errors: [Finding]) -> Bool {
    guard analysis.manifest != nil, let edit = candidate.finding.fix?.range else { return true }
    return errors.contains { error in
      // After a superfluous colon, or up to the end of a tagged value or a complex key.
      let end =
        error.id == "unsupported-yaml"
        ? UInt32(file.lineEnd(Int(error.range.start))) : error.range.end + 1
      return error.range.start <= edit.start && edit.end <= end
    }
      || candidate.isRename
  }

  /// Whether no finding is new; for a text that could not be read this is unknown.
  private func addsNothing(_ left: [Finding]) -> Bool {
    guard analysis.manifest != nil else { return true }
    let known = Set(findings.map { [$0.id.name, $0.message] })
    return left.allSatisfy { known.contains([$0.id.name, $0.message]) }
  }

  /// An edit after which the parser gets further: there is another mistake below.
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
    // As the rest is unreadable, only a known key shows which mark is wrong.
    return candidates(errors).first(where: leadsFurther)
      ?? markCandidates(errors).first { writesKnownKey($0) && leadsFurther($0) }
      ?? unlikelyCandidates(errors).first(where: leadsFurther)
  }

  /// Whether the line that a candidate edits begins with a key of the schema after that.
  private func writesKnownKey(_ candidate: Mistake) -> Bool {
    guard let start = candidate.finding.fix?.range.start else { return false }
    guard let line = WrittenLine(file.lineNumber(of: start), in: candidate.edited(file)),
      let key = line.key
    else { return false }
    return ManifestSchema.keyNames.contains(String(line.content[key]))
  }

  // MARK: Several lines

  /// The one edit to the layout that leaves the fewest errors of shape; nil if none leaves less than half
  /// of them.
  private func layoutMistake(_ errors: [Finding]) -> Mistake? {
    guard analysis.manifest == nil || errors.contains(where: \.canComeFromLayout) else {
      return nil
    }
    let isUnreadable = errors.contains { $0.id == "wrong-indentation" }
    var fewest = isUnreadable ? Int.max : (errors.count + 1) / 2
    var best: Mistake?
    for candidate in LayoutCandidates(LayoutLines(file), errors).all
    where !settings.budget.isSpent {
      guard let count = errorsLeft(by: candidate) else { continue }
      let isBetter = best.map { count == fewest && candidate.isLikelier(than: $0) } ?? false
      if count < fewest || isBetter { (best, fewest) = (candidate, count) }
    }
    return best
  }

  /// Nil if the text is still not a mapping.
  private func errorsLeft(by candidate: Mistake) -> Int? {
    settings.budget.spend(file.bytes.count)
    let (tree, findings) = YAMLTree.parse(candidate.edited(file), limits: settings.limits)
    guard let tree, tree.root?.kind == .mapping else { return nil }
    return (findings + Manifest.decode(tree).findings).count { $0.severity == .error }
  }
}

extension SourceFile {
  /// The lines of the row or the section that an offset is in.
  ///
  /// They reach from the nearest less indented line above to the last more indented one; with brackets over
  /// several lines it is the whole section.
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

  /// The first lines that begin with white space other than spaces, or with another character beyond ASCII.
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
  /// Whether the written characters are a part of a scalar in a tree that begins at an offset, and not punctuation.
  fileprivate func isText(in tree: YAMLTree, from start: Int) -> Bool {
    guard let fix = finding.fix, !fix.replacement.allSatisfy(\.isWhitespace),
      !fix.replacement.contains(where: \.isLetter)
    else { return false }
    return tree.isText(at: UInt32(Int(fix.range.start) - start))
  }
}

extension Finding {
  /// Whether a misplaced line can be the cause of a finding.
  ///
  /// An unknown key with a fix is misspelled.
  fileprivate var canComeFromLayout: Bool {
    switch id {
    case "unknown-key": fix == nil
    case "wrong-indentation", "missing-key", "duplicate-key", "wrong-type": true
    default: false
    }
  }
}

/// How much text one run may read again to find mistakes and try fixes.
///
/// All searches share it, because searches for mistakes are nested in searches for fixes.
final class SearchBudget {
  /// In bytes that are read and steps of patterns.
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
  /// How long to look for the causes of findings, in bytes that are read.
  package enum Search: Int, Sendable {
    /// A few milliseconds, for an editor that wants findings at each key. If they do not suffice,
    /// the findings are those of the rules, without fixes.
    case brief = 28_672
    /// About half a second, after which the best result so far is taken.
    case thorough = 8_388_608
  }
}

/// Replacements for names that no other line refers to.
struct RenameCandidates {
  private let analysis: Analysis
  private let findings: [Finding]

  init(_ analysis: Analysis, _ findings: [Finding]) {
    self.analysis = analysis
    self.findings = findings
  }

  /// Empty if the manifest cannot be read.
  var all: [Mistake] {
    guard let manifest = analysis.manifest else { return [] }
    return environments(manifest) + formFields(manifest) + countries(manifest)
  }

  private func text(_ finding: Finding) -> String { analysis.file.text(finding.range) }

  /// Environments, if only one name of services is unknown.
  private func environments(_ manifest: Manifest) -> [Mistake] {
    let unknown = findings.filter { $0.id == "unknown-key" }
    let names = Set(unknown.map(text))
    // Either several services misspell it, or one finding is about all of them.
    guard let name = names.first, names.count == 1,
      unknown.count > 1 || !unknown[0].related.isEmpty
    else { return [] }
    return manifest.environments.filter { isNear($0.name.value, name) }.map {
      Mistake(renaming: $0.name, to: name, "unknown-key", "no environment is named `\(name)`")
    }
  }

  /// Form fields that no form has, while forms have another name several times.
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

  /// Rows in which everything except the key belongs to another country.
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
