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
    // The manifest compiler has compiled every pattern with this same class. If one fails here
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
    return TypedPostalCode(text).canonical(pattern: pattern, example: example ?? "") { text in
      text.utf8.allSatisfy { $0 < 0x80 } && matches(text)
    }
  }
}

/// A postal code as a person typed it.
nonisolated private struct TypedPostalCode {
  let text: String
  /// The parts between separators, as uppercase ASCII letters and digits; empty if the text is too
  /// long for a postal code.
  private let words: [String]

  init(_ text: String) {
    self.text = text
    guard text.unicodeScalars.count <= 64 else {
      words = []
      return
    }
    let folded = text.unicodeScalars.compactMap(Self.folded)
    words = folded.split(separator: " ").map { word in
      var view = String.UnicodeScalarView()
      view.append(contentsOf: word)
      return String(view)
    }
  }

  func canonical(pattern: String, example: String, _ isCode: (String) -> Bool) -> String? {
    let opening = String(example.prefix { $0.isASCIILetter })
    let hasLetters = words.contains { $0.contains(where: \.isASCIILetter) }
    if let code = code(words, example, isCode) {
      // The country's letters before a code, such as `LT-`, are not sent.
      let bare = String(words.joined().drop { $0.isASCIILetter })
      guard hasLetters, opening.isEmpty else { return code }
      return self.code([bare], example, isCode) ?? code
    }
    // People also type `LV-1010` without its letters.
    if !hasLetters, !opening.isEmpty, pattern.hasPrefix(opening),
      let code = code([opening] + words, example, isCode)
    {
      return code
    }
    return isCode(text) ? text : nil
  }

  /// Joins the words with the separators of the example, counted from its end or its beginning, or
  /// with a hyphen, a space or nothing; returns the first result that is a code.
  private func code(
    _ words: [String],
    _ example: String,
    _ isCode: (String) -> Bool
  ) -> String? {
    let compact = words.joined()
    guard !compact.isEmpty, compact.utf8.allSatisfy({ $0 < 0x80 }) else { return nil }
    let fromEnd = Self.laidOut(compact.reversed(), as: example.reversed()).reversed()
    let candidates = [
      String(fromEnd), String(Self.laidOut(Array(compact), as: Array(example))),
      words.joined(separator: "-"), words.joined(separator: " "), compact,
    ]
    return candidates.first(where: isCode)
  }

  /// The letters and digits with the separators of the example between them.
  private static func laidOut(_ text: [Character], as example: [Character]) -> [Character] {
    var rest = text[...]
    var result: [Character] = []
    for place in example where !rest.isEmpty {
      result.append(place.isASCIILetter || place.isASCIIDigit ? rest.removeFirst() : place)
    }
    return result + rest
  }

  /// Converts letters to uppercase, digits to ASCII and separators to a space; nil for an invisible
  /// character.
  private static func folded(_ scalar: Unicode.Scalar) -> Unicode.Scalar? {
    // The fullwidth forms of ASCII, which Chinese and Japanese keyboards type.
    let value = 0xFF01...0xFF5E ~= scalar.value ? scalar.value - 0xFEE0 : scalar.value
    if let zero = zeros.first(where: { $0..<$0 + 10 ~= value }) {
      return Unicode.Scalar(value - zero + 0x30)
    }
    switch value {
    case 0xAD, 0x200B...0x200F, 0x202A...0x202E, 0x2060...0x2069, 0xFEFF: return nil
    case 0x09...0x0D, 0x20, 0x85, 0xA0, 0x1680, 0x2000...0x200A, 0x2028, 0x2029, 0x202F, 0x205F,
      0x3000:
      return " "
    // Hyphens, dashes, a full stop, the Japanese postal mark, and the characters that Japanese
    // keyboards type for a hyphen.
    case 0x2D, 0x2E, 0x2010...0x2015, 0x2212, 0x3012, 0x30FC, 0xFF70: return " "
    case 0x61...0x7A: return Unicode.Scalar(value - 0x20)
    default: return Unicode.Scalar(value)
    }
  }

  /// The digit zero of each script whose digits a keyboard can type.
  private static let zeros: [UInt32] = [
    0x660, 0x6F0, 0x966, 0x9E6, 0xA66, 0xAE6, 0xB66, 0xBE6, 0xC66, 0xCE6, 0xD66, 0xE50, 0xED0,
    0xF20, 0x1040, 0x17E0,
  ]
}

nonisolated extension Character {
  fileprivate var isASCIILetter: Bool { isASCII && isLetter }
  fileprivate var isASCIIDigit: Bool { isASCII && isNumber }
}
