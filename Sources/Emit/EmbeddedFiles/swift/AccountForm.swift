/// What a person is asked for when they open an account.
nonisolated public struct AccountForm: Hashable, Sendable {
  /// The fields, in the order in which they are shown.
  public let fields: [Field]

  /// A form of these fields, for tests and previews.
  public init(fields: [Field]) { self.fields = fields }

  /// One line of the form.
  public struct Field: Hashable, Identifiable, Sendable {
    /// The name in the manifest, as a case.
    public let name: FieldName
    /// The name in the manifest, `postal_code`.
    public var id: String { name.rawValue }
    /// The label in the development language.
    public internal(set) var label: String
    /// The key of the label's translations in the table `AccountForms`, `form.label.postal_code`, or
    /// `country.form.GB.postal_code` where the country has a label of its own.
    public internal(set) var labelKey: String
    /// What the field holds.
    public internal(set) var content: Content
    /// The keyboard that can type it.
    public internal(set) var keyboard: Keyboard
    /// A regular expression for the whole of the text.
    public internal(set) var pattern: String?
    /// A text that would be right.
    public internal(set) var example: String?
    /// The most characters it may have.
    public internal(set) var maxLength: Int?
    /// Whether it must be filled in.
    public internal(set) var isRequired: Bool

    /// A field as a country's form has it, which tests and previews may also make.
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

  /// What a field holds.
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
    /// A postal code.
    case postalCode = "postal_code"
    /// A telephone number.
    case phone
    /// An e-mail address.
    case email
    /// Anything else.
    case text

    /// The token of HTML's `autocomplete`; nil for a text that no token means.
    ///
    /// UIKit has a `UITextContentType` for each case, whose raw values Apple does not document.
    public var autofillToken: String? {
      switch self {
      case .givenName: "given-name"
      case .familyName: "family-name"
      case .streetAddress: "address-line1"
      case .streetAddress2: "address-line2"
      case .city: "address-level2"
      case .state: "address-level1"
      case .postalCode: "postal-code"
      case .phone: "tel"
      case .email: "email"
      case .text: nil
      }
    }
  }

  /// Which keys are needed.
  public enum Keyboard: String, Codable, Hashable, Sendable {
    /// Letters and digits.
    case text
    /// Letters, each word with a capital.
    case name
    /// Digits alone.
    case numbers
    /// Digits and symbols first, letters at hand.
    case numbersAndPunctuation = "numbers_and_punctuation"
    /// Digits and the symbols of a telephone number.
    case phone
    /// Letters, digits and the symbols of an e-mail address.
    case email
  }
}
