internal import CountryManifest
internal import ManifestDiagnostics

extension ResolvedService {
  /// Which hosts the service has, for a comment: ``the label `api` ``.
  var hostDescription: String {
    let host = label.value.isEmpty ? "the bare host" : "the label `\(label.value)`"
    return switch kind {
    case .country: host
    case .global: "\(host), one host for all countries"
    }
  }
}
