import Foundation
import ManifestEmission
import SwiftEmission
import TestSupport
import Testing

/// The Kotlin as part of a library: with Kotlin's current compiler, and called from Java.
struct KotlinLibraryTests {
  private static let java = Program.text("Main.java")

  @Test(.requires(.programs(["kotlinc", "kotlin", "javac"])))
  func javaCallsIt() async throws {
    let library = try await OutsidePrograms.kotlin.value.appendingPathComponent("programs.jar").path
    let folder = try ScratchFolder()
    try folder.write(Self.java, to: "Main.java")
    let compiler = try await Command.run(
      "javac",
      ["-cp", library, "Main.java"],
      in: folder.url
    )
    try #require(compiler.status == 0, "\(compiler.output)")
    let run = try await Command.run("kotlin", ["-cp", "\(library):.", "Main"], in: folder.url)
    #expect(
      run.stdout.split(separator: "\n") == [
        "https://it-api.nextdoor.com", "it", "GB 11", "https://it-ui-fix.nextdoor-test.com", "null",
        "Italien [it.nextdoor.com]", "true", "00144",
      ],
      "\(run.output)"
    )
  }
}
