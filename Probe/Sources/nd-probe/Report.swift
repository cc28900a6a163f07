import ArgumentParser
import Foundation

/// The results by country, for people and programs.
struct Report {
  enum Format: String, CaseIterable, ExpressibleByArgument { case text, json, github, markdown }

  let plan: Plan
  let results: [Result]
  let options: Options

  func verdict(_ result: Result) -> Verdict {
    guard let fault = result.fault else { return .ok }
    return fault.kind.isJudged || options.strict ? .fails : .notJudged
  }

  var text: String {
    switch options.format {
    case .text: (plainLines + closingLines).joined(separator: "\n") + "\n"
    case .json: json
    case .github: annotations
    case .markdown: markdown
    }
  }

  private func sentence(_ result: Result, _ fault: Fault) -> String {
    "\(result.check.url.absoluteString.inert): \(fault.text)"
  }

  private func help(_ result: Result, _ fault: Fault) -> String {
    var file: String?
    switch result.check.kind {
    case .association(let association), .cached(let association): file = association.path
    default: break
    }
    return fault.kind.help(host: result.check.site.host, file: file)
      .replacing("URL", with: "'\(result.check.url.absoluteString)'")
  }

  /// The results of each country alone, and at the end those that several share.
  private var groups: [(title: String, verdict: Verdict, summary: String, results: [Result])] {
    var groups = plan.countries.map { country in
      let name = country.names["en"] ?? country.names.values.min() ?? ""
      let own = results.filter { $0.check.countries == [country.code] }
      return (title: "\(name) (\(country.code))".inert, results: own)
    }
    let shared = results.filter { $0.check.countries.count > 1 }
    if !shared.isEmpty { groups.append(("Several countries", shared)) }
    return groups.map { title, results in
      let verdicts = results.map { verdict($0) }
      let worst = Verdict.allCases.last { verdicts.contains($0) } ?? .ok
      let skipped = results.count(where: \.isSkipped)
      let faults = verdicts.count { $0 != .ok }
      let part = faults == 0 ? "" : "\(faults) of "
      let rest = skipped == 0 ? "" : ", \(skipped) not asked"
      return (title, worst, "\(part)\(results.count - skipped) checks\(rest)", results)
    }
  }

  private var plainLines: [String] {
    let width = groups.map(\.title.count).max() ?? 0
    return groups.flatMap { group in
      let title = group.title + String(repeating: " ", count: width - group.title.count)
      let faults = group.results.compactMap { result in result.fault.map { (result, $0) } }
      return ["\(title)  \(group.verdict.rawValue), \(group.summary)"]
        + faults.flatMap { result, fault in
          [
            "  \(verdict(result).rawValue): \(sentence(result, fault)) [\(fault.kind.id)]",
            "    help: \(help(result, fault))",
          ]
        }
    }
  }

  private var closingLines: [String] {
    var lines: [String] = []
    if plan.isNamed {
      lines.append("\(plan.environment) was not asked: its hosts have names chosen at run time")
    } else if !plan.others.isEmpty {
      let other = plan.others[0].status.inert
      let codes = plan.others.map(\.code.inert).joined(separator: ", ")
      lines.append("not asked: \(codes); `--status \(other)` asks them")
    }
    let failing = groups.count { $0.verdict == .fails }
    if !plan.isNamed { lines.append(failing == 0 ? "nothing fails" : "something fails") }
    return lines
  }

  private var json: String {
    let list = results.map { result in
      var entry: [String: Any] = [
        "check": result.check.kind.name,
        "url": result.check.url.absoluteString,
        "countries": result.check.countries,
        "verdict": result.isSkipped ? "not asked" : verdict(result).rawValue,
      ]
      guard let fault = result.fault else { return entry }
      (entry["id"], entry["message"]) = (fault.kind.id, fault.text)
      entry["help"] = help(result, fault)
      return entry
    }
    let all: [String: Any] = ["version": 1, "environment": plan.environment, "results": list]
    let options: JSONSerialization.WritingOptions = [
      .prettyPrinted, .sortedKeys, .withoutEscapingSlashes,
    ]
    let data = try? JSONSerialization.data(withJSONObject: all, options: options)
    return String(decoding: data ?? Data(), as: UTF8.self) + "\n"
  }

  /// Commands of GitHub's runners, in which `%` is escaped; there are no line breaks.
  private var annotations: String {
    results.compactMap { result in
      guard let fault = result.fault else { return nil }
      let level = verdict(result) == .fails ? "error" : "warning"
      let codes = result.check.countries.joined(separator: " ")
      let text = "\(codes): \(sentence(result, fault)); \(help(result, fault))"
      return "::\(level) title=\(fault.kind.id)::\(text.replacing("%", with: "%25"))\n"
    }.joined()
  }

  private var markdown: String {
    var lines = ["| country | verdict | |", "| --- | --- | --- |"]
    for group in groups {
      lines.append("| \(escaped(group.title)) | \(group.verdict.rawValue) | \(group.summary) |")
    }
    lines.append("")
    for result in results {
      guard let fault = result.fault else { continue }
      let text = escaped(sentence(result, fault))
      lines.append("- \(verdict(result).rawValue): \(text) (`\(fault.kind.id)`)")
    }
    return lines.joined(separator: "\n") + "\n"
  }

  /// A text in which nothing is markup, a link or a mention.
  private func escaped(_ text: String) -> String {
    text.unicodeScalars.reduce(into: "") { escaped, scalar in
      let isPlain =
        !scalar.isASCII || scalar.properties.isAlphabetic
        || " 0123456789.,/-".unicodeScalars.contains(scalar)
      escaped += isPlain ? String(scalar) : "&#\(scalar.value);"
    }
  }
}
