/// The name of a rule in kebab case; it states the problem.
package struct RuleID: Hashable, Sendable, ExpressibleByStringLiteral, CustomStringConvertible {
  package let name: String

  package init(stringLiteral value: String) { name = value }

  package var description: String { name }
}

/// A problem with its location, and help to fix it.
package struct Finding: Sendable, Equatable {
  package enum Severity: String, Sendable {
    case error
    case warning
  }

  /// A second location that explains the first one.
  package struct Related: Sendable, Equatable {
    package var range: SourceRange
    package var label: String

    package init(_ label: String, at range: SourceRange) {
      self.range = range
      self.label = label
    }
  }

  package var id: RuleID
  package var severity: Severity
  /// One lowercase line without a full stop: what was found and what was expected.
  package var message: String
  package var range: SourceRange
  package var related: [Related]
  /// Facts that explain why the finding is a problem.
  package var notes: [String]
  /// The correction, as an instruction.
  package var help: String?
  package var fix: Fix?

  package init(
    _ id: RuleID,
    _ message: String,
    at range: SourceRange,
    severity: Severity = .error,
    related: [Related] = [],
    notes: [String] = [],
    help: String? = nil,
    fix: Fix? = nil
  ) {
    self.id = id
    self.severity = severity
    self.message = clipped(message)
    self.range = range
    self.related = related
    self.notes = notes
    self.help = help.map(clipped)
    self.fix = fix
  }
}

/// An edit that resolves a finding and causes no new one.
package struct Fix: Sendable, Equatable {
  package var title: String
  package var range: SourceRange
  package var replacement: String
  /// Whether the fix can be applied without asking, as its author declares.
  package var isSafe: Bool

  package init(
    _ title: String,
    replacing range: SourceRange,
    with replacement: String,
    isSafe: Bool = false
  ) {
    self.title = title
    self.range = range
    self.replacement = replacement
    self.isSafe = isSafe
  }
}

/// Shortens a message to 1,000 code points, because it can quote a value that is as long as the file.
private func clipped(_ text: String) -> String {
  let limit = 1_000
  guard text.utf8.count > limit, text.unicodeScalars.count > limit else { return text }
  return String(text.unicodeScalars.prefix(limit)) + "…"
}

extension [Finding] {
  /// The maximum number of findings that one stage of the compiler keeps.
  ///
  /// A file with more findings usually repeats one mistake, and all its findings could take gigabytes of
  /// memory.
  package static var limit: Int { 10_000 }

  /// Whether `add` would ignore every further finding.
  package var isFull: Bool { count >= Self.limit && self[count - 1].severity == .error }

  /// Whether a finding that is added next should have a help for which names are compared.
  ///
  /// Nobody reads the help of later ones, and comparing thousands of names is slow.
  package var needsNearNames: Bool { count < 100 }

  /// Adds a finding if the list is below its limit; otherwise an error replaces a warning at the end of the list.
  package mutating func add(_ finding: @autoclosure () -> Finding) {
    if count < Self.limit {
      append(finding())
    } else if !isFull {
      let finding = finding()
      if finding.severity == .error { self[count - 1] = finding }
    }
  }

  package mutating func add(
    _ id: RuleID,
    _ message: @autoclosure () -> String,
    at range: SourceRange,
    severity: Finding.Severity = .error,
    help: @autoclosure () -> String? = nil,
    fix: @autoclosure () -> Fix? = nil
  ) {
    add(Finding(id, message(), at: range, severity: severity, help: help(), fix: fix()))
  }

  /// The findings sorted by location, without duplicates.
  package func inReadingOrder() -> [Finding] {
    let sorted = enumerated().sorted { left, right in
      let (a, b) = (left.element, right.element)
      if a.range.start != b.range.start { return a.range.start < b.range.start }
      if a.id != b.id { return a.id.name < b.id.name }
      return left.offset < right.offset
    }
    var result: [Finding] = []
    result.reserveCapacity(count)
    for (_, finding) in sorted where result.last != finding { result.append(finding) }
    return result
  }

  package var hasErrors: Bool { contains { $0.severity == .error } }
}

/// A half-open range of byte offsets in a source file; a byte-order mark counts, too.
public struct SourceRange: Hashable, Sendable {
  package var start: UInt32
  package var end: UInt32

  package init(_ start: UInt32, _ end: UInt32) {
    self.start = start
    self.end = end
  }

  package init(_ start: Int, _ end: Int) {
    self.init(UInt32(start), UInt32(end))
  }

  package var count: Int { Int(end) - Int(start) }
}

/// A value with its location in the source.
///
/// The type is public because initializers of `package` types are not inlined into other modules. Those modules
/// would then look up the type at run time for every value of a manifest.
public struct Located<Value> {
  /// The value.
  public var value: Value
  /// The location of the value.
  public var range: SourceRange

  /// Creates a value with its location.
  @inlinable public init(_ value: Value, at range: SourceRange) {
    self.value = value
    self.range = range
  }
}

extension Located: Sendable where Value: Sendable {}
extension Located: Equatable where Value: Equatable {}
extension Located: Hashable where Value: Hashable {}

/// A warning that the user allows; it is not reported, but programs can read it with its reason.
package struct AllowedFinding: Sendable, Equatable {
  package var finding: Finding
  /// The reason in the comment that allows the finding; nil if the command line allows it.
  package var reason: String?

  package init(_ finding: Finding, reason: String?) {
    self.finding = finding
    self.reason = reason
  }
}

/// A finding with its file, for programs that read the findings of several files.
package struct FileFinding: Sendable {
  package var file: SourceFile
  package var finding: Finding
  /// Whether the user allows the finding, in a comment or on the command line.
  package var isAllowed = false
  /// The reason in the comment that allows the finding.
  package var reason: String?

  package init(_ finding: Finding, in file: SourceFile) {
    (self.file, self.finding) = (file, finding)
  }

  package init(_ entry: AllowedFinding, in file: SourceFile) {
    self.init(entry.finding, in: file)
    (isAllowed, reason) = (true, entry.reason)
  }
}

/// The documentation of a rule, or of another kind of finding.
package struct FindingPage: Sendable {
  package var id: RuleID
  package var severity: Finding.Severity
  /// One line that starts with a lowercase letter and has no full stop.
  package var summary: String
  /// The reason for the finding, with an example.
  package var explanation: String

  package init(
    _ id: RuleID,
    severity: Finding.Severity = .error,
    _ summary: String,
    _ explanation: String
  ) {
    self.id = id
    self.severity = severity
    self.summary = summary
    self.explanation = explanation
  }
}
