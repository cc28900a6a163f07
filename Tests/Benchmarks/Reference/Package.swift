// swift-tools-version: 6.1
import PackageDescription

// The programs that the compiler is compared to. This is a separate package, so that the product does not get
// these dependencies.
let package = Package(
  name: "Reference",
  platforms: [.macOS(.v13)],
  dependencies: [
    .package(url: "https://github.com/apple/swift-argument-parser", exact: "1.8.2"),
    .package(url: "https://github.com/jpsim/Yams", exact: "6.2.2"),
    .package(url: "https://github.com/stencilproject/Stencil", exact: "0.15.1"),
  ],
  targets: [
    .executableTarget(name: "reference", dependencies: ["Yams", "Stencil"]),
    // The minimum for any command-line tool: a program that starts and does nothing.
    .executableTarget(
      name: "empty",
      dependencies: [.product(name: "ArgumentParser", package: "swift-argument-parser")]
    ),
  ]
)
