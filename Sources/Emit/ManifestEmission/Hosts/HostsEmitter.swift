package import CountryManifest
internal import ManifestFindings
package import SwiftEmission

/// Every host by registrable domain and environment, for systems outside the apps: certificates, DNS and edge
/// configuration.
///
/// All hosts are in one file, so that a program that reads them needs to know only one path.
package enum HostsEmitter: Emitter {
  package static let id = "hosts"

  package static func files(for manifest: ResolvedManifest) -> [EmittedFile] {
    var json = JSONWriter()
    let files = manifest.associationFolders
    json.object { json in
      json.field("version", 1)
      json.array("domains", manifest.domainHosts) { json, group in
        json.object { json in
          json.field("domain", group.domain)
          json.array("environments", group.environments) { json, environment in
            json.object { write(environment, files, to: &$0) }
          }
        }
      }
    }
    json.endLine()
    return [EmittedFile(path: "\(id)/hosts.json", bytes: json.bytes)]
  }

  private static func write(
    _ group: DomainHosts,
    _ files: [String: String],
    to json: inout JSONWriter
  ) {
    json.field("environment", group.environment)
    json.array("certificateNames", group.certificateNames) { $0.value($1) }
    json.array("hosts", group.hosts) { json, host in
      // One host per line, so that a new country adds lines and changes none.
      var fields = [(name: "host", value: host.name)]
      if let segment = host.segment { fields.append(("path", "/\(segment)")) }
      if let country = host.country {
        fields.append(("country", country.code))
        fields.append(("status", country.status.value.rawValue))
      }
      fields.append(("use", host.isRequested ? "requested" : "accepted"))
      if group.environment == Environment.production,
        let file = files[Address(host.name).servingHost]
      {
        fields.append(("association", file))
      }
      json.line(fields, list: (name: "services", values: host.services))
    }
  }
}
