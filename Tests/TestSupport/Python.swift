package import Foundation

/// The Python that oracles run in.
package enum Python {
  /// Any Python 3; nil where there is none.
  package static let plain = python(importing: "json")

  /// One that can import PyYAML; nil where there is none.
  package static let withYAML = python(importing: "yaml")

  /// One that can also read OpenStep's property lists; nil where there is none.
  package static let withOpenStep = python(importing: "yaml, openstep_plist")

  /// One that can read Xcode projects; nil where there is none.
  package static let withXcodeProjects = python(importing: "openstep_parser, pbxproj")

  /// The venv's Python or the machine's, whichever has the modules; nil where neither has.
  package static func python(importing modules: String) -> [String]? {
    let ownPython = Places.packageRoot.appendingPathComponent(".venv/bin/python3").path
    return [[ownPython], ["/usr/bin/env", "python3"]].first { answers($0, to: "import \(modules)") }
  }

  package struct Failure: Error {
    package var status: Int32
  }

  /// What the program prints when it reads the input.
  package static func run(
    _ python: [String],
    _ arguments: [String],
    input: [UInt8]
  ) throws -> Data {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: python[0])
    process.arguments = python.dropFirst() + arguments
    let (standardInput, standardOutput) = (Pipe(), Pipe())
    process.standardInput = standardInput
    process.standardOutput = standardOutput
    try process.run()
    // A pipe holds 64 KB: a thread of its own feeds it, so that neither side waits for the other.
    Thread.detachNewThread {
      standardInput.fileHandleForWriting.write(Data(input))
      try? standardInput.fileHandleForWriting.close()
    }
    let output = standardOutput.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    guard process.terminationStatus == 0 else { throw Failure(status: process.terminationStatus) }
    return output
  }

  private static func answers(_ python: [String], to program: String) -> Bool {
    guard FileManager.default.isExecutableFile(atPath: python[0]) else { return false }
    let process = Process()
    process.executableURL = URL(fileURLWithPath: python[0])
    process.arguments = python.dropFirst() + ["-c", program]
    process.standardError = FileHandle.nullDevice
    guard (try? process.run()) != nil else { return false }
    process.waitUntilExit()
    return process.terminationStatus == 0
  }
}
