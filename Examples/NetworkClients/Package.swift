// swift-tools-version: 6.1
import PackageDescription

// Five small clients, each with NNNetwork.
let package = Package(
  name: "network-clients",
  platforms: [.macOS(.v13), .iOS(.v16)],
  products: [.library(name: "NetworkClients", targets: ["NetworkClients"])],
  dependencies: [.package(name: "nd-config", path: "../..")],
  targets: [
    .target(
      name: "NetworkClients",
      dependencies: [
        .product(name: "NNNetwork", package: "nd-config"),
        // Only for the address form.
        .product(name: "NDNetworkCommitted", package: "nd-config"),
      ]
    ),
    .testTarget(
      name: "NetworkClientsTests",
      dependencies: ["NetworkClients"],
      exclude: ["server.py"]
    ),
  ]
)
