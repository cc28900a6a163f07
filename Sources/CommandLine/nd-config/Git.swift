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
  private let variables: [String]
  private let options: [String]

  /// Finds `git` in `PATH`; skips empty and relative entries, because these would be folders of the branch.
  ///
  /// `root` is the folder with `.git`. A commit cannot contain an entry of that name, so a branch cannot choose the
  /// repository.
  init(root: String) throws(FileError) {
    let folders = (environment("PATH") ?? "/usr/bin:/bin")
      .split(separator: ":").filter { $0.hasPrefix("/") }
    let programs = folders.lazy.map { joinedPath(String($0), "git") }
    guard let program = programs.first(where: Self.isProgram) else {
      throw FileError("run", "git", reason: "no absolute folder in PATH contains it")
    }
    self.program = program
    options = [
      "--git-dir=\(joinedPath(root, ".git"))", "--no-pager", "--no-replace-objects",
      "--literal-pathspecs", "-c", "core.warnAmbiguousRefs=true",
    ]
    // A relative path could lead into the branch.
    let home = environment("HOME").flatMap { $0.hasPrefix("/") ? ["HOME=\($0)"] : nil } ?? []
    variables =
      [
        "PATH=\(folders.joined(separator: ":"))",
        // A partial clone would fetch missing objects with programs that its configuration names.
        "GIT_ALLOW_PROTOCOL=none", "GIT_NO_LAZY_FETCH=1", "LC_ALL=C",
      ] + home
  }

  private static func isProgram(_ path: String) -> Bool {
    var status = stat()
    return stat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFREG
      && access(path, X_OK) == 0
  }

  /// Runs Git and reads its output, up to one byte more than the limit, with or without its messages; an error of Git
  /// has another status than 0.
  func run(
    _ arguments: [String],
    withErrors: Bool = false,
    limit: Int = 1 << 16
  ) throws(FileError) -> (status: Int32, bytes: [UInt8]) {
    var ends: [Int32] = [-1, -1]
    guard pipe(&ends) == 0 else { throw FileError("run", program) }
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    defer { close(ends[0]) }
    let process: pid_t
    do {
      defer { close(ends[1]) }
      process = try spawn(["git"] + options + arguments, withErrors, to: ends[1])
    }
    let bytes = try readAll(ends[0], "the output of git", limit: limit, expected: 0)
    // Git could still be writing if it has more than the limit.
    if bytes.count > limit { kill(process, SIGTERM) }
    var status: Int32 = 0
    while waitpid(process, &status, 0) < 0, errno == EINTR {}
    // The same as WIFEXITED and WEXITSTATUS, which Swift cannot import because they are macros.
    return (status & 0x7F == 0 ? status >> 8 & 0xFF : 128, bytes)
  }

  private func spawn(
    _ words: [String],
    _ withErrors: Bool,
    to descriptor: Int32
  ) throws(FileError) -> pid_t {
    #if canImport(Darwin)
    var actions: posix_spawn_file_actions_t?
    #else
    var actions = posix_spawn_file_actions_t()
    #endif
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_adddup2(&actions, descriptor, STDOUT_FILENO)
    posix_spawn_file_actions_addopen(&actions, STDERR_FILENO, "/dev/null", O_WRONLY, 0)
    if withErrors { posix_spawn_file_actions_adddup2(&actions, descriptor, STDERR_FILENO) }
    posix_spawn_file_actions_addopen(&actions, STDIN_FILENO, "/dev/null", O_RDONLY, 0)
    var (arguments, variables) = (
      words.map { strdup($0) } + [nil], variables.map { strdup($0) } + [nil]
    )
    defer { for text in arguments + variables { free(text) } }
    var process: pid_t = 0
    let error = posix_spawn(&process, program, &actions, nil, &arguments, &variables)
    guard error == 0 else { throw FileError("run", program, code: error) }
    return process
  }
}
