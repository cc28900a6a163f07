import CountryManifest
import Testing

@testable import ManifestEmission
@testable import SwiftEmission

/// The manifest may use a name of the generated code, unless a rule refuses it.
struct GeneratedNamesTests {
  @Test(arguments: ["country", "named"])
  func environmentsMayHaveEveryNameOfTheCode(_ policy: String) async throws {
    let sample = try GeneratedNames.environments(policy, "swift")
    #expect(
      sample.refused == [
        "all_cases", "country", "description", "hash_value", "host", "init", "raw_value", "self",
        "url",
      ]
    )
    let name = policy == "named" ? ", name: \"foo\"" : ""
    let statements = sample.names.map { environment in
      "show(.web, .\(SwiftText.member(environment))(country: .ie\(name)))"
    }
    let output = try await run(swiftFiles(sample.manifest), main: main(statements), .swift6Strict)
    let manifest = try resolve(sample.manifest)
    let country = manifest.defaultCountry
    let expected = manifest.environments.filter { sample.names.contains($0.name) }.map {
      $0.url(of: manifest.services[0], for: country, name: "foo") + " true"
    }
    #expect(output.split(separator: "\n").map(String.init) == expected)
  }

  @Test func servicesMayHaveEveryNameOfTheCode() async throws {
    let sample = try GeneratedNames.services("swift")
    #expect(
      sample.refused == [
        "all_cases", "description", "hash_value", "init", "raw_value", "self", "url",
      ]
    )
    let statements = sample.names.map { service in
      "show(.\(SwiftText.member(service)), .production(country: .ie))"
    }
    let output = try await run(swiftFiles(sample.manifest), main: main(statements), .swift6Strict)
    let manifest = try resolve(sample.manifest)
    let production = try #require(manifest.environments.first)
    let expected = manifest.services.filter { sample.names.contains($0.name) }.map { service in
      production.url(of: service, for: manifest.defaultCountry, name: "")
        + (service.isGlobal ? " false" : " true")
    }
    #expect(output.split(separator: "\n").map(String.init) == expected)
  }

  /// Prints URLs, and whether their hosts lead back to their environment.
  private func main(_ statements: [String]) -> String {
    """
    import Foundation

    func show(_ service: Service, _ environment: Environment) {
      let url = service.url(for: environment)
      print(url, Environment(host: url.host ?? "") == environment)
      let data = try! JSONEncoder().encode(environment)
      precondition(try! JSONDecoder().decode(Environment.self, from: data) == environment)
    }

    \(statements.joined(separator: "\n"))

    """
  }
}
