// swift-tools-version: 6.2
import PackageDescription

// The empty program with which ours is compared.
let package = Package(
  name: "Reference",
  dependencies: [
    .package(url: "https://github.com/apple/swift-argument-parser", exact: "1.8.2")
  ],
  targets: [
    .executableTarget(
      name: "empty",
      dependencies: [.product(name: "ArgumentParser", package: "swift-argument-parser")]
    )
  ]
)
