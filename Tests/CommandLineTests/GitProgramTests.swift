import Foundation
import TestSupport
import Testing

/// A review of a branch runs only Git itself, for any configuration and branch name.
@Suite(.requires(.programs(["git", "python3"])), .timeLimit(.minutes(5))) struct GitProgramTests {
  /// The manifest has changed since the branch began.
  private static let template = Task {
    let repository = try await MadeUpRepository()
    try await repository.run(
      """
      nd-config add nl --status planned && git commit -qam 'Netherlands'
      git checkout -q -b work HEAD~1
      nd-config add fr --status planned && git commit -qam 'France'
      touch .git/planted && chmod +x .git/planted
      """
    )
    return repository
  }

  private func repository() async throws -> MadeUpRepository {
    let folder = try ToolFolder(copying: try await Self.template.value.folder)
    let repository = MadeUpRepository(folder: folder)
    try await repository.run(
      """
      printf '#!/bin/sh\\ntouch "%s/.git/ran"\\n' "$PWD" > .git/planted
      """
    )
    return repository
  }

  private func hasRun(in repository: MadeUpRepository) throws -> Bool {
    let mark = repository.folder.scratch.url(".git/ran")
    defer { try? FileManager.default.removeItem(at: mark) }
    return FileManager.default.fileExists(atPath: mark.path)
  }

  @Test func everyWayIsRead() {
    #expect(GitProgram.all.count == 61)
    #expect(GitProgram.all.allSatisfy { !$0.plant.isEmpty && !$0.call.isEmpty })
  }

  @Test(arguments: GitProgram.all)
  func plantedProgramDoesNotRun(_ way: GitProgram) async throws {
    let repository = try await repository()
    let folder = repository.folder.scratch.url.path
    let plant = try await repository.attempt("PLANTED='\(folder)/.git/planted'\n\(way.plant)")
    try #require(plant.status == 0, "\(plant.output)")
    #expect(try !hasRun(in: repository), "planting ran the program")

    // Without our protection, Git runs the program.
    var environment = MadeUpRepository.author
    for (name, value) in way.environment where name != "PATH" {
      environment[name] = value.isEmpty ? nil : value.replacing("REPOSITORY", with: folder)
    }
    let call = try await repository.folder.shell(
      "{ \(way.call); } < /dev/null",
      environment: environment
    )
    try #require(try hasRun(in: repository), "\(way.call): \(call.output)")

    // The call may have changed the file.
    try await repository.run("git cat-file blob work:countries.yaml > countries.yaml")
    _ = try hasRun(in: repository)
    if let first = way.environment["PATH"] {
      let git = try #require(Command.path(of: "git"))
      environment["PATH"] = "\(first):\(URL(filePath: git).deletingLastPathComponent().path)"
    }
    for arguments in [["diff"], ["report", "--output", "report.html"]] {
      let outcome = try await Command.run(
        try Command.product("nd-config").path,
        arguments + ["--against", "main"],
        in: repository.folder.scratch.url,
        environment: environment
      )
      #expect(outcome.status == way.status, "\(outcome.output)")
      #expect(try !hasRun(in: repository))
      if way.status == 2 { #expect(outcome.stderr.contains("partial clone"), "\(outcome.stderr)") }
    }
  }
}
