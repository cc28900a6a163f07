import ArgumentParser
import CountryManifest
import ManifestCompiler
import ManifestEditing
import ManifestFindings
import ToolSupport

struct Migrate: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Move a country to a subdomain of a shared domain, or to its own domain.",
    discussion: """
        nd-config migrate fr --to subdomain
        nd-config migrate it --shared-tld eu

      Changes `hosts` or `shared_tld` in the country's row and adds the previous place to `accepts`, \
      so that old links still open the app and resolve to the country. Every other byte of the file \
      is preserved.
      """
  )

  enum Form: String, ExpressibleByArgument, CaseIterable {
    case subdomain, tld

    var hosts: HostStyle { self == .tld ? .tld : .subdomain }
  }

  @Argument(
    help: "The country's code in the manifest, such as fr.",
    completion: .countries
  )
  var code: String

  @Option(help: "Where requests should go.")
  var to: Form?

  @Option(
    help: ArgumentHelp(
      "The TLD of the shared domain, under which requests should go to a subdomain.",
      valueName: "tld"
    ),
    transform: readText
  )
  var sharedTld: String?

  @OptionGroup var source: EditedManifestOption

  func validate() throws {
    if to == nil, sharedTld == nil {
      throw ValidationError("Expected --to or --shared-tld.")
    }
    if to == .tld, sharedTld != nil {
      throw ValidationError("--shared-tld moves a country to a subdomain; delete --to tld.")
    }
  }

  func run() throws {
    let file = try ManifestFile(source.path())
    let name = try file.name(of: code)
    let form = to?.hosts ?? .subdomain
    let migrated: EditedManifest?
    do throws(EditRefusal) {
      migrated = try file.checked.migrating(code, to: form, sharedTLD: sharedTld)
    } catch {
      throw try file.report(error)
    }
    let place = sharedTld.map { "its hosts under `\($0)`" } ?? "`hosts: \(form.rawValue)`"
    guard let edited = migrated else {
      return say("\(file.path): \(name) (\(code)) already has \(place)")
    }
    try file.save(edited)
    try standardOutput.writeLine("\(file.path): \(name) (\(code)) now has \(place)")
    if let before = file.checked.resolve() {
      let (old, new) = (before.webHost(code), edited.resolved.webHost(code))
      try standardOutput.writeLine("  requests  go to \(new), previously \(old)")
      try standardOutput.writeLine("  accepted  \(old) still opens the app")
    }
    for line in edited.checked.linesWithComments(onHostsOf: code) {
      try standardOutput.writeLine(
        "  comment   line \(line) was not changed; check that it is still correct"
      )
    }
    try file.reportNewFindings(edited)
  }
}

extension ResolvedManifest {
  /// The production host of a country's website.
  fileprivate func webHost(_ code: String) -> String {
    countries.first { $0.code == code }?.deepLinkHosts.first?.value ?? ""
  }
}
