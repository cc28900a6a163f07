import TestSupport

/// Files with the same content in unusual layouts; the same seed gives the same files.
struct RandomLayout {
  private var generator: SeededGenerator
  let lineEnding: String

  init(seed: UInt64) {
    generator = SeededGenerator(seed: seed)
    lineEnding = ["\n", "\n", "\r\n", "\r"].randomElement(using: &generator) ?? "\n"
  }

  mutating func number(_ range: ClosedRange<Int>) -> Int {
    Int.random(in: range, using: &generator)
  }

  mutating func chance(_ one: Int) -> Bool { number(1...one) == 1 }

  mutating func pick<Element>(_ elements: [Element]) -> Element {
    elements[number(0...elements.count - 1)]
  }

  mutating func some<Element>(_ elements: [Element]) -> [Element] {
    let one = number(1...3)
    return elements.filter { _ in chance(one) }
  }

  mutating func shuffled<Element>(_ elements: [Element]) -> [Element] {
    elements.shuffled(using: &generator)
  }

  /// White space, mostly as people write it.
  mutating func spaces() -> String {
    pick(["", "", " ", " ", "  ", "\t", lineEnding, lineEnding + "    ", " " + lineEnding])
  }
}

extension RandomLayout {
  /// `knownRegions = (…);` in a project.
  mutating func project(_ regions: [String]) -> String {
    let separator = pick(["", " ", lineEnding + "\t\t", lineEnding])
    var list = "("
    for (position, region) in regions.enumerated() {
      let isLast = position == regions.count - 1
      list += separator + (chance(6) ? "/* c */ " : "") + "\"\(region)\""
      list += (chance(6) ? " /* d */" : "") + (isLast && chance(2) ? "" : ",")
      list += chance(6) ? " /* e */" : ""
    }
    list += pick([separator, "", lineEnding + "\t"]) + ")"
    return """
      // !$*UTF8*$!
      { archiveVersion = 1; objects = {
        A1 /* knownRegions = ( */ = { isa = PBXGroup; children = ( "knownRegions", ); };
        A2 = { isa = PBXProject; developmentRegion = en; knownRegions = \(list); targets = ( ); };
      }; rootObject = A2; }
      """
  }

  /// An object with these members; each value is JSON text and may have several lines.
  mutating func object(_ members: [(name: String, value: String)]) -> String {
    list("{", members.map { "\"\($0.name)\"\(pick([":", " : ", ": "]))\($0.value)" }, "}")
  }

  mutating func list(_ open: String, _ items: [String], _ close: String) -> String {
    let space = pick(["", " ", lineEnding + "  ", lineEnding + "\t\t"])
    return open + space + items.joined(separator: pick([",", " ,"]) + space) + space + close
  }
}
