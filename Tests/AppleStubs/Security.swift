// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// What Security has, as far as this package uses it.
import Foundation

public final class SecTrust {}
public final class SecCertificate {}
public final class SecKey {}
public typealias CFData = Data

public func SecTrustEvaluateWithError(_ trust: SecTrust, _ error: UnsafeMutableRawPointer?) -> Bool
{ false }
public func SecTrustCopyCertificateChain(_ trust: SecTrust) -> AnyObject? { nil }
public func SecCertificateCreateWithData(_ allocator: AnyObject?, _ data: CFData) -> SecCertificate?
{ nil }
public func SecCertificateCopyData(_ certificate: SecCertificate) -> CFData { Data() }
public func SecCertificateCopyKey(_ certificate: SecCertificate) -> SecKey? { nil }
public func SecKeyCopyExternalRepresentation(
  _ key: SecKey,
  _ error: UnsafeMutableRawPointer?
) -> CFData? { nil }
