import Foundation
internal import Testing

/// A C source file of the tests, compiled to a library for `LD_PRELOAD`.
package struct PreloadedLibrary: Sendable {
  private let folder: ScratchFolder

  package var path: String { folder.url("preloaded.so").path }

  /// Compiles a source file, whose path is relative to the package.
  package init(_ source: String) async throws {
    folder = try ScratchFolder()
    let source = Places.url(source).path
    let output = folder.url("preloaded.so").path
    let run = try await Command.run("clang", ["-shared", "-fPIC", "-w", "-o", output, source])
    try #require(run.status == 0, "\(run.output)")
  }
}
