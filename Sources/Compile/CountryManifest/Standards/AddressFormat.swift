extension Standards {
  /// The parts of a country's addresses, and its postal codes.
  package struct AddressFormat: Sendable {
    /// A part in the order in which addresses have it.
    package struct Part: Sendable {
      package var content: FieldContent
      package var isRequired: Bool
      /// The word for the part in the country, such as `province`; nil if it has no other word.
      package var name: String?
      /// Whether no source says something else about it.
      package var isUndisputed: Bool
    }

    /// A row of the table of addresses.
    fileprivate let columns: [String]

    package var postalPattern: String? { columns[1] == "-" ? nil : columns[1] }
    package var postalExample: String? { columns[2] == "-" ? nil : columns[2] }

    package var parts: [Part] {
      columns[0].compactMap { letter in
        Self.content(of: letter).map { content in
          Part(
            content: content,
            isRequired: letter.isUppercase,
            name: name(of: content),
            isUndisputed: !columns[6].contains { Self.content(of: $0) == content }
          )
        }
      }
    }

    package func part(_ content: FieldContent) -> Part? {
      parts.first { $0.content == content }
    }

    /// Whether two sources say the same about a part, or that addresses lack it.
    package func isCertain(_ content: FieldContent) -> Bool {
      !columns[6].contains { $0.isUppercase && Self.content(of: $0) == content }
    }

    private static func content(of letter: Character) -> FieldContent? {
      switch letter {
      case "A", "a": .streetAddress
      case "C", "c": .city
      case "S", "s": .state
      case "Z", "z": .postalCode
      case "D", "d": .neighborhood
      default: nil
      }
    }

    private func name(of content: FieldContent) -> String? {
      switch content {
      case .state: columns[3]
      case .city: columns[4]
      case .neighborhood: columns[5] == "suburb" ? nil : columns[5]
      default: nil
      }
    }
  }

  package func addressFormat(of code: String) -> AddressFormat? {
    addressForms.columns(of: code).map(AddressFormat.init)
  }
}
