import AppFileFormats
import Foundation
import ManifestFindings
import ManifestMerging
import TestSupport
import Testing

/// Intent filters of countries at paths, in addition to the cases.
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

  /// The same activity in layouts in which an edit could leave traces.
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

  /// The addresses that the filters of a file open: each host with each path.
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

  /// The file does not depend on the order in which countries are added, moved and removed.
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
    let tests = Places.url("Tests")
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

  private static let owners = """
    <manifest xmlns:android="http://schemas.android.com/apk/res/android">
      <application>
        <activity android:name=".Main">
          <intent-filter android:autoVerify="true">
            <action android:name="android.intent.action.VIEW" />
            <category android:name="android.intent.category.DEFAULT" />
            <category android:name="android.intent.category.BROWSABLE" />
            <data android:scheme="https" />
            <data android:host="acme.com" />
            <data android:host="shop.acme.org" />
          </intent-filter>
        </activity>
      </application>
    </manifest>

    """

  /// A host that a foreign filter already opens is not added again, and is kept when it leaves the
  /// manifest.
  @Test func hostsOfOtherFiltersAreFound() throws {
    let file = SourceFile(path: "AndroidManifest.xml", text: Self.owners)
    let wanted = ["acme.com", "it.acme.com"].map { MergeEntry($0) }
    let merged = try Self.merger.merge(file, wanted: wanted, applied: AppliedEntries())
    let text = String(decoding: merged.bytes, as: UTF8.self)
    #expect(text.ranges(of: "\"acme.com\"").count == 1)
    #expect(text.contains("\n      <intent-filter android:autoVerify=\"true\">\n        <action"))
    #expect(merged.applied.entries.filter { $0.state == .found }.map(\.key) == ["acme.com"])
    let again = SourceFile(path: "AndroidManifest.xml", bytes: merged.bytes)
    let same = try Self.merger.merge(again, wanted: wanted, applied: merged.applied)
    #expect(same.bytes == merged.bytes && same.applied == merged.applied)
    let gone = try Self.merger.merge(again, wanted: [], applied: merged.applied)
    #expect(String(decoding: gone.bytes, as: UTF8.self) == Self.owners)
  }

  /// app.yaml can name the filter, even if it has a host that is not in the manifest.
  @Test func namedFilterIsOurs() throws {
    let file = SourceFile(path: "AndroidManifest.xml", text: Self.owners)
    let wanted = ["acme.com", "it.acme.com"].map { MergeEntry($0) }
    let merged = try AppLinksMerger(filter: "shop.acme.org")
      .merge(file, wanted: wanted, applied: AppliedEntries())
    let text = String(decoding: merged.bytes, as: UTF8.self)
    #expect(text.ranges(of: "<intent-filter").count == 1 && text.contains("\"it.acme.com\" />"))
    #expect(throws: FileRefusal.self) {
      try AppLinksMerger(filter: "x.org").merge(file, wanted: wanted, applied: AppliedEntries())
    }
  }
}
