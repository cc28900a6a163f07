// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// On Apple's systems, Foundation also exports Darwin and the contents of FoundationNetworking.
@_exported import Darwin
@_exported import Foundation
@_exported import FoundationNetworking
import Security

extension URLProtectionSpace {
  @available(macOS 10.6, iOS 3, tvOS 9, watchOS 2, *)
  public var serverTrust: SecTrust? { nil }
}

extension URLRequest {
  @available(macOS 10.15, iOS 13, tvOS 13, watchOS 6, *)
  public var allowsConstrainedNetworkAccess: Bool {
    get { true }
    set {}
  }
  @available(macOS 11.3, iOS 14.5, tvOS 14.5, watchOS 7.4, *)
  public var assumesHTTP3Capable: Bool {
    get { true }
    set {}
  }
}

extension URLCredential {
  @available(macOS 10.6, iOS 3, tvOS 9, watchOS 2, *)
  public convenience init(trust: SecTrust) { fatalError() }
}
