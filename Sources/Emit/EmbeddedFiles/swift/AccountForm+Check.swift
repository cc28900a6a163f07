import Foundation

nonisolated extension AccountForm {
  /// A mistake in a form that the person should correct.
  public struct Problem: Hashable, Sendable {
    /// The field with the mistake.
    public let field: FieldName
    /// The kind of mistake.
    public let reason: Reason

    /// The field's name in the manifest, such as `postal_code`.
    public var fieldID: String { field.rawValue }

    /// Creates a problem like those that `check(_:)` returns, for tests and previews.
    public init(field: FieldName, reason: Reason) {
      self.field = field
      self.reason = reason
    }

    /// The kinds of mistakes.
    public enum Reason: Hashable, Sendable {
      /// A required field is empty.
      case missing
      /// The text has more characters than the field allows.
      case tooLong(limit: Int)
      /// The text does not match the field's pattern.
      case malformed(example: String?)
    }
  }

  /// Returns the problems with the values that a person typed, in the order of the fields.
  ///
  /// The check ignores white space around a value, letter case, and the layout of a postal code.
  /// Call ``AccountForm/Field/normalized(_:)`` to get the value to send. A field that is not in
  /// `values` counts as empty. A value for a field that the form does not have is ignored.
  public func check(_ values: [FieldName: String]) -> [Problem] {
    fields.compactMap { field in
      field.problem(with: values[field.name] ?? "").map { Problem(field: field.name, reason: $0) }
    }
  }

  /// The same check, with values keyed by the fields' names in the manifest.
  public func check(_ values: some Sequence<(key: String, value: String)>) -> [Problem] {
    let known = values.compactMap { name, text in FieldName(rawValue: name).map { ($0, text) } }
    return check(Dictionary(known) { _, last in last })
  }
}

nonisolated extension AccountForm.Field {
  /// Returns the problem with the value that a person typed into this field, or nil if it is valid.
  public func problem(with typed: String) -> AccountForm.Problem.Reason? {
    let text = typed.trimmingCharacters(in: .whitespacesAndNewlines)
    guard !text.isEmpty else { return isRequired ? .missing : nil }
    let canonical = canonical(text)
    if let maxLength, (canonical ?? text).unicodeScalars.count > maxLength {
      return .tooLong(limit: maxLength)
    }
    return canonical == nil ? .malformed(example: example) : nil
  }

  /// Returns the value to send for the value that a person typed; nil if ``problem(with:)`` finds a
  /// problem.
  ///
  /// White space around the value is removed. A postal code becomes uppercase and gets the layout
  /// of the example. It may be typed with other spaces or hyphens, with digits of another script,
  /// or with the country's letters in front: `sw1a1aa` becomes `SW1A 1AA`, and `LT-01109` becomes
  /// `01109`.
  public func normalized(_ typed: String) -> String? {
    guard problem(with: typed) == nil else { return nil }
    let text = typed.trimmingCharacters(in: .whitespacesAndNewlines)
    return text.isEmpty ? "" : canonical(text)
  }

  private func canonical(_ text: String) -> String? {
    guard let pattern else { return text }
    // The manifest compiler accepts only patterns that Foundation can read. If it cannot read one
    // anyway, accept the text: a broken pattern must not keep a person from opening an account.
    guard
      let expression = try? NSRegularExpression(
        pattern: #"\A(?:\#(pattern))\z"#,
        options: .caseInsensitive
      )
    else { return text }
    func matches(_ text: String) -> Bool {
      expression.firstMatch(in: text, range: NSRange(text.startIndex..., in: text)) != nil
    }
    guard content == .postalCode, pattern.utf8.allSatisfy({ $0 < 0x80 }) else {
      return matches(text) ? text : nil
    }
    // In this class, `\d` matches the digits of every script, and ignoring case makes `ſ` equal to
    // `s`. No postal code has either, so only ASCII is accepted.
    return postalCode(text, pattern: pattern) { text in
      text.utf8.allSatisfy { $0 < 0x80 } && matches(text)
    }
  }

  /// A postal code that a person typed, in the layout of the example; nil if it is none.
  private func postalCode(
    _ text: String,
    pattern: String,
    _ isCode: (String) -> Bool
  ) -> String? {
    let example = example ?? ""
    func code(_ words: [String]) -> String? {
      let layouts = ["-", "", " "].map { words.joined(separator: $0) }
      return ([words.joined().laidOut(as: example)] + layouts).first(where: isCode)
    }
    let plain = text.postalText
    let words = plain.unicodeScalars.split { $0.separatesPostalWords }.map { String($0) }
    let opening = String(example.prefix { "A"..."Z" ~= $0 })
    guard let found = code(words) ?? [plain].first(where: isCode) else {
      // People also type `LV-1010` without its letters.
      let mayLackIt = !opening.isEmpty && pattern.hasPrefix(opening)
      return mayLackIt ? code([opening] + words) : nil
    }
    // The country's letters before a code, such as `LT-`, are not sent.
    let bare = String(words.joined().drop { "A"..."Z" ~= $0 })
    return opening.isEmpty ? code([bare]) ?? found : found
  }
}

nonisolated extension String {
  /// The text without format characters, its digits as ASCII digits, and its ASCII letters in
  /// uppercase; empty if the text is too long for a postal code.
  fileprivate var postalText: String {
    guard utf16.count <= 64 else { return "" }
    // The mapping makes ASCII of what Chinese and Japanese keyboards type for it.
    return precomposedStringWithCompatibilityMapping.unicodeScalars.map { scalar -> String in
      switch scalar.properties.generalCategory {
      case .format: ""
      case .decimalNumber: String(Int(scalar.properties.numericValue ?? 0))
      default: scalar.isASCII ? String(scalar).uppercased() : String(scalar)
      }
    }.joined()
  }

  /// The letters and digits with the separators of the example between them, from the end.
  fileprivate func laidOut(as example: String) -> String {
    var rest = self[...]
    var result = ""
    for place in example.reversed() where !rest.isEmpty {
      let isSeparator = !place.utf8.allSatisfy(\.isLetterOrDigit)
      result = (isSeparator ? String(place) : String(rest.removeLast())) + result
    }
    return rest + result
  }
}

nonisolated extension Unicode.Scalar {
  /// Whether people type this character between the parts of a postal code.
  fileprivate var separatesPostalWords: Bool {
    // White space, dashes, a full stop, a minus sign, the Japanese postal mark, and the character
    // that Japanese keyboards type for a hyphen.
    properties.isWhitespace || properties.generalCategory == .dashPunctuation
      || ".\u{2212}〒ー".unicodeScalars.contains(self)
  }
}
