public import Foundation

#if !canImport(FoundationNetworking)
import Security
#endif

#if AsyncHTTPClient
import NIOCore
import NIOSSL
#endif

/// The only server certificates, or public keys, that a transport accepts; the system's checks must pass, too.
///
/// A transport with pins sends nothing to a server without one of these certificates or keys, and nothing over `http`.
/// Pin at least two keys, one of them a spare, because the app cannot reach a server that no longer uses a pinned key.
public struct CertificatePins: Hashable, Sendable {
  /// The part of a certificate that is compared.
  public enum Part: Hashable, Sendable {
    /// The whole certificate, which changes with every renewal.
    case certificate
    /// The public key of the certificate, which a renewal can keep.
    case publicKey
  }

  /// The certificates, DER-encoded.
  let certificates: [Data]
  /// The part of the server's certificate that is compared with the same part of `certificates`.
  let part: Part

  /// Creates pins.
  ///
  /// - Parameters:
  ///   - certificates: DER-encoded certificates. A certificate that cannot be read matches no server.
  ///   - part: the part of the server's certificate that is compared.
  public init(_ certificates: [Data], comparing part: Part = .publicKey) {
    self.certificates = certificates
    self.part = part
  }
}

#if !canImport(FoundationNetworking)
extension CertificatePins {
  /// Whether the system trusts a server and the compared part of the server's certificate is pinned.
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

#if AsyncHTTPClient
extension CertificatePins {
  /// Checks the server's certificate on a new connection, before a request is sent.
  func check(_ channel: any Channel) -> EventLoopFuture<Void> {
    let accepted = Set(certificates.compactMap { bytes(of: [UInt8]($0)) })
    return channel.eventLoop.submit {
      // Throws if the connection has no TLS.
      let tls = try channel.pipeline.syncOperations.handler(type: NIOSSLClientHandler.self)
      guard let peer = tls.peerCertificate, let bytes = bytes(of: peer), accepted.contains(bytes)
      else { throw CocoaError(.coderInvalidValue) }
    }
    .flatMapErrorThrowing { _ in
      channel.close(promise: nil)
      throw TransportError(.notSecure, detail: "the server has no pinned certificate")
    }
  }

  private func bytes(of certificate: [UInt8]) -> [UInt8]? {
    (try? NIOSSLCertificate(bytes: certificate, format: .der)).flatMap(bytes)
  }

  private func bytes(of certificate: NIOSSLCertificate) -> [UInt8]? {
    switch part {
    case .certificate: try? certificate.toDERBytes()
    case .publicKey: try? certificate.extractPublicKey().toSPKIBytes()
    }
  }
}
#endif
