internal import Foundation

extension Settings {
  /// The secret in a file that nobody else may read, without blanks; nil if no file is named.
  func secret(_ key: String) throws -> String? {
    guard let bytes = try secretFile(key) else { return nil }
    let secret = String(decoding: bytes, as: UTF8.self).filter { !$0.isWhitespace }
    guard !secret.isEmpty, secret.utf8.allSatisfy({ (0x21...0x7E).contains($0) }) else {
      throw StartError("\(key) \(text(key)) holds no key of ASCII characters")
    }
    return secret
  }

  /// The bytes of a file that nobody else may read; nil if no file is named.
  func secretFile(_ key: String) throws -> [UInt8]? {
    let path = text(key)
    guard !path.isEmpty else { return nil }
    guard let bytes = FileManager.default.contents(atPath: path),
      let attributes = try? FileManager.default.attributesOfItem(atPath: path),
      let mode = attributes[.posixPermissions] as? Int
    else { throw StartError("\(key) \(path) can't be read; name a file that can") }
    guard mode & 0o077 == 0 else {
      throw StartError("\(key) \(path) can be read by others; run chmod 600 on it")
    }
    return Array(bytes)
  }

  /// An address of a web server, without a slash at its end; nil if none is set.
  func address(_ key: String) throws -> String? {
    var url = text(key)
    guard !url.isEmpty else { return nil }
    while url.hasSuffix("/") { url.removeLast() }
    let parts = URLComponents(string: url)
    guard let parts, ["http", "https"].contains(parts.scheme ?? ""), parts.host?.isEmpty == false,
      parts.user == nil, parts.query == nil, parts.fragment == nil
    else {
      throw StartError("\(key) is no address; write one such as https://models.example/v1")
    }
    return url
  }
}
