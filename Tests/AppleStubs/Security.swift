// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// The parts of Security that this package uses.
import Foundation

@available(macOS 10.0, iOS 2.0, tvOS 9.0, watchOS 2.0, *)
public final class SecTrust {}
@available(macOS 10.0, iOS 2.0, tvOS 9.0, watchOS 2.0, *)
public final class SecCertificate {}
@available(macOS 10.0, iOS 2.0, tvOS 9.0, watchOS 2.0, *)
public final class SecKey {}
@available(macOS 10.0, iOS 2.0, tvOS 9.0, watchOS 2.0, *)
public typealias CFData = Data

@available(macOS 10.14, iOS 12, tvOS 12, watchOS 5, *)
public func SecTrustEvaluateWithError(_ trust: SecTrust, _ error: UnsafeMutableRawPointer?) -> Bool
{ false }
@available(macOS 12, iOS 15, tvOS 15, watchOS 8, *)
public func SecTrustCopyCertificateChain(_ trust: SecTrust) -> AnyObject? { nil }
@available(macOS 10.0, iOS 2.0, tvOS 9.0, watchOS 2.0, *)
public func SecCertificateCreateWithData(_ allocator: AnyObject?, _ data: CFData) -> SecCertificate?
{ nil }
@available(macOS 10.0, iOS 2.0, tvOS 9.0, watchOS 2.0, *)
public func SecCertificateCopyData(_ certificate: SecCertificate) -> CFData { Data() }
@available(macOS 10.14, iOS 12, tvOS 12, watchOS 5, *)
public func SecCertificateCopyKey(_ certificate: SecCertificate) -> SecKey? { nil }
@available(macOS 10.12, iOS 10, tvOS 10, watchOS 3, *)
public func SecKeyCopyExternalRepresentation(
  _ key: SecKey,
  _ error: UnsafeMutableRawPointer?
) -> CFData? { nil }
