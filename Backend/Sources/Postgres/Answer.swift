#if PostgreSQL
internal import CLibpq

/// The rows that a statement gave, in binary form.
@safe package final class Answer: @unchecked Sendable {
  private let result: OpaquePointer

  /// Takes a result, and frees it at the end.
  init(_ result: OpaquePointer) { unsafe self.result = result }

  deinit { unsafe PQclear(result) }

  /// How many rows there are.
  package var count: Int { Int(unsafe PQntuples(result)) }

  /// How many rows the statement wrote.
  package var changedCount: Int {
    guard let text = unsafe PQcmdTuples(result) else { return 0 }
    return unsafe Int(String(cString: text)) ?? 0
  }

  /// How many columns there are.
  package var columnCount: Int { Int(unsafe PQnfields(result)) }

  /// A row, read from its first column on.
  package subscript(row: Int) -> RowReader { RowReader(answer: self, row: Int32(row)) }

  /// The rows in their order.
  package var rows: [RowReader] { (0..<count).map { self[$0] } }

  /// The first row; nil if there is none.
  package var first: RowReader? { count > 0 ? self[0] : nil }

  func isNull(_ row: Int32, _ column: Int32) -> Bool {
    unsafe PQgetisnull(result, row, column) != 0
  }

  func bytes(_ row: Int32, _ column: Int32) -> [UInt8] {
    let length = Int(unsafe PQgetlength(result, row, column))
    guard length > 0, let start = unsafe PQgetvalue(result, row, column) else { return [] }
    return unsafe Array(UnsafeRawBufferPointer(start: start, count: length))
  }

  func text(_ row: Int32, _ column: Int32) -> String {
    let length = Int(unsafe PQgetlength(result, row, column))
    guard length > 0, let start = unsafe PQgetvalue(result, row, column) else { return "" }
    return unsafe String(
      decoding: UnsafeRawBufferPointer(start: start, count: length), as: UTF8.self)
  }

  /// An integer of two, four or eight bytes, or a flag.
  func integer(_ row: Int32, _ column: Int32) -> Int64 {
    let length = Int(unsafe PQgetlength(result, row, column))
    guard let start = unsafe PQgetvalue(result, row, column) else { return 0 }
    let raw = unsafe UnsafeRawBufferPointer(start: start, count: length)
    var value: UInt64 = unsafe (raw.first ?? 0) >= 128 && length > 1 ? .max : 0
    for index in 0..<length { unsafe value = value << 8 | UInt64(raw[index]) }
    return Int64(bitPattern: value)
  }
}

/// Reads a row column by column, in the order of the statement.
package struct RowReader: Sendable {
  private let answer: Answer
  private let row: Int32
  private var column: Int32 = 0

  init(answer: Answer, row: Int32) {
    self.answer = answer
    self.row = row
  }

  private mutating func next() -> Int32 {
    defer { column += 1 }
    return column
  }

  /// Whether the next column is null; it stays the next.
  package var isNull: Bool { answer.isNull(row, column) }

  /// Passes over some columns.
  package mutating func skip(_ count: Int = 1) { column += Int32(count) }

  /// An integer, or a flag as 0 or 1.
  package mutating func integer() -> Int64 { answer.integer(row, next()) }

  /// An integer; nil for null.
  package mutating func optionalInteger() -> Int64? {
    let column = next()
    return answer.isNull(row, column) ? nil : answer.integer(row, column)
  }

  /// A flag.
  package mutating func flag() -> Bool { integer() != 0 }

  /// A number; nil for null.
  package mutating func optionalReal() -> Double? {
    optionalInteger().map { Double(bitPattern: UInt64(bitPattern: $0)) }
  }

  /// A number.
  package mutating func real() -> Double { Double(bitPattern: UInt64(bitPattern: integer())) }

  /// A text.
  package mutating func text() -> String { answer.text(row, next()) }

  /// A text; nil for null.
  package mutating func optionalText() -> String? {
    let column = next()
    return answer.isNull(row, column) ? nil : answer.text(row, column)
  }

  /// The texts of an array of one dimension without nulls.
  package mutating func texts() -> [String] {
    let bytes = self.bytes()
    func word(_ place: Int) -> Int {
      Int(Int32(bitPattern: bytes[place..<place + 4].reduce(UInt32(0)) { $0 << 8 | UInt32($1) }))
    }
    guard bytes.count >= 20, word(0) == 1 else { return [] }
    var (place, texts): (Int, [String]) = (20, [])
    for _ in 0..<word(12) {
      let length = word(place)
      texts.append(String(decoding: bytes[place + 4..<place + 4 + length], as: UTF8.self))
      place += 4 + length
    }
    return texts
  }

  /// Bytes.
  package mutating func bytes() -> [UInt8] { answer.bytes(row, next()) }

  /// Bytes; nil for null.
  package mutating func optionalBytes() -> [UInt8]? {
    let column = next()
    return answer.isNull(row, column) ? nil : answer.bytes(row, column)
  }
}

/// What the database, or the way there, says is wrong.
package struct Failure: Error, Sendable, Hashable, CustomStringConvertible {
  /// SQLSTATE, or one of this module's: ``late``, ``lost``, ``unsent``.
  package let state: String
  /// What is wrong, in the database's words; never a value that was sent.
  package let message: String

  /// No connection was free for too long.
  package static let late = "late"
  /// The connection was lost, and with it what was under way.
  package static let lost = "lost"
  /// The connection was lost before all was sent, so that nothing was done.
  package static let unsent = "unsent"

  /// The message, and its code.
  package var description: String { "\(message) (PostgreSQL \(state))" }

  /// Creates a failure.
  package init(state: String, message: String) {
    self.state = state
    self.message = message
  }

  /// Reads a failure from a result.
  init(_ result: OpaquePointer?) {
    func field(_ code: Unicode.Scalar) -> String? {
      unsafe PQresultErrorField(result, CInt(code.value)).map { unsafe String(cString: $0) }
    }
    state = field("C") ?? Self.lost
    message = field("M") ?? "the connection was lost"
  }

  /// Reads what a connection says; its first line, since further ones repeat it for each address.
  init(connection: OpaquePointer?) {
    let text = unsafe PQerrorMessage(connection).map { unsafe String(cString: $0) } ?? ""
    state = Self.lost
    let line = text.split(separator: "\n").first.map(String.init) ?? ""
    message = line.isEmpty ? "the connection was lost" : line
  }

  /// Whether the same may pass when it is tried again: serialization, deadlocks, locks, what was not sent.
  package var mayPass: Bool { ["40001", "40P01", "55P03", Self.unsent].contains(state) }

  /// Whether the connection is of no use any more, or leads to a server that only reads.
  package var endsConnection: Bool {
    state == Self.lost || state.hasPrefix("57P") || state.hasPrefix("08") || state == "25006"
  }
}

#endif
