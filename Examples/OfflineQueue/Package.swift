// swift-tools-version: 6.1
import PackageDescription

// An app that posts while its server is stopped and restarted.
let package = Package(
  name: "offline-queue",
  platforms: [.macOS(.v13)],
  dependencies: [.package(name: "nd-config", path: "../..")],
  targets: [
    .executableTarget(
      name: "offline-queue",
      dependencies: [
        .product(name: "NNNetwork", package: "nd-config"),
        .product(name: "NNNetworkQueue", package: "nd-config"),
      ]
    )
  ]
)
