import Foundation
import TestSupport
import Testing
import ToolSupport

@testable import nd_config

/// Commands never change files outside of their folder or in `.git`, whatever the branch contains.
@Suite struct HostileTreeTests {
  /// Paths of generated files and of an app, from the folder itself to its subfolders.
  private static let folders = [
    "generated", "generated/strings", "generated/strings/it.lproj", "generated/smartling/ios",
    "app", "app/Nextdoor", "app/Nextdoor/etc", "app/android", "app/android/res",
  ]
  private static let files = [
    "generated/strings/it.lproj/Countries.strings", "generated/smartling/ios/smartling-config.json",
    "generated/COUNTRIES.md", "generated/files.txt", "app/app.yaml",
    "app/Nextdoor/Info.plist", "app/Nextdoor/etc/smartling.json",
    "app/.nd-config.applied.json", "app/android/res/smartling.json",
  ]

  /// Targets of links that leave the repository, or the folder of the command.
  private static let ways = [
    "ROOT/outside", "ROOT/repo/other", "ROOT/repo/.git", "ROOT/outside/missing", "/", "/etc",
    "chain", "loop",
  ]

  private func run(_ path: String, in tree: HostileTree) throws {
    try path.hasPrefix("app") ? tree.apply() : tree.generate()
  }

  /// A refusal throws a file error, and changes nothing outside.
  private func expectRefusal(_ path: String, _ what: String, _ tree: HostileTree) throws {
    let before = try tree.everythingOutside()
    #expect(throws: FileError.self, "\(path), \(what)") { try run(path, in: tree) }
    #expect(try tree.everythingOutside() == before, "\(path), \(what)")
  }

  @Test(arguments: folders + files) func linkThatLeadsOutIsRefused(_ path: String) throws {
    for way in Self.ways {
      let tree = try HostileTree()
      switch way {
      case "chain":
        try tree.put(.link("ROOT/outside"), at: "app/chained")
        try tree.put(.link("ROOT/repo/app/chained"), at: "generated/chained")
        try tree.put(
          .link(path.hasPrefix("app") ? "ROOT/repo/app/chained" : "ROOT/repo/generated/chained"),
          at: path
        )
      case "loop": try tree.put(.link("ROOT/repo/\(path)"), at: path)
      default:
        // The boundary for the folder itself is the repository, so it may be a link to another
        // folder in it.
        if !path.contains("/"), way == "ROOT/repo/other" { continue }
        let isFile = Self.files.contains(path) && !way.hasSuffix("missing")
        let name = path.split(separator: "/").last ?? ""
        try tree.put(.link(isFile ? "\(way)/\(name)" : way), at: path)
      }
      try expectRefusal(path, way, tree)
    }
  }

  @Test(arguments: files) func onlyRegularFilesAreFiles(_ path: String) throws {
    for thing: HostileTree.Thing in [.fifo, .socket, .device, .folder] {
      let tree = try HostileTree()
      try tree.put(thing, at: path)
      try expectRefusal(path, "\(thing)", tree)
    }
  }

  @Test(arguments: folders) func fileIsNotAFolder(_ path: String) throws {
    let tree = try HostileTree()
    try tree.put(.text("mine"), at: path)
    try expectRefusal(path, "file", tree)
  }

  /// The other hard link keeps the old text.
  @Test(arguments: [
    ("generated/strings/it.lproj/Countries.strings", "outside/Countries.strings"),
    ("generated/COUNTRIES.md", "outside/Countries.strings"),
    ("app/Nextdoor/etc/smartling.json", "outside/smartling.json"),
  ])
  func hardLinkIsCut(_ path: String, _ other: String) throws {
    let tree = try HostileTree()
    try tree.put(.hardLink(other), at: path)
    let before = try tree.everythingOutside()
    try run(path, in: tree)
    #expect(try tree.everythingOutside() == before)
    #expect(try tree.scratch.text("repo/\(path)") != before[other])
  }

  /// A file that is not in the list is foreign, whatever its name and its text.
  @Test(arguments: [
    HostileTree.Thing.text("mine"), .hardLink("outside/Countries.strings"),
    .link("ROOT/repo/generated/mine"),
  ])
  func foreignFileIsNotOverwritten(_ thing: HostileTree.Thing) throws {
    let tree = try HostileTree()
    try tree.put(.text("mine"), at: "generated/mine")
    try tree.put(
      .text("<<<<<<< HEAD\nstrings/en.lproj/Countries.strings\r\n=======\n"),
      at: "generated/files.txt"
    )
    for path in ["generated/strings/it.lproj/Countries.strings", "generated/COUNTRIES.md"] {
      try tree.put(thing, at: path)
      let before = try tree.contents(of: "")
      #expect(throws: FileError.self) { try run(path, in: tree) }
      #expect(try tree.contents(of: "") == before, "\(path)")
    }
  }

  /// A link that stays in the folder is refused, too.
  @Test(arguments: [
    ("generated/strings", "x"), ("generated/strings/it.lproj", "../x"),
    ("generated/strings/it.lproj/Countries.strings", "../../x"), ("app/Nextdoor/etc", "../x"),
    ("app/Nextdoor/etc/smartling.json", "../../x"), ("app/android/res", "ROOT/repo/app/x"),
  ])
  func linkThatStaysIsRefused(_ path: String, _ target: String) throws {
    let tree = try HostileTree()
    let isFile = path.hasSuffix(".strings") || path.hasSuffix(".json")
    try tree.put(isFile ? .text("") : .folder, at: path.hasPrefix("app") ? "app/x" : "generated/x")
    try tree.put(.link(target), at: path)
    let before = try tree.contents(of: "")
    #expect(throws: FileError.self) { try run(path, in: tree) }
    #expect(try tree.contents(of: "") == before)
  }

  /// A temporary file of a killed run is removed; anything else of that name stays.
  @Test(arguments: ["generated/strings/it.lproj", "app/Nextdoor", "app"])
  func onlyTemporaryFilesAreRemoved(_ folder: String) throws {
    for thing: HostileTree.Thing in [.link("ROOT/outside/notes.txt"), .folder, .fifo, .text("")] {
      let tree = try HostileTree()
      let path = "\(folder)/.1-1.nd-config.tmp"
      try tree.put(thing, at: path)
      if case .folder = thing { try tree.put(.text("mine"), at: "\(path)/x") }
      let before = try tree.everythingOutside()
      try run(folder, in: tree)
      #expect(try tree.everythingOutside() == before)
      let isLeft = try tree.contents(of: "repo/\(folder)").keys.contains(".1-1.nd-config.tmp")
      #expect(isLeft == ("\(thing)" != "text"), "\(thing)")
    }
  }

  /// A leftover file is removed, but not a file that only a link makes look like a leftover.
  @Test(arguments: ["strings/yy.lproj", "strings/xx.lproj/more", "strings/yy.strings"])
  func nothingIsRemovedThroughALink(_ path: String) throws {
    for target in ["ROOT/outside/xx.lproj", "ROOT/repo/generated/strings/it.lproj"] {
      let tree = try HostileTree()
      let file = path.hasSuffix(".strings") ? "/Countries.strings" : ""
      try tree.put(.link(target + file), at: "generated/\(path)")
      let before = try tree.everythingOutside()
      try tree.generate()
      #expect(try tree.everythingOutside() == before)
      #expect(
        FileManager.default.fileExists(atPath: tree.scratch.url("repo/generated/\(path)").path)
      )
    }
  }

  @Test func emptyFoldersOfARemovedLanguageAreRemoved() throws {
    let tree = try HostileTree()
    try tree.generate()
    let paths = try tree.contents(of: "repo/generated").keys
    #expect(!paths.contains { $0.contains("xx.lproj") })
    #expect(paths.contains("strings/it.lproj/Countries.strings"))
  }

  /// Some file systems treat these names as equal to others; they are written unchanged, or
  /// refused.
  @Test(arguments: [
    ".git/x", "Nextdoor/.GIT/x", ".Git/hooks/x", ".g\u{200C}it/x", "NEXTDOOR/info.plist",
    "nextdoor/Info.plist",
  ])
  func collidingPathsAreRefused(_ path: String) throws {
    let tree = try HostileTree()
    try tree.put(.text(HostileTree.app["Nextdoor/Info.plist"] ?? ""), at: "app/\(path)")
    let configuration = "info_plists: { Nextdoor: [Nextdoor/Info.plist, \"\(path)\"] }\n"
    try tree.put(.text(configuration), at: "app/app.yaml")
    let before = try tree.contents(of: "")
    #expect(throws: FileError.self) { try tree.apply() }
    #expect(try tree.contents(of: "") == before)
  }

  /// Two folders whose names are equal in Unicode are not confused.
  @Test func foldersWithEqualTextsAreTwo() throws {
    let tree = try HostileTree()
    let texts = ["caf\u{E9}", "cafe\u{301}"]
    for text in texts { try tree.put(.text(text), at: "app/\(text)/x") }
    let folder = try Folder(tree.scratch.url("repo/app").path)
    // On a file system that treats them as equal, the second has replaced the first.
    let read = try texts.map {
      String(decoding: try folder.contents(of: "\($0)/x") ?? [], as: UTF8.self)
    }
    let isOne = folder.names(in: "", ofFolders: true).count { $0.hasPrefix("caf") } == 1
    #expect(read[1].utf8.elementsEqual(texts[1].utf8))
    #expect(isOne || read[0].utf8.elementsEqual(texts[0].utf8))
  }
}
