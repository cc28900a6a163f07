// swift-tools-version: 6.1
import PackageDescription

let package = Package(
  name: "nd-config",
  platforms: [.macOS(.v13), .iOS(.v16)],
  products: [
    .executable(name: "nd-config", targets: ["nd-config"])
  ],
  dependencies: [
    .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.2")
  ],
  targets: [
    .systemLibrary(
      name: "CLibYAML",
      pkgConfig: "yaml-0.1",
      providers: [.apt(["libyaml-dev"]), .brew(["libyaml"])]
    ),
    .target(name: "ManifestDiagnostics"),
    .target(name: "YAMLTree", dependencies: ["CLibYAML", "ManifestDiagnostics"]),
    .target(name: "CountryManifest", dependencies: ["YAMLTree", "ManifestDiagnostics"]),
    .target(name: "ManifestRules", dependencies: ["CountryManifest", "ManifestDiagnostics"]),
    .executableTarget(name: "nd-config", dependencies: ["YAMLTree"]),
    .target(name: "TestSupport", path: "Tests/TestSupport"),
    .testTarget(
      name: "ManifestDiagnosticsTests", dependencies: ["ManifestDiagnostics", "TestSupport"]),
    .testTarget(
      name: "YAMLTreeTests", dependencies: ["ManifestDiagnostics", "TestSupport", "YAMLTree"]),
  ]
)

// libFuzzer's runtime is linked only where a build asks for it: `make fuzz`.
if Context.environment["ND_FUZZ"] != nil {
  package.targets.append(
    .executableTarget(
      name: "fuzz-manifest", dependencies: ["ManifestDiagnostics", "YAMLTree"],
      path: "Fuzz/FuzzManifest"))
}

for target in package.targets where target.type != .system && target.type != .plugin {
  target.swiftSettings = [
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("InternalImportsByDefault"),
    .enableUpcomingFeature("MemberImportVisibility"),
  ]
}
