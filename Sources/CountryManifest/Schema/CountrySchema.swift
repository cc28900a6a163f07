package enum FormFieldKey: String, MappingKey {
  case label, content, keyboard, pattern, example
  case maxLength = "max_length"

  package static let owner = "a form field"
  package static let lookup = KeyNames<Self>()

  package var spec: KeySpec {
    switch self {
    case .label: .required(.text, "its label in the development language")
    case .content:
      .required(.choice(FieldContent.allCases.map(\.rawValue)), "what the field holds")
    case .keyboard: FieldOverrideKey.keyboard.spec
    case .pattern: FieldOverrideKey.pattern.spec
    case .example: FieldOverrideKey.example.spec
    case .maxLength: FieldOverrideKey.maxLength.spec
    }
  }
}

/// What a country may say otherwise of a field in its form.
package enum FieldOverrideKey: String, MappingKey {
  case label, keyboard, pattern, example
  case maxLength = "max_length"

  package static let owner = "a form field of a country"
  package static let lookup = KeyNames<Self>()

  package var spec: KeySpec {
    switch self {
    case .label: .derived("the field's", .text, "its label in the development language")
    case .keyboard:
      .derived(
        "from the content and, of a postal code, from its pattern",
        .choice(Keyboard.allCases.map(\.rawValue)),
        "the keyboard to show"
      )
    case .pattern:
      .derived(
        "of a postal code, from the address table; else none",
        .text,
        "a regular expression that the whole value matches, letter case aside"
      )
    case .example:
      .derived(
        "of a postal code, from the address table; else none",
        .text,
        "a value to show as a hint"
      )
    case .maxLength:
      .derived("none", .integer(1...10_000), "the most characters that may be typed")
    }
  }
}

package enum CountryKey: String, MappingKey {
  case status, tld, hosts, accepts, name, names, languages
  case helpDeskLocale = "help_desk_locale"
  case accountForm = "account_form"
  case entitlementDomains = "entitlement_domains"

  package static let owner = "a country"
  package static let lookup = KeyNames<Self>()

  package var spec: KeySpec {
    switch self {
    case .status:
      .derived(
        "`live`",
        .choice(Country.Status.allCases.map(\.rawValue)),
        "whether the country is launched"
      )
    case .tld: .required(.text, "the suffix by which the country is known, unique to it")
    case .hosts:
      .required(
        .choice(HostForm.allCases.map(\.rawValue)),
        "where its requests go: a domain of its own, or a subdomain of the shared one"
      )
    case .accepts:
      .derived(
        "none",
        .list(of: .choice(HostForm.allCases.map(\.rawValue))),
        "host forms that open the app though no request goes there"
      )
    case .name: .derived("CLDR's", .text, "its name in the development language")
    case .names:
      .derived(
        "CLDR's",
        .table(of: .text, by: "app language"),
        "its names in other app languages"
      )
    case .languages:
      .required(
        .list(of: .either(.text, .mapping(MappingShape(LanguageKey.self)))),
        "its BCP 47 locales, the default first"
      )
    case .helpDeskLocale:
      .required(.text, "its locale in the help centre's spelling, `ll` or `ll_RR`")
    case .accountForm:
      .required(.mapping(MappingShape(AccountFormKey.self)), "what a person fills in to join")
    case .entitlementDomains:
      .derived(
        "none",
        .list(of: .text),
        "bare hosts added to the derived deep-link domains"
      )
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
    case .locale: .required(.text, "the BCP 47 tag")
    case .url: .derived("`product.language_url`", .text, "the https URL of the site in it")
    case .helpDeskLocale:
      .derived("the country's", .text, "its locale in the help centre's spelling")
    case .lproj:
      .derived(
        "the language where CLDR's likely region is the locale's, else the tag",
        .text,
        "the app language that it is shown in; another's is shared with it"
      )
    case .android: .derived("from the app language", .text, "Android's resource qualifier")
    case .smartling: .derived("the locale", .text, "the locale id in the Smartling project")
    }
  }
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
        "names of `form_fields`, in order, or one such name with what differs"
      )
    case .optional: .derived("none", .list(of: .text), "those that may stay empty")
    }
  }
}
