import ArgumentParser
import CountryManifest
import ManifestCompiler
import ManifestEditing
import ManifestFindings
import ToolSupport

struct Init: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Write the first manifest of a product.",
    discussion: """
        nd-config init --product Acme --domain acme.com --countries us,it

      On a terminal, you are asked for values that you do not give as options. Writes countries.yaml into \
      the working folder and, for iOS, the file that a Swift target needs, and prints what to \
      write into Package.swift. In a Git repository without .gitattributes, writes one, so that Git \
      merges generated files without conflicts. Existing files are never overwritten.
      """
  )

  @Option(help: "The name of the product.", transform: readText)
  var product: String?

  @Option(
    help: "The main domain, such as acme.com, and those of other countries, separated by commas.",
    transform: readList
  )
  var domain: [String]?

  @Option(
    help:
      "The services, separated by commas, such as web,api,socket:sockets; a label in hosts follows the colon.",
    transform: readNamed
  )
  var services: [NewManifest.Named]?

  @Option(
    help: "The environments, separated by commas, such as staging:acme-staging.com,production.",
    transform: readNamed
  )
  var environments: [NewManifest.Named]?

  @Option(
    help: "The countries, separated by commas, such as us,it.",
    completion: .newCountries,
    transform: readList
  )
  var countries: [String]?

  @Option(
    help: "The form of the hosts of the other countries: tld, subdomain or path.",
    completion: .list(HostStyle.allCases.map(\.rawValue)),
    transform: readChoice
  )
  var hosts: HostStyle?

  @Option(
    help: "The platforms, separated by commas: ios, android, web.",
    completion: .list(NewManifest.Platform.allCases.map(\.rawValue)),
    transform: { try readList($0).map(readChoice) }
  )
  var platforms: [NewManifest.Platform]?

  @Option(help: "The name of the Swift target. (default: the product's, with Countries)")
  var target: String?

  func validate() throws {
    guard let target else { return }
    let isName = target.utf8.allSatisfy { $0.isLetterOrDigit || $0 == UInt8(ascii: "_") }
    guard isName, target.utf8.first?.isLetter == true else {
      throw ValidationError("'\(target)' cannot be the name of a Swift target.")
    }
  }

  func run() throws {
    let folder = try Folder.make(".")
    try refuseToOverwrite(ManifestSearch.fileName, in: folder)
    var lines: [String] = []
    let interview = Interview()
    let manifest = try self.manifest(interview)
    let (checked, leftOut) = try self.checked(manifest)
    if countries == nil, !interview.hasListener, manifest.domainOwner == nil {
      let country = manifest.countries[0]
      lines.append(
        "guess: default country \(country), since \(manifest.domain) is under the domain of no country"
      )
    }
    lines += leftOut.map { "left out: \($0.country), because \($0.reason)" }
    let target = target ?? Self.target(for: manifest.product)
    let source = manifest.platforms.contains(.ios) ? "Sources/\(target)/\(target).swift" : nil
    let isRepository = realPath(".").flatMap(repositoryRoot) != nil
    let hasAttributes = try !isRepository || folder.exists(Self.attributes)
    try folder.withLock {
      try refuseToOverwrite(ManifestSearch.fileName, in: folder)
      if let source { try refuseToOverwrite(source, in: folder) }
      var transaction = FileTransaction(in: folder)
      let bytes = checked.file.bytes
      transaction.write(bytes, to: ManifestSearch.fileName, replacing: nil, isDurable: true)
      if let source {
        let note = "// The plugin CompileCountries compiles countries.yaml into this target.\n"
        transaction.write(Array(note.utf8), to: source, replacing: nil, isDurable: true)
      }
      if !hasAttributes {
        let bytes = Array("\(Self.attributesLine)\n".utf8)
        transaction.write(bytes, to: Self.attributes, replacing: nil, isDurable: true)
      }
      try transaction.commit()
    }
    if !hasAttributes {
      lines.append(
        "wrote \(Self.attributes): run `nd-config generate` after a merge to update `generated`"
      )
    }
    for line in lines + report(manifest, checked.manifest, source, target) {
      try standardOutput.writeLine(line)
    }
  }

  private static let attributes = ".gitattributes"

  /// With this line, two branches that each add a country conflict only in the manifest.
  private static let attributesLine = "generated/** linguist-generated merge=union"

  /// Asks for the values of the manifest.
  ///
  /// Options are checked before the first question, and each answer immediately.
  private func manifest(_ interview: Interview) throws -> NewManifest {
    var draft = NewManifest(
      product: product ?? "Example",
      domain: domain?.first ?? "example.com",
      countries: countries ?? [],
      standards: .embedded
    )
    draft.hosts = hosts
    if countries == nil { draft.countries = [draft.domainOwner ?? "us"] }
    _ = try checked(draft)
    func problem(with draft: NewManifest) -> String? {
      do throws(NewManifest.Problem) { _ = try draft.checkedLeavingOut() } catch {
        return error.reason
      }
      return nil
    }
    draft.product = try interview.answer("product", option: product, default: nil, readText) {
      var draft = draft
      draft.product = $0
      return problem(with: draft)
    }
    let domains = try interview.answer("domain", option: domain, default: nil, readList) {
      var draft = draft
      draft.domain = $0[0]
      draft.otherDomains = Array($0.dropFirst())
      if countries == nil { draft.countries = draft.domainOwners ?? ["us"] }
      return problem(with: draft)
    }
    (draft.domain, draft.otherDomains) = (domains[0], Array(domains.dropFirst()))
    let owner = draft.domainOwners?.joined(separator: ",")
    draft.countries = try interview.answer("countries", option: countries, default: owner, readList)
    {
      var draft = draft
      draft.countries = $0
      return problem(with: draft)
    }
    draft.platforms = try interview.answer(
      "platforms",
      option: platforms,
      default: NewManifest.Platform.allCases.map(\.rawValue).joined(separator: ","),
      { text throws(Misread) in
        var platforms: [NewManifest.Platform] = []
        for word in try readList(text) { platforms.append(try readChoice(word)) }
        return platforms
      }
    )
    draft.services = try interview.answer("services", option: services, default: "web", readNamed) {
      var draft = draft
      draft.services = $0
      return problem(with: draft)
    }
    draft.environments = try interview.answer(
      "environments",
      option: environments,
      default: Environment.production,
      readNamed
    ) {
      var draft = draft
      draft.environments = $0
      return problem(with: draft)
    }
    return draft
  }

  private func checked(
    _ manifest: NewManifest
  ) throws -> (CheckedManifest, [NewManifest.LeftOut]) {
    do throws(NewManifest.Problem) { return try manifest.checkedLeavingOut() } catch {
      say("nd-config: \(error.reason); nothing was written")
      throw ExitCode(1)
    }
  }

  private func refuseToOverwrite(_ path: String, in folder: Folder) throws {
    guard try folder.exists(path) else { return }
    say("nd-config: \(path) already exists; nothing was written")
    throw ExitCode(1)
  }

  /// The default name of the Swift target: `Acme Shop` becomes `AcmeShopCountries`.
  private static func target(for product: String) -> String {
    let words = product.split { !($0.isASCII && ($0.isLetter || $0.isNumber)) }
    let name = words.map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
    return (name.first?.isLetter == true ? name : "") + "Countries"
  }

  private func report(
    _ manifest: NewManifest,
    _ written: Manifest?,
    _ source: String?,
    _ target: String
  ) -> [String] {
    let countries = written?.countries ?? []
    let count = counted(countries.count, "country", "countries")
    var lines = ["wrote \(ManifestSearch.fileName): \(manifest.product) in \(count)"]
    let leftOut = countries.flatMap { $0.officialLanguagesLeftOut(.embedded) }
    if !leftOut.isEmpty {
      let list = leftOut.joined(separator: ", ")
      lines.append("omitted \(list): official languages that are new to the app")
    }
    if let source {
      lines += [
        "wrote \(source)", "",
        "Add to the package in Package.swift, with the path to your checkout of nd-config:", "",
        "  dependencies: [.package(name: \"nd-config\", path: \"../nd-config\")],",
        "  targets: [",
        "    .target(",
        "      name: \"\(target)\",",
        "      plugins: [.plugin(name: \"CompileCountries\", package: \"nd-config\")]",
        "    )",
        "  ]", "",
        "Then `swift build` compiles `Country`.",
      ]
    }
    lines += ["To write files for the apps, run `nd-config generate`."]
    if manifest.platforms.contains(.android) {
      lines += [
        "  Android: add `generated/kotlin` to the module's sources and `generated/android/res` to its resources."
      ]
    }
    if manifest.platforms.contains(.web) {
      lines += ["  Web: import `generated/typescript/ndcountries.ts`."]
    }
    return lines
  }
}
