import Foundation
import NIOCore
import NIOSSL
import X509

/// Judges the chain of certificates of a server.
struct Trust: Sendable {
  /// A certificate has to be valid for more days than this.
  private static let days = 21

  private let roots: CertificateStore
  private let now = Date()

  /// Trusts the authorities in a file of PEM; nil for those of the system.
  init(_ file: String?) throws {
    guard let file else {
      roots = .systemTrustRoots
      return
    }
    let certificates = try? NIOSSLCertificate.fromPEMFile(file).map {
      try Certificate(derEncoded: $0.toDERBytes())
    }
    guard let certificates, !certificates.isEmpty else {
      throw Refusal("`\(file)` holds no certificate in PEM")
    }
    roots = CertificateStore(certificates)
  }

  /// Throws what is wrong with a chain.
  func check(_ chain: [Certificate], of host: String) async throws(Fault) {
    guard let leaf = chain.first else { throw Fault(.tlsFailed, "the server has no certificate") }
    let isAddress = (try? SocketAddress(ipAddress: host, port: 0)) != nil
    var verifier = Verifier(rootCertificates: roots) {
      RFC5280Policy()
      ServerIdentityPolicy(
        serverHostname: isAddress ? nil : host,
        serverIP: isAddress ? host : nil
      )
    }
    guard await verifier.accepts(chain) else { throw await fault(chain, leaf) }
    let usage = try? leaf.extensions.extendedKeyUsage
    guard usage.map({ $0.contains(.serverAuth) || $0.contains(.any) }) ?? true else {
      throw Fault(.certificateNotAccepted, "the certificate is not one of a server")
    }
    guard leaf.notValidAfter.timeIntervalSince(now) > Double(Self.days) * 86_400 else {
      let text = "the certificate expires on \(leaf.notValidAfter.day), in less than"
      throw Fault(.certificateExpiresSoon, "\(text) \(Self.days) days")
    }
  }

  /// Tells the reasons apart by the chain; the first that holds.
  private func fault(_ chain: [Certificate], _ leaf: Certificate) async -> Fault {
    if let old = chain.first(where: { $0.notValidAfter < now }) {
      let name = old == leaf ? "" : " of `\(old.subject.commonName)`"
      return Fault(
        .certificateExpired,
        "the certificate\(name) expired on \(old.notValidAfter.day)"
      )
    }
    if leaf.notValidBefore > now {
      let text = "the certificate is valid from \(leaf.notValidBefore.day) on"
      return Fault(.certificateNotYetValid, text)
    }
    var verifier = Verifier(rootCertificates: roots) { RFC5280Policy() }
    if await verifier.accepts(chain) {
      let names = (try? leaf.extensions.subjectAlternativeNames)?.prefix(3).compactMap {
        if case .dnsName(let name) = $0 { "`\(name)`" } else { nil }
      }
      let text = names?.joined(separator: ", ") ?? "no host"
      return Fault(.certificateForAnotherName, "the certificate names \(text)")
    }
    if leaf.issuer == leaf.subject {
      return Fault(.certificateSelfSigned, "the certificate is signed by itself")
    }
    var top = leaf
    for _ in chain where top.issuer != top.subject {
      top = chain.first { $0.subject == top.issuer } ?? top
    }
    let issuer = top.issuer.commonName
    if top == leaf, (try? leaf.extensions.authorityInformationAccess) != nil {
      let text = "the server does not send the certificate of `\(issuer)`"
      return Fault(.certificateChainIncomplete, text)
    }
    return Fault(.certificateOfUnknownAuthority, "no trusted authority vouches for `\(issuer)`")
  }
}

extension Verifier {
  fileprivate mutating func accepts(_ chain: [Certificate]) async -> Bool {
    let others = CertificateStore(chain.dropFirst())
    if case .validCertificate = await validate(leaf: chain[0], intermediates: others) {
      return true
    }
    return false
  }
}

extension DistinguishedName {
  fileprivate var commonName: String {
    let parts = "\(self)".split(separator: ",")
    return String(parts.first { $0.hasPrefix("CN=") }?.dropFirst(3) ?? parts.first ?? "")
  }
}

extension Date {
  fileprivate var day: String { formatted(.iso8601.year().month().day()) }
}
