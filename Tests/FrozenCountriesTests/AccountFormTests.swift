import NDFrozenCountries
import Testing

struct AccountFormTests {
  @Test func fieldHasItsLabelContentAndKeyboard() throws {
    let fields = try #require(Country.gb.accountForm).fields
    let town = try #require(fields.first { $0.id == "post_town" })
    #expect(town.label == "Town")
    #expect(town.labelKey == "form.label.post_town")
    #expect(town.content == .city)
    #expect(town.keyboard == .text)
    #expect(town.pattern == nil && town.example == nil && town.maxLength == nil)
    let code = try #require(fields.first { $0.id == "postal_code" })
    #expect(code.example == "SW1A 1AA")
    #expect(code.keyboard == .numbersAndPunctuation)
    #expect(code.content == .postalCode)
    #expect(fields.first?.keyboard == .name)
  }

  @Test func numericPostalCodeHasANumericKeyboard() {
    let digits = Country.allCases.filter { postalField(of: $0)?.keyboard == .numbers }
    #expect(digits == [.de, .it, .es, .au, .dk, .no, .be, .at])
  }

  @Test(arguments: Country.allCases)
  func examplePassesItsOwnPattern(_ country: Country) throws {
    let field = try #require(postalField(of: country))
    let example = try #require(field.example)
    #expect(field.problem(with: example) == nil)
  }

  @Test func missingRequiredFieldsAreReportedInOrder() throws {
    let problems = try #require(Country.us.accountForm).check([:])
    #expect(
      problems.map(\.fieldID) == [
        "first_name", "last_name", "street_address", "city", "state", "postal_code",
      ]
    )
    #expect(problems.allSatisfy { $0.reason == .missing })
  }

  @Test func completeFormIsValid() throws {
    let form = try #require(Country.it.accountForm)
    var values = [
      "first_name": "Ada", "last_name": "Rossi", "street_address": "Via Roma 1",
      "postal_code": "00144", "city": "Roma", "province": "RM",
    ]
    #expect(form.check(values).isEmpty)
    values["postal_code"] = "  00144\n"
    values["shoe_size"] = "43"
    #expect(form.check(values).isEmpty)
    values["city"] = " \t\u{A0}\u{2003}\n"
    values["postal_code"] = "0014"
    let problems = form.check(values)
    #expect(problems.map(\.fieldID) == ["postal_code", "city"])
    #expect(problems.map(\.reason) == [.malformed(example: "00144"), .missing])
  }

  @Test func fieldsAreNamedByCases() throws {
    let form = try #require(Country.it.accountForm)
    let problems = form.check([.firstName: "Ada", .lastName: "Rossi", .postalCode: "0014"])
    #expect(problems.map(\.field) == [.streetAddress, .postalCode, .city, .province])
    #expect(form.check([.postalCode: "00144"]) == form.check(["postal_code": "00144"]))
    let made = AccountForm(fields: [
      .init(.city, label: "City", content: .city, keyboard: .text, isRequired: false)
    ])
    #expect(made.check([:]).isEmpty)
    #expect(AccountForm.Problem(field: .city, reason: .missing).fieldID == "city")
  }

  @Test func optionalFieldCanBeEmptyAndIsStillChecked() throws {
    let field = try #require(postalField(of: .ie))
    #expect(field.problem(with: "") == nil)
    #expect(field.problem(with: " \n") == nil)
    #expect(field.problem(with: "12") == .malformed(example: "A65 F4E2"))
  }
}

func postalField(of country: Country) -> AccountForm.Field? {
  country.accountForm?.fields.first { $0.content == .postalCode }
}
