#if AsyncHTTPClient
import Foundation
import NIOCore
import NIOSSL

extension CertificatePins {
  /// Checks the server of a new connection, before anything is sent.
  func check(_ channel: any Channel) -> EventLoopFuture<Void> {
    let accepted = Set(certificates.compactMap { bytes(of: [UInt8]($0)) })
    return channel.eventLoop.submit {
      // Without TLS there is no such handler.
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
