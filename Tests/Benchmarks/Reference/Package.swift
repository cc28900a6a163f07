// swift-tools-version: 6.1
import PackageDescription

// What the compiler is compared to. This is a separate package, so that the product does not get this dependency.
let package = Package(
  name: "Reference",
  platforms: [.macOS(.v13)],
  dependencies: [.package(url: "https://github.com/jpsim/Yams", exact: "6.2.2")],
  targets: [.executableTarget(name: "reference", dependencies: ["Yams"])]
)
