internal import CountryManifest
internal import ManifestCompiler
internal import ManifestEmission
internal import ManifestFindings
internal import SwiftEmission

extension Review {
  /// The review for programs: one JSON object, format version 1.
  ///
  /// `changes` lists the changes, `causes` assigns them to changes of the manifest's text, and `patch` is a JSON Patch
  /// (RFC 6902) that turns the old manifest's export into the new export. Unchanged countries are left out.
  package func json(toolVersion: String) -> String {
    var json = JSONWriter()
    json.object { json in
      json.field("version", 1)
      json.field("toolVersion", toolVersion)
      json.array("changes", comparison.subjects) { json, subject in
        json.object { write(subject, to: &$0) }
      }
      json.array("causes", causes) { json, cause in
        json.object { write(cause, to: &$0) }
      }
      json.array("breaking", breaking) { json, change in
        json.object { write(change, to: &$0) }
      }
      json.array("allowed", allowed) { json, finding in
        json.object { json in
          write(finding.change, to: &json)
          json.field("reason", finding.reason)
        }
      }
      json.array("release", release.lines) { json, line in
        json.object { json in
          json.field("title", line.title.text)
          json.field("text", line.text.text)
        }
      }
      let old = JSONValue(export: exportJSON(comparison.old))
      let new = JSONValue(export: exportJSON(comparison.new))
      JSONPatch(from: old, to: new).write(to: &json)
    }
    return json.text + "\n"
  }

  private func write(
    _ subject: (subject: Change.Subject, effect: Comparison.Effect, changes: [Change]),
    to json: inout JSONWriter
  ) {
    write(subject.subject, to: &json)
    json.field("effect", subject.effect.rawValue)
    json.array("properties", subject.changes) { json, change in
      json.object { json in
        write(change, to: &json)
        json.field("name", change.property)
        json.array("old", change.old) { $0.value($1) }
        json.array("new", change.new) { $0.value($1) }
      }
    }
  }

  private func write(_ cause: Cause, to json: inout JSONWriter) {
    json.array("written", cause.written) { json, written in
      json.object { json in
        json.field("path", written.path)
        json.field("effect", written.kind.rawValue)
        if let old = written.old { json.field("old", old) }
        if let new = written.new { json.field("new", new) }
        if let line = written.line { json.field("line", line) }
      }
    }
    json.array("properties", cause.changes) { json, change in
      json.object { json in
        write(change.subject, to: &json)
        json.field("property", change.property)
        json.field("id", change.id)
      }
    }
  }

  /// Writes the stable fields of a change, which do not depend on its wording.
  private func write(_ change: Change, to json: inout JSONWriter) {
    json.field("id", change.id)
    json.field("kind", change.kind)
    if let place = change.place { json.field(place.key, place.value) }
  }

  private func write(_ change: BreakingChange, to json: inout JSONWriter) {
    json.field("id", change.id.rawValue)
    write(change.subject, to: &json)
    if let part = change.part { json.field("part", part) }
    json.field("message", change.message.text)
  }

  private func write(_ subject: Change.Subject, to json: inout JSONWriter) {
    json.field("section", subject.section)
    if let name = subject.name { json.field("name", name) }
  }
}
