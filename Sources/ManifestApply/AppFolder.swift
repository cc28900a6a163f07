/// How a plan looks at an app's folder.
///
/// Paths are relative to it; the empty path is the folder itself.
package protocol AppFolder {
  /// What can go wrong with a file that is there.
  associatedtype Failure: Error
  /// Equal for two paths if they lead to the same file.
  associatedtype Identity: Hashable

  /// The folder as the user named it, for findings.
  var name: String { get }

  /// The bytes of a regular file, behind links that stay in the folder; nil if there is none.
  func contents(of path: String) throws(Failure) -> [UInt8]?

  /// The file that a path leads to, behind links; nil if there is none.
  func identity(of path: String) -> Identity?

  /// The path without links, whether or not a file is there; nil if it leads out of the folder.
  func pathWithoutLinks(_ path: String) -> String?

  func hasFolder(_ path: String) -> Bool

  /// The names of the folders in a folder; none if it is missing or unreadable.
  func folders(in path: String) -> [String]

  /// The names of the files in a folder; none if it is missing or unreadable.
  func files(in path: String) -> [String]
}
