nonisolated extension Country {
  /// The form that a person fills in to open an account in this country; nil if the country has
  /// none.
  ///
  /// Each call creates the form again, in a few microseconds, so keep the result.
  public var accountForm: AccountForm? {
    let lines = formTable.lines(of: self)
    guard let names = lines.first else { return nil }
    var fields = names.split(separator: " ").map { word in
      var field = AccountForm.Field.named(word.hasSuffix("?") ? word.dropLast() : word)
      field.isRequired = !word.hasSuffix("?")
      return field
    }
    for line in lines.dropFirst() {
      // Split by bytes: Swift treats a space and a combining accent after it as one character.
      let words = line.utf8
        .split(separator: UInt8(ascii: " "), maxSplits: 2, omittingEmptySubsequences: false)
        .map(Substring.init)
      guard words.count == 3, let place = fields.firstIndex(where: { $0.id == words[0] }) else {
        preconditionFailure("the manifest compiler writes a field of the form, a key and a value")
      }
      fields[place].override(words[1], with: String(words[2]).unescaped, in: self)
    }
    return AccountForm(fields: fields)
  }
}

nonisolated extension AccountForm.Field {
  fileprivate mutating func override(_ key: Substring, with value: String, in country: Country) {
    switch key {
    case "label":
      label = value
      labelKey = "country.form.\(country.isoCode).\(id)"
    case "keyboard": keyboard = AccountForm.Keyboard(rawValue: value) ?? keyboard
    case "pattern": pattern = value
    case "example": example = value
    case "max_length": maxLength = Int(value)
    default: preconditionFailure("the manifest compiler writes no key `\(key)`")
    }
  }
}

nonisolated private let formTable = CountryTable(Country.formLines)
