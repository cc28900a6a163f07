// swift-tools-version: 6.2
import PackageDescription

let argumentParser = "https://github.com/apple/swift-argument-parser"
typealias Needs = KeyValuePairs<String, [Target.Dependency]>
let compiler: [Target.Dependency] = [
  "CountryManifest", "ManifestCompiler", "ManifestFindings", "YAMLTree",
]

let emission = compiler + ["ManifestEmission", "SwiftEmission"]

// The modules of each folder in Sources, with the modules that they need.
let parts: KeyValuePairs<String, Needs> = [
  "Compile": [
    "ManifestFindings": [],
    "YAMLTree": ["CLibYAML", "ManifestFindings"],
    "CountryManifest": ["EmbeddedFiles", "ManifestFindings", "YAMLTree"],
    "ManifestRules": ["CountryManifest", "ManifestFindings"],
    "ManifestCompiler": ["CountryManifest", "ManifestFindings", "ManifestRules", "YAMLTree"],
  ],
  "Emit": [
    "EmbeddedFiles": [],
    "SwiftEmission": ["CountryManifest", "EmbeddedFiles", "ManifestFindings"],
    "ManifestEmission": ["CountryManifest", "ManifestFindings", "SwiftEmission"],
  ],
  "Apps": [
    "AppFileFormats": ["ManifestFindings"],
    "ManifestApply": ["AppFileFormats", "CountryManifest", "ManifestFindings", "YAMLTree"],
  ],
  "Review": [
    "ManifestComparison": emission,
    "ManifestReport": [
      "CountryManifest", "EmbeddedFiles", "ManifestComparison", "ManifestEmission",
      "ManifestFindings", "SwiftEmission",
    ],
  ],
  "Edit": [
    "ManifestEditing": compiler,
    "ManifestLanguageServer": compiler + ["ManifestEditing"],
  ],
  "CommandLine": [
    // Re-exports Darwin, Glibc or Musl.
    "POSIX": [],
    // The system access that both programs share.
    "ToolSupport": compiler + ["POSIX", "SwiftEmission"],
    // The program that the build plugin runs.
    "compile-countries": compiler + ["POSIX", "SwiftEmission", "ToolSupport"],
    "nd-config": compiler + [
      "ManifestApply", "ManifestComparison", "ManifestEditing", "ManifestEmission",
      "ManifestLanguageServer", "ManifestReport", "POSIX", "SwiftEmission", "ToolSupport",
      .product(name: "ArgumentParser", package: "swift-argument-parser"),
    ],
  ],
  "Network": [
    "NNNetwork": [],
    "NNNetworkQueue": ["NNNetwork"],
    "NDNetwork": ["NDCountries", "NNNetwork"],
    "NDNetworkCommitted": ["NDCountriesCommitted", "NNNetwork"],
  ],
]

// The suites, with what they need beside the compiler and TestSupport.
let suites: Needs = [
  "CommandLineTests": ["ManifestApply", "ManifestEmission", "SwiftEmission", "nd-config"],
  "DocumentationTests": ["ManifestApply", "ManifestComparison"],
  "FrozenCountriesTests": ["NDFrozenCountries", "nd-config"],
  "ManifestApplyTests": ["ManifestApply"],
  "ManifestComparisonTests": ["ManifestComparison", "ManifestEmission", "nd-config"],
  "ManifestEditingTests": ["ManifestEditing", "nd-config"],
  "ManifestEmissionTests": ["ManifestEmission", "NDFrozenCountries", "SwiftEmission", "nd-config"],
  "ManifestFindingsTests": [],
  "ManifestLanguageServerTests": ["ManifestLanguageServer", "nd-config"],
  "ManifestRulesTests": ["ManifestLanguageServer", "ManifestRules"],
  "MistakeTests": [],
  "NNNetworkTests": [
    "NDNetworkCommitted", "NNNetwork", "NNNetworkQueue", "cancel-storm", "fault-probe",
    "queue-child",
  ],
  "PipelineTests": ["ManifestEmission", "SwiftEmission"],
  "PluginTests": ["compile-countries", "nd-config"],
  "ProjectTests": [],
  "RootManifestTests": ["NDCountries", "nd-config"],
  "YAMLTreeTests": [],
]

// The files that are not compiled.
let excluded = [
  "CommandLineTests": ["App", "Cases", "Programs", "countries.yaml", "export.json"],
  "DocumentationTests": ["manifest-examples.txt"],
  "EmbeddedFiles": ["kotlin", "report", "swift", "tables", "typescript"],
  "ManifestApplyTests": ["Cases"],
  "ManifestComparisonTests": ["Edits"],
  "ManifestEditingTests": ["Cases"],
  "ManifestEmissionTests": ["Goldens", "Programs"],
  "ManifestFindingsTests": ["findings.json"],
  "ManifestLanguageServerTests": ["Answers", "Clients"],
  "ManifestRulesTests": ["Engines", "Fixtures", "official-languages.tsv"],
  "MistakeTests": ["Typos"],
  "NNNetworkTests": ["Fire", "Servers"],
]

/// A program.
func program(_ name: String, at path: String, needs: [Target.Dependency]) -> Target {
  .executableTarget(name: name, dependencies: needs, path: path)
}

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
  dependencies: [.package(url: argumentParser, from: "1.8.2")],
  targets: [
    .systemLibrary(
      name: "CLibYAML",
      path: "Sources/Compile/CLibYAML",
      pkgConfig: "yaml-0.1",
      providers: [.apt(["libyaml-dev"]), .brew(["libyaml"])]
    ),
    .plugin(
      name: "CompileCountries",
      capability: .buildTool(),
      dependencies: ["compile-countries"]
    ),
    .target(name: "NDCountries", plugins: ["CompileCountries"]),
    .target(name: "NDCountriesCommitted", path: "generated/swift"),
    // The manifest that tests and executed pages use, so that a new row of the root's manifest changes none of them.
    .target(
      name: "NDFrozenCountries",
      path: "Tests/FrozenCountries",
      plugins: ["CompileCountries"]
    ),
    .target(name: "TestSupport", path: "Tests/TestSupport"),
    // Runs one fault in a separate process.
    program("fault-probe", at: "Tests/FaultProbe", needs: ["NNNetwork"]),
    // A process that cancels requests while a test watches its memory.
    program("cancel-storm", at: "Tests/CancelStorm", needs: ["NNNetwork"]),
    // A process that enqueues and sends requests until a test kills it.
    program("queue-child", at: "Tests/QueueChild", needs: ["NNNetwork", "NNNetworkQueue"]),
    // What `make bench` measures.
    program("ManifestBench", at: "Tests/Benchmarks/ManifestBench", needs: emission + ["CLibYAML"]),
    program("NetworkBench", at: "Tests/Benchmarks/NetworkBench", needs: ["NNNetwork"]),
  ]
)

for (part, modules) in parts {
  for (name, needs) in modules {
    let path = "Sources/\(part)/\(name)"
    let isProgram = ["compile-countries", "nd-config"].contains(name)
    package.targets.append(
      isProgram
        ? program(name, at: path, needs: needs)
        : .target(name: name, dependencies: needs, path: path)
    )
  }
}
for (name, needs) in suites {
  package.targets.append(
    .testTarget(name: name, dependencies: compiler + needs + ["TestSupport"])
  )
}

// `ND_PACKAGE=fuzz` adds the program of `make fuzz`, because only that links libFuzzer's runtime. `ND_PACKAGE=tool` leaves
// only what a release needs: otherwise SwiftPM would build the tool's modules a second time for the plugin, and use the
// newest versions of dependencies.
let variant = Context.environment["ND_PACKAGE"]
if variant == "fuzz" {
  package.targets.append(
    program("fuzz-manifest", at: "Tests/Fuzz/FuzzManifest", needs: emission)
  )
} else if variant == "tool" {
  let parts = ["Compile", "Emit", "Apps", "Review", "Edit", "CommandLine"]
  package.targets.removeAll { target in
    !parts.contains { target.path?.hasPrefix("Sources/\($0)/") == true }
  }
  package.products.removeAll { $0.name != "nd-config" }
  package.dependencies = [.package(url: argumentParser, exact: "1.8.2")]
}

for target in package.targets where ![.system, .plugin].contains(target.type) {
  target.exclude = excluded[target.name] ?? []
  target.swiftSettings = [
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("InternalImportsByDefault"),
    .enableUpcomingFeature("MemberImportVisibility"),
  ]
}
