// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
public import Dispatch

@available(macOS 10.14, iOS 12, tvOS 12, watchOS 5, *)
public struct NWPath: Sendable {
  public enum Status: Sendable { case satisfied, unsatisfied, requiresConnection }
  public let status: Status
}

@available(macOS 10.14, iOS 12, tvOS 12, watchOS 5, *)
public final class NWPathMonitor: @unchecked Sendable {
  public var pathUpdateHandler: (@Sendable (_ newPath: NWPath) -> Void)?
  public init() {}
  public func start(queue: DispatchQueue) {}
  public func cancel() {}
}
