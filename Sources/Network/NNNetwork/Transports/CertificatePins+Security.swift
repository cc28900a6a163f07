#if !canImport(FoundationNetworking)
import Foundation
import Security

extension CertificatePins {
  /// Whether a server is trusted by the system and has one of the certificates.
  func accept(_ trust: SecTrust) -> Bool {
    guard SecTrustEvaluateWithError(trust, nil),
      let chain = SecTrustCopyCertificateChain(trust) as? [SecCertificate],
      let server = chain.first.flatMap(bytes)
    else { return false }
    return certificates.contains { certificate in
      SecCertificateCreateWithData(nil, certificate as CFData).flatMap(bytes) == server
    }
  }

  private func bytes(of certificate: SecCertificate) -> Data? {
    switch part {
    case .certificate: SecCertificateCopyData(certificate) as Data
    case .publicKey:
      SecCertificateCopyKey(certificate).flatMap { key in
        SecKeyCopyExternalRepresentation(key, nil).map { $0 as Data }
      }
    }
  }
}
#endif
