import ArgumentParser
import Foundation

/// A program that does nothing, to measure the cost of starting one.
@main
struct Empty: ParsableCommand {
  @Argument var path = ""

  func run() throws {
    // This uses Foundation, so that it is linked.
    print(URL(fileURLWithPath: path).lastPathComponent)
  }
}
