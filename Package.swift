// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "nd-config",
  platforms: [.macOS(.v13), .iOS(.v16), .tvOS(.v16), .watchOS(.v9)],
  products: [
    .executable(name: "nd-config", targets: ["nd-config"]),
    .plugin(name: "CompileCountries", targets: ["CompileCountries"]),
    // Compiles the manifest on every build; requires libyaml, like the tool.
    .library(name: "NDCountries", targets: ["NDCountries"]),
    // The same code, which is committed: for Xcode, without the plugin and libyaml.
    .library(name: "NDCountriesCommitted", targets: ["NDCountriesCommitted"]),
    // The network library, which can be used without the compiled services.
    .library(name: "NNNetwork", targets: ["NNNetwork"]),
    // Stores requests until they can be sent.
    .library(name: "NNNetworkQueue", targets: ["NNNetworkQueue"]),
    // NDCountries and NNNetwork, with the services bound: an app only needs `import NDNetwork`.
    .library(name: "NDNetwork", targets: ["NDNetwork"]),
    .library(name: "NDNetworkCommitted", targets: ["NDNetworkCommitted"]),
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
    // Re-exports Darwin, Glibc or Musl.
    .target(name: "POSIX"),
    .target(name: "ManifestFindings"),
    .target(name: "AppFileFormats", dependencies: ["ManifestFindings"]),
    .target(name: "YAMLTree", dependencies: ["CLibYAML", "ManifestFindings"]),
    .target(
      name: "CountryManifest",
      dependencies: ["EmbeddedFiles", "ManifestFindings", "YAMLTree"]
    ),
    .target(
      name: "ManifestRules",
      dependencies: ["CountryManifest", "ManifestFindings"]
    ),
    .target(
      name: "ManifestCompiler",
      dependencies: ["CountryManifest", "ManifestFindings", "ManifestRules", "YAMLTree"]
    ),
    .target(
      name: "EmbeddedFiles",
      exclude: ["kotlin", "report", "swift", "tables", "typescript"]
    ),
    .target(
      name: "SwiftEmission",
      dependencies: ["CountryManifest", "EmbeddedFiles", "ManifestFindings"]
    ),
    .target(
      name: "ManifestEmission",
      dependencies: ["CountryManifest", "EmbeddedFiles", "ManifestFindings", "SwiftEmission"]
    ),
    .target(
      name: "ManifestComparison",
      dependencies: [
        "CountryManifest", "ManifestCompiler", "ManifestEmission", "ManifestFindings",
        "SwiftEmission",
      ]
    ),
    .target(
      name: "ManifestReport",
      dependencies: [
        "CountryManifest", "EmbeddedFiles", "ManifestComparison", "ManifestEmission",
        "ManifestFindings", "SwiftEmission",
      ]
    ),
    .target(
      name: "ManifestEditing",
      dependencies: ["CountryManifest", "ManifestCompiler", "ManifestFindings", "YAMLTree"]
    ),
    .target(
      name: "ManifestLanguageServer",
      dependencies: [
        "CountryManifest", "ManifestCompiler", "ManifestEditing",
        "ManifestFindings", "YAMLTree",
      ]
    ),
    .target(
      name: "ManifestApply",
      dependencies: [
        "AppFileFormats", "CountryManifest", "ManifestFindings", "YAMLTree",
      ]
    ),
    // The system access that both programs share.
    .target(
      name: "ToolSupport",
      dependencies: [
        "CountryManifest", "ManifestCompiler", "ManifestFindings", "POSIX", "SwiftEmission",
        "YAMLTree",
      ]
    ),
    // The program that the build plugin runs.
    .executableTarget(
      name: "compile-countries",
      dependencies: [
        "CountryManifest", "ManifestCompiler", "ManifestFindings", "POSIX", "SwiftEmission",
        "ToolSupport",
      ]
    ),
    .executableTarget(
      name: "nd-config",
      dependencies: [
        "CountryManifest", "ManifestApply", "ManifestComparison",
        "ManifestCompiler",
        "ManifestFindings", "ManifestEditing", "ManifestEmission", "SwiftEmission",
        "ManifestLanguageServer",
        "ManifestReport", "POSIX", "ToolSupport", "YAMLTree",
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
      ]
    ),

    .plugin(
      name: "CompileCountries",
      capability: .buildTool(),
      dependencies: ["compile-countries"]
    ),
    .target(name: "NDCountries", plugins: ["CompileCountries"]),
    .target(name: "NDCountriesCommitted", path: "generated/swift"),
    .target(name: "NNNetwork"),
    .target(name: "NNNetworkQueue", dependencies: ["NNNetwork"]),
    .target(name: "NDNetwork", dependencies: ["NDCountries", "NNNetwork"]),
    .target(name: "NDNetworkCommitted", dependencies: ["NDCountriesCommitted", "NNNetwork"]),

    .target(name: "TestSupport", path: "Tests/TestSupport"),
    .testTarget(
      name: "CommandLineTests",
      dependencies: [
        "CountryManifest", "ManifestApply", "ManifestCompiler", "ManifestEmission",
        "ManifestFindings", "SwiftEmission", "TestSupport", "nd-config",
      ],
      exclude: [
        "Cases", "History", "Report", "countries.yaml", "export.json",
      ]
    ),
    .testTarget(
      name: "DocumentationTests",
      dependencies: [
        "CountryManifest", "ManifestApply", "ManifestComparison", "ManifestCompiler",
        "ManifestFindings", "TestSupport", "YAMLTree",
      ]
    ),
    .testTarget(
      name: "ManifestComparisonTests",
      dependencies: [
        "CountryManifest", "ManifestComparison", "ManifestCompiler", "ManifestEmission",
        "ManifestFindings", "TestSupport", "YAMLTree", "nd-config",
      ]
    ),
    .testTarget(
      name: "ManifestFindingsTests",
      dependencies: ["ManifestFindings", "TestSupport"]
    ),
    .testTarget(
      name: "ManifestEmissionTests",
      dependencies: [
        "CountryManifest", "ManifestCompiler", "ManifestEmission",
        "ManifestFindings", "NDFrozenCountries", "SwiftEmission", "TestSupport", "YAMLTree",
        "nd-config",
      ],
      exclude: ["Goldens"]
    ),
    .testTarget(
      name: "ManifestEditingTests",
      dependencies: [
        "CountryManifest", "ManifestCompiler", "ManifestEditing", "ManifestFindings",
        "TestSupport", "YAMLTree", "nd-config",
      ],
      exclude: ["Cases"]
    ),
    .testTarget(
      name: "ManifestApplyTests",
      dependencies: [
        "CountryManifest", "ManifestApply", "ManifestCompiler",
        "ManifestFindings", "TestSupport",
      ],
      exclude: ["Cases"]
    ),
    // The manifest that tests and executed pages use, so that a new row of the root's manifest changes none of them.
    .target(
      name: "NDFrozenCountries",
      path: "Tests/FrozenCountries",
      plugins: ["CompileCountries"]
    ),
    .testTarget(
      name: "FrozenCountriesTests",
      dependencies: ["NDFrozenCountries", "TestSupport", "nd-config"]
    ),
    .testTarget(
      name: "RootManifestTests",
      dependencies: ["NDCountries", "TestSupport", "nd-config"]
    ),
    .testTarget(
      name: "PluginTests",
      dependencies: ["TestSupport", "compile-countries", "nd-config"]
    ),
    .testTarget(
      name: "ManifestLanguageServerTests",
      dependencies: [
        "CountryManifest", "ManifestCompiler", "ManifestFindings", "ManifestLanguageServer",
        "TestSupport", "nd-config",
      ],
      exclude: ["Answers", "Clients"]
    ),
    .testTarget(
      name: "ManifestRulesTests",
      dependencies: [
        "CountryManifest", "ManifestCompiler", "ManifestFindings", "ManifestLanguageServer",
        "ManifestRules",
        "TestSupport", "YAMLTree",
      ],
      exclude: ["Engines", "Fixtures", "official-languages.tsv"]
    ),
    .testTarget(
      name: "MistakeTests",
      dependencies: [
        "CountryManifest", "ManifestCompiler", "ManifestFindings", "TestSupport", "YAMLTree",
      ],
      exclude: ["Typos"]
    ),
    .testTarget(
      name: "PipelineTests",
      dependencies: [
        "CountryManifest", "ManifestCompiler", "ManifestEmission", "ManifestFindings",
        "SwiftEmission", "TestSupport",
      ]
    ),
    .testTarget(name: "ProjectTests", dependencies: ["TestSupport"]),
    .testTarget(
      name: "YAMLTreeTests",
      dependencies: ["ManifestFindings", "TestSupport", "YAMLTree"]
    ),
    // Runs one fault in a separate process.
    .executableTarget(
      name: "fault-probe",
      dependencies: ["NNNetwork"],
      path: "Tests/FaultProbe"
    ),
    .testTarget(
      name: "NNNetworkTests",
      dependencies: [
        "NDNetworkCommitted", "NNNetwork", "NNNetworkQueue", "TestSupport", "cancel-storm",
        "fault-probe", "queue-child",
      ],
      exclude: ["Fire", "Servers"]
    ),
    // A process that cancels requests while a test watches its memory.
    .executableTarget(
      name: "cancel-storm",
      dependencies: ["NNNetwork"],
      path: "Tests/CancelStorm"
    ),
    // A process that enqueues and sends requests until a test kills it.
    .executableTarget(
      name: "queue-child",
      dependencies: ["NNNetwork", "NNNetworkQueue"],
      path: "Tests/QueueChild"
    ),
    // What `make bench` measures.
    .executableTarget(
      name: "ManifestBench",
      dependencies: [
        "CLibYAML", "CountryManifest", "ManifestCompiler", "ManifestEmission", "ManifestFindings",
        "SwiftEmission",
      ],
      path: "Tests/Benchmarks/ManifestBench"
    ),
    .executableTarget(
      name: "NetworkBench",
      dependencies: ["NNNetwork"],
      path: "Tests/Benchmarks/NetworkBench"
    ),
  ]
)

// The parts of the compiler, each with its targets.
let parts = [
  "Compile": [
    "CLibYAML", "CountryManifest", "ManifestCompiler", "ManifestFindings", "ManifestRules",
    "YAMLTree",
  ],
  "Emit": ["EmbeddedFiles", "ManifestEmission", "SwiftEmission"],
  "Apps": ["AppFileFormats", "ManifestApply"],
  "Review": ["ManifestComparison", "ManifestReport"],
  "Edit": ["ManifestEditing", "ManifestLanguageServer"],
  "Network": ["NDNetwork", "NDNetworkCommitted", "NNNetwork", "NNNetworkQueue"],
  "CommandLine": ["POSIX", "ToolSupport", "compile-countries", "nd-config"],
]
for target in package.targets {
  guard let (part, _) = parts.first(where: { $0.value.contains(target.name) }) else { continue }
  target.path = "Sources/\(part)/\(target.name)"
}

// `ND_PACKAGE=fuzz` adds the program of `make fuzz`, because only that links libFuzzer's runtime. `ND_PACKAGE=tool` leaves
// only what a release needs: otherwise SwiftPM would build the tool's modules a second time for the plugin, and use the
// newest versions of dependencies.
switch Context.environment["ND_PACKAGE"] {
case "fuzz":
  package.targets.append(
    .executableTarget(
      name: "fuzz-manifest",
      dependencies: [
        "CountryManifest", "ManifestCompiler", "ManifestEmission", "ManifestFindings",
        "SwiftEmission", "YAMLTree",
      ],
      path: "Tests/Fuzz/FuzzManifest"
    )
  )
case "tool":
  let parts = ["Compile", "Emit", "Apps", "Review", "Edit", "CommandLine"]
  package.targets.removeAll { target in
    !parts.contains { target.path?.hasPrefix("Sources/\($0)/") == true }
  }
  package.products.removeAll { $0.name != "nd-config" }
  package.dependencies = [
    .package(url: "https://github.com/apple/swift-argument-parser", exact: "1.8.2")
  ]
default: break
}

for target in package.targets where ![.system, .plugin].contains(target.type) {
  target.swiftSettings = [
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("InternalImportsByDefault"),
    .enableUpcomingFeature("MemberImportVisibility"),
  ]
}
