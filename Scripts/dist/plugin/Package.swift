// swift-tools-version: 6.1
import PackageDescription

let package = Package(
  name: "nd-config-plugin",
  products: [
    .plugin(name: "CompileCountries", targets: ["CompileCountries"])
  ],
  targets: [
    .binaryTarget(name: "nd-config", path: "nd-config.artifactbundle"),
    .plugin(name: "CompileCountries", capability: .buildTool(), dependencies: ["nd-config"]),
  ]
)
