// swift-tools-version: 6.1
import PackageDescription

let package = Package(
  name: "Shop",
  platforms: [.macOS(.v13), .iOS(.v16)],
  dependencies: [
    // In your package, the path to a checkout, or `url:` and the address of the repository.
    .package(name: "nd-config", path: "../..")
  ],
  targets: [
    // The plugin compiles the countries.yaml in this target's folder.
    .target(
      name: "ShopCountries",
      plugins: [.plugin(name: "CompileCountries", package: "nd-config")]
    ),
    .executableTarget(
      name: "shop",
      dependencies: ["ShopCountries", .product(name: "NNNetwork", package: "nd-config")]
    ),
  ]
)
