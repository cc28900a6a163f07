package import Foundation

/// A Python that has the modules that an oracle imports.
package struct Python: Sendable {
  /// The names of the modules, separated by commas; empty for any Python 3.
  package let modules: String

  package init(importing modules: String = "") { self.modules = modules }

  package static let plain = Python()
  package static let withYAML = Python(importing: "yaml")
  package static let withOpenStep = Python(importing: "yaml, openstep_plist")
  package static let withXcodeProjects = Python(importing: "openstep_parser, pbxproj")
  package static let withMarkdown = Python(importing: "markdown_it")
  package static let withPublicSuffixes = Python(importing: "tld")
  package static let withJSONSchema = Python(importing: "jsonschema")
  package static let withBrowser = Python(importing: "playwright")
  package static let withHTTPBin = Python(importing: "httpbin")
  package static let withWerkzeug = Python(importing: "werkzeug")

  /// The Pythons of this machine: the one that `make test` installs, and the one in `PATH`.
  package static let installed: [String] = {
    let ownPython = Places.url(".venv/bin/python3").path
    return [ownPython].filter(Command.isExecutableFile)
      + [Command.path(of: "python3")].compactMap(\.self)
  }()

  /// The first installed Python that has the modules; nil if none has them.
  package var path: String? {
    get async {
      if modules.isEmpty { return Self.installed.first }
      for python in Self.installed
      where (try? await Command.run(python, ["-c", "import \(modules)"]))?.status == 0 {
        return python
      }
      return nil
    }
  }

  package struct Failure: Error {
    package var status: Int32
    package var stderr: String
  }

  /// The output of Python for these arguments and this input.
  package func run(_ arguments: [String], input: [UInt8] = []) async throws -> Data {
    guard let path = await path else { throw MissingRequirement(description: "\(self)") }
    let outcome = try await Command.run(path, arguments, input: input)
    guard outcome.status == 0 else {
      throw Failure(status: outcome.status, stderr: outcome.stderr)
    }
    return Data(outcome.stdout.utf8)
  }
}

extension Python: CustomStringConvertible {
  package var description: String {
    modules.isEmpty ? "Python 3" : "Python 3 with \(modules) (`make .venv/installed`)"
  }
}
