import Foundation
import Stencil
import Yams

/// The same work with common libraries: Yams to read, and Stencil for the Swift.
///
/// `reference TASK FILE ROUNDS OUTPUT`, where TASK is compose or stencil, prints the median CPU time in
/// nanoseconds.
@main
enum Reference {
  static func main() throws {
    let arguments = CommandLine.arguments
    let (task, path, rounds) = (arguments[1], arguments[2], Int(arguments[3]) ?? 1)
    let data = try Data(contentsOf: URL(fileURLWithPath: path))
    var times: [UInt64] = []
    for _ in 0..<rounds {
      let start = now()
      let text = String(decoding: data, as: UTF8.self)
      switch task {
      case "compose": guard try Yams.compose(yaml: text) != nil else { fatalError("no document") }
      case "stencil": try render(text, to: arguments[4])
      default: fatalError("no such task")
      }
      times.append(now() - start)
    }
    times.sort()
    print(task, times[times.count / 2])
  }

  private static func now() -> UInt64 {
    var time = timespec()
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
    return UInt64(time.tv_sec) * 1_000_000_000 + UInt64(time.tv_nsec)
  }

  /// Loads the manifest without types, which is the faster of the two ways in Yams, and fills in the template.
  static func render(_ text: String, to output: String) throws {
    guard let manifest = try Yams.load(yaml: text) as? [String: Any] else { return }
    let trim = TrimBehaviour(leading: .whitespace, trailing: .whitespaceAndOneNewLine)
    let swift = try Stencil.Environment(trimBehaviour: trim)
      .renderTemplate(string: swiftTemplate, context: Context(manifest).values)
    try Data(swift.utf8).write(to: URL(fileURLWithPath: output))
  }
}
