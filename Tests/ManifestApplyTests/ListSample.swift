import ManifestApply

/// A property list or a project with some lines in the place of its list.
struct ListSample: Sendable {
  var kind: FileKind
  var text: String

  /// Entitlements with these lines before the end of their dictionary; `\t` stands for one level of indentation.
  static func entitlements(_ lines: String, indentation: String = "\t") -> ListSample {
    ListSample(kind: .entitlements, text: propertyList(lines, indentation))
  }

  static func infoPlist(_ lines: String) -> ListSample {
    ListSample(kind: .infoPlist, text: propertyList(lines, "\t"))
  }

  private static func propertyList(_ lines: String, _ indentation: String) -> String {
    """
    <?xml version="1.0" encoding="UTF-8"?>
    <!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
    <plist version="1.0">
    <dict>
    \t<key>aps-environment</key>
    \t<string>R&amp;D</string>
    \(lines)</dict>
    </plist>

    """.replacing("\t", with: indentation)
  }

  static func domains(_ entries: [String]) -> String {
    list("\t<key>com.apple.developer.associated-domains</key>\n\t<array>", entries, "\t</array>")
  }

  static func localizations(_ entries: [String]) -> String {
    list("\t<key>CFBundleLocalizations</key>\n\t<array>", entries, "\t</array>")
  }

  private static func list(_ opening: String, _ entries: [String], _ closing: String) -> String {
    let lines = entries.map { "\t\t<string>\($0)</string>" }
    return ([opening] + lines + [closing]).map { $0 + "\n" }.joined()
  }

  /// A project with these lines among the keys of its `PBXProject` object.
  static func project(_ lines: String) -> ListSample {
    let text = """
      // !$*UTF8*$!
      {
      \tarchiveVersion = 1;
      \tobjects = {
      \t\tA0 /* Script */ = {
      \t\t\tisa = PBXShellScriptBuildPhase;
      \t\t\tshellScript = "echo \\"/* } */\\" # { (\\n";
      \t\t};
      /* Begin PBXProject section */
      \t\tA1 /* Project object */ = {
      \t\t\tisa = PBXProject;
      \t\t\tdevelopmentRegion = en;
      \(lines)\t\t\tmainGroup = A2;
      \t\t};
      /* End PBXProject section */
      \t};
      \trootObject = A1 /* Project object */;
      }

      """
    return ListSample(kind: .project, text: text)
  }

  static func regions(_ tokens: [String]) -> String {
    (["\t\t\tknownRegions = ("] + tokens.map { "\t\t\t\t\($0)," } + ["\t\t\t);"])
      .map { $0 + "\n" }.joined()
  }
}
