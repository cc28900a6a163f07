import Foundation

/// Messages of a client.
enum Messages {
  static let initialize =
    #"{"jsonrpc":"2.0","id":0,"method":"initialize","params":{"capabilities":{}}}"#

  static func open(_ text: String, _ name: String = "countries.yaml") -> String {
    let item: [String: Any] = [
      "uri": "file:///\(name)", "version": 1, "languageId": "yaml", "text": text,
    ]
    return message("textDocument/didOpen", ["textDocument": item])
  }

  static func message(_ method: String, _ parameters: [String: Any], id: Int? = nil) -> String {
    var message: [String: Any] = ["jsonrpc": "2.0", "method": method, "params": parameters]
    message["id"] = id
    let data = (try? JSONSerialization.data(withJSONObject: message)) ?? Data()
    return String(decoding: data, as: UTF8.self)
  }
}
