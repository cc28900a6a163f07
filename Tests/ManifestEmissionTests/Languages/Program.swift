import TestSupport

/// The files in `Programs`: manifests, and programs in other languages that use the generated code.
enum Program {
  /// The text of a file; empty if it is missing, which does not compile.
  static func text(_ name: String) -> String {
    let bytes = try? Places.bytes("Tests/ManifestEmissionTests/Programs/\(name)")
    return String(decoding: bytes ?? [], as: UTF8.self)
  }
}
