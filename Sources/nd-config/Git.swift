internal import ManifestDiagnostics

#if canImport(Darwin)
import Darwin
#elseif canImport(Musl)
import Musl
#else
import Glibc
#endif

/// Runs `git` in a folder, without a shell, and reads what it prints.
struct Git {
  let folder: String

  struct Output {
    var status: Int32
    var bytes: [UInt8]

    /// The first line.
    var line: String {
      String(decoding: bytes.prefix { !$0.endsLine }, as: UTF8.self)
    }
  }

  /// Nil if it prints more than the limit; its errors are not shown.
  func run(_ arguments: [String], limit: Int = 1 << 16) throws(FileError) -> Output? {
    var pipe: [Int32] = [-1, -1]
    guard unsafePipe(&pipe) else { throw FileError("run", "git") }
    defer { close(pipe[0]) }
    // No hook, no editor, no pager and no lock: it only reads.
    let words =
      ["git", "-C", folder, "--no-optional-locks", "-c", "core.fsmonitor=false"] + arguments
    let process: pid_t
    do {
      defer { close(pipe[1]) }
      process = try Self.spawn(words, output: pipe[1])
    }
    var bytes: [UInt8] = []
    let isComplete = Self.read(pipe[0], upTo: limit, into: &bytes)
    if !isComplete { kill(process, SIGTERM) }
    var status: Int32 = 0
    while waitpid(process, &status, 0) < 0, errno == EINTR {}
    guard isComplete else { return nil }
    // As WIFEXITED and WEXITSTATUS, which are macros.
    return Output(status: status & 0x7F == 0 ? status >> 8 & 0xFF : 128, bytes: bytes)
  }

  private func unsafePipe(_ ends: inout [Int32]) -> Bool {
    guard pipe(&ends) == 0 else { return false }
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    return true
  }

  private static func spawn(_ words: [String], output: Int32) throws(FileError) -> pid_t {
    #if canImport(Darwin)
    var actions: posix_spawn_file_actions_t?
    #else
    var actions = posix_spawn_file_actions_t()
    #endif
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_adddup2(&actions, output, STDOUT_FILENO)
    posix_spawn_file_actions_addopen(&actions, STDIN_FILENO, "/dev/null", O_RDONLY, 0)
    posix_spawn_file_actions_addopen(&actions, STDERR_FILENO, "/dev/null", O_WRONLY, 0)
    var arguments = words.map { strdup($0) } + [nil]
    defer { for argument in arguments { free(argument) } }
    var process: pid_t = 0
    let error = posix_spawnp(&process, "git", &actions, nil, &arguments, environ)
    guard error == 0 else {
      throw FileError("run", "git", reason: String(cString: strerror(error)))
    }
    return process
  }

  /// False if there is more than the limit.
  private static func read(_ descriptor: Int32, upTo limit: Int, into bytes: inout [UInt8]) -> Bool
  {
    var buffer = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      let count = buffer.withUnsafeMutableBytes { buffer in
        #if canImport(Darwin)
        Darwin.read(descriptor, buffer.baseAddress, buffer.count)
        #elseif canImport(Musl)
        Musl.read(descriptor, buffer.baseAddress, buffer.count)
        #else
        Glibc.read(descriptor, buffer.baseAddress, buffer.count)
        #endif
      }
      if count < 0, errno == EINTR { continue }
      guard count > 0 else { return count == 0 }
      bytes += buffer.prefix(count)
      if bytes.count > limit { return false }
    }
  }
}
