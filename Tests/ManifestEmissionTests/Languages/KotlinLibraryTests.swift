import Foundation
import ManifestEmission
import SwiftEmission
import TestSupport
import Testing

/// The Kotlin as part of a library: with Kotlin's current compiler, and called from Java.
struct KotlinLibraryTests {
  /// Finds the compiler's archive in the Python package that contains it.
  private static let findCompiler = """
    import pathlib, run_kotlin_kernel
    jars = pathlib.Path(run_kotlin_kernel.__file__).parent / "jars"
    for pattern in ("kotlin-jupyter-kernel-*-all.jar", "kotlin-stdlib-*.jar"):
        print(*jars.glob(pattern))
    """

  /// One run compiles the code with and without forms and a help center, because the compiler
  /// starts slowly.
  ///
  /// A warning is an error, so the code uses nothing that is deprecated.
  @Test(.requires(.python(.withKotlin), .program("java")))
  func codePassesExplicitAPIMode() async throws {
    let output = try await Python.withKotlin.run(["-c", Self.findCompiler])
    let jars = String(decoding: output, as: UTF8.self).split(separator: "\n").map(String.init)
    try #require(jars.count == 2)
    let folder = try ScratchFolder()
    var sources: [String] = []
    for (name, manifest) in [
      ("full", Places.frozenPath), ("bare", "Examples/Products/one-country.yaml"),
    ] {
      let text = String(decoding: try Places.bytes(manifest), as: UTF8.self)
      for file in try KotlinEmitter().files(for: resolve(text)) {
        try folder.write(file.contents, to: "\(name)/\(file.path)")
        sources.append("\(name)/\(file.path)")
      }
    }
    let run = try await Command.run(
      "java",
      Command.javaOptions
        + [
          "-cp", jars[0], "org.jetbrains.kotlin.cli.jvm.K2JVMCompiler", "-no-stdlib", "-no-reflect",
        ]
        + ["-cp", jars[1], "-Xexplicit-api=strict", "-Werror", "-d", "library.jar"]
        + sources,
      in: folder.url
    )
    #expect(run.status == 0, "\(run.output)")
  }

  private static let java = """
    import java.util.*;
    import real.*;

    public final class Main {
      public static void main(String[] arguments) {
        Country italy = Country.of("it");
        System.out.println(Service.API.url(new Environment.Production(italy)));
        System.out.println(Environment.of("it.localhost.com").getCountry().getCode());
        System.out.println(Country.ofTld("co.uk") + " " + Country.getLive().size());
        PreviewName name = PreviewName.of("ui-fix");
        System.out.println(Service.WEB.url(new Environment.Preview(italy, name)));
        System.out.println(PreviewName.of("it-fix"));
        System.out.println(italy.nameIn(AppLanguage.DE) + " " + italy.getDeepLinkHosts());
        Map<String, AccountForm.Problem> problems =
          italy.getAccountForm().check(Collections.singletonMap("postal_code", "123"));
        System.out.println(problems.get("city") == AccountForm.Problem.Missing.INSTANCE);
        System.out.println(((AccountForm.Problem.Malformed) problems.get("postal_code")).getExample());
      }
    }

    """

  @Test(.requires(.programs(["kotlinc", "kotlin", "javac"])))
  func javaCallsIt() async throws {
    let library = try await OutsidePrograms.kotlin.value.appendingPathComponent("programs.jar").path
    let folder = try ScratchFolder()
    try folder.write(Self.java, to: "Main.java")
    let compiler = try await Command.run(
      "javac",
      ["-cp", library, "Main.java"],
      in: folder.url
    )
    try #require(compiler.status == 0, "\(compiler.output)")
    let run = try await Command.run("kotlin", ["-cp", "\(library):.", "Main"], in: folder.url)
    #expect(
      run.stdout.split(separator: "\n") == [
        "https://it-api.nextdoor.com", "it", "GB 11", "https://it-ui-fix.nextdoor-test.com", "null",
        "Italien [it.nextdoor.com]", "true", "00144",
      ],
      "\(run.output)"
    )
  }
}
