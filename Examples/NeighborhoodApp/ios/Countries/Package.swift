// swift-tools-version: 6.2
import PackageDescription

// The app adds this folder as a local package. `nd-config generate` writes the folders `swift` and `strings`.
let package = Package(
  name: "Countries",
  defaultLocalization: "en",
  platforms: [.iOS(.v16), .macOS(.v13)],
  products: [.library(name: "Countries", targets: ["Countries"])],
  targets: [.target(name: "Countries", resources: [.process("strings")])]
)
