internal import ManifestDiagnostics

/// How a host is put together in one environment: the table in the manifest's documentation.
package struct HostForms: Sendable {
  package var site: String
  /// The default country's TLD: all subdomains are under it.
  package var mainTLD: String
  package var defaultCode: String?

  package init(site: String, mainTLD: String, defaultCode: String?) {
    self.site = site
    self.mainTLD = mainTLD
    self.defaultCode = defaultCode
  }

  /// Where a country's requests go; the default country has no prefix anywhere.
  package func canonicalForm(of country: Country, _ scheme: HostScheme) -> Country.Hosts? {
    guard scheme == .country, country.code.value != defaultCode else { return .subdomain }
    return country.hosts?.value
  }

  func append(_ label: String, _ country: Country, _ form: Country.Hosts, to bytes: inout [UInt8]) {
    if form == .subdomain, country.code.value != defaultCode {
      bytes.append(contentsOf: country.code.value.utf8)
      if !label.isEmpty {
        bytes.append(UInt8(ascii: "-"))
        bytes.append(contentsOf: label.utf8)
      }
      bytes.append(UInt8(ascii: "."))
      appendDomain(mainTLD, to: &bytes)
    } else {
      appendLabel(label, to: &bytes)
      let isOwn = form == .tld && country.code.value != defaultCode
      appendDomain(isOwn ? country.tld?.value ?? mainTLD : mainTLD, to: &bytes)
    }
  }

  func appendGlobal(_ label: String, to bytes: inout [UInt8]) {
    appendLabel(label, to: &bytes)
    appendDomain(mainTLD, to: &bytes)
  }

  private func appendLabel(_ label: String, to bytes: inout [UInt8]) {
    guard !label.isEmpty else { return }
    bytes.append(contentsOf: label.utf8)
    bytes.append(UInt8(ascii: "."))
  }

  private func appendDomain(_ tld: String, to bytes: inout [UInt8]) {
    bytes.append(contentsOf: site.utf8)
    bytes.append(UInt8(ascii: "."))
    bytes.append(contentsOf: tld.utf8)
  }

  /// `it-api.nextdoor.com`.
  package func host(_ label: String, _ country: Country, _ form: Country.Hosts) -> String {
    var bytes: [UInt8] = []
    append(label, country, form, to: &bytes)
    return String(decoding: bytes, as: UTF8.self)
  }

  package func globalHost(_ label: String) -> String {
    var bytes: [UInt8] = []
    appendGlobal(label, to: &bytes)
    return String(decoding: bytes, as: UTF8.self)
  }

  /// The domain that subdomains are under: `nextdoor.com`.
  package var mainDomain: String { "\(site).\(mainTLD)" }
}
