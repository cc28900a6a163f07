// A picker, the first start, links from outside, a form and a debug menu; prints output.txt with the code that is
// generated for countries.yaml.
func picker(in language: AppLanguage) -> [String] {
  Country.sortedByName(in: language).map { "\($0.flag) \($0.name(in: language))" }
}

func firstStart(_ header: String) -> (country: Country, language: Language) {
  let tags = Language.tags(ofHeader: header)
  let country = Country.suggested(for: tags)
  return (country, country.language(for: tags))
}

func destination(of url: String) -> String? {
  Link(url, in: .production, statuses: [.live]).map {
    "\($0.environment.country.rawValue) \($0.path)"
  }
}

func problems(of form: AccountForm, _ texts: [AccountForm.FieldName: String]) -> [String] {
  form.check(texts).map { problem in
    switch problem.reason {
    case .missing: "\(problem.fieldID): missing"
    case .tooLong(let limit): "\(problem.fieldID): longer than \(limit)"
    case .malformed: "\(problem.fieldID): malformed"
    }
  }
}

func debugMenu(for country: Country) -> [String] {
  Environment.Kind.allCases.compactMap { Environment($0, country: country) }
    .map { "\($0.kind.rawValue) \(Service.api.url(for: $0))" }
}

print(picker(in: .de).prefix(3).joined(separator: ", "))
let start = firstStart("it-IT,it;q=0.9,en;q=0.8")
print(start.country.rawValue, start.language.locale)
print(destination(of: "https://it.nextdoor.com/pizza/42") ?? "elsewhere")
guard let form = Country.it.accountForm else { preconditionFailure("Italy has a form") }
let typed: [AccountForm.FieldName: String] = [
  .firstName: "Ada", .lastName: "Rossi", .streetAddress: "Via Roma 1", .postalCode: "1",
  .province: "RM",
]
print(problems(of: form, typed).joined(separator: ", "))
print(form.fields.first { $0.name == .postalCode }?.normalized(" 00 144") ?? "no postal code")
debugMenu(for: .it).forEach { print($0) }
