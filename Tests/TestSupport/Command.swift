package import Foundation

/// Runs programs to their end; tests use no other way.
///
/// Callers await the result, because a test that blocks its thread would keep other tests from
/// running.
package enum Command {
  package struct Outcome: Sendable {
    /// The exit code; as in a shell, 128 plus the signal if a signal ended the program.
    package var status: Int32
    package var stdout: String
    package var stderr: String

    /// Both outputs, one after the other.
    package var output: String { stdout + stderr }
  }

  /// Runs a program, which is found in `PATH` unless it has a path.
  ///
  /// It runs in the folder of the tests' manifest, so that no test reads the root's by chance. It
  /// inherits only the environment variables that any program needs. With `isLong`, it starts
  /// immediately, and another program waits instead. This is for programs that run one after the
  /// other and together take as long as all others.
  package static func run(
    _ program: String,
    _ arguments: [String],
    in folder: URL = Places.frozenFolder,
    input: [UInt8] = [],
    environment: [String: String] = [:],
    isLong: Bool = false
  ) async throws -> Outcome {
    if isLong { await slots.takeAtOnce() } else { await slots.take() }
    do {
      let outcome = try await runNow(program, arguments, folder, input, environment)
      await slots.give()
      return outcome
    } catch {
      await slots.give()
      throw error
    }
  }

  /// As many slots as there are processors.
  ///
  /// A test target starts all its tests at the same time. More programs would only wait for each
  /// other. Besides, `Process` crashes if a descriptor exceeds 1,023.
  private static let slots = Slots(free: ProcessInfo.processInfo.activeProcessorCount)

  private actor Slots {
    /// Below zero if more slots were taken than exist.
    private var free: Int
    private var waiting: [CheckedContinuation<Void, Never>] = []

    init(free: Int) { self.free = free }

    func takeAtOnce() { free -= 1 }

    func take() async {
      guard free <= 0 else { return free -= 1 }
      await withCheckedContinuation { waiting.append($0) }
    }

    /// Gives the slot to the caller that has waited longest.
    func give() {
      guard free == 0, !waiting.isEmpty else { return free += 1 }
      waiting.removeFirst().resume()
    }
  }

  private static func runNow(
    _ program: String,
    _ arguments: [String],
    _ folder: URL,
    _ input: [UInt8],
    _ environment: [String: String]
  ) async throws -> Outcome {
    let process = Process()
    let hasPath = program.contains("/")
    process.executableURL = URL(fileURLWithPath: hasPath ? program : "/usr/bin/env")
    process.arguments = (hasPath ? [] : [program]) + arguments
    process.currentDirectoryURL = folder
    process.environment = inherited.merging(environment) { $1 }
    // Files instead of pipes: a pipe only has room for 64 KB, and each would need a thread that
    // reads or fills it.
    let streams = try ScratchFolder()
    for (name, bytes) in [("stdin", input), ("stdout", []), ("stderr", [])] {
      try Data(bytes).write(to: streams.url(name))
    }
    let handles = [
      try FileHandle(forReadingFrom: streams.url("stdin")),
      try FileHandle(forWritingTo: streams.url("stdout")),
      try FileHandle(forWritingTo: streams.url("stderr")),
    ]
    // A `Process` keeps them open after its end, and starting another process examines all of them.
    defer { for handle in handles { try? handle.close() } }
    process.standardInput = handles[0]
    process.standardOutput = handles[1]
    process.standardError = handles[2]
    try await withCheckedThrowingContinuation { (ended: CheckedContinuation<Void, any Error>) in
      process.terminationHandler = { _ in ended.resume() }
      do {
        try withoutBlockedSignals { try process.run() }
      } catch {
        ended.resume(throwing: error)
      }
    }
    let wasKilled = process.terminationReason == .uncaughtSignal
    return Outcome(
      status: process.terminationStatus + (wasKilled ? 128 : 0),
      stdout: try streams.text("stdout"),
      stderr: try streams.text("stderr")
    )
  }

  /// Runs the `nd-config` that was built together with the tests.
  package static func ndConfig(
    _ arguments: [String],
    in folder: URL = Places.frozenFolder
  ) async throws -> Outcome {
    try await run(product("nd-config").path, arguments, in: folder)
  }

  /// The options of Java; `kotlinc` and `kotlin` read them from the environment.
  ///
  /// kotlinc's default of a quarter of a gigabyte is too little for the long run. For runs of a
  /// minute, Java's optimizing compiler is not worth its time: without it, kotlinc takes less than
  /// half as long.
  package static let javaOptions = ["-Xmx3g", "-XX:+UseSerialGC", "-XX:TieredStopAtLevel=1"]

  private static let inherited: [String: String] = {
    let names = [
      "PATH", "HOME", "TMPDIR", "LD_LIBRARY_PATH",
      // Nested builds find their tools and packages as this build does.
      "DEVELOPER_DIR", "SDKROOT", "TOOLCHAINS", "http_proxy", "https_proxy", "no_proxy",
      "SSL_CERT_FILE", "SSL_CERT_DIR", "GIT_SSL_CAINFO",
      // A program that is built with a sanitizer gets the options of the tests.
      "ASAN_OPTIONS", "TSAN_OPTIONS",
    ]
    let own = ProcessInfo.processInfo.environment.filter { names.contains($0.key) }
    let java = javaOptions.joined(separator: " ")
    return own.merging(["LC_ALL": "C.UTF-8", "JAVA_OPTS": java]) { $1 }
  }()

  /// Unblocks all signals while a program starts.
  ///
  /// A program inherits the signals that its parent's thread blocks. A thread of a pool blocks
  /// nearly all, so a shell would wait for its children forever.
  private static func withoutBlockedSignals(_ body: () throws -> Void) rethrows {
    var none = sigset_t()
    var blocked = sigset_t()
    sigemptyset(&none)
    pthread_sigmask(SIG_SETMASK, &none, &blocked)
    defer { pthread_sigmask(SIG_SETMASK, &blocked, nil) }
    try body()
  }
}

extension Command {
  /// An executable of this package, which is built together with the tests.
  package static func product(_ name: String) throws -> URL {
    let bundles = Bundle.allBundles.map(\.bundleURL) + [Bundle.main.bundleURL]
    let executable = Bundle.main.executableURL.map { [$0] } ?? []
    let folders = (bundles + executable).flatMap { [$0, $0.deletingLastPathComponent()] }
    let files = folders.map { $0.appendingPathComponent(name) }
    guard let file = files.first(where: { isExecutableFile($0.path) }) else {
      throw CocoaError(.fileNoSuchFile, userInfo: [NSFilePathErrorKey: name])
    }
    return file
  }

  /// The path of a program in `PATH`; nil if it is not found.
  package static func path(of program: String) -> String? {
    let path = ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin:/bin"
    return path.split(separator: ":").map { "\($0)/\(program)" }.first(where: isExecutableFile)
  }

  static func isExecutableFile(_ path: String) -> Bool {
    var isFolder: ObjCBool = false
    return FileManager.default.fileExists(atPath: path, isDirectory: &isFolder)
      && !isFolder.boolValue && FileManager.default.isExecutableFile(atPath: path)
  }
}
