package import Foundation

/// A page whose blocks are executed in order, as a reader would.
///
/// A block of `sh` is run. A block of `text` right after it is the expected output. Any other block
/// after a line that ends with a path in backticks and a colon is the content of that file.
package struct TutorialPage: Sendable {
  package enum Step: Sendable {
    case run(String, prints: String?)
    case write(String, to: String)
  }

  package private(set) var steps: [Step] = []

  /// The whole page, or the section with a title.
  package init(_ path: String, section: String? = nil) throws {
    var text = String(decoding: try Places.bytes(path), as: UTF8.self)[...]
    if let section {
      guard let title = text.range(of: "\n## \(section)\n") else {
        throw CocoaError(.fileReadCorruptFile, userInfo: [NSFilePathErrorKey: path])
      }
      text = text[title.upperBound...]
      if let next = text.range(of: "\n## ") { text = text[..<next.lowerBound] }
    }
    // The end of a block is not consumed, because it is the line before the next block.
    let blocks = text.matches(
      of: /(?<before>[^\n]*)\n\n```(?<kind>[a-z]+)\n(?<content>(?:(?!```).*\n)*)(?=```)/
    )
    for block in blocks {
      let content = String(block.content)
      switch block.kind {
      case "sh": steps.append(.run(content, prints: nil))
      case "text":
        guard case .run(let command, nil) = steps.last, block.before == "```" else {
          throw Failure(description: "\(path): no command directly before the output:\n\(content)")
        }
        steps[steps.count - 1] = .run(command, prints: content)
      default:
        if let file = block.before.firstMatch(of: /`([^`]+)`:$/) {
          steps.append(.write(content, to: String(file.output.1)))
        }
      }
    }
  }

  /// A step whose result differs from the page.
  package struct Failure: Error, CustomStringConvertible {
    package var description: String
  }

  /// Executes the steps in a folder, with tools that are found before others.
  ///
  /// A step begins in the folder in which the previous one ended. Variables are not kept.
  package func follow(in start: URL, tools: URL, environment: [String: String] = [:]) async throws {
    let scratch = try ScratchFolder()
    let place = scratch.url("place")
    var folder = start
    let path = ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin:/bin"
    let environment = environment.merging(["PATH": "\(tools.path):\(path)"]) { $1 }
    for step in steps {
      switch step {
      case .write(let content, let path):
        let file = folder.appendingPathComponent(path)
        try FileManager.default.createDirectory(
          at: file.deletingLastPathComponent(),
          withIntermediateDirectories: true
        )
        try Data(content.utf8).write(to: file)
      case .run(let command, let expected):
        let run = try await Command.run(
          "sh",
          ["-e", "-c", "{ \(command)} 2>&1\npwd > '\(place.path)'"],
          in: folder,
          environment: environment
        )
        guard run.status == 0, expected == nil || run.stdout == expected else {
          throw Failure(
            description: "\(command)exits with \(run.status) and prints:\n\(run.stdout)"
          )
        }
        let path = try String(contentsOf: place, encoding: .utf8).dropLast()
        folder = URL(fileURLWithPath: String(path))
      }
    }
  }
}
