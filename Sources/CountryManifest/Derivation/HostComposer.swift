/// Puts the hosts of one environment together: the table in the manifest's documentation.
package struct HostComposer: Sendable {
  /// The domain that subdomains are under: `nextdoor.com`.
  package let mainDomain: String
  private let site: String
  private let defaultCode: String?

  /// `mainTLD` is the default country's.
  init(site: String, mainTLD: String, defaultCode: String?) {
    mainDomain = "\(site).\(mainTLD)"
    self.site = site
    self.defaultCode = defaultCode
  }

  /// The form of the hosts that a country's requests go to; nil where its row should say and doesn't.
  ///
  /// The default country has no prefix in any environment, so both forms are the same for it.
  func requestedForm(of code: String, _ form: HostForm?, _ policy: HostPolicy) -> HostForm? {
    policy == .country && code != defaultCode ? form : .subdomain
  }

  /// Appends `it-api.nextdoor.com` or `api.nextdoor.it`.
  func append(
    _ label: String,
    code: String,
    tld: String?,
    _ form: HostForm,
    to bytes: inout [UInt8]
  ) {
    if code == defaultCode {
      appendShared(label, to: &bytes)
    } else if form == .subdomain {
      bytes.append(contentsOf: code.utf8)
      if !label.isEmpty {
        bytes.append(UInt8(ascii: "-"))
        bytes.append(contentsOf: label.utf8)
      }
      bytes.append(UInt8(ascii: "."))
      bytes.append(contentsOf: mainDomain.utf8)
    } else if let tld {
      appendLabel(label, to: &bytes)
      bytes.append(contentsOf: site.utf8)
      bytes.append(UInt8(ascii: "."))
      bytes.append(contentsOf: tld.utf8)
    } else {
      // A TLD that is missing has been reported.
      appendShared(label, to: &bytes)
    }
  }

  /// Appends a host without a country's prefix: `auth.nextdoor.com`.
  func appendShared(_ label: String, to bytes: inout [UInt8]) {
    appendLabel(label, to: &bytes)
    bytes.append(contentsOf: mainDomain.utf8)
  }

  private func appendLabel(_ label: String, to bytes: inout [UInt8]) {
    guard !label.isEmpty else { return }
    bytes.append(contentsOf: label.utf8)
    bytes.append(UInt8(ascii: "."))
  }

  /// `it-api.nextdoor.com`.
  package func host(_ label: String, code: String, tld: String?, _ form: HostForm) -> String {
    var bytes: [UInt8] = []
    append(label, code: code, tld: tld, form, to: &bytes)
    return String(decoding: bytes, as: UTF8.self)
  }

  func sharedHost(_ label: String) -> String {
    var bytes: [UInt8] = []
    appendShared(label, to: &bytes)
    return String(decoding: bytes, as: UTF8.self)
  }
}
