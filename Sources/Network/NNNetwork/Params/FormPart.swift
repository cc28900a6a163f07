/// A named piece of a form.
struct FormPart: Sendable {
  enum Content: Sendable {
    case text(String)
    case file(FilePart)
  }

  let name: String
  let content: Content
}
