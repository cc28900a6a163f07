// swift-tools-version: 6.1
import PackageDescription

// Five small clients, each with NNNetwork.
let package = Package(
  name: "seeds",
  platforms: [.macOS(.v13), .iOS(.v16)],
  products: [.library(name: "Seeds", targets: ["Seeds"])],
  dependencies: [.package(name: "nd-config", path: "../..")],
  targets: [
    .target(
      name: "Seeds",
      dependencies: [
        .product(name: "NDNetworkCommitted", package: "nd-config")
      ]
    ),
    .testTarget(name: "SeedsTests", dependencies: ["Seeds"], exclude: ["server.py"]),
  ]
)
