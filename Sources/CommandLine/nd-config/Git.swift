import ManifestFindings
import POSIX
import ToolSupport

/// Runs `git` in the repository of one file, without a shell.
///
/// The checkout can be an untrusted branch, and Git's configuration can name programs in many ways; `GitProgramTests`
/// lists them. None of them runs, because the repository is named, the environment is ours, and only `rev-parse`,
/// `merge-base`, `cat-file` and `ls-tree` are called. Never add a command that reads the index or the working folder,
/// prints a difference or converts text.
struct Git {
  /// The absolute path of `git`.
  private let program: String
  private let environmentVariables: [String]
  private let options: [String]

  struct Output {
    var status: Int32
    var bytes: [UInt8]

    /// The first line of the output.
    var line: String { String(decoding: bytes.prefix { !$0.endsLine }, as: UTF8.self) }
  }

  enum Stream: Int32 {
    case output = 1
    case errors = 2
  }

  /// Finds `git` in `PATH`; skips empty and relative entries, because these would be folders of the branch.
  ///
  /// `root` is the folder with `.git`. A commit cannot contain an entry of that name, so a branch cannot choose the
  /// repository.
  init(root: String) throws(FileError) {
    let entries = (environment("PATH") ?? "/usr/bin:/bin")
      .split(separator: ":").filter { $0.hasPrefix("/") }
    let programs = entries.lazy.map { joinedPath(String($0), "git") }
    guard let program = programs.first(where: Self.isProgram) else {
      throw FileError("run", "git", reason: "no absolute folder in PATH contains it")
    }
    self.program = program
    options = [
      "--git-dir=\(joinedPath(root, ".git"))", "--no-pager", "--no-replace-objects",
      "--literal-pathspecs",
    ]
    var variables = [
      "PATH=\(entries.joined(separator: ":"))",
      // A partial clone would fetch missing objects with programs that its configuration names.
      "GIT_ALLOW_PROTOCOL=none", "GIT_NO_LAZY_FETCH=1", "LC_ALL=C",
    ]
    // A relative path could lead into the branch.
    if let home = environment("HOME"), home.hasPrefix("/") { variables.append("HOME=\(home)") }
    environmentVariables = variables
  }

  private static func isProgram(_ path: String) -> Bool {
    var status = stat()
    return stat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFREG
      && access(path, X_OK) == 0
  }

  /// Runs Git and reads one of its streams; returns nil if the stream has more bytes than the limit.
  func run(
    _ arguments: [String],
    reading stream: Stream = .output,
    limit: Int = 1 << 16
  ) throws(FileError) -> Output? {
    var pipe: [Int32] = [-1, -1]
    guard makePipe(&pipe) else { throw FileError("run", program) }
    defer { close(pipe[0]) }
    let process: pid_t
    do {
      defer { close(pipe[1]) }
      process = try spawn(["git"] + options + arguments, stream, to: pipe[1])
    }
    var bytes: [UInt8] = []
    let isComplete = Self.readAll(pipe[0], upTo: limit, into: &bytes)
    if !isComplete { kill(process, SIGTERM) }
    var status: Int32 = 0
    while waitpid(process, &status, 0) < 0, errno == EINTR {}
    guard isComplete else { return nil }
    // The same as WIFEXITED and WEXITSTATUS, which Swift cannot import because they are macros.
    return Output(status: status & 0x7F == 0 ? status >> 8 & 0xFF : 128, bytes: bytes)
  }

  private func makePipe(_ ends: inout [Int32]) -> Bool {
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
  private static func readAll(
    _ descriptor: Int32,
    upTo limit: Int,
    into bytes: inout [UInt8]
  ) -> Bool {
    var buffer = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      let count = read(descriptor, &buffer, buffer.count)
      if count < 0, errno == EINTR { continue }
      guard count > 0 else { return count == 0 }
      bytes += buffer.prefix(count)
      if bytes.count > limit { return false }
    }
  }
}
