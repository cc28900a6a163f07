internal import Foundation
package import Testing

/// An operation that a machine may forbid even if all programs are installed; CI may skip such a
/// test.
package enum Permission: String, Sendable {
  case mountFileSystems = "mount file systems"
  case traceProcesses = "trace processes"
  case changeOwners = "give files to other accounts"
  case dropPrivileges = "run without the right to write everywhere"

  private var trial: String {
    switch self {
    case .mountFileSystems: "mkdir disk && mount -t tmpfs none disk && umount disk"
    case .traceProcesses: "strace -o /dev/null true"
    case .changeOwners: "touch file && chown 1234:1234 file"
    case .dropPrivileges: "test \"$(id -u)\" != 0 || setpriv --bounding-set=-dac_override true"
    }
  }

  fileprivate var isGranted: Bool {
    get async {
      guard let scratch = try? ScratchFolder() else { return false }
      return (try? await Command.run("sh", ["-c", trial], in: scratch.url))?.status == 0
    }
  }
}

extension Trait where Self == ConditionTrait {
  package static func permitted(
    _ permission: Permission,
    sourceLocation: SourceLocation = #_sourceLocation
  ) -> Self {
    .enabled("may not \(permission.rawValue)", sourceLocation: sourceLocation) {
      await permission.isGranted
    }
  }
}
