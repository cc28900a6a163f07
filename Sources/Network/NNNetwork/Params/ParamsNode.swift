/// A value that an `Encodable` encodes, before it gets its form name.
///
/// A class, because nested containers outlive the call that creates them.
final class ParamsNode {
  enum Content {
    /// An object without members.
    case nothing
    case null
    case text(String)
    case truth(Bool)
    /// A number that cannot be written.
    case notFinite
    case file(FilePart)
    case list([ParamsNode])
    /// In the order of encoding; the last value of a key wins.
    case object([Member])
  }

  typealias Member = (key: String, node: ParamsNode)

  private(set) var content = Content.nothing

  /// Sets a value without members.
  func set(_ content: Content) { self.content = content }

  /// Starts or continues a list.
  func beginList() { if case .list = content {} else { content = .list([]) } }

  /// Starts or continues an object, as a subclass does after its superclass.
  func beginObject() { if case .object = content {} else { content = .object([]) } }

  /// A node at the end of the list.
  func appended() -> ParamsNode {
    guard case .list(var nodes) = content else { return self }
    let node = ParamsNode()
    // Otherwise the list has two owners and appending copies it.
    content = .nothing
    nodes.append(node)
    content = .list(nodes)
    return node
  }

  /// The node of a key.
  func member(_ key: String) -> ParamsNode {
    guard case .object(var members) = content else { return self }
    let node = ParamsNode()
    content = .nothing
    members.append((key, node))
    content = .object(members)
    return node
  }

  /// How many elements the list has.
  var count: Int { if case .list(let nodes) = content { nodes.count } else { 0 } }

  var isNull: Bool { if case .null = content { true } else { false } }
}
