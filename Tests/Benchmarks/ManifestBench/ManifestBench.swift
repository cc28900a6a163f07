import CountryManifest
import Foundation
import ManifestComparison
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
    ManifestBench nested COUNT FOLDER     write the same URLs as nested switches
    ManifestBench measure COUNT ROUNDS FOLDER TASK…
                                          time tasks in turn: url, libyaml, check, emit, swift,
                                          generate, regenerate, apply, apply-again, diff, diff-all

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
    let sample = SampleManifest(count: count, languages: languages ?? 0, after: real)
    switch command {
    case "manifest": try sample.text.write(toFile: arguments[3], atomically: false, encoding: .utf8)
    case "swift": try write(SwiftEmitter().files(for: resolved(sample)), to: arguments[3])
    case "nested":
      let file = EmittedFile(path: "swift/Nested.swift", contents: nestedSwitch(resolved(sample)))
      try write([file], to: arguments[3])
    case "measure":
      try measure(
        sample,
        rounds: Int(arguments[3]) ?? 1,
        folder: arguments[4],
        tasks: arguments[5...]
      )
    default: print(usage)
    }
  }

  /// The resolved sample; if it has errors, prints the findings and exits.
  static func resolved(_ sample: SampleManifest) -> ResolvedManifest {
    let checked = sample.check(sample.file)
    guard let resolved = checked.resolve() else {
      print(TextRenderer(usesColor: false).render(checked.findings, in: checked.file))
      exit(1)
    }
    return resolved
  }

  static func write(_ files: [EmittedFile], to folder: String) throws {
    for file in files {
      let url = URL(fileURLWithPath: "\(folder)/\(file.path)")
      try FileManager.default.createDirectory(
        at: url.deletingLastPathComponent(),
        withIntermediateDirectories: true
      )
      try Data(file.bytes).write(to: url)
    }
  }

  /// Prints the median CPU time of each task in nanoseconds.
  ///
  /// Tasks take turns, so that other work of the machine affects all of them.
  static func measure(
    _ sample: SampleManifest,
    rounds: Int,
    folder: String,
    tasks: ArraySlice<String>
  ) throws {
    let bytes = Array(sample.text.utf8)
    let manifest = tasks.contains("emit") ? resolved(sample) : nil
    let oneChanged = Array(
      sample.text.replacing("help_desk_locale: it\n", with: "help_desk_locale: it_IT\n").utf8
    )
    let allChanged = Array(sample.text.replacing("/s/?language=", with: "/hc/?language=").utf8)
    let app = try AppInMemory()
    var applied = app
    if tasks.contains("apply-again") { applied.apply(resolved(sample)) }
    var times: [String: [UInt64]] = [:]
    for _ in 0..<rounds {
      for task in tasks {
        if task == "generate" || task == "swift" {
          try? FileManager.default.removeItem(atPath: folder)
        }
        let start = now()
        switch task {
        case "url":
          for _ in 0..<10_000 { precondition(URL(string: "https://it-api.nextdoor.com") != nil) }
        case "libyaml": precondition(bytes.withUnsafeBufferPointer(countEvents) > 100)
        case "check":
          let file = SourceFile(path: "countries.yaml", bytes: bytes)
          // With findings, the time would include the search for their cause.
          precondition(sample.check(file).findings.isEmpty)
        case "apply", "apply-again":
          let file = SourceFile(path: "countries.yaml", bytes: bytes)
          guard let manifest = sample.check(file).resolve() else { preconditionFailure() }
          var app = task == "apply" ? app : applied
          app.apply(manifest)
        case "diff": compare(sample, with: oneChanged)
        case "diff-all": compare(sample, with: allChanged)
        case "emit":
          if let manifest { precondition(!SwiftEmitter().files(for: manifest).isEmpty) }
        case "swift", "generate", "regenerate":
          let file = SourceFile(path: "countries.yaml", bytes: bytes)
          guard let manifest = sample.check(file).resolve() else { preconditionFailure() }
          let emitters = task == "swift" ? [SwiftEmitter.self] : Emitters.all
          let changed = try OutputPlan(manifest, emitters, cleaning: emitters)
            .apply(to: Folder.make(folder))
          precondition(changed.isEmpty == (task == "regenerate"))
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

  /// The work of `nd-config diff` with two manifests, without reading and printing.
  private static func compare(_ sample: SampleManifest, with bytes: [UInt8]) {
    let old = sample.check(sample.file)
    let new = sample.check(SourceFile(path: "new.yaml", bytes: bytes))
    guard let before = old.resolve(), let after = new.resolve() else { preconditionFailure() }
    let review = Review(from: (old, before), to: (new, after))
    precondition(!review.comparison.isEmpty && !review.text(isFull: false).isEmpty)
  }

  /// The CPU time of this process, which does not include other work of a busy machine.
  private static func now() -> UInt64 {
    var time = timespec()
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
    return UInt64(time.tv_sec) * 1_000_000_000 + UInt64(time.tv_nsec)
  }
}
