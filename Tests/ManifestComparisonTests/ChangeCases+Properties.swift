/// The compared properties of apps, form fields, and lists of the product.
extension ChangeCase {
  static let properties = [
    ChangeCase(
      name: "identity of an app variant",
      edits: [
        .init(
          "team: TEAMID1234\n    bundle: com.acme.app",
          "team: ABCDE12345\n    bundle: com.acme.app"
        ),
        .init("package: com.acme.app", "package: com.acme.phone"),
      ],
      changes: [
        "apps.Acme team: TEAMID1234 -> ABCDE12345",
        "apps.Acme Android package: com.acme.app -> com.acme.phone",
      ]
    ),
    ChangeCase(
      name: "fingerprint",
      edits: [.init("sha256: [\"0A:", "sha256: [\"1A:")],
      changes: [
        "apps.Acme fingerprints: "
          + "0A:1B:2C:3D:4E:5F:60:71:82:93:A4:B5:C6:D7:E8:F9:0A:1B:2C:3D:4E:5F:60:71:82:93:A4:B5:C6:D7:E8:F9 -> "
          + "1A:1B:2C:3D:4E:5F:60:71:82:93:A4:B5:C6:D7:E8:F9:0A:1B:2C:3D:4E:5F:60:71:82:93:A4:B5:C6:D7:E8:F9"
      ]
    ),
    ChangeCase(
      name: "Kotlin package",
      edits: [
        .init(
          "  language_url:",
          "  outputs: { swift: {}, kotlin: { package: com.acme } }\n  language_url:"
        )
      ],
      changes: [
        "product outputs: all -> swift, kotlin", "product Kotlin package: ndcountries -> com.acme",
      ]
    ),
    ChangeCase(
      name: "prefix of Swift types",
      edits: [
        .init("  language_url:", "  outputs: { swift: { prefix: ND } }\n  language_url:")
      ],
      changes: ["product outputs: all -> swift", "product Swift prefix:  -> ND"]
    ),
    ChangeCase(
      name: "content of a form field",
      edits: [.init("label: Nickname, content: text", "label: Nickname, content: given_name")],
      changes: [
        "form_fields.nickname content: text -> given_name",
        "form_fields.nickname keyboard: text -> name",
        "countries.it nickname: content: text -> given_name",
        "countries.it nickname: keyboard: text -> name",
      ]
    ),
    ChangeCase(
      name: "example in a form",
      edits: [.init("example: \"75001\"", "example: \"75002\"")],
      changes: ["countries.fr postal_code: example: 75001 -> 75002"]
    ),
    ChangeCase(
      name: "another form field",
      edits: [
        .init("  nickname: {", "  note: { label: Note, content: text }\n  nickname: {"),
        .init("{ fields: [name, postal_code] }", "{ fields: [name, postal_code, note] }"),
      ],
      changes: [
        "form_fields.note label:  -> Note", "form_fields.note content:  -> text",
        "form_fields.note keyboard:  -> text",
        "countries.us form:  -> note after postal_code",
        "countries.us note:  -> label: Note, content: text, keyboard: text",
      ]
    ),
  ]
}
