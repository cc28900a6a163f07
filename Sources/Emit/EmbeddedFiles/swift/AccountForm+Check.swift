import Foundation

nonisolated extension AccountForm {
  /// Something that a person should correct.
  public struct Problem: Hashable, Sendable {
    /// The field that has it.
    public let field: FieldName
    /// What is wrong.
    public let reason: Reason

    /// The name in the manifest of the field that has it, `postal_code`.
    public var fieldID: String { field.rawValue }

    /// A problem as `check(_:)` finds it, which tests and previews may also make.
    public init(field: FieldName, reason: Reason) {
      self.field = field
      self.reason = reason
    }

    /// What can be wrong.
    public enum Reason: Hashable, Sendable {
      /// A field that must be filled in is empty.
      case missing
      /// The text has more characters than the field may have.
      case tooLong(limit: Int)
      /// The text does not look as it should.
      case malformed(example: String?)
    }
  }

  /// What is wrong with the texts that a person typed, in the order of the fields.
  ///
  /// White space around a text does not count, nor does letter case, nor how a postal code is laid out:
  /// ``AccountForm/Field/normalized(_:)`` returns what to send. A field that is not in `values` is empty; a value
  /// without a field is not looked at.
  public func check(_ values: [FieldName: String]) -> [Problem] {
    fields.compactMap { field in
      field.problem(with: values[field.name] ?? "").map { Problem(field: field.name, reason: $0) }
    }
  }

  /// The same for texts by the fields' names in the manifest.
  public func check(_ values: some Sequence<(key: String, value: String)>) -> [Problem] {
    let known = values.compactMap { name, text in FieldName(rawValue: name).map { ($0, text) } }
    return check(Dictionary(known) { _, last in last })
  }
}

nonisolated extension AccountForm.Field {
  /// What is wrong with a text that a person typed into this field, if anything.
  public func problem(with typed: String) -> AccountForm.Problem.Reason? {
    let text = typed.trimmingCharacters(in: .whitespacesAndNewlines)
    guard !text.isEmpty else { return isRequired ? .missing : nil }
    let canonical = canonical(text)
    if let maxLength, (canonical ?? text).unicodeScalars.count > maxLength {
      return .tooLong(limit: maxLength)
    }
    return canonical == nil ? .malformed(example: example) : nil
  }

  /// The text to send for one that a person typed; nil where ``problem(with:)`` finds something.
  ///
  /// It has no white space around it. A postal code is uppercase and laid out as the example, whatever spaces,
  /// hyphens, digits of other scripts and letters of the country were typed: `SW1A 1AA` for `sw1a1aa`, `01109` for
  /// `LT-01109`.
  public func normalized(_ typed: String) -> String? {
    guard problem(with: typed) == nil else { return nil }
    let text = typed.trimmingCharacters(in: .whitespacesAndNewlines)
    return text.isEmpty ? "" : canonical(text)
  }

  private func canonical(_ text: String) -> String? {
    guard let pattern else { return text }
    // The manifest compiler has compiled every pattern with this same class; were it to fail all the
    // same, a person must not be kept from opening an account.
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
    // The `\d` of this class takes every script's digits, and its letters fold `ſ` into `s`. No postal
    // code has them.
    return TypedPostalCode(text).canonical(pattern: pattern, example: example ?? "") { text in
      text.utf8.allSatisfy { $0 < 0x80 } && matches(text)
    }
  }
}

/// A postal code as a person typed it.
nonisolated private struct TypedPostalCode {
  let text: String
  /// In uppercase letters and digits of ASCII, what is between separators; empty for a text that is too long for a code.
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
      // What an address has before a code of digits, such as `LT-`, is not sent.
      let bare = String(words.joined().drop { $0.isASCIILetter })
      guard hasLetters, !example.contains(where: \.isASCIILetter) else { return code }
      return self.code([bare], example, isCode) ?? code
    }
    // `LV-1010` is typed without its letters, too.
    if !hasLetters, !opening.isEmpty, pattern.hasPrefix(opening),
      let code = code([opening] + words, example, isCode)
    {
      return code
    }
    return isCode(text) ? text : nil
  }

  /// The words with the separators of the example, from its end or from its beginning, or with others.
  private func code(
    _ words: [String],
    _ example: String,
    _ isCode: (String) -> Bool
  ) -> String? {
    let compact = words.joined()
    guard !compact.isEmpty, compact.utf8.allSatisfy({ $0 < 0x80 }) else { return nil }
    let candidates = [
      Self.laidOut(compact, as: example, fromEnd: true),
      Self.laidOut(compact, as: example, fromEnd: false),
      words.joined(separator: "-"), words.joined(separator: " "), compact,
    ]
    return candidates.first(where: isCode)
  }

  private static func laidOut(_ compact: String, as example: String, fromEnd: Bool) -> String {
    let places = example.indices.filter { !example[$0].isASCIILetter && !example[$0].isASCIIDigit }
    func count(_ part: Substring) -> Int {
      part.count { $0.isASCIILetter || $0.isASCIIDigit }
    }
    var result = ""
    for (number, character) in compact.enumerated() {
      for place in places where number > 0 {
        let before =
          fromEnd ? compact.count - count(example[place...]) : count(example[..<place])
        if before == number { result.append(example[place]) }
      }
      result.append(character)
    }
    return result
  }

  /// An uppercase letter, a digit of ASCII, a space for a separator; nil for what cannot be seen.
  private static func folded(_ scalar: Unicode.Scalar) -> Unicode.Scalar? {
    // The forms of ASCII that keyboards for Chinese and Japanese have.
    let value = 0xFF01...0xFF5E ~= scalar.value ? scalar.value - 0xFEE0 : scalar.value
    if let zero = zeros.first(where: { $0..<$0 + 10 ~= value }) {
      return Unicode.Scalar(value - zero + 0x30)
    }
    switch value {
    case 0xAD, 0x200B...0x200F, 0x202A...0x202E, 0x2060...0x2069, 0xFEFF: return nil
    case 0x09...0x0D, 0x20, 0x85, 0xA0, 0x1680, 0x2000...0x200A, 0x2028, 0x2029, 0x202F, 0x205F,
      0x3000:
      return " "
    // Hyphens, dashes, a full stop, the mark of Japan's post and what its keyboards have for a hyphen.
    case 0x2D, 0x2E, 0x2010...0x2015, 0x2212, 0x3012, 0x30FC, 0xFF70: return " "
    case 0x61...0x7A: return Unicode.Scalar(value - 0x20)
    default: return Unicode.Scalar(value)
    }
  }

  /// The zeros of scripts whose digits keyboards have.
  private static let zeros: [UInt32] = [
    0x660, 0x6F0, 0x966, 0x9E6, 0xA66, 0xAE6, 0xB66, 0xBE6, 0xC66, 0xCE6, 0xD66, 0xE50, 0xED0,
    0xF20, 0x1040, 0x17E0,
  ]
}

nonisolated extension Character {
  fileprivate var isASCIILetter: Bool { isASCII && isLetter }
  fileprivate var isASCIIDigit: Bool { isASCII && isNumber }
}
