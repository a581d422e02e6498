@_spi(FrontEnd) internal import Astrolabe
internal import Service

/// The members of a JSON object in a request, read by their kinds; an error says in a sentence what is wrong.
struct Fields: Sendable {
  private let members: [String: JSONTree]

  init(_ members: [String: JSONTree]) { self.members = members }

  /// Whether a member is there and not null.
  func has(_ name: String) -> Bool {
    switch members[name] {
    case nil, .null: false
    case .text, .number, .bool, .array, .object: true
    }
  }

  /// Whether a member is there, null or not.
  func names(_ name: String) -> Bool { members[name] != nil }

  /// Those of some members that aren't there, or null.
  func missing(of names: [String]) -> [String] { names.filter { !has($0) } }

  /// Refuses members of other names: a misspelt one would quietly change what is done.
  func checkNames(_ known: [String]) throws(Refusal) {
    guard let name = members.keys.filter({ !known.contains($0) }).min() else { return }
    throw .invalid(
      "there is no field \"\(name.printable)\" here; fields are "
        + (known.isEmpty ? "none" : known.joined(separator: ", ")))
  }

  /// A text of at most so many characters; nil if it isn't there, or null.
  func text(_ name: String, longest: Int) throws(Refusal) -> String? {
    switch members[name] {
    case nil, .null: return nil
    case .text(let text):
      guard text.unicodeScalars.count <= longest else {
        throw .invalid("\(name) is too long; write at most \(longest) characters")
      }
      guard !text.unicodeScalars.contains("\0") else {
        throw .invalid("\(name) has a character U+0000, which is no part of a text; leave it out")
      }
      return text
    case .number, .bool, .array, .object: throw .invalid("\(name) must be a text")
    }
  }

  /// A text of one line, without any control character; nil if it isn't there, or null.
  func line(_ name: String, longest: Int) throws(Refusal) -> String? {
    guard let text = try text(name, longest: longest) else { return nil }
    let isLine = text.unicodeScalars.allSatisfy { scalar in
      switch scalar.properties.generalCategory {
      case .control, .lineSeparator, .paragraphSeparator: false
      default: true
      }
    }
    guard isLine else {
      throw .invalid("\(name) must be one line without control characters")
    }
    return text
  }

  /// A number; nil if it isn't there, or null.
  func number(_ name: String, in range: ClosedRange<Double>) throws(Refusal) -> Double? {
    switch members[name] {
    case nil, .null: return nil
    case .number(let digits):
      if let number = Double(digits), range.contains(number) { return number + 0 }
    case .text, .bool, .array, .object: break
    }
    throw .invalid(
      "\(name) must be a number from \(Int(range.lowerBound)) to \(Int(range.upperBound))")
  }

  /// A whole number; nil if it isn't there, or null.
  func whole(_ name: String, in range: ClosedRange<Int>) throws(Refusal) -> Int? {
    switch members[name] {
    case nil, .null: return nil
    case .number(let digits):
      if let number = Int(digits) ?? Double(digits).flatMap({ Int(exactly: $0) }),
        range.contains(number)
      {
        return number
      }
    case .text, .bool, .array, .object: break
    }
    throw .invalid(
      "\(name) must be a whole number from \(range.lowerBound) to \(range.upperBound)")
  }

  /// True or false; nil if it isn't there.
  func flag(_ name: String) throws(Refusal) -> Bool? {
    switch members[name] {
    case nil: return nil
    case .bool(let flag): return flag
    case .null, .text, .number, .array, .object:
      throw .invalid("\(name) must be true or false")
    }
  }

  /// The elements of an array; nil if it isn't there, or null.
  func array(_ name: String, longest: Int) throws(Refusal) -> [JSONTree]? {
    switch members[name] {
    case nil, .null: return nil
    case .array(let elements):
      guard elements.count <= longest else {
        throw .invalid("\(name) has too many elements; give at most \(longest)")
      }
      return elements
    case .text, .number, .bool, .object: throw .invalid("\(name) must be an array")
    }
  }

  /// The members of an object; nil if it isn't there.
  func object(_ name: String) throws(Refusal) -> Fields? {
    switch members[name] {
    case nil: return nil
    case .object(let members): return Fields(members)
    case .null, .text, .number, .bool, .array: throw .invalid("\(name) must be an object")
    }
  }

  /// A date that has to be one where the member is there, null or not.
  func date(_ name: String) throws -> CalendarDate? {
    guard names(name) else { return nil }
    guard let text = try text(name, longest: 100) else {
      throw Refusal.invalid("\(name) must be a date; write YYYY-MM-DD, or leave it out")
    }
    return try DateTimeText.readDate(text)
  }
}

extension JSONTree {
  /// The same with numbers as they are, where Apple's SDK wraps them.
  ///
  /// A Swift `Int` comes as `{"@type": "type.googleapis.com/google.protobuf.Int64Value", "value": "180"}`.
  ///
  /// - Throws: ``Refusal`` where a wrapper holds no number, or is of a type that callables don't know.
  func unwrapped() throws(Refusal) -> JSONTree {
    switch self {
    case .text, .number, .bool, .null: return self
    case .array(let elements):
      var unwrapped: [JSONTree] = []
      for element in elements { unwrapped.append(try element.unwrapped()) }
      return .array(unwrapped)
    case .object(let members):
      if let type = members["@type"] { return try Self.number(of: type, members["value"]) }
      var unwrapped: [String: JSONTree] = [:]
      for (name, member) in members { unwrapped[name] = try member.unwrapped() }
      return .object(unwrapped)
    }
  }

  private static func number(of type: JSONTree, _ value: JSONTree?) throws(Refusal) -> JSONTree {
    let digits: String? =
      switch value {
      case .text(let text): text
      case .number(let number): number
      case nil, .bool, .null, .array, .object: nil
      }
    let prefix = "type.googleapis.com/google.protobuf."
    switch (type, digits) {
    case (.text(prefix + "Int64Value"), let digits?) where isPlain(digits):
      if let number = Int64(digits) { return .number("\(number)") }
    case (.text(prefix + "UInt64Value"), let digits?) where isPlain(digits):
      if let number = UInt64(digits) { return .number("\(number)") }
    default: break
    }
    throw .invalid("a value with \"@type\" is no Int64Value or UInt64Value of a whole number")
  }

  /// `Int64` would take a plus.
  private static func isPlain(_ digits: String) -> Bool { !digits.hasPrefix("+") }
}
