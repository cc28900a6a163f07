/// The name of a rule: kebab-case, and it states the bad thing.
package struct RuleID: Hashable, Sendable, ExpressibleByStringLiteral, CustomStringConvertible {
  package let name: String

  package init(stringLiteral value: String) { name = value }

  package var description: String { name }
}

/// One finding: what is wrong, where, and how to fix it.
package struct Finding: Sendable, Equatable {
  package enum Severity: String, Sendable {
    case error
    case warning
  }

  /// A second location that explains the first.
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
  /// One lowercase line without full stop: what was found and what was expected.
  package var message: String
  package var range: SourceRange
  package var related: [Related]
  /// Facts that explain the finding.
  package var notes: [String]
  /// What to write instead.
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

extension Finding {
  /// The finding without any text of its file: a message that says only what its rule finds.
  package func unquoted(_ message: String) -> Finding {
    Finding(id, message, at: range, severity: severity)
  }
}

/// An edit that removes a finding and adds none.
package struct Fix: Sendable, Equatable {
  package var title: String
  package var range: SourceRange
  package var replacement: String
  /// Whether it can be applied without asking, because it changes no fact; computed after all rules from the edit.
  package var isSafe = false

  package init(_ title: String, replacing range: SourceRange, with replacement: String) {
    self.title = title
    self.range = range
    self.replacement = replacement
  }
}

/// A message may quote the manifest, and a value can be as long as the file.
private func clipped(_ text: String) -> String {
  let limit = 1_000
  guard text.utf8.count > limit else { return text }
  var end = text.utf8.index(text.startIndex, offsetBy: limit)
  while end > text.startIndex, UTF8.isContinuation(text.utf8[end]) {
    end = text.utf8.index(before: end)
  }
  return text[..<end] + "…"
}

extension [Finding] {
  /// The most findings that one stage of the compiler keeps.
  ///
  /// A file with more repeats one mistake, and eight megabytes of it would take
  /// gigabytes.
  package static var limit: Int { 10_000 }

  /// Whether another finding would be dropped.
  package var isFull: Bool { count >= Self.limit && self[count - 1].severity == .error }

  /// Keeps a finding if there is room; an error can take the place of a warning.
  package mutating func add(_ finding: @autoclosure () -> Finding) {
    if count < Self.limit {
      append(finding())
    } else if !isFull {
      let finding = finding()
      if finding.severity == .error { self[count - 1] = finding }
    }
  }

  /// In the order of their locations, without duplicates.
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

/// A half-open span of a source file, in UTF-8 bytes from its start (a byte-order mark counts).
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

/// A value and its location in the file.
///
/// Public, because initializers of `package` types are not inlined into other modules, which would look the
/// type up at run time for every value of a manifest.
public struct Located<Value> {
  /// The value.
  public var value: Value
  /// The location.
  public var range: SourceRange

  /// A value and its location.
  @inlinable public init(_ value: Value, at range: SourceRange) {
    self.value = value
    self.range = range
  }
}

extension Located: Sendable where Value: Sendable {}
extension Located: Equatable where Value: Equatable {}
extension Located: Hashable where Value: Hashable {}

/// A warning that is allowed: it is not reported to people, but programs see it with the reason.
package struct AllowedFinding: Sendable, Equatable {
  package var finding: Finding
  /// The reason in the comment that allows it; nil if the command line allows it.
  package var reason: String?

  package init(_ finding: Finding, reason: String?) {
    self.finding = finding
    self.reason = reason
  }
}

/// A finding and the file that it is in, for programs that read the findings of several files.
package struct FileFinding: Sendable {
  package var file: SourceFile
  package var finding: Finding
  /// Whether a comment or the command line allows it, and the reason that the comment gives.
  package var allowed: Allowed?

  package enum Allowed: Sendable {
    case comment(reason: String)
    case commandLine
  }

  package init(_ finding: Finding, in file: SourceFile) {
    (self.file, self.finding) = (file, finding)
  }

  package init(_ entry: AllowedFinding, in file: SourceFile) {
    self.init(entry.finding, in: file)
    allowed = entry.reason.map { .comment(reason: $0) } ?? .commandLine
  }
}

/// The documentation of a rule's id, or of another finding's.
package struct FindingPage: Sendable {
  package var id: RuleID
  package var severity: Finding.Severity
  /// On one line, without a capital and a full stop.
  package var summary: String
  /// The reason why it is reported, with an example.
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
