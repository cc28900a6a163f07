/// The form that a person fills in to open an account.
nonisolated public struct AccountForm: Hashable, Sendable {
  /// The fields, in the order in which they are shown.
  public let fields: [Field]

  /// Creates a form with these fields, for tests and previews.
  public init(fields: [Field]) { self.fields = fields }

  /// One field of the form.
  public struct Field: Hashable, Identifiable, Sendable {
    /// The field's name in the manifest, as an enum case.
    public let name: FieldName
    /// The field's name in the manifest, such as `postal_code`.
    public var id: String { name.rawValue }
    /// The label in the development language.
    public internal(set) var label: String
    /// The key of the label's translations in the table `AccountForms`, such as
    /// `form.label.postal_code`.
    ///
    /// If the country overrides the label, the key names the country:
    /// `country.form.GB.postal_code`.
    public internal(set) var labelKey: String
    /// The kind of information that the field holds.
    public internal(set) var content: Content
    /// The keyboard that can type it.
    public internal(set) var keyboard: Keyboard
    /// A regular expression that the whole text must match; letter case is ignored.
    public internal(set) var pattern: String?
    /// An example of a valid text.
    public internal(set) var example: String?
    /// The maximum number of characters.
    public internal(set) var maxLength: Int?
    /// Whether the field is required.
    public internal(set) var isRequired: Bool

    /// Creates a field like those in a country's form, for tests and previews.
    public init(
      _ name: FieldName,
      label: String,
      content: Content,
      keyboard: Keyboard,
      pattern: String? = nil,
      example: String? = nil,
      maxLength: Int? = nil,
      isRequired: Bool = true
    ) {
      self.name = name
      self.label = label
      labelKey = "form.label.\(name.rawValue)"
      self.content = content
      self.keyboard = keyboard
      self.pattern = pattern
      self.example = example
      self.maxLength = maxLength
      self.isRequired = isRequired
    }
  }

  /// The kind of information that a field holds.
  public enum Content: String, Codable, Hashable, Sendable {
    /// A given name.
    case givenName = "given_name"
    /// A family name.
    case familyName = "family_name"
    /// The first line of an address.
    case streetAddress = "street_address"
    /// The second line of an address.
    case streetAddress2 = "street_address_2"
    /// A city, town or suburb.
    case city
    /// A state, province or county.
    case state
    /// A part of a city, such as a bairro or a colonia.
    case neighborhood
    /// A postal code.
    case postalCode = "postal_code"
    /// A telephone number.
    case phone
    /// An e-mail address.
    case email
    /// Anything else.
    case text
  }

  /// The keyboard to show for a field.
  public enum Keyboard: String, Codable, Hashable, Sendable {
    /// Letters and digits.
    case text
    /// Letters; each word begins with an uppercase letter.
    case name
    /// Digits only.
    case numbers
    /// Digits and symbols first; letters are one key away.
    case numbersAndPunctuation = "numbers_and_punctuation"
    /// Digits and the symbols of a telephone number.
    case phone
    /// Letters, digits and the symbols of an e-mail address.
    case email
  }
}

nonisolated extension Country {
  /// The form that a person fills in to open an account in this country; nil if the country has
  /// none.
  public var accountForm: AccountForm? {
    facts.form.isEmpty ? nil : AccountForm(fields: facts.form)
  }
}

// Not inlined, because optimized builds of many countries would take much longer.
nonisolated extension AccountForm.Field {
  /// The field with what a country overrides.
  @inline(never)
  func with(
    label: String? = nil,
    labelKey: String? = nil,
    keyboard: AccountForm.Keyboard? = nil,
    pattern: String? = nil,
    example: String? = nil,
    maxLength: Int? = nil,
    isRequired: Bool = true
  ) -> Self {
    var field = self
    field.label = label ?? self.label
    field.labelKey = labelKey ?? self.labelKey
    field.keyboard = keyboard ?? self.keyboard
    field.pattern = pattern ?? self.pattern
    field.example = example ?? self.example
    field.maxLength = maxLength ?? self.maxLength
    field.isRequired = isRequired
    return field
  }
}
