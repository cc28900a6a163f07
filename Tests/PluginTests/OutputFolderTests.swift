import Foundation
import TestSupport
import Testing

/// The folders that the command plugin accepts; the tested source file belongs to the plugin.
struct OutputFolderTests {
  private let package: ScratchFolder
  private let other: ScratchFolder

  init() throws {
    package = try ScratchFolder()
    other = try ScratchFolder()
    for (name, target) in [("link", other.url), ("self", package.url)] {
      let link = package.url.appendingPathComponent(name)
      try FileManager.default.createSymbolicLink(at: link, withDestinationURL: target)
    }
  }

  @Test func foldersOutsideThePackageAreFound() {
    let elsewhere = other.url.path
    for (arguments, found) in [
      (["--output", elsewhere], elsewhere), (["--output=\(elsewhere)"], elsewhere),
      (["-o", elsewhere], elsewhere), (["-o=\(elsewhere)"], elsewhere),
      (["-o\(elsewhere)"], elsewhere), (["-o", "../elsewhere"], "../elsewhere"),
      (["--output", "link"], "link"), (["--output", "link/deeper"], "link/deeper"),
      (["--output", "link/../generated"], "link/../generated"),
      (["--output", "self/../generated"], "self/../generated"),
      (["--output", "generated", "-o", "link/deeper"], "link/deeper"),
      (["--check", "--output", "/"], "/"), (["--output", ".."], ".."),
      (["--output", "\(package.url.path)-old"], "\(package.url.path)-old"),
    ] {
      #expect(OutputFolder.outside(package.url, arguments) == found, "\(arguments)")
    }
  }

  @Test func foldersInThePackageAreNot() {
    for arguments in [
      [], ["--check"], ["--output", "out/deeper"], ["--output=./generated"], ["-o", "."],
      ["--output", package.url.path], ["--output", "\(package.url.path)/generated"],
      ["--output", "a/../b"], ["--output", "self/generated"], ["--output"],
    ] {
      #expect(OutputFolder.outside(package.url, arguments) == nil, "\(arguments)")
    }
  }
}
