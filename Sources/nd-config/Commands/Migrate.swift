import ArgumentParser
import CountryManifest
import ManifestCompiler
import ManifestDiagnostics
import ManifestEditing

struct Migrate: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Move a country to a subdomain of the shared domain, or to its own domain.",
    discussion: """
        nd-config migrate fr --to subdomain

      Changes `hosts` in the country's row and adds the previous host form to `accepts`, so that \
      old links still open the app and resolve to the country. Every other byte of the file is \
      preserved.
      """
  )

  enum Form: String, ExpressibleByArgument, CaseIterable {
    case subdomain, tld

    var hosts: HostForm { self == .tld ? .tld : .subdomain }
  }

  @Argument(help: "The country's code in the manifest, such as fr.")
  var code: String

  @Option(help: "Where requests should go.")
  var to: Form

  @OptionGroup var source: EditedManifestOption

  func run() throws {
    let file = try ManifestFile(source.path)
    let name = try file.name(of: code)
    let migrated: EditedManifest?
    do throws(EditRefusal) { migrated = try file.checked.migrating(code, to: to.hosts) } catch {
      throw try file.report(error)
    }
    guard let edited = migrated else {
      return say("\(source.path): \(name) (\(code)) already has `hosts: \(to.rawValue)`")
    }
    try file.save(edited)
    try standardOutput.writeLine(
      "\(source.path): \(name) (\(code)) now has `hosts: \(to.rawValue)`"
    )
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
