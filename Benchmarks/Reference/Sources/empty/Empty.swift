import ArgumentParser
import Foundation

/// A program with nothing to do, to know what starting one costs.
@main
struct Empty: ParsableCommand {
  @Argument var path = ""

  func run() throws {
    // A use of Foundation, so that it is linked.
    print(URL(fileURLWithPath: path).lastPathComponent)
  }
}
