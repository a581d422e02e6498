#if PostgreSQL
internal import CLibpq

/// How connections are made: what libpq gets besides the address.
enum Connecting {
  /// The parameters for an address as libpq takes it: a URL, or `host=… dbname=…`.
  ///
  /// What stands before the address can be set otherwise by it, and what stands behind can't.
  private static func parameters(_ address: String, _ name: String) -> [(String, String)] {
    [
      ("application_name", name), ("connect_timeout", "5"), ("keepalives_idle", "30"),
      ("keepalives_interval", "5"), ("keepalives_count", "3"), ("tcp_user_timeout", "10000"),
      ("target_session_attrs", "read-write"), ("dbname", address), ("client_encoding", "UTF8"),
    ]
  }

  /// Begins to connect.
  static func start(_ address: String, name: String) -> OpaquePointer? {
    unsafe withParameters(address, name) { unsafe PQconnectStartParams($0, $1, 1) }
  }

  /// Connects, and waits for it.
  static func connect(_ address: String, name: String) throws(Failure) -> OpaquePointer {
    let made = unsafe withParameters(address, name) { unsafe PQconnectdbParams($0, $1, 1) }
    guard let connection = unsafe made else {
      throw Failure(state: Failure.lost, message: "there is no memory for a connection")
    }
    guard unsafe PQstatus(connection) == CONNECTION_OK else {
      let failure = unsafe Failure(connection: connection)
      unsafe PQfinish(connection)
      throw failure
    }
    unsafe PQsetNoticeProcessor(connection, { _, _ in }, nil)
    return unsafe connection
  }

  private static func withParameters(
    _ address: String, _ name: String,
    _ body: (UnsafePointer<UnsafePointer<CChar>?>, UnsafePointer<UnsafePointer<CChar>?>)
      -> OpaquePointer?
  ) -> OpaquePointer? {
    let parameters = parameters(address, name)
    let keys = unsafe parameters.map { unsafe copy($0.0) }
    let values = unsafe parameters.map { unsafe copy($0.1) }
    defer { unsafe (keys + values).forEach { unsafe $0.deallocate() } }
    let keyList = unsafe keys.map { unsafe Optional(UnsafePointer($0)) } + [nil]
    let valueList = unsafe values.map { unsafe Optional(UnsafePointer($0)) } + [nil]
    return unsafe keyList.withUnsafeBufferPointer { keys in
      unsafe valueList.withUnsafeBufferPointer { values in
        guard let keys = keys.baseAddress, let values = values.baseAddress else { return nil }
        return unsafe body(keys, values)
      }
    }
  }

  private static func copy(_ text: String) -> UnsafeMutablePointer<CChar> {
    let bytes = Array(text.utf8CString)
    let copy = UnsafeMutablePointer<CChar>.allocate(capacity: bytes.count)
    unsafe copy.initialize(from: bytes, count: bytes.count)
    return unsafe copy
  }

  /// What each session is set to.
  static let settings = [
    "SET plan_cache_mode = force_generic_plan", "SET statement_timeout = '5s'",
    "SET idle_in_transaction_session_timeout = '10s'",
  ]
}

extension EncodedValues {
  /// Lends the values as libpq takes them.
  func lend<Result>(
    _ body: (
      UnsafeMutablePointer<UnsafePointer<CChar>?>?, UnsafePointer<Int32>?,
      UnsafeMutablePointer<Int32>?
    ) -> Result
  ) -> Result {
    let count = lengths.count
    // An empty text needs an address, too, since none means null.
    let content = bytes + [0]
    var formats = [Int32](repeating: 1, count: count)
    return unsafe content.withUnsafeBytes { raw in
      var pointers: [UnsafePointer<CChar>?] = unsafe []
      var place = 0
      for length in lengths {
        let start = unsafe raw.baseAddress.map { unsafe $0 + place }
        unsafe pointers.append(
          length < 0 ? nil : unsafe start?.assumingMemoryBound(to: CChar.self))
        place += Int(max(0, length))
      }
      return unsafe pointers.withUnsafeMutableBufferPointer { pointers in
        unsafe lengths.withUnsafeBufferPointer { lengths in
          unsafe formats.withUnsafeMutableBufferPointer { formats in
            unsafe body(pointers.baseAddress, lengths.baseAddress, formats.baseAddress)
          }
        }
      }
    }
  }
}

#endif
