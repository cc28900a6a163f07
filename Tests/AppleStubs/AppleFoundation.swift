// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// On Apple's systems Foundation also gives what is in Darwin, and what is in FoundationNetworking elsewhere.
@_exported import Darwin
@_exported import Foundation
@_exported import FoundationNetworking
import Security

extension URLProtectionSpace {
  public var serverTrust: SecTrust? { nil }
}

extension URLCredential {
  public convenience init(trust: SecTrust) { fatalError() }
}
