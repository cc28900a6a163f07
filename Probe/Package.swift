// swift-tools-version: 6.2
import PackageDescription

// A package of its own, so that neither the compiler nor its users build these dependencies.
let package = Package(
  name: "Probe",
  platforms: [.macOS(.v14)],
  products: [.executable(name: "nd-probe", targets: ["nd-probe"])],
  dependencies: [
    .package(name: "nd-config", path: "..", traits: ["AsyncHTTPClient"]),
    .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.2"),
    .package(url: "https://github.com/apple/swift-certificates", from: "1.21.0"),
    .package(url: "https://github.com/apple/swift-nio", from: "2.101.0"),
    .package(url: "https://github.com/apple/swift-nio-ssl", from: "2.37.0"),
    .package(url: "https://github.com/swift-server/async-http-client", from: "1.37.0"),
  ],
  targets: [
    .executableTarget(
      name: "nd-probe",
      dependencies: [
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
        .product(name: "AsyncHTTPClient", package: "async-http-client"),
        .product(name: "NIOConcurrencyHelpers", package: "swift-nio"),
        .product(name: "NIOCore", package: "swift-nio"),
        .product(name: "NIOPosix", package: "swift-nio"),
        .product(name: "NIOTLS", package: "swift-nio"),
        .product(name: "NIOSSL", package: "swift-nio-ssl"),
        .product(name: "NNNetwork", package: "nd-config"),
        .product(name: "X509", package: "swift-certificates"),
      ]
    )
  ]
)
