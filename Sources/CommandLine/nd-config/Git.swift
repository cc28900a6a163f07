internal import ManifestFindings
import POSIX
import ToolSupport

/// Runs `git` without a shell and prevents it from starting other programs.
///
/// The checkout can be an untrusted branch, and Git's configuration can name programs in many ways; `GitProgramTests`
/// lists them. The user's own configuration is read, because it says which repositories of other users are trusted
/// (`safe.directory`).
struct Git {
  /// The absolute path of `git`.
  private let program: String
  private let environmentVariables: [String]

  struct Output {
    var status: Int32
    var bytes: [UInt8]

    /// The first line of the output.
    var line: String {
      String(decoding: bytes.prefix { !$0.endsLine }, as: UTF8.self)
    }
  }

  enum Stream: Int32 {
    case output = 1
    case errors = 2
  }

  /// Finds `git` in `PATH`; skips empty and relative entries, because these would be folders of the branch.
  init() throws(FileError) {
    let entries = (environment("PATH") ?? "/usr/bin:/bin")
      .split(separator: ":").filter { $0.hasPrefix("/") }
    let programs = entries.lazy.map { joinedPath(String($0), "git") }
    guard let program = programs.first(where: Self.isProgram) else {
      throw FileError("run", "git", reason: "no absolute folder in PATH contains it")
    }
    self.program = program
    environmentVariables = Self.environmentVariables(path: entries.joined(separator: ":"))
  }

  private static func isProgram(_ path: String) -> Bool {
    var status = stat()
    return stat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFREG
      && access(path, X_OK) == 0
  }

  /// Options that are passed to every call of Git.
  private static let options = [
    "--no-pager", "--no-optional-locks", "--literal-pathspecs",
    // A branch can contain a bare repository.
    "-c", "safe.bareRepository=explicit",
    "-c", "core.fsmonitor=false",
    "-c", "core.hooksPath=/dev/null",
    "-c", "credential.helper=",
    "-c", "gc.auto=0",
    "-c", "maintenance.auto=false",
  ]

  /// Variables that name a repository or parts of it, as `git rev-parse --local-env-vars` lists them.
  ///
  /// Git sets them for its hooks. GIT_CONFIG_COUNT and GIT_CONFIG_PARAMETERS are not in this list, because they hold
  /// the user's configuration.
  private static let repositoryVariables: Set = [
    "GIT_ALTERNATE_OBJECT_DIRECTORIES", "GIT_CONFIG", "GIT_OBJECT_DIRECTORY", "GIT_DIR",
    "GIT_WORK_TREE", "GIT_IMPLICIT_WORK_TREE", "GIT_GRAFT_FILE", "GIT_INDEX_FILE",
    "GIT_NO_REPLACE_OBJECTS", "GIT_REPLACE_REF_BASE", "GIT_PREFIX", "GIT_INTERNAL_SUPER_PREFIX",
    "GIT_SHALLOW_FILE", "GIT_COMMON_DIR",
  ]

  /// Variables with the locations of the user's programs and configuration.
  private static let pathVariables: Set = [
    "GIT_EXEC_PATH", "GIT_CONFIG_GLOBAL", "GIT_CONFIG_SYSTEM", "HOME", "XDG_CONFIG_HOME",
  ]

  private static func environmentVariables(path: String) -> [String] {
    let own = [
      "PATH": path,
      // With transports allowed, a partial clone would fetch missing objects with programs that its configuration
      // names.
      "GIT_ALLOW_PROTOCOL": "none",
      "GIT_NO_LAZY_FETCH": "1",
      "GIT_NO_REPLACE_OBJECTS": "1",
      "GIT_TERMINAL_PROMPT": "0",
      // `Repository` compares error messages, so they must be in English.
      "LC_ALL": "C",
      "LANGUAGE": "",
    ]
    var variables: [String] = []
    var next = environ
    while let variable = next.pointee {
      let text = String(cString: variable)
      let name = String(text.prefix { $0 != "=" })
      // A relative path could lead into the branch.
      let isInBranch = pathVariables.contains(name) && !text.hasPrefix("\(name)=/")
      if own[name] == nil, !repositoryVariables.contains(name), !isInBranch {
        variables.append(text)
      }
      next += 1
    }
    return variables + own.map { "\($0.key)=\($0.value)" }
  }

  /// Runs Git and reads one of its streams; returns nil if the stream has more bytes than the limit.
  func run(
    _ arguments: [String],
    reading stream: Stream = .output,
    limit: Int = 1 << 16
  ) throws(FileError) -> Output? {
    var pipe: [Int32] = [-1, -1]
    guard unsafePipe(&pipe) else { throw FileError("run", program) }
    defer { close(pipe[0]) }
    let process: pid_t
    do {
      defer { close(pipe[1]) }
      process = try spawn(["git"] + Self.options + arguments, stream, to: pipe[1])
    }
    var bytes: [UInt8] = []
    let isComplete = Self.read(pipe[0], upTo: limit, into: &bytes)
    if !isComplete { kill(process, SIGTERM) }
    var status: Int32 = 0
    while waitpid(process, &status, 0) < 0, errno == EINTR {}
    guard isComplete else { return nil }
    // The same as WIFEXITED and WEXITSTATUS, which Swift cannot import because they are macros.
    return Output(status: status & 0x7F == 0 ? status >> 8 & 0xFF : 128, bytes: bytes)
  }

  private func unsafePipe(_ ends: inout [Int32]) -> Bool {
    guard pipe(&ends) == 0 else { return false }
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    return true
  }

  private func spawn(
    _ words: [String],
    _ stream: Stream,
    to descriptor: Int32
  ) throws(FileError) -> pid_t {
    #if canImport(Darwin)
    var actions: posix_spawn_file_actions_t?
    #else
    var actions = posix_spawn_file_actions_t()
    #endif
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    let other: Stream = stream == .output ? .errors : .output
    posix_spawn_file_actions_adddup2(&actions, descriptor, stream.rawValue)
    posix_spawn_file_actions_addopen(&actions, other.rawValue, "/dev/null", O_WRONLY, 0)
    posix_spawn_file_actions_addopen(&actions, STDIN_FILENO, "/dev/null", O_RDONLY, 0)
    var arguments = words.map { strdup($0) } + [nil]
    defer { for argument in arguments { free(argument) } }
    var variables = environmentVariables.map { strdup($0) } + [nil]
    defer { for variable in variables { free(variable) } }
    var process: pid_t = 0
    let error = posix_spawn(&process, program, &actions, nil, &arguments, &variables)
    guard error == 0 else {
      throw FileError("run", program, reason: String(cString: strerror(error)))
    }
    return process
  }

  /// Reads until the end; returns false if there are more bytes than the limit.
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
