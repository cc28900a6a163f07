import CountryManifest
import ManifestApply
import ManifestCompiler
import ManifestEditing
import ManifestFindings
import ToolSupport

/// The manifest that `init --from` proposes for an app, with comments for missing values.
struct AppManifest {
  var product: String?
  var domain: String?
  /// The countries to use instead of those that were found in the app's files.
  var countries: [String]?
  var platforms: [NewManifest.Platform]
  var hosts: HostStyle?
  /// The maximum length of a list; further items are only counted, because the size of a manifest is limited.
  private static let listLimit = 100
  /// The maximum number of languages, because each language can require a separate check of the manifest.
  private static let languageLimit = 200

  private let facts: AppFacts
  private let folder: String

  init(_ facts: AppFacts, folder: String) {
    self.facts = facts
    self.folder = folder
    let hasIOS = !facts.apps.isEmpty || facts.languages.contains { $0.name != nil }
    platforms = (hasIOS ? [.ios] : []) + (facts.hasAndroid ? [.android] : [])
    if platforms.isEmpty { platforms = NewManifest.Platform.allCases }
  }

  /// The proposed manifest, without errors, and the guesses that it contains.
  func proposal() throws(NewManifest.Problem) -> (
    NewManifest, CheckedManifest, guesses: [String]
  ) {
    if facts.isEmpty {
      throw NewManifest.Problem(
        reason:
          "nothing in \(printable(folder)) names a host or a language: there is no Xcode project, string table,"
          + " entitlements file or app with an AndroidManifest.xml"
      )
    }
    var found = self.found
    var manifest = NewManifest(
      product: product ?? facts.mainApp?.name ?? "Example",
      domain: domain ?? found.domain ?? AppProposal.placeholder,
      countries: countries ?? found.codes,
      standards: .embedded
    )
    if countries == nil {
      if let owner = manifest.domainOwner {
        found.addOwner(owner)
      } else {
        found.addDefault(languages)
      }
      manifest.countries = found.codes
    }
    manifest.platforms = platforms
    manifest.hosts = hosts
    manifest.found = found
    if let label = found.label { manifest.services = [.init(name: Service.web, value: label)] }
    manifest.developmentLanguage = developmentLanguage
    if let owner = manifest.domainOwner, !manifest.countries.contains(owner) {
      manifest.countries.insert(owner, at: 0)
    }
    manifest.section = appsSection(isComment: false)
    // If identifiers of the app are invalid, the section becomes a comment for the author to correct.
    let isRefused = (try? manifest.checkedLeavingOut()) == nil
    if isRefused { manifest.section = appsSection(isComment: true) }
    let (checked, leftOut) = try manifest.checkedLeavingOut()
    let spoken = AppLanguages(checked.manifest ?? Manifest(), .embedded)
    manifest.languages = found.languagesWithoutCountry(spoken)
    manifest.notes = notes(found, leftOut)
    var guesses = facts.guesses + found.guesses
    if product == nil, let app = facts.mainApp {
      guesses.append("product \(app.name), the name of a target in \(app.path)")
    }
    return (manifest, try manifest.checkedLeavingOut().manifest, guesses)
  }

  private var languages: [FoundCountries.Language] {
    facts.languages.prefix(Self.languageLimit).map { language in
      FoundCountries.Language(
        language.tag,
        lproj: language.name,
        smartling: language.smartling,
        android: language.android,
        path: language.path
      )
    }
  }

  private var found: FoundCountries {
    FoundCountries(
      hosts: facts.hosts.map { ($0.text, $0.path) },
      languages: languages,
      domain: domain,
      developmentLanguage: developmentLanguage,
      standards: .embedded
    )
  }

  /// The project's development language, or `en`, Xcode's default, if the project sets none and the app has English.
  private var developmentLanguage: String? {
    facts.developmentLanguage ?? (facts.languages.contains { $0.tag.text == "en" } ? "en" : nil)
  }

  /// The section `apps`, with one variant per bundle identifier; commented out if it would be invalid.
  private func appsSection(isComment: Bool) -> String {
    var (bundles, names) = (Set<String>(), Set<String>())
    var apps: [(name: String, team: String?, bundle: String)] = []
    // A target can have a team in one build configuration, and none in another, such as that for a build server.
    let teams = Dictionary(facts.apps.map { ($0.name, $0.team) }) { $0 ?? $1 }
    for app in facts.apps {
      let name = Self.variant(app.name)
      guard let bundle = app.bundle, bundles.insert(bundle).inserted, !name.isEmpty,
        names.insert(name).inserted
      else { continue }
      apps.append((name, teams[app.name] ?? nil, bundle))
    }
    guard !apps.isEmpty else { return "" }
    let isComment = isComment || apps.contains { $0.team == nil }
    let lines = apps.map { app in
      let team = app.team.map(scalarText) ?? "TEAMID1234"
      let name = scalarText(app.name)
      return "  \(name): { team: \(team), bundle: \(scalarText(app.bundle)), statuses: [live] }"
    }
    let note = isComment ? ["Write the team and the bundle of each app, and delete the `#`."] : []
    let all = note + ["apps:"] + Self.cut(lines, more: "  # and")
    return all.map { (isComment ? "# " : "") + $0 + "\n" }.joined() + "\n"
  }

  /// A variant's name for a target: `Acme Shop` becomes `AcmeShop`.
  private static func variant(_ name: String) -> String {
    let name = name.filter { $0.isASCII && ($0.isLetter || $0.isNumber || "_-".contains($0)) }
    return String(name.drop { !$0.isLetter }.prefix(40))
  }

  // MARK: Comments

  private func notes(
    _ found: FoundCountries,
    _ leftOut: [NewManifest.LeftOut]
  ) -> [String] {
    var notes = ["", "Proposed by `nd-config init --from`. Where each country comes from:"]
    notes += found.origins.flatMap { origin in
      let leftOut = leftOut.filter { $0.country == origin.code }
      let whole = leftOut.first { $0.locale == nil }.map { "; left out: \($0.reason)" }
      return ["  \(origin.code): \(origin.reasons.joined(separator: ", "))" + (whole ?? "")]
        + leftOut.compactMap { part in
          part.locale.map { "    without \($0): \(part.reason)" }
        }
    }
    let untried = facts.languages.dropFirst(Self.languageLimit)
    let unused =
      found.rest
      + untried.map {
        "language \($0.tag.text) in \($0.path), after the first \(Self.languageLimit)"
      }
      + facts.unread.map { "\($0.text) in \($0.path)" }
    if !unused.isEmpty { notes += ["Of no country:"] + Self.cut(unused.map { "  \($0)" }) }
    notes.append("Not known from the files:")
    if found.domain == nil {
      notes.append("  the domain; \(AppProposal.placeholder) is a placeholder")
    }
    if product == nil { notes.append("  the product's name; it is a guess") }
    notes.append(
      "  services, other environments, help desk, account forms, certificates of Android apps"
    )
    return notes.map(Self.line) + [""]
  }

  /// The first `listLimit` lines, and a line that says how many more there are.
  private static func cut(_ lines: [String], more: String = "  and") -> [String] {
    guard lines.count > listLimit else { return lines }
    return lines.prefix(listLimit) + ["\(more) \(lines.count - listLimit) more"]
  }

  /// Replaces line breaks and invisible characters with `?`, because names of files in a comment can contain them.
  private static func line(_ text: String) -> String {
    String(
      String.UnicodeScalarView(text.unicodeScalars.map { $0.isVisible || $0 == " " ? $0 : "?" })
    )
  }
}
