/// The contents of a terminal, as an SVG whose text can be selected and searched.
struct TerminalPicture {
  /// A command, and its output with escape sequences.
  typealias Step = (command: String, output: String)

  /// A piece of a line in one style.
  private struct Run {
    var text: String
    var style: String
  }

  private static let columnWidth = 8.4
  private static let lineHeight = 20
  private static let margin = 20

  /// The styles of the tool's escape sequences on a dark background.
  private static let styles = [
    "0": "", "1": ##" font-weight="bold""##, "1;31": ##" font-weight="bold" fill="#ff7b72""##,
    "1;34": ##" font-weight="bold" fill="#79b8ff""##,
  ]

  let svg: String

  /// - Throws: a failure if the output has an escape sequence without a style.
  init(title: String, steps: [Step]) throws {
    let lines = try steps.flatMap { step in
      let prompt = Run(text: "$ ", style: ##" fill="#7ee787""##)
      let output = step.output.split(separator: "\n", omittingEmptySubsequences: false).dropLast()
      return [[prompt, Run(text: step.command, style: Self.styles["1"] ?? "")]]
        + (try output.map(Self.runs))
    }
    let columns = lines.map { $0.reduce(0) { $0 + $1.text.count } }.max() ?? 0
    let width = 2 * Self.margin + Int(Double(columns) * Self.columnWidth)
    let height = 2 * Self.margin + lines.count * Self.lineHeight
    let font = "ui-monospace, SFMono-Regular, Menlo, Consolas, 'DejaVu Sans Mono', monospace"
    svg = """
      <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 \(width) \(height)" width="\(width)" height="\(height)" role="img">
      <title>\(Self.escaped(title))</title>
      <rect width="\(width)" height="\(height)" rx="8" fill="#161b22"/>
      <g font-family="\(font)" font-size="14" fill="#e6edf3" style="white-space: pre">
      \(lines.enumerated().map(Self.text).joined(separator: "\n"))
      </g>
      </svg>

      """
  }

  /// Each run has its column and its width, so the picture does not depend on the reader's font.
  private static func text(line: Int, runs: [Run]) -> String {
    var column = 0
    let spans = runs.filter { !$0.text.isEmpty }.map { run in
      defer { column += run.text.count }
      let x = Double(margin) + Double(column) * columnWidth
      let width = Double(run.text.count) * columnWidth
      return #"<tspan x="\#(decimal(x))" textLength="\#(decimal(width))"\#(run.style)>"#
        + "\(escaped(run.text))</tspan>"
    }
    return
      "<text xml:space=\"preserve\" y=\"\(margin + 14 + line * lineHeight)\">\(spans.joined())</text>"
  }

  private static func runs(_ line: Substring) throws -> [Run] {
    var style = ""
    return try line.split(separator: "\u{1B}[", omittingEmptySubsequences: false).enumerated()
      .map { index, part in
        guard index > 0 else { return Run(text: String(part), style: style) }
        let end = part.firstIndex(of: "m") ?? part.endIndex
        guard let found = styles[String(part[..<end])] else { throw UnknownStyle(part: part) }
        style = found
        return Run(text: String(part[end...].dropFirst()), style: style)
      }
  }

  private struct UnknownStyle: Error {
    var part: Substring
  }

  private static func decimal(_ value: Double) -> String {
    let tenths = Int((value * 10).rounded())
    return tenths % 10 == 0 ? "\(tenths / 10)" : "\(tenths / 10).\(tenths % 10)"
  }

  private static func escaped(_ text: String) -> String {
    text.replacing("&", with: "&amp;").replacing("<", with: "&lt;").replacing(">", with: "&gt;")
  }
}
