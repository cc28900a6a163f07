/// Receives what an encoder encodes; a class, because nested containers outlive the call that creates
/// them.
final class ParamsSlot {
  private enum Content {
    case nothing
    case leaf(ParamsTree)
    case list([ParamsSlot])
    case object(keys: [String], members: [String: ParamsSlot])
  }

  private var content = Content.nothing

  /// Sets a value without members.
  func set(_ tree: ParamsTree) { content = .leaf(tree) }

  /// Starts or continues a list.
  func beginList() { if case .list = content {} else { content = .list([]) } }

  /// Starts or continues an object, as a subclass does after its superclass.
  func beginObject() {
    if case .object = content {} else { content = .object(keys: [], members: [:]) }
  }

  /// A slot at the end of the list.
  func appended() -> ParamsSlot {
    guard case .list(var slots) = content else { return self }
    let slot = ParamsSlot()
    // Otherwise the list has two owners and appending copies it.
    content = .nothing
    slots.append(slot)
    content = .list(slots)
    return slot
  }

  /// The slot of a key; the last value of a key wins.
  func member(_ key: String) -> ParamsSlot {
    guard case .object(var keys, var members) = content else { return self }
    let slot = ParamsSlot()
    content = .nothing
    if members.updateValue(slot, forKey: key) == nil { keys.append(key) }
    content = .object(keys: keys, members: members)
    return slot
  }

  var count: Int { if case .list(let slots) = content { slots.count } else { 0 } }

  var tree: ParamsTree {
    switch content {
    case .nothing: .object([])
    case .leaf(let tree): tree
    case .list(let slots): .list(slots.map(\.tree))
    case .object(let keys, let members):
      .object(keys.map { ($0, members[$0]?.tree ?? .null) })
    }
  }
}
