import Foundation
import ManifestMerging
import TestSupport
import Testing

/// Intent filters of countries by path, beyond their cases.
struct PathFilterTests {
  private static let merger = AppLinksMerger(activity: ".Main")

  private static let manifest = """
    <manifest xmlns:android="http://schemas.android.com/apk/res/android" package="com.example">
      <application>
        <activity android:name=".Main">
          <!-- links -->
        </activity>
      </application>
    </manifest>

    """

  /// The same activity in layouts that editing could leave traces in.
  private static let layouts = [
    manifest, manifest.replacing("\n", with: "\r\n"),
    manifest.replacing("\n      <!-- links -->\n    </activity>", with: "</activity>"),
    manifest.replacing(">\n      <!-- links -->\n    </activity>", with: "/>"),
    manifest.replacing("-->\n    </activity>", with: "--></activity>"),
    manifest.replacing("\n", with: ""),
    manifest.replacing("android:", with: "a:").replacing(":android", with: ":a"),
  ]

  private static let addresses =
    ["a.com", "b.com", "c.com"].map { MergeEntry($0) }
    + ["d.com", "e.com", "f.com"].flatMap { host in
      ["es", "it", "pt"].map { MergeEntry("\(host)/\($0)") }
    }

  /// What the filters of a file open: each host with each path.
  private static func opened(_ text: String) -> [String] {
    text.components(separatedBy: "<intent-filter").dropFirst().flatMap { filter -> [String] in
      let values = { (name: String) in
        filter.components(separatedBy: ":\(name)=\"").dropFirst().map { value in
          String(value.prefix { $0 != "\"" })
        }
      }
      let (exact, prefixes) = (values("path"), values("pathPrefix"))
      #expect(exact.map { $0 + "/" } == prefixes)
      return values("host").flatMap { host in exact.isEmpty ? [host] : exact.map { host + $0 } }
    }
  }

  /// Countries come, move and leave in any order, and the file shows only what there is.
  @Test(arguments: layouts)
  func stepsDoNotShowInTheFile(_ layout: String) throws {
    var generator = SeededGenerator(seed: 5)
    for _ in 0..<(Places.isLongRun ? 2_000 : 60) {
      var file = MergedFile(bytes: Array(layout.utf8), changes: [], applied: AppliedEntries())
      for _ in 0..<5 {
        let one = Int.random(in: 1...4, using: &generator)
        let wanted = Self.addresses.filter { _ in Int.random(in: 1...one, using: &generator) == 1 }
        file = try Self.merger.merge(file.bytes, wanted: wanted, applied: file.applied)
        #expect(Self.opened(file.text).sorted() == wanted.map(\.key).sorted())
        let direct = try Self.merger.merge(layout, wanted: wanted)
        try #require(file.text == direct.text)
        let again = try Self.merger.merge(file.bytes, wanted: wanted, applied: file.applied)
        #expect(again.bytes == file.bytes && again.changes.isEmpty)
        #expect(again.applied == file.applied)
      }
      let bare = try Self.merger.merge(file.bytes, wanted: [], applied: file.applied)
      try #require(bare.text == layout)
      #expect(bare.applied.isEmpty)
    }
  }

  @Test(.requires(.python(.plain), .program("aapt2")))
  func aapt2ReadsHostsAndPathsOfEachFilter() async throws {
    let tests = Places.packageRoot.appendingPathComponent("Tests")
    let file = "ManifestMergingTests/Cases/android-manifest/path-and-hosts/after.xml"
    let paths = ["oracles/read_intent_filters.py", file].map { tests.appendingPathComponent($0) }
    let output = try await Python.plain.run(paths.map(\.path), input: [])
    let both = ["scheme=http", "scheme=https"]
    let es = ["path=/es", "pathPrefix=/es/"]
    #expect(
      try JSONDecoder().decode([[String]].self, from: Data(output)) == [
        [], ["host=de.example.com", "scheme=https", "host=it.example.com"],
        both + ["host=www.acme.com"] + es + ["path=/pt", "pathPrefix=/pt/"],
        both + ["host=www.acme.net", "path=/it", "pathPrefix=/it/"],
      ]
    )
  }
}
