import ArgumentParser

#if canImport(Darwin)
import Darwin
#elseif canImport(Musl)
import Musl
#else
import Glibc
#endif

/// The command line; each command has a file of its own under `Commands`.
@main
struct NDConfig: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "nd-config",
    abstract: "Checks countries.yaml, and makes from it what every app needs.",
    discussion: """
      Everything that differs between the countries a product runs in stands in one file, the \
      manifest countries.yaml: a row a country. Where there is one in the current folder, try

        nd-config validate               name every mistake and its place
        nd-config show it                print what the row of Italy comes to
        nd-config explain it.languages   say where each value comes from
        nd-config generate               write the code that is made from it
        nd-config add pt                 add a row for Portugal
        nd-config apply --app ../ios     merge it into an app's own files

      It ends with 0 where all is well, 1 where something was found (mistakes, stale files, an \
      unknown name), 2 where a file could not be read or written, 64 where the command line is \
      wrong. Findings and answers go to standard output, everything else to standard error.
      """,
    version: version,
    subcommands: [
      Validate.self, Generate.self, Apply.self, Export.self, Show.self, Resolve.self, Explain.self,
      Add.self, Remove.self, Migrate.self,
    ]
  )

  static func main() {
    // Writing to a reader that has gone away is then an error that can be told from others.
    signal(SIGPIPE, SIG_IGN)
    // So is a file that outgrows `ulimit -f`: an error like a full disk.
    signal(SIGXFSZ, SIG_IGN)
    do {
      var command = try parseAsRoot()
      try command.run()
    } catch let error as FileError {
      say("nd-config: \(error)")
      exit(withError: ExitCode(2))
    } catch {
      exit(withError: error)
    }
  }
}
