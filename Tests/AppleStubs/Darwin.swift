// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// The parts of Darwin that this package uses and Glibc lacks.
@_exported import Glibc

@available(macOS 10.0, iOS 2.0, tvOS 9.0, watchOS 2.0, *)
public let F_GETPATH: Int32 = 50
@available(macOS 10.0, iOS 2.0, tvOS 9.0, watchOS 2.0, *)
public let F_FULLFSYNC: Int32 = 51

@available(macOS 10.12, iOS 10, tvOS 10, watchOS 3, *)
public let RENAME_SWAP: Int32 = 2
@available(macOS 10.12, iOS 10, tvOS 10, watchOS 3, *)
public let RENAME_EXCL: Int32 = 4

@available(macOS 10.12, iOS 10, tvOS 10, watchOS 3, *)
public func renameatx_np(
  _ fromFolder: Int32,
  _ from: UnsafePointer<CChar>?,
  _ toFolder: Int32,
  _ to: UnsafePointer<CChar>?,
  _ flags: UInt32
) -> Int32 { -1 }

@available(macOS 10.0, iOS 2.0, tvOS 9.0, watchOS 2.0, *)
public func flistxattr(
  _ descriptor: Int32,
  _ names: UnsafeMutablePointer<CChar>?,
  _ size: Int,
  _ options: Int32
) -> Int { -1 }

@discardableResult
@available(macOS 10.0, iOS 2.0, tvOS 9.0, watchOS 2.0, *)
public func sysctlbyname(
  _ name: UnsafePointer<CChar>,
  _ old: UnsafeMutableRawPointer?,
  _ oldSize: UnsafeMutablePointer<Int>?,
  _ new: UnsafeMutableRawPointer?,
  _ newSize: Int
) -> Int32 { -1 }

/// A structure in Glibc.
@available(macOS 10.5, *)
public typealias posix_spawn_file_actions_t = UnsafeMutableRawPointer

@available(macOS 10.5, *)
public func posix_spawn(
  _ process: UnsafeMutablePointer<pid_t>?,
  _ path: UnsafePointer<CChar>,
  _ actions: UnsafePointer<posix_spawn_file_actions_t?>?,
  _ attributes: UnsafeRawPointer?,
  _ arguments: UnsafePointer<UnsafeMutablePointer<CChar>?>?,
  _ environment: UnsafePointer<UnsafeMutablePointer<CChar>?>?
) -> Int32 { -1 }

@discardableResult
@available(macOS 10.5, *)
public func posix_spawn_file_actions_init(
  _ actions: UnsafeMutablePointer<posix_spawn_file_actions_t?>?
) -> Int32 { -1 }

@discardableResult
@available(macOS 10.5, *)
public func posix_spawn_file_actions_destroy(
  _ actions: UnsafeMutablePointer<posix_spawn_file_actions_t?>?
) -> Int32 { -1 }

@discardableResult
@available(macOS 10.5, *)
public func posix_spawn_file_actions_adddup2(
  _ actions: UnsafeMutablePointer<posix_spawn_file_actions_t?>?,
  _ old: Int32,
  _ new: Int32
) -> Int32 { -1 }

@discardableResult
@available(macOS 10.5, *)
public func posix_spawn_file_actions_addopen(
  _ actions: UnsafeMutablePointer<posix_spawn_file_actions_t?>?,
  _ descriptor: Int32,
  _ path: UnsafePointer<CChar>,
  _ flags: Int32,
  _ mode: UInt16
) -> Int32 { -1 }

@available(macOS 10.5, *)
public func posix_spawnp(
  _ process: UnsafeMutablePointer<pid_t>?,
  _ file: UnsafePointer<CChar>,
  _ actions: UnsafePointer<posix_spawn_file_actions_t?>?,
  _ attributes: UnsafeRawPointer?,
  _ arguments: UnsafePointer<UnsafeMutablePointer<CChar>?>,
  _ environment: UnsafePointer<UnsafeMutablePointer<CChar>?>?
) -> Int32 { -1 }
