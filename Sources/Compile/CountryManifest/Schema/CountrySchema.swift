package enum FormFieldKey: String, MappingKey {
  case label, content, keyboard, pattern, example
  case maxLength = "max_length"

  package static let owner = "a form field"
  package static let lookup = KeyNames<Self>()

  package var spec: KeySpec {
    switch self {
    case .label: .required(.text, "the label in the development language").such(as: "City")
    case .content:
      .required(.choice(FieldContent.allCases.map(\.rawValue)), "what the field holds")
    case .keyboard: FieldOverrideKey.keyboard.spec
    case .pattern: FieldOverrideKey.pattern.spec
    case .example: FieldOverrideKey.example.spec
    case .maxLength: FieldOverrideKey.maxLength.spec
    }
  }
}

/// The properties of a form field that a country can override.
package enum FieldOverrideKey: String, MappingKey {
  case label, keyboard, pattern, example
  case maxLength = "max_length"

  package static let owner = "a form field of a country"
  package static let lookup = KeyNames<Self>()

  package var spec: KeySpec {
    switch self {
    case .label:
      .derived("the label in `form_fields`", .text, "the label in the development language")
    case .keyboard:
      .derived(
        "derived from `content` and, for a postal code, from its pattern",
        .choice(Keyboard.allCases.map(\.rawValue)),
        "the keyboard to show"
      )
    case .pattern:
      .derived(
        "for a postal code, from the address table; otherwise none",
        .text,
        "a regular expression that the whole value must match, ignoring letter case"
      )
      .written(as: .fieldPattern)
    case .example:
      .derived(
        "for a postal code, from the address table; otherwise none",
        .text,
        "a sample value to show as a hint"
      )
      .such(as: "94107")
    case .maxLength:
      .derived(
        "none",
        .integer(1...10_000),
        "the maximum number of characters (Unicode code points)"
      )
    }
  }
}

/// The keys of an element of `accepts` for a shared domain that the country has left: `{ subdomain: com }`.
package enum AcceptedDomainKey: String, MappingKey {
  case subdomain, path

  package static let owner = "an accepted domain"
  package static let lookup = KeyNames<Self>()
  package static let expected: [Self] = [.subdomain]

  package var spec: KeySpec {
    let need = "required, unless the other key is given"
    return switch self {
    case .subdomain:
      .derived(need, .text, "the TLD of a shared domain on whose subdomain the country was")
        .such(as: "com")
    case .path:
      .derived(need, .text, "the TLD of a main domain on whose path the country was")
        .such(as: "com")
    }
  }
}

package enum LanguageKey: String, MappingKey {
  case locale, url
  case helpDeskLocale = "help_desk_locale"
  case lproj, android, smartling

  package static let owner = "a language"
  package static let lookup = KeyNames<Self>()

  package var spec: KeySpec {
    switch self {
    case .locale: .required(.text, "the BCP 47 tag").such(as: "it-IT", matching: Self.tag)
    case .url:
      .derived(
        "from `product.language_url`",
        .text,
        "the https URL of the website in this language, with the placeholders of `language_url`"
      )
      .such(as: "https://be.acme.com/fr/", matching: TextFormat.languageURL.pattern)
    case .helpDeskLocale:
      .derived(
        "the country's `help_desk_locale`",
        .text,
        "the locale in the help center's spelling"
      )
      .such(as: "fr")
    case .lproj:
      .derived(
        "the locale without its region if CLDR's likely region for it is the country; otherwise the locale",
        .text,
        "the app language that the app is shown in, or its folder if that has another name, such as `pt_BR.lproj`;"
          + " several entries can share one"
      )
      .such(as: "en-GB")
    case .android:
      .derived("derived from the app language", .text, "the Android resource qualifier")
        .such(as: "en-rGB")
    case .smartling:
      .derived("the locale", .text, "the locale ID in the Smartling project").such(as: "en-GB")
    }
  }

  /// A regular expression for the characters of a BCP 47 tag with a region.
  static let tag = "^[a-z]{2,3}(-[A-Za-z0-9]+)+$"
}

package enum AccountFormKey: String, MappingKey {
  case fields, optional

  package static let owner = "`account_form`"
  package static let lookup = KeyNames<Self>()

  package var spec: KeySpec {
    switch self {
    case .fields:
      .required(
        .list(
          of: .either(
            .text,
            .table(of: .mapping(MappingShape(FieldOverrideKey.self)), by: "field")
          )
        ),
        "names from `form_fields`, in order; a mapping overrides properties of the field"
      )
    case .optional: .derived("none", .list(of: .text), "the fields that can be left empty")
    }
  }
}
