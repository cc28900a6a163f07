import ArgumentParser
import CountryManifest
import ManifestEditing

/// The keys of a country's row as command-line options.
struct CountryRowOptions: ParsableArguments {
  @Option(
    help: "Whether the country is launched: live or planned.",
    transform: readChoice
  )
  var status: Country.Status?

  @Option(
    help: "The domain suffix of the country, such as pt or com.au, or none.",
    transform: readText
  )
  var tld: String?

  @Option(
    help: ArgumentHelp(
      "What begins the hosts on a shared domain, instead of the code.",
      valueName: "label"
    ),
    transform: readText
  )
  var prefix: String?

  @Option(
    help: "Where requests go: tld or subdomain.",
    transform: readChoice
  )
  var hosts: HostForm?

  @Option(
    help: ArgumentHelp(
      "The TLD of the shared domain, if it is not the default country's.",
      valueName: "tld"
    ),
    transform: readText
  )
  var sharedTld: String?

  @Option(
    help: ArgumentHelp(
      "Where hosts open the app as well, separated by commas: tld, subdomain, or subdomain:com "
        + "under another shared domain.",
      valueName: "hosts"
    ),
    transform: { try readList($0).map(readAccepted) }
  )
  var accepts: [AcceptedHosts]?

  @Option(
    help: "The name in the development language, instead of CLDR's.",
    transform: readText
  )
  var name: String?

  @Option(
    help: ArgumentHelp(
      "The name in another app language, such as de=Portugal; repeatable.",
      valueName: "language=name"
    ),
    transform: readName
  )
  var names: [CountryRow.Name] = []

  @Option(
    help: ArgumentHelp(
      "The locales, the default first, separated by commas. To share an app language, write it "
        + "after a colon: de-AT:de.",
      valueName: "locales"
    ),
    transform: readLanguages
  )
  var languages: [CountryRow.Language]?

  @Option(
    help: ArgumentHelp("The locale in the help center's spelling, or none.", valueName: "locale"),
    transform: readText
  )
  var helpDeskLocale: String?

  @Option(
    help: "The fields of the account form, in order, separated by commas, or none.",
    transform: readListOrNone
  )
  var fields: [String]?

  @Option(
    help: ArgumentHelp("The fields that can be left empty, or none.", valueName: "fields"),
    transform: readListOrNone
  )
  var optional: [String]?

  @Option(
    help: ArgumentHelp("Further hosts that open the app.", valueName: "hosts"),
    transform: readList
  )
  var entitlementDomains: [String]?

  /// Applies the options and the answers to a proposed row.
  func row(_ proposal: CountryProposal, _ interview: Interview) throws -> CountryRow {
    let status = try interview.answer(
      "status",
      option: status,
      default: Country.Status.live.rawValue,
      readChoice
    )
    let tld = try interview.answer(
      "tld",
      option: tld,
      default: proposal.tld ?? "none",
      readText
    )
    let hosts = try interview.answer(
      "hosts",
      option: hosts,
      default: proposal.hosts.rawValue,
      readChoice
    )
    let chosen = try interview.answer(
      "languages",
      option: languages,
      default: proposal.languages.isEmpty ? nil : proposal.languages.text,
      readLanguages
    )
    var help = helpDeskLocale
    if proposal.hasHelpDesk {
      help = try interview.answer(
        "help_desk_locale",
        option: helpDeskLocale,
        default: proposal.helpDeskLocale(for: chosen[0]),
        readText
      )
    }
    if help == "none" { help = nil }
    var form = (fields: fields ?? [], optional: optional ?? [])
    if proposal.hasForms { form = try self.form(proposal.form, interview) }
    return CountryRow(
      code: proposal.code,
      status: status,
      tld: tld == "none" ? nil : tld,
      prefix: prefix,
      hosts: hosts,
      sharedTLD: sharedTld,
      accepts: accepts ?? [],
      name: name,
      names: names,
      languages: proposal.languages(chosen, beside: help),
      helpDeskLocale: help,
      fields: form.fields,
      optional: form.optional,
      entitlementDomains: entitlementDomains ?? []
    )
  }

  private func form(
    _ form: CountryProposal.Form,
    _ interview: Interview
  ) throws -> (fields: [String], optional: [String]) {
    let fields = try interview.answer(
      "fields",
      option: fields,
      default: form.fields.isEmpty ? nil : form.fields.joined(separator: ","),
      readListOrNone
    )
    guard !fields.isEmpty else { return ([], []) }
    let suggested = form.optional.filter(fields.contains)
    let optional = try interview.answer(
      "optional",
      option: optional,
      default: suggested.isEmpty ? "none" : suggested.joined(separator: ","),
      readListOrNone
    )
    return (fields, optional)
  }
}
