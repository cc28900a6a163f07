import Foundation

nonisolated extension AccountForm {
  /// Something that a person should correct.
  public struct Problem: Hashable, Sendable {
    /// The field that has it.
    public let fieldID: String
    /// What is wrong.
    public let reason: Reason

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
  /// White space around a text does not count, nor does letter case. A field that is not in `values` is
  /// empty; a value without a field is not looked at.
  public func check(_ values: [String: String]) -> [Problem] {
    fields.compactMap { field in
      field.problem(with: values[field.id] ?? "").map { Problem(fieldID: field.id, reason: $0) }
    }
  }
}

nonisolated extension AccountForm.Field {
  /// What is wrong with a text that a person typed into this field, if anything.
  public func problem(with typed: String) -> AccountForm.Problem.Reason? {
    let text = typed.trimmingCharacters(in: .whitespacesAndNewlines)
    guard !text.isEmpty else { return isRequired ? .missing : nil }
    if let maxLength, text.unicodeScalars.count > maxLength { return .tooLong(limit: maxLength) }
    return matches(text) ? nil : .malformed(example: example)
  }

  private func matches(_ text: String) -> Bool {
    guard let pattern else { return true }
    // The `\d` of this class takes every script's digits, and its letters fold `ſ` into `s`. No postal
    // code has them.
    if content == .postalCode, !text.utf8.allSatisfy({ $0 < 0x80 }),
      pattern.utf8.allSatisfy({ $0 < 0x80 })
    {
      return false
    }
    // The manifest compiler has compiled every pattern with this same class; were it to fail all the
    // same, a person must not be kept from opening an account.
    guard
      let expression = try? NSRegularExpression(
        pattern: #"\A(?:\#(pattern))\z"#,
        options: .caseInsensitive
      )
    else { return true }
    let whole = NSRange(text.startIndex..., in: text)
    return expression.firstMatch(in: text, range: whole) != nil
  }
}
