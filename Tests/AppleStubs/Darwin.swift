// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// What Darwin has beyond Glibc, as far as this package uses it.
@_exported import Glibc

public let F_FULLFSYNC: Int32 = 51

@discardableResult
public func sysctlbyname(
  _ name: UnsafePointer<CChar>,
  _ old: UnsafeMutableRawPointer?,
  _ oldSize: UnsafeMutablePointer<Int>?,
  _ new: UnsafeMutableRawPointer?,
  _ newSize: Int
) -> Int32 { -1 }
