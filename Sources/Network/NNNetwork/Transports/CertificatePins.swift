public import Foundation

/// The certificates of which a server must have one, in addition to what the system requires of it.
///
/// A transport with pins sends nothing to another server, nor over `http`. Pin at least two keys, one of them
/// not in use: an app whose pins have all expired can no longer reach its server.
public struct CertificatePins: Hashable, Sendable {
  /// What is compared.
  public enum Part: Hashable, Sendable {
    /// The whole certificate, which changes with every renewal.
    case certificate
    /// Its public key, which a renewal can keep.
    case publicKey
  }

  /// The certificates, DER-encoded.
  public let certificates: [Data]
  /// What of the server's certificate is compared with them.
  public let part: Part

  /// Pins.
  ///
  /// - Parameters:
  ///   - certificates: DER-encoded certificates. One that cannot be read matches no server.
  ///   - part: what is compared.
  public init(_ certificates: [Data], comparing part: Part = .publicKey) {
    self.certificates = certificates
    self.part = part
  }
}
