// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// What Darwin has beyond Glibc, as far as this package uses it.
@_exported import Glibc

public let F_FULLFSYNC: Int32 = 51

public let RENAME_SWAP: Int32 = 2
public let RENAME_EXCL: Int32 = 4

public func renameatx_np(
  _ fromFolder: Int32,
  _ from: UnsafePointer<CChar>?,
  _ toFolder: Int32,
  _ to: UnsafePointer<CChar>?,
  _ flags: UInt32
) -> Int32 { -1 }

public func flistxattr(
  _ descriptor: Int32,
  _ names: UnsafeMutablePointer<CChar>?,
  _ size: Int,
  _ options: Int32
) -> Int { -1 }

@discardableResult
public func sysctlbyname(
  _ name: UnsafePointer<CChar>,
  _ old: UnsafeMutableRawPointer?,
  _ oldSize: UnsafeMutablePointer<Int>?,
  _ new: UnsafeMutableRawPointer?,
  _ newSize: Int
) -> Int32 { -1 }
