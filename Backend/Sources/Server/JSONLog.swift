@_spi(FrontEnd) internal import Astrolabe
internal import Crypto
internal import Foundation
internal import HTTPTypes
internal import Identity
internal import Logging
internal import Store
internal import Synchronization
internal import Wire

/// Writes each event as one line of JSON on standard error.
struct JSONLog: LogHandler {
  var metadata: Logger.Metadata = [:]
  var logLevel = Logger.Level.info

  subscript(metadataKey key: String) -> Logger.Metadata.Value? {
    get { metadata[key] }
    set { metadata[key] = newValue }
  }

  func log(event: LogEvent) {
    var json = JSONWriter()
    json.object { json in
      json.key("time")
      json.string(Timestamp.now.iso8601)
      json.key("level")
      json.string(event.level.rawValue)
      json.key("message")
      json.string("\(event.message)")
      let all = metadata.merging(event.metadata ?? [:]) { $1 }
      for (name, value) in all.sorted(by: { $0.key < $1.key }) {
        json.key(named: name)
        json.string("\(value)")
      }
    }
    Self.write(json.bytes)
  }

  /// Writes a line.
  static func write(_ line: [UInt8]) { LogLines.standard.add(line) }
}

extension Timestamp {
  /// What the machine's clock says.
  static var now: Self {
    Self(milliseconds: Int64((Date().timeIntervalSince1970 * 1_000).rounded(.down)))
  }
}

/// Writes a line for each request: nothing that anybody said, and of the account a hash that changes
/// with the month.
final class RequestLog: Sendable {
  private let key: SymmetricKey
  private let hashes = Mutex(Hashes())

  /// The hashes of those who were here in a month, who mostly come again.
  private struct Hashes {
    var month = ""
    var known: [String: String] = [:]
  }

  /// So many are known at a time.
  private static let mostHashes = 8_192

  /// Takes a key that all servers have.
  init(sharedKeyFile path: String) throws {
    guard let bytes = FileManager.default.contents(atPath: path), bytes.count == 32 else {
      throw StartError(
        "log.keyFile \(path) is no key of 32 bytes; make one: openssl rand -out FILE 32")
    }
    key = SymmetricKey(data: bytes)
  }

  /// Takes the key of the data folder, and makes one where there is none.
  init(keyFile path: String) throws {
    if let bytes = FileManager.default.contents(atPath: path), bytes.count == 32 {
      key = SymmetricKey(data: bytes)
      return
    }
    key = SymmetricKey(size: .bits256)
    let bytes = unsafe key.withUnsafeBytes { unsafe Data($0) }
    guard
      FileManager.default.createFile(
        atPath: path, contents: bytes, attributes: [.posixPermissions: 0o600])
    else { throw StartError("\(path) can't be written; name another data folder with --data") }
  }

  func write(_ record: RequestRecord) {
    let now = Timestamp.now
    var json = JSONWriter()
    json.object { json in
      json.key("time")
      json.string(now.iso8601)
      json.key("level")
      json.string(record.fault == nil ? "info" : "error")
      json.key("message")
      json.string("request")
      json.key("request_id")
      json.string(record.id)
      if let trace = record.trace {
        json.key("trace_id")
        json.string(trace)
      }
      json.key("method")
      json.string(record.method.rawValue)
      json.key("route")
      json.string(record.route)
      json.key("status")
      json.integer(record.status)
      json.key("ms")
      json.number(record.seconds * 1_000, decimals: 3)
      json.key("bytes")
      json.integer(record.byteCount)
      if let name = record.accountName {
        json.key("account")
        json.string(hash(name, at: now))
      }
      if let fault = record.fault {
        json.key("fault")
        json.string(fault)
      }
    }
    JSONLog.write(json.bytes)
  }

  private func hash(_ accountName: String, at now: Timestamp) -> String {
    let month = String(now.utcDate.description.prefix(7))
    let known = hashes.withLock { hashes in
      hashes.month == month ? hashes.known[accountName] : nil
    }
    if let known { return known }
    let code = HMAC<Crypto.SHA256>.authenticationCode(
      for: Data("\(month) \(accountName)".utf8), using: key)
    let hash = Hexadecimal.text(code.prefix(8))
    hashes.withLock { hashes in
      if hashes.month != month || hashes.known.count >= Self.mostHashes {
        hashes.known = [:]
        hashes.month = month
      }
      hashes.known[accountName] = hash
    }
    return hash
  }
}
