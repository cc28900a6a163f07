/// Edits of a row that a person makes in an editor, as commands of a shell.
enum RowEdit {
  /// Deletes the row, up to the next empty line.
  static func removal(of code: String) -> String {
    "sed -i.bak '/^  \(code):$/,/^$/d' countries.yaml && rm countries.yaml.bak"
  }

  /// Moves the hosts of a country on a subdomain to its own domain; the old ones still open the app.
  static func moveToDomain(of code: String) -> String {
    let edit = "s/hosts: subdomain$/hosts: tld\\\n    accepts: [subdomain]/"
    return "sed -i.bak '/^  \(code):$/,/^$/\(edit)' countries.yaml && rm countries.yaml.bak"
  }
}
