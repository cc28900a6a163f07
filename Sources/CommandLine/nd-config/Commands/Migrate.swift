import ArgumentParser
import CountryManifest
import ManifestCompiler
import ManifestEditing
import ManifestFindings
import ToolSupport

struct Migrate: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Move countries to a subdomain, to a path, to their own domain, or to another site.",
    discussion: """
        nd-config migrate fr --to subdomain
        nd-config migrate it --shared-tld eu
        nd-config migrate br --site mercado

      Changes `hosts`, `shared_tld` or `sites` in the country's row and adds the previous form to \
      `accepts`, or the previous hosts to `entitlement_domains`, so that old links still open the app \
      and resolve to the country. Every other byte of the file is preserved.
      """
  )

  enum Form: String, ExpressibleByArgument, CaseIterable {
    case subdomain, tld, path

    var hosts: HostStyle {
      switch self {
      case .subdomain: .subdomain
      case .tld: .tld
      case .path: .path
      }
    }
  }

  @Argument(
    help: ArgumentHelp("The countries' codes in the manifest, such as fr.", valueName: "code"),
    completion: .countries
  )
  var codes: [String]

  @Option(help: "The new form of the hosts that requests go to.")
  var to: Form?

  @Option(
    help: ArgumentHelp(
      "The TLD of the shared domain, under which requests should go to a subdomain.",
      valueName: "tld"
    ),
    transform: readText
  )
  var sharedTld: String?

  @Option(
    help: "The site of the country's own domain in production, such as mercado in mercado.com.br.",
    transform: readText
  )
  var site: String?

  @OptionGroup var source: EditedManifestOption

  func validate() throws {
    if to == nil, sharedTld == nil, site == nil {
      throw ValidationError("Expected --to, --shared-tld or --site.")
    }
    if let to, to != .subdomain, sharedTld != nil {
      throw ValidationError(
        "--shared-tld moves a country to a subdomain; delete --to \(to.rawValue)."
      )
    }
    if site != nil, to != nil || sharedTld != nil {
      throw ValidationError("--site changes only the site; delete --to and --shared-tld.")
    }
  }

  func run() throws {
    var file = try ManifestFile(source)
    var lines: [String] = []
    for code in codes { lines += try migrate(code, in: &file) }
    try file.finish(lines)
  }

  /// Moves one country; returns the lines to print about it.
  private func migrate(_ code: String, in file: inout ManifestFile) throws -> [String] {
    let name = try file.name(of: code)
    let form = to?.hosts ?? .subdomain
    let migrated: EditedManifest?
    do throws(EditRefusal) {
      if let site {
        migrated = try file.checked.migrating(code, toSite: site)
      } else {
        migrated = try file.checked.migrating(code, to: form, sharedTLD: sharedTld)
      }
    } catch {
      throw try file.report(
        error,
        "to move it yourself, write these keys into the row of `\(code)`:"
      )
    }
    let place =
      site.map { "the site `\($0)` in production" }
      ?? sharedTld.map { "its hosts under `\($0)`" } ?? "`hosts: \(form.rawValue)`"
    guard let edited = migrated else {
      say("\(file.path): \(name) (\(code)) already has \(place)")
      return []
    }
    var lines = ["\(file.path): \(name) (\(code)) now has \(place)"]
    if let before = file.checked.resolve() {
      let (old, new) = (before.webHost(code), edited.resolved.webHost(code))
      lines.append("  requests  go to \(new), previously \(old)")
      lines.append("  accepted  \(old) still opens the app")
    }
    file.replace(with: edited)
    return lines
      + file.checked.linesWithComments(onHostsOf: code).map {
        "  comment   line \($0) was not changed; check that it is still correct"
      }
  }
}

extension ResolvedManifest {
  /// The production host of a country's website.
  fileprivate func webHost(_ code: String) -> String {
    countries.first { $0.code == code }?.deepLinkHosts.first?.value ?? ""
  }
}
