// swift-tools-version: 6.1
import PackageDescription

/// The clients whose sources `fetched.py` has written to `.build/peers`, by the names of their packages.
let fetched = (Context.environment["ND_PEERS"] ?? "").split(separator: " ").map(String.init)

// A separate package, so that no other build needs the server and the clients that NNNetwork is compared
// with. Both programs are here because they use the same clients.
let package = Package(
  name: "Peers",
  platforms: [.macOS(.v14)],
  dependencies: [
    .package(name: "nd-config", path: "../..", traits: ["AsyncHTTPClient"]),
    .package(url: "https://github.com/apple/swift-nio", from: "2.101.0"),
    .package(url: "https://github.com/apple/swift-nio-ssl", from: "2.37.0"),
    .package(url: "https://github.com/hummingbird-project/hummingbird", from: "2.28.0"),
    .package(url: "https://github.com/swift-server/async-http-client", from: "1.37.0"),
  ] + fetched.map { .package(path: "../../.build/peers/\($0)") },
  targets: [
    .target(
      name: "HTTPPeers",
      dependencies: [
        .product(name: "AsyncHTTPClient", package: "async-http-client"),
        .product(name: "NIOCore", package: "swift-nio"),
        .product(name: "NIOHTTP1", package: "swift-nio"),
        .product(name: "NIOSSL", package: "swift-nio-ssl"),
      ] + fetched.map { .product(name: $0, package: $0) },
      swiftSettings: fetched.map { .define($0) }
    ),
    // The same calls with each library, for a table in NNNetwork's documentation.
    .target(
      name: "SeedCalls",
      dependencies: [.product(name: "NNNetwork", package: "nd-config")]
        + fetched.map { .product(name: $0, package: $0) },
      swiftSettings: fetched.map { .define($0) }
    ),
    .executableTarget(name: "peer-probe", dependencies: ["HTTPPeers"]),
    .executableTarget(
      name: "bench-client",
      dependencies: ["HTTPPeers", .product(name: "NNNetwork", package: "nd-config")]
    ),
    .executableTarget(
      name: "bench-server",
      dependencies: [
        .product(name: "Hummingbird", package: "hummingbird"),
        .product(name: "HummingbirdCore", package: "hummingbird"),
        .product(name: "HummingbirdTLS", package: "hummingbird"),
        .product(name: "NIOSSL", package: "swift-nio-ssl"),
      ]
    ),
  ]
)
