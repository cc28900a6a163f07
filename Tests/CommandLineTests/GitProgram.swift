/// A way in which configuration, a file of a repository or a variable can make Git run a program.
///
/// The list is from the manual pages git-config(1), gitattributes(5), githooks(5),
/// gitremote-helpers(7) and git(1). It omits the keys of programs that are not part of `git`
/// itself: git-gui, git-instaweb, git-send-email and the bridges to other systems (git-cvsserver,
/// git-p4, git-svn).
struct GitProgram: CustomStringConvertible, Sendable {
  var name: String
  /// A script that plants the program, whose path is `$PLANTED`, in the repository.
  var plant: String
  /// A call of Git that runs the program.
  var call: String
  /// Environment variables for the call and for the tool; REPOSITORY stands for its folder.
  ///
  /// The value of `PATH` is prepended. Any other variable with an empty value is unset.
  var environment: [String: String] = [:]
  /// The exit status of the tool.
  var status: Int32 = 0

  var description: String { name }

  static let all = hooks + contents + transports + people + formats + variables

  private static let hooks = [
    configured("core.fsmonitor", "git status"),
    Self(
      name: "include.path to a file of the branch",
      plant: """
        printf '[core]\\n\\tfsmonitor = %s\\n' "$PLANTED" > branch.gitconfig
        git config include.path ../branch.gitconfig
        """,
      call: "git status"
    ),
    Self(
      name: "core.hooksPath",
      plant: """
        mkdir hooks
        for hook in post-checkout post-index-change reference-transaction; do cp "$PLANTED" hooks/$hook; done
        git config core.hooksPath hooks
        """,
      call: "git branch new"
    ),
    Self(
      name: "hooks of the repository",
      plant: """
        for hook in post-checkout post-index-change reference-transaction; do cp "$PLANTED" .git/hooks/$hook; done
        """,
      call: "git branch new"
    ),
    Self(
      name: "alias.NAME",
      plant: """
        for name in new rev-parse merge-base cat-file ls-tree; do git config alias.$name "!$PLANTED"; done
        """,
      call: "git new"
    ),
    Self(
      name: "core.alternateRefsCommand",
      plant: """
        git clone -q --bare . .git/other.git && echo "$PWD/.git/other.git/objects" > .git/objects/info/alternates
        \(configuration("core.alternateRefsCommand"))
        """,
      call: "git rev-list --alternate-refs"
    ),
  ]

  private static let contents = [
    attribute("filter", "clean", "echo >> countries.yaml; git add countries.yaml"),
    attribute("filter", "smudge", "rm countries.yaml; git checkout countries.yaml"),
    attribute("filter", "process", "rm countries.yaml; git checkout countries.yaml"),
    attribute("diff", "textconv", "git cat-file --textconv HEAD:countries.yaml"),
    attribute("diff", "command", "git diff main"),
    configured("diff.external", "git diff main"),
    attribute("merge", "driver", "git merge main"),
    configured("difftool.x.cmd", as: "difftool.NAME.cmd", "git difftool -y -t x main"),
    configured(
      "difftool.vimdiff.path",
      as: "difftool.NAME.path",
      "git difftool -y -t vimdiff main"
    ),
    configured(
      "mergetool.x.cmd",
      as: "mergetool.NAME.cmd",
      "git merge main; git mergetool -y -t x"
    ),
    Self(
      name: "interactive.diffFilter",
      plant: configuration("interactive.diffFilter"),
      call: "echo >> countries.yaml; echo q | TERM=xterm \(terminal(["git", "add", "-p"]))"
    ),
    Self(
      name: "submodule.NAME.update",
      plant: """
        git -c protocol.file.allow=always submodule add -q "file://$PWD" sub && git -C sub checkout -q HEAD~1
        git config submodule.sub.update "!$PLANTED"
        """,
      call: "git submodule update"
    ),
  ]

  private static let transports = [
    Self(
      name: "remote.NAME.url with ext",
      plant: remote("ext::$PLANTED") + "git config protocol.ext.allow always",
      call: "git fetch x"
    ),
    Self(
      name: "url.BASE.insteadOf with ext",
      plant: remote("https://localhost/x") + """
        git config protocol.ext.allow always && git config "url.ext::$PLANTED .insteadOf" https://localhost/
        """,
      call: "git fetch x"
    ),
    Self(
      name: "remote.NAME.uploadpack",
      plant: remote("file://$PWD") + configuration("remote.x.uploadpack"),
      call: "git fetch x"
    ),
    Self(
      name: "remote.NAME.receivepack",
      plant: remote("file://$PWD") + configuration("remote.x.receivepack"),
      call: "git push x main"
    ),
    Self(
      name: "remote.NAME.vcs",
      plant: remote("x")
        + "git config remote.x.vcs planted && cp \"$PLANTED\" .git/git-remote-planted",
      call: "PATH=\"$PWD/.git:$PATH\" git fetch x"
    ),
    Self(
      name: "core.sshCommand",
      plant: remote("ssh://localhost/x") + configuration("core.sshCommand"),
      call: "git fetch x"
    ),
    Self(
      name: "core.gitProxy",
      plant: remote("git://localhost/x") + configuration("core.gitProxy"),
      call: "git fetch x"
    ),
    Self(
      name: "uploadpack.packObjectsHook",
      plant: """
        git config --file .git/global uploadpack.packObjectsHook "$PLANTED"
        """,
      call: "git clone -q --no-local \"file://$PWD\" .git/clone",
      environment: ["GIT_CONFIG_GLOBAL": "REPOSITORY/.git/global"]
    ),
    Self(
      name: "promisor remote with ext",
      plant: promisor + remote("ext::$PLANTED") + "git config protocol.ext.allow always",
      call: "git cat-file -e main~1:countries.yaml",
      status: 2
    ),
    Self(
      name: "promisor remote with uploadpack",
      plant: promisor + remote("file://$PWD") + configuration("remote.x.uploadpack"),
      call: "git cat-file -e main~1:countries.yaml",
      status: 2
    ),
    Self(
      name: "promisor remote with ssh",
      plant: promisor + remote("ssh://localhost/x") + configuration("core.sshCommand"),
      call: "git cat-file -e main~1:countries.yaml",
      status: 2
    ),
    Self(
      name: "promisor remote with vcs",
      plant: promisor + remote("x") + """
        git config remote.x.vcs planted && cp "$PLANTED" .git/git-remote-planted
        """,
      call: "PATH=\"$PWD/.git:$PATH\" git cat-file -e main~1:countries.yaml",
      status: 2
    ),
  ]

  private static let people = [
    configured("credential.helper", credential),
    configured("core.askPass", credential),
    configured("core.editor", "git commit --allow-empty"),
    configured("sequence.editor", "git rebase -i HEAD~1"),
    configured("core.pager", "git grep -O format"),
    Self(
      name: "pager.COMMAND",
      plant: configuration("pager.log") + " && " + configuration("pager.diff"),
      call: terminal(["git", "log"])
    ),
    configured("gpg.program", "git commit -S --allow-empty -m x"),
    Self(
      name: "gpg.ssh.program",
      plant: configuration("gpg.ssh.program") + " && git config gpg.format ssh",
      call: "git -c user.signingKey='key::ssh-ed25519 AAAA' commit -S --allow-empty -m x"
    ),
    Self(
      name: "gpg.ssh.defaultKeyCommand",
      plant: configuration("gpg.ssh.defaultKeyCommand") + " && git config gpg.format ssh",
      call: "git commit -S --allow-empty -m x"
    ),
    configured("browser.x.cmd", as: "browser.NAME.cmd", "git web--browse -b x http://localhost/"),
    configured("man.x.cmd", as: "man.NAME.cmd", "git -c man.viewer=x help -m git"),
  ]

  private static let formats = [
    configured("tar.x.command", as: "tar.NAME.command", "git archive --format=x HEAD"),
    Self(
      name: "trailer.NAME.cmd",
      plant: "git config trailer.x.key X && " + configuration("trailer.x.cmd"),
      call: "echo text | git interpret-trailers --trailer x=1"
    ),
    Self(
      name: "imap.tunnel",
      plant: "git config imap.folder x && " + configuration("imap.tunnel"),
      call: "git format-patch --stdout main~1 | git imap-send"
    ),
  ]

  private static let variables = [
    Self(
      name: "PATH with a relative entry",
      plant: "cp \"$PLANTED\" git",
      call: "PATH=\".:$PATH\" git",
      environment: ["PATH": "."]
    ),
    Self(
      name: "PATH with an empty entry",
      plant: "cp \"$PLANTED\" git",
      call: "PATH=\":$PATH\" git",
      environment: ["PATH": ""]
    ),
    Self(
      name: "GIT_EXEC_PATH that is relative",
      plant: promisor + remote("ext::false") + """
        git config protocol.ext.allow always
        mkdir exec && cp "$PLANTED" exec/git && cp "$PLANTED" exec/git-new
        """,
      call: "git new",
      environment: ["GIT_EXEC_PATH": "exec"],
      status: 2
    ),
    Self(
      name: "GIT_DIR",
      plant:
        "git clone -q --bare . conf && git config --file conf/config core.fsmonitor \"$PLANTED\"",
      call: "git --work-tree=. status",
      environment: ["GIT_DIR": "conf"]
    ),
    variable("GIT_EXTERNAL_DIFF", "git diff main"),
    variable("GIT_EDITOR", "git commit --allow-empty"),
    variable("GIT_SEQUENCE_EDITOR", "git rebase -i HEAD~1"),
    variable("GIT_PAGER", "git grep -O format"),
    variable("GIT_ASKPASS", credential),
    variable("SSH_ASKPASS", credential),
    variable("GIT_SSH_COMMAND", "git fetch x", partialCloneOf: "ssh://localhost/x"),
    variable("GIT_SSH", "git fetch x", partialCloneOf: "ssh://localhost/x"),
    variable("GIT_PROXY_COMMAND", "git fetch x", partialCloneOf: "git://localhost/x"),
    relative("GIT_CONFIG_GLOBAL", "branch.gitconfig"),
    relative("GIT_CONFIG_SYSTEM", "branch.gitconfig"),
    relative("HOME", ".", file: ".gitconfig"),
    relative("XDG_CONFIG_HOME", ".", file: "git/config"),
  ]

  private static let credential =
    "printf 'protocol=https\\nhost=localhost\\nusername=a\\n\\n' | git credential fill"

  /// A command that gives another one a terminal.
  private static func terminal(_ words: [String]) -> String {
    "python3 -c 'import pty; pty.spawn(\(words))'"
  }

  private static func configuration(_ key: String) -> String {
    "git config \(key) \"$PLANTED\""
  }

  /// A key whose value is the program.
  private static func configured(_ key: String, as name: String? = nil, _ call: String) -> Self {
    Self(name: name ?? key, plant: configuration(key), call: call)
  }

  /// A variable that names the program.
  private static func variable(
    _ name: String,
    _ call: String,
    partialCloneOf url: String? = nil
  ) -> Self {
    Self(
      name: name,
      plant: url.map { promisor + remote($0) } ?? "true",
      call: call,
      environment: [name: "REPOSITORY/.git/planted"],
      status: url == nil ? 0 : 2
    )
  }

  /// A variable with a relative path, which makes a file of the branch the user's configuration.
  ///
  /// The configuration can also name files for Git to write.
  private static func relative(_ name: String, _ value: String, file: String? = nil) -> Self {
    Self(
      name: "\(name) that is relative",
      plant: """
        mkdir -p git && git config --file \(file ?? value) trace2.normalTarget "$PWD/.git/ran"
        """,
      call: "git status",
      environment: ["GIT_CONFIG_GLOBAL": "", "GIT_CONFIG_NOSYSTEM": ""].merging([name: value]) {
        $1
      }
    )
  }

  /// Every file has the attribute, and the attribute's configuration names the program.
  private static func attribute(_ name: String, _ key: String, _ call: String) -> Self {
    let plant = "echo '* \(name)=x' > .gitattributes && " + configuration("\(name).x.\(key)")
    return Self(name: "\(name).NAME.\(key)", plant: plant, call: call)
  }

  private static func remote(_ url: String) -> String {
    "git config remote.x.url \"\(url)\"\n"
  }

  /// Turns the repository into a partial clone without the old contents of the manifest.
  private static let promisor = """
    git config core.repositoryFormatVersion 1 && git config extensions.partialClone x
    git config remote.x.promisor true && git config remote.x.partialCloneFilter blob:none
    id=$(git rev-parse main~1:countries.yaml)
    rm -f .git/objects/$(echo $id | cut -c -2)/$(echo $id | cut -c 3-)

    """
}
