import Foundation
import TestSupport
import Testing

/// `init` writes a valid manifest, with and without a terminal.
@Suite struct InitTests {
  /// A folder without a manifest.
  private func empty() throws -> ToolFolder {
    let folder = try ToolFolder()
    try FileManager.default.removeItem(at: folder.scratch.url("countries.yaml"))
    return folder
  }

  private static let options = "--product Acme --domain acme.com --countries us,it,no"

  /// The expected manifest; `outputs` is the line for the chosen platforms.
  private static func written(_ outputs: String) -> String {
    """
    # Everything that differs between the countries of the product, with one row per country.
    # To add a country, run `nd-config add`; `nd-config explain` lists every key.
    format: 1

    product:
      name: Acme
      default_country: us
      language_url: "{web_url}/?lang={language}"
    \(outputs)

    environments:
      production: { site: acme, hosts: country }

    services:
      web: { label: "" }

    countries:
      us:
        tld: com
        hosts: tld
        languages: [en-US]

      it:
        hosts: subdomain
        languages: [it-IT]

      "no":
        hosts: subdomain
        languages: [nb-NO]

    """
  }

  @Test func optionsAloneWriteAValidManifest() async throws {
    let folder = try empty()
    let run = try await folder.shell("nd-config init \(Self.options) --platforms ios")
    #expect(run.status == 0 && run.stderr.isEmpty)
    let outputs = "  outputs: { swift: {}, entitlements: {}, aasa: {}, strings: {} }"
    #expect(try folder.read("countries.yaml") == Self.written(outputs))
    #expect(
      run.stdout == """
        wrote countries.yaml: Acme in 3 countries
        omitted nn-NO: official languages that are new to the app
        wrote Sources/AcmeCountries/AcmeCountries.swift

        Add to the package in Package.swift, with the path to your checkout of nd-config:

          dependencies: [.package(name: "nd-config", path: "../nd-config")],
          targets: [
            .target(
              name: "AcmeCountries",
              plugins: [.plugin(name: "CompileCountries", package: "nd-config")]
            )
          ]

        Then `swift build` compiles `Country`.
        To write files for the apps, run `nd-config generate`.

        """
    )
    #expect(try folder.read("Sources/AcmeCountries/AcmeCountries.swift").hasPrefix("// "))
    let valid = try await folder.shell("nd-config validate --warnings-as-errors")
    #expect(valid.stderr == "countries.yaml: 3 countries, no findings\n")
  }

  @Test(.requires(.python(.plain)))
  func answersOnATerminalWriteTheSameManifest() async throws {
    let folder = try empty()
    let screen = try await folder.terminal(
      [
        "", "Acme", "acme", "https://acme.com", "acme.com", "usa", "us,us", "us, it, no", "windows",
        "android,web", "api", "", "staging", "",
      ],
      "nd-config init"
    )
    let lines = screen.split(separator: "\n").map(String.init)
    let questions = lines.filter { $0.contains(": ") && !$0.hasPrefix(" ") }
      .map { $0.prefix { $0 != ":" && $0 != " " } }.filter {
        !["wrote", "omitted", "To"].contains($0)
      }
    #expect(
      questions == [
        "product", "product", "domain", "domain", "domain", "countries", "countries", "countries",
        "platforms", "platforms", "services", "services", "environments", "environments",
      ],
      "\(screen)"
    )
    #expect(lines.contains("  expected a domain such as `acme.com`, found `acme`"))
    #expect(
      lines.contains("  `usa` is not an ISO 3166-1 alpha-2 country code; did you mean `us`?")
    )
    #expect(lines.contains { $0.hasPrefix("  no service is named `web`") })
    #expect(lines.contains { $0.hasSuffix("as in `staging:acme-staging.com`") })
    #expect(screen.hasSuffix("\nexit 0\n"), "\(screen)")
    let outputs = "  outputs: { kotlin: {}, typescript: {}, android: {}, assetlinks: {} }"
    #expect(try folder.read("countries.yaml") == Self.written(outputs))
    // Without iOS there is no Swift target.
    #expect(!folder.exists("Sources"))
  }

  /// Errors in options are reported before the first question.
  @Test(
    .requires(.python(.plain)),
    arguments: [
      ("--domain acme", "expected a domain such as `acme.com`, found `acme`"),
      ("--domain acme.de --countries us", "`acme.de` is under the domain of Germany"),
      ("--countries us,usa", "`usa` is not an ISO 3166-1 alpha-2 country code"),
    ]
  )
  func optionsAreCheckedFirst(_ options: String, _ problem: String) async throws {
    let folder = try empty()
    let screen = try await folder.terminal([], "nd-config init \(options)")
    #expect(screen.hasPrefix("nd-config: \(problem)"), "\(screen)")
    #expect(screen.hasSuffix("; nothing was written\nexit 1\n"), "\(screen)")
  }

  /// Domains, services with their labels, and environments with their domains.
  @Test func everythingOfTheProductCanBeGiven() async throws {
    let folder = try empty()
    let run = try await folder.shell(
      """
      nd-config init --product Acme --domain acme.com,acme.it --countries us,it,fr --platforms web \
        --services web,api,socket:sockets \
        --environments dev:localhost,staging:acme-staging.com,qa:qa.acme.net,production
      nd-config resolve api.acme.it && nd-config resolve fr-sockets.acme-staging.com
      nd-config resolve it-api.qa.acme.net && nd-config resolve fr.localhost
      """
    )
    #expect(run.status == 0 && run.stderr.isEmpty, "\(run.output)")
    #expect(
      run.stdout.hasSuffix(
        """
        api.acme.it: Italy (it) · production · service api
        fr-sockets.acme-staging.com: France (fr) · staging · service socket
        it-api.qa.acme.net: Italy (it) · qa · service api
        fr.localhost: France (fr) · dev · service web

        """
      ),
      "\(run.stdout)"
    )
  }

  /// Each domain gets a country; a domain without a country's TLD belongs to the default country.
  @Test(arguments: [
    ("acme.com,acme.it", "us com,it it"), ("acme.com,acme.de,acme.it", "us com,de de,it it"),
    ("acme.it", "it it"), ("acme.it,acme.de", "it it,de de"),
    ("acme.com,acme.it --countries it,us", "us com,it it"),
    ("acme.com,acme.it --countries it,fr,de", "fr com,it it,de -"),
  ])
  func domainsHaveCountries(_ domains: String, _ rows: String) async throws {
    let folder = try empty()
    let run = try await folder.shell("nd-config init --product Acme --domain \(domains)")
    #expect(run.status == 0, "\(run.output)")
    let text = try folder.read("countries.yaml")
    let found = text.matches(of: /\n  ([a-z]{2}):\n(?:    tld: ([a-z]+))?/)
      .map { "\($0.output.1) \($0.output.2 ?? "-")" }
    #expect(found.joined(separator: ",") == rows, "\(text)")
    #expect(text.contains("  default_country: \(rows.prefix(2))\n"), "\(text)")
    let guess = "guess: default country us, since acme.com is under the domain of no country\n"
    let isGuess = rows.hasPrefix("us") && !domains.contains("--countries")
    #expect(run.stdout.hasPrefix(guess) == isGuess, "\(run.stdout)")
  }

  /// An answer is checked together with the options.
  @Test(.requires(.python(.plain)))
  func domainOfAnotherCountryIsAskedForAgain() async throws {
    let folder = try empty()
    let screen = try await folder.terminal(
      ["www.acme.com", "acme.de", "shop.acme.com", "", ""],
      "nd-config init --product Acme --countries us --platforms web"
    )
    #expect(screen.contains("  expected the domain without `www`, such as `acme.com`\n"))
    #expect(screen.contains("  `acme.de` is under the domain of Germany; expected `de` as well\n"))
    let other = try empty()
    let proposed = try await other.terminal(
      ["acme.com,acme.it", "", ""],
      "nd-config init --product Acme --platforms web --services web"
    )
    #expect(proposed.contains("countries [us,it]: "), "\(proposed)")
    #expect(screen.hasSuffix("\nexit 0\n"), "\(screen)")
    #expect(try folder.read("countries.yaml").contains("production: { site: shop.acme, hosts"))
  }

  @Test(.requires(.python(.plain)), arguments: [["\u{4}"], ["Acme", "\u{4}"], ["Acme", "\u{3}"]])
  func leavingWritesNothing(_ answers: [String]) async throws {
    let folder = try empty()
    let screen = try await folder.terminal(answers, "nd-config init")
    #expect(screen.contains("\nnd-config: nothing was written\n"), "\(screen)")
    #expect(!screen.hasSuffix("exit 0\n"))
    #expect(!folder.exists("countries.yaml"))
  }

  @Test func nothingIsOverwritten() async throws {
    let folder = try ToolFolder()
    let before = try folder.read("countries.yaml")
    let run = try await folder.shell("nd-config init \(Self.options)")
    #expect(run.status == 1)
    #expect(run.stderr == "nd-config: countries.yaml already exists; nothing was written\n")
    #expect(try folder.read("countries.yaml") == before && !folder.exists("Sources"))

    let source = "Sources/AcmeCountries/AcmeCountries.swift"
    let other = try empty()
    try other.write("let mine = 1\n", to: source)
    let refused = try await other.shell("nd-config init \(Self.options)")
    #expect(refused.status == 1)
    #expect(refused.stderr == "nd-config: \(source) already exists; nothing was written\n")
    #expect(try other.read(source) == "let mine = 1\n" && !other.exists("countries.yaml"))
  }

  /// Without a terminal only options count; errors in them are reported, and nothing is written.
  @Test(arguments: [
    ("", 64, "No default for `product`; give it with --product."),
    (
      "--product Acme --domain acme.com", 64, "No default for `countries`; give it with --countries"
    ),
    ("--product Acme --domain acme.com --countries aq", 1, "no default language is known for"),
    ("--product Acme --domain acme.com --countries us,usa", 1, "did you mean `us`?"),
    ("--product Acme --domain acme.de --countries us", 1, "expected `de` as well"),
    ("--product Acme --domain com --countries us", 1, "expected a domain such as"),
    ("--product Acme --domain acme.com,acme.it --countries it", 1, "expected one more, such as"),
    ("--product Acme --domain acme.co.uk,acme.uk", 1, "which has one already"),
    ("--product Acme --domain www.acme.com --countries us", 1, "without `www`, such as `acme.com`"),
    ("--product Acme --domain Acme.com --countries us", 1, "write `acme`"),
    ("--product Acme --domain acme.com --countries us --platforms tv", 64, "found `tv`"),
    ("--product Acme --domain acme.com --countries us --target 1a", 64, "cannot be the name"),
  ])
  func unusableOptionsAreRefused(_ options: String, _ status: Int32, _ message: String) async throws
  {
    let folder = try empty()
    let run = try await folder.shell("nd-config init \(options)")
    #expect(run.status == status)
    #expect(run.stderr.contains(message), "\(run.stderr)")
    #expect(!folder.exists("countries.yaml") && !folder.exists("Sources"))
  }

  /// Domains and countries of many kinds.
  @Test(arguments: [
    "acme.co.uk gb", "acme.de de,at,ch", "acme.jp jp", "acme.com.br br,pt", "acme.no no",
    "acme.in in", "acme.io us", "acme.ai de,fr", "acme.co us,co", "acme.com.co co",
    "shop.acme.com us,it", "eu.shop.acme.co.uk gb,ie",
    "acme.org cn,tw,hk,sg", "acme.shop be,lu,nl,fr", "acme.fr fr", "acme.ch ch", "acme.cn cn",
    "acme.com us,it,fr,de,es,pt,gb,ie,nl,be,lu,at,ch,dk,se,no,fi,pl,cz,sk,hu,ro,bg,gr,hr,si,ee,lv,lt",
  ])
  func manifestIsValidAtTheFirstTry(_ pair: String) async throws {
    let words = pair.split(separator: " ")
    let folder = try empty()
    let run = try await folder.shell(
      "nd-config init --product 'Acme \"Shop\" ü' --domain \(words[0]) --countries \(words[1])"
    )
    #expect(run.status == 0, "\(run.output)")
    let valid = try await folder.shell("nd-config validate --warnings-as-errors")
    #expect(valid.stderr.hasSuffix(", no findings\n"), "\(valid.output)")
    #expect(folder.exists("Sources/AcmeShopCountries/AcmeShopCountries.swift"))
  }

  @Test(.requires(.program("git")))
  func branchesOfANewProductConflictInTheManifestAlone() async throws {
    let folder = try empty()
    let run = try await folder.shell(
      """
      set -e
      git init -q -b main && nd-config init \(Self.options) --platforms web
      nd-config generate && git add -A && git commit -qm 'The product'
      for code in fr nl; do
        git checkout -qb $code main && nd-config add $code && git commit -qam $code
      done
      git merge fr > /dev/null && exit 9
      git diff --name-only --diff-filter=U
      """,
      environment: MadeUpRepository.author
    )
    #expect(run.status == 0 && run.stdout.hasSuffix("\ncountries.yaml\n"), "\(run.output)")
    #expect(run.stdout.contains("wrote .gitattributes"))
    // An existing file is not changed.
    let second = try await folder.shell(
      """
      mkdir -p deep && cd deep && echo mine > .gitattributes && nd-config init \(Self.options) && cat .gitattributes
      """
    )
    #expect(second.stdout.hasSuffix("mine\n") && !second.stdout.contains("wrote .git"))
  }
}
