import YAMLTree
import ManifestDiagnostics
import Foundation
let f = SourceFile(path: CommandLine.arguments[1], bytes: Array(FileManager.default.contents(atPath: CommandLine.arguments[1])!))
let (t, d) = YAMLTree.parse(f)
print(TextRenderer().render(d, in: f), terminator: "")
func dump(_ n: Node, _ i: Int) { print(String(repeating: " ", count: i), n.kind, n.kind == .scalar ? n.text : "", f.location(of: n.range.start), f.location(of: n.range.end)); for c in n.elements { dump(c, i+1) } }
if let r = t?.root { dump(r, 0) }
