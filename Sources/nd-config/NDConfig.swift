import ArgumentParser

/// The command line; each command has a file of its own under `Commands`.
@main
struct NDConfig: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "nd-config",
    abstract: "One manifest of countries, checked and compiled to what every app needs.",
    discussion: """
      Everything that differs between the countries of a product stands in one file,
      countries.yaml. Try these in a folder that has one:

        nd-config validate        what is wrong with it, all in one run
        nd-config generate        write the code and the tables made from it
        nd-config show it         what the row of Italy comes to
        nd-config explain it.languages   where each value came from

      Exit codes: 0 fine, 1 findings, 2 a file could not be read or written, 64 wrong usage.
      """,
    subcommands: [
      Validate.self, Generate.self, Export.self, Show.self, Resolve.self, Explain.self,
    ]
  )

  static func main() {
    do {
      var command = try parseAsRoot()
      try command.run()
    } catch let error as FileError {
      standardError.write("nd-config: \(error)\n")
      exit(withCode: 2)
    } catch {
      exit(withError: error)
    }
  }

  private static func exit(withCode code: Int32) -> Never {
    exit(withError: ExitCode(code))
  }
}
