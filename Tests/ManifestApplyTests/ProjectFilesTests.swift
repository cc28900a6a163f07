import ManifestApply
import ManifestFindings
import TestSupport
import Testing

/// The languages that an Xcode project builds, if it lists their files one by one.
@Suite struct ProjectFilesTests {
  private static let files = [
    "en": "ios/Kit/Texts/en.lproj/ND.strings", "it": "ios/Kit/Texts/it.lproj/ND.strings",
    "pt-PT": "ios/Kit/Texts/pt-PT.lproj/ND.strings",
  ]

  /// A project with a group `ND.strings` for `en` and `it`, in a folder `Kit` next to it.
  private func project(
    folder: String = "path = Kit; sourceTree = \"<group>\";",
    english: String = "path = Texts/en.lproj/ND.strings; sourceTree = \"<group>\";",
    more: String = ""
  ) -> String {
    """
    { objects = {
      P = { isa = PBXProject; mainGroup = M; projectDirPath = ""; };
      M = { isa = PBXGroup; children = (G, S); sourceTree = "<group>"; };
      G = { isa = PBXGroup; children = (V); \(folder) };
      V = { isa = PBXVariantGroup; children = (E, I); name = ND.strings; sourceTree = "<group>"; };
      E = { isa = PBXFileReference; name = en; \(english) };
      I = { isa = PBXFileReference; path = Texts/it.lproj/ND.strings; sourceTree = "<group>"; };
      \(more)
    }; }
    """
  }

  private func leftOut(
    _ text: String,
    at path: String = "ios/Nextdoor.xcodeproj/project.pbxproj"
  ) throws -> Set<String> {
    try ProjectFiles(SourceFile(path: path, text: text), at: path).languagesLeftOut(of: Self.files)
  }

  @Test func languageMissingFromTheGroupIsReported() throws {
    #expect(try leftOut(project()) == ["pt-PT"])
  }

  @Test func pathsGoThroughGroupsAndTheProjectsFolder() throws {
    let above = "path = ../Kit; sourceTree = \"<group>\";"
    let path = "ios/Nextdoor/Nextdoor.xcodeproj/project.pbxproj"
    #expect(try leftOut(project(folder: above), at: path) == ["pt-PT"])
    let root = "path = Kit/Texts/en.lproj/ND.strings; sourceTree = SOURCE_ROOT;"
    #expect(try leftOut(project(english: root)) == ["pt-PT"])
  }

  @Test func groupOfOtherFilesWithTheSameNameIsIgnored() throws {
    let other = "path = Other; sourceTree = \"<group>\";"
    #expect(try leftOut(project(folder: other)) == [])
    let outside = "path = ../../Kit; sourceTree = \"<group>\";"
    #expect(try leftOut(project(folder: outside)) == [])
    let product = "path = Kit; sourceTree = BUILT_PRODUCTS_DIR;"
    #expect(try leftOut(project(folder: product)) == [])
  }

  @Test func synchronizedFolderNeedsNoList() throws {
    let kind = "isa = PBXFileSystemSynchronizedRootGroup"
    let ours = "S = { \(kind); path = Kit/Texts; sourceTree = \"<group>\"; };"
    #expect(try leftOut(project(more: ours)) == [])
    let another = "S = { \(kind); path = Kit/Tex; sourceTree = \"<group>\"; };"
    #expect(try leftOut(project(more: another)) == ["pt-PT"])
  }

  @Test func cyclicGroupsHaveNoPath() throws {
    let circle = project(more: "S = { isa = PBXGroup; children = (M); sourceTree = \"<group>\"; };")
    #expect(try leftOut(circle) == [])
  }

  @Test func sampleAppsProjectListsFiveOfItsLanguages() throws {
    let path = "ios/NDFoundation/NDFoundation.xcodeproj/project.pbxproj"
    let bytes = try Places.bytes("Examples/NeighborhoodApp/\(path)")
    let project = try ProjectFiles(SourceFile(path: path, bytes: bytes), at: path)
    let languages = ["en", "it", "de", "fr", "es", "nl", "pt-PT"]
    let files = languages.map { ($0, "ios/NDFoundation/Resources/\($0).lproj/ND.strings") }
    let leftOut = project.languagesLeftOut(of: Dictionary(uniqueKeysWithValues: files))
    #expect(leftOut == ["nl", "pt-PT"])
  }

  /// A file in a group is built only if a build phase has it; a synchronized folder needs neither.
  @Test(arguments: [
    ("", false), ("B = { isa = PBXBuildFile; fileRef = F; };", true),
    ("B = { isa = PBXBuildFile; fileRef = V; };", true),
    // Another table in the same folder.
    (
      """
      B = { isa = PBXBuildFile; fileRef = W; };
      W = { isa = PBXVariantGroup; children = (D, ); name = D.strings; path = App; sourceTree = "<group>"; };
      D = { isa = PBXFileReference; path = en.lproj/D.strings; sourceTree = "<group>"; };
      """,
      false
    ),
    (
      "S = { isa = PBXFileSystemSynchronizedRootGroup; path = App; sourceTree = \"<group>\"; };",
      true
    ),
    (
      "S = { isa = PBXFileSystemSynchronizedRootGroup; path = Other; sourceTree = \"<group>\"; };",
      false
    ),
  ])
  func filesOfATarget(_ object: String, _ isBuilt: Bool) throws {
    let project = """
      { objects = {
        P = { isa = PBXProject; mainGroup = G; };
        G = { isa = PBXGroup; children = (V, S, W, ); sourceTree = "<group>"; };
        V = { isa = PBXVariantGroup; children = (F, ); name = C.strings; path = App; sourceTree = "<group>"; };
        F = { isa = PBXFileReference; path = en.lproj/C.strings; sourceTree = "<group>"; };
        \(object)
      }; rootObject = P; }
      """
    let path = "A.xcodeproj/project.pbxproj"
    let files = try ProjectFiles(SourceFile(path: path, text: project), at: path)
    #expect(files.builds(["App/en.lproj/C.strings", "App/it.lproj/C.strings"]) == isBuilt)
    #expect(files.lists("App") && !files.lists("Other"))
  }
}
