// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// On Apple's systems, Foundation also exports Darwin and the contents of FoundationNetworking.
@_exported import Darwin
@_exported import Foundation
@_exported import FoundationNetworking

extension URLError {
  @available(macOS 10.10, iOS 8, tvOS 9, watchOS 2, *)
  public var downloadTaskResumeData: Data? { nil }
}
