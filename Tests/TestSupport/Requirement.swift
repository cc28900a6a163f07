internal import Foundation
package import Testing

/// Something that a test needs and a machine may lack.
package enum Requirement: Sendable {
  /// Each of these programs in `PATH`.
  case programs([String])
  case python(Python)
  case file(String)

  package static func program(_ name: String) -> Self { .programs([name]) }

  fileprivate var isMet: Bool {
    get async {
      switch self {
      case .programs(let names): names.allSatisfy { Command.path(of: $0) != nil }
      case .python(let python): await python.path != nil
      case .file(let path): FileManager.default.fileExists(atPath: path)
      }
    }
  }
}

extension Requirement: CustomStringConvertible {
  package var description: String {
    switch self {
    case .programs(let names): names.joined(separator: ", ")
    case .python(let python): "\(python)"
    case .file(let path): path
    }
  }
}

/// The error in CI if the machine lacks something that a test needs.
package struct MissingRequirement: Error, CustomStringConvertible {
  package let description: String
}

extension Trait where Self == ConditionTrait {
  /// Skips the test on a machine that lacks something.
  ///
  /// With `CI` set, the test fails instead, so that no job passes by skipping.
  package static func requires(
    _ requirements: Requirement...,
    sourceLocation: SourceLocation = #_sourceLocation
  ) -> Self {
    let names = requirements.map(\.description).joined(separator: ", ")
    return .enabled("needs \(names)", sourceLocation: sourceLocation) {
      for requirement in requirements where !(await requirement.isMet) {
        guard !isCI else { throw MissingRequirement(description: "CI lacks \(requirement)") }
        return false
      }
      return true
    }
  }
}

package let isCI = ProcessInfo.processInfo.environment["CI"] != nil
