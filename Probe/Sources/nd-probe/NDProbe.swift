import ArgumentParser
import Foundation

@main
struct NDProbe: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "nd-probe",
    abstract: "Ask the real servers whether each country is as the manifest says.",
    discussion: """
        nd-config export | nd-probe
        nd-probe export.json --status planned --only pt

      Asks for addresses, certificates, pages and association files, with GET alone. What says \
      nothing about a country, such as a login, is not judged. Exit status: 0 if nothing fails, \
      1 if something does, 2 if it could not ask.
      """
  )

  @OptionGroup var options: Options

  func run() async throws {
    do {
      let report = try await report()
      FileHandle.standardOutput.write(Data(report.text.utf8))
      if report.results.contains(where: { report.verdict($0) == .fails }) { throw ExitCode(1) }
    } catch let error as Refusal {
      FileHandle.standardError.write(Data("error: \(error)\n".utf8))
      throw ExitCode(2)
    }
  }

  private func report() async throws -> Report {
    let plan = try Plan(Export(options.export), options)
    let timeout = Duration.seconds(options.timeout)
    let overrides = try Overrides(resolve: options.resolve, connectTo: options.connectTo)
    let trust = try Trust(options.cacert)
    let routes = Routes(overrides, timeout: timeout, certificates: options.cacert)
    let probe = Probe(
      plan: plan,
      trust: trust,
      handshake: try Handshake(timeout: options.timeout),
      routes: routes,
      client: Client(routes, timeout: timeout),
      concurrency: options.concurrency
    )
    return Report(plan: plan, results: await probe.run(), options: options)
  }
}

struct Options: ParsableArguments {
  enum Status: String, CaseIterable, ExpressibleByArgument { case live, planned }

  @Argument(help: "What `nd-config export` prints; `-` for standard input.")
  var export = "-"

  @Option(help: "The folder of the generated files.")
  var generated = "generated"

  @Option(help: "The environment whose hosts are asked.")
  var environment = "production"

  @Option(help: "The status of the countries that are asked.")
  var status = Status.live

  @Option(help: "A country that is asked; by default all are.")
  var only: [String] = []

  @Option(help: "A service that is asked; by default all are.")
  var services: [String] = []

  @Option(help: "The form of the results.")
  var format = Report.Format.text

  @Flag(help: "The association files are also asked of Apple's and Google's caches.")
  var caches = false

  @Flag(help: "What cannot be judged fails.")
  var strict = false

  @Option(help: "How many seconds an answer may take.")
  var timeout = 10.0

  @Option(help: "How many questions are open at a time; four per host.")
  var concurrency = 32

  @Option(help: "host:port:address, as curl reads it: the addresses of a host.")
  var resolve: [String] = []

  @Option(help: "host:port:host:port, as curl reads it: where connections go instead.")
  var connectTo: [String] = []

  @Option(help: "A file in PEM with the authorities that are trusted.")
  var cacert: String?

  func validate() throws {
    guard timeout > 0, timeout <= 600, (1...1_000).contains(concurrency) else {
      throw ValidationError("Expected a timeout of up to 600 and a concurrency of up to 1000.")
    }
  }
}
