// swift-tools-version: 6.1
import PackageDescription

// A package of its own, so that no other build needs the clients that NNNetwork is compared with.
let package = Package(
  name: "Peers",
  platforms: [.macOS(.v14)],
  dependencies: [
    .package(url: "https://github.com/swift-server/async-http-client", from: "1.37.0"),
    .package(url: "https://github.com/apple/swift-nio", from: "2.101.0"),
    .package(url: "https://github.com/apple/swift-nio-ssl", from: "2.37.0"),
  ],
  targets: [
    .executableTarget(
      name: "peer-probe",
      dependencies: [
        .product(name: "AsyncHTTPClient", package: "async-http-client"),
        .product(name: "NIOCore", package: "swift-nio"),
        .product(name: "NIOHTTP1", package: "swift-nio"),
        .product(name: "NIOSSL", package: "swift-nio-ssl"),
      ]
    )
  ]
)
