import CountryManifest
import Foundation
import ManifestCompiler
import ManifestEmission
import ManifestFindings
import SwiftEmission

/// Runs the compiler's library on manifests of any size; `Tests/Benchmarks/run` calls it.
@main
enum ManifestBench {
  static let usage = """
    ManifestBench manifest COUNT FILE [LANGUAGES]
                                          write a manifest of so many countries, and of more app
                                          languages than the product has
    ManifestBench swift COUNT FOLDER      write the Swift generated from it
    ManifestBench measure COUNT ROUNDS TASK…
                                          time tasks in turn: libyaml, check, swift, generate

    Starts from Tests/FrozenCountries/countries.yaml.
    """

  static func main() throws {
    let arguments = CommandLine.arguments.dropFirst()
    guard arguments.count >= 3, let command = arguments.first,
      let count = Int(arguments[2])
    else { return print(usage) }
    let real = try String(contentsOfFile: "Tests/FrozenCountries/countries.yaml", encoding: .utf8)
    // `measure` has other arguments in this position.
    let languages = command == "manifest" ? arguments.dropFirst(3).first.flatMap { Int($0) } : nil
    let sample = sampleManifest(count: count, languages: languages ?? 0, after: real)
    switch command {
    case "manifest": try sample.write(toFile: arguments[3], atomically: false, encoding: .utf8)
    case "swift":
      for file in SwiftEmitter.files(for: resolved(Array(sample.utf8))) {
        let url = URL(fileURLWithPath: "\(arguments[3])/\(file.path)")
        try FileManager.default.createDirectory(
          at: url.deletingLastPathComponent(),
          withIntermediateDirectories: true
        )
        try Data(file.bytes).write(to: url)
      }
    case "measure": measure(Array(sample.utf8), rounds: Int(arguments[3]) ?? 1, arguments[4...])
    default: print(usage)
    }
  }

  /// The resolved sample; if it has findings, prints them and exits, because what is measured would include them.
  private static func resolved(_ bytes: [UInt8]) -> ResolvedManifest {
    let checked = CheckedManifest(SourceFile(path: "countries.yaml", bytes: bytes))
    guard checked.findings.isEmpty, let resolved = checked.resolve() else {
      print(TextRenderer(usesColor: false).render(checked.findings, in: checked.file))
      exit(1)
    }
    return resolved
  }

  /// Prints the median CPU time of each task in nanoseconds.
  ///
  /// Tasks take turns, so that other work of the machine affects all of them.
  private static func measure(_ bytes: [UInt8], rounds: Int, _ tasks: ArraySlice<String>) {
    var times: [String: [UInt64]] = [:]
    for _ in 0..<rounds {
      for task in tasks {
        let start = now()
        switch task {
        case "libyaml": precondition(bytes.withUnsafeBufferPointer(countEvents) > 100)
        case "check": _ = resolved(bytes)
        case "swift": precondition(!SwiftEmitter.files(for: resolved(bytes)).isEmpty)
        case "generate":
          let manifest = resolved(bytes)
          precondition(Emitters.all.contains { !$0.files(for: manifest).isEmpty })
          for emitter in Emitters.all { _ = emitter.files(for: manifest) }
        default: print(usage)
        }
        times[task, default: []].append(now() - start)
      }
    }
    for task in tasks {
      let sorted = (times[task] ?? []).sorted()
      print(task, sorted[sorted.count / 2])
    }
  }

  /// The CPU time of this process, which does not include other work of a busy machine.
  private static func now() -> UInt64 {
    var time = timespec()
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
    return UInt64(time.tv_sec) * 1_000_000_000 + UInt64(time.tv_nsec)
  }
}
