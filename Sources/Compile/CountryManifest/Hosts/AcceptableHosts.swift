internal import ManifestFindings

extension Manifest {
  /// The country that would own an address if its row accepted another form of hosts.
  ///
  /// `address` is in lowercase: a host, or a host, a slash and a path. A row is one country in `countries`.
  /// Only environments with `hosts: country` are searched, because in other environments the row does not choose
  /// the form of the hosts.
  package func countryThatCouldAccept(_ address: String) -> (code: String, form: HostStyle)? {
    let composers = environments.filter { $0.hosts?.value == .country }
      .compactMap { HostComposer($0, in: self) }
    let labels = services.filter { !$0.isGlobal }.compactMap(\.hostLabel)
    for country in countries {
      let places = HostPlaces(country, in: self)
      guard !places.isDefault else { continue }
      for form in HostStyle.allCases {
        let hosts = AcceptedHosts(form)
        guard let place = HostPlaces.place(hosts, of: country, in: self) else { continue }
        let isFound = composers.contains { composer in
          labels.contains { label in
            let possible = composer.address(label, places, at: place)
            return address == possible || address.hasPrefix("\(possible)/")
          }
        }
        if isFound { return (country.code.value, form) }
      }
    }
    return nil
  }
}
