#if PostgreSQL

/// A type of PostgreSQL's, by its number in `pg_type`.
package enum ValueType: UInt32, Sendable {
  case bytes = 17
  case integer = 20
  case text = 25
  case real = 701
  case integers = 1016
  case texts = 1009
}

/// A statement that every connection prepares when it opens.
package struct Statement: Sendable {
  let name: String
  let sql: String
  let types: [UInt32]

  /// Creates a statement.
  ///
  /// - Parameters:
  ///   - name: The name that it is prepared under.
  ///   - types: The types of its parameters, `$1` first.
  ///   - sql: The statement.
  package init(_ name: String, _ types: [ValueType], _ sql: String) {
    self.name = name
    self.sql = sql
    self.types = types.map(\.rawValue)
  }
}

/// A value that a statement is given.
package enum Value: Sendable, Hashable {
  case null
  case integer(Int64)
  case real(Double)
  case text(String)
  case bytes([UInt8])
  case integers([Int64])
  case texts([String])

  /// The number of its type in `pg_type`; 0 for null, whose type follows from where it stands.
  var type: UInt32 {
    switch self {
    case .null: 0
    case .integer: ValueType.integer.rawValue
    case .real: ValueType.real.rawValue
    case .text: ValueType.text.rawValue
    case .bytes: ValueType.bytes.rawValue
    case .integers: ValueType.integers.rawValue
    case .texts: ValueType.texts.rawValue
    }
  }

  /// An integer of any width.
  package static func integer(_ value: Int) -> Self { .integer(Int64(value)) }
  /// A flag, kept as 0 or 1.
  package static func flag(_ value: Bool) -> Self { .integer(value ? 1 : 0) }
  /// An integer, or null.
  package static func optional(_ value: Int?) -> Self {
    value.map { .integer(Int64($0)) } ?? .null
  }
  /// An integer, or null.
  package static func optional(_ value: Int64?) -> Self { value.map { .integer($0) } ?? .null }
  /// A number, or null.
  package static func optional(_ value: Double?) -> Self { value.map { .real($0) } ?? .null }
  /// A text, or null.
  package static func optional(_ value: String?) -> Self { value.map { .text($0) } ?? .null }
  /// Bytes, or null.
  package static func optional(_ value: [UInt8]?) -> Self { value.map { .bytes($0) } ?? .null }
}

/// Values in the binary form of the protocol.
struct EncodedValues: Sendable {
  private(set) var bytes: [UInt8] = []
  /// The length of each; −1 for null.
  private(set) var lengths: [Int32] = []
  private(set) var types: [UInt32] = []

  init(_ values: [Value]) {
    bytes.reserveCapacity(256)
    lengths.reserveCapacity(values.count)
    for value in values {
      let start = bytes.count
      append(value)
      lengths.append(value == .null ? -1 : Int32(bytes.count - start))
      types.append(value.type)
    }
  }

  private mutating func append(_ value: Value) {
    switch value {
    case .null: break
    case .integer(let number): word(number)
    case .real(let number): word(number.bitPattern)
    case .text(let text): bytes.append(contentsOf: text.utf8)
    case .bytes(let content): bytes.append(contentsOf: content)
    case .integers(let numbers):
      header(numbers.count, of: .integer)
      for number in numbers {
        word(Int32(8))
        word(number)
      }
    case .texts(let texts):
      header(texts.count, of: .text)
      for text in texts {
        word(Int32(text.utf8.count))
        bytes.append(contentsOf: text.utf8)
      }
    }
  }

  private mutating func word<Word: FixedWidthInteger>(_ word: Word) {
    for shift in stride(from: Word.bitWidth - 8, through: 0, by: -8) {
      bytes.append(UInt8(truncatingIfNeeded: word >> Word(shift)))
    }
  }

  /// The header of an array of one dimension without nulls.
  private mutating func header(_ count: Int, of type: ValueType) {
    word(Int32(count == 0 ? 0 : 1))
    word(Int32(0))
    word(type.rawValue)
    guard count > 0 else { return }
    word(Int32(count))
    word(Int32(1))
  }
}

/// A prepared statement with its values.
package struct Call: Sendable {
  let statement: Statement
  let values: EncodedValues

  /// Creates a call.
  ///
  /// - Parameters:
  ///   - statement: The statement to run.
  ///   - values: Its values, `$1` first.
  package init(_ statement: Statement, _ values: [Value] = []) {
    self.statement = statement
    self.values = EncodedValues(values)
  }
}

#endif
