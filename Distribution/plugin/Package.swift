// swift-tools-version: 6.1
import PackageDescription

let package = Package(
  name: "nd-config-plugin",
  products: [
    .plugin(name: "CompileCountries", targets: ["CompileCountries"]),
    .plugin(name: "RefreshGenerated", targets: ["RefreshGenerated"]),
  ],
  targets: [
    .binaryTarget(name: "nd-config", path: "nd-config.artifactbundle"),
    .plugin(name: "CompileCountries", capability: .buildTool(), dependencies: ["nd-config"]),
    .plugin(
      name: "RefreshGenerated",
      capability: .command(
        intent: .custom(
          verb: "refresh-generated",
          description: "Write everything that is made from countries.yaml into generated/."
        ),
        permissions: [.writeToPackageDirectory(reason: "generated/ holds the outputs.")]
      ),
      dependencies: ["nd-config"]
    ),
  ]
)
