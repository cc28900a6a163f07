// swift-tools-version: 6.1
import PackageDescription

// A package of its own, so that the server and the other clients are not the product's dependencies.
let package = Package(
  name: "NetworkBench",
  platforms: [.macOS(.v14)],
  dependencies: [
    .package(name: "nd-config", path: "../..", traits: ["AsyncHTTPClient"]),
    .package(url: "https://github.com/apple/swift-nio", from: "2.101.0"),
    .package(url: "https://github.com/hummingbird-project/hummingbird", from: "2.28.0"),
    .package(url: "https://github.com/swift-server/async-http-client", from: "1.37.0"),
  ],
  targets: [
    .executableTarget(
      name: "bench-client",
      dependencies: [
        .product(name: "NNNetwork", package: "nd-config"),
        .product(name: "AsyncHTTPClient", package: "async-http-client"),
        .product(name: "NIOCore", package: "swift-nio"),
      ]
    ),
    .executableTarget(
      name: "bench-server",
      dependencies: [.product(name: "Hummingbird", package: "hummingbird")]
    ),
  ]
)
