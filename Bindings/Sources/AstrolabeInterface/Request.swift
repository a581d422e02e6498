internal import Astrolabe

/// A JSON object whose fields are named as the command's options are.
struct Request {
  private var fields: [String: JSONScanner.Value]
  /// What was asked for, some of it twice.
  ///
  /// Only an error that lists the fields looks through it.
  private var asked: [String] = []

  /// Reads the object.
  init(_ bytes: [UInt8]) throws {
    // Two births have a dozen.
    fields = Dictionary(minimumCapacity: 16)
    asked.reserveCapacity(32)
    var scanner = JSONScanner(bytes)
    guard scanner.skip("{") else { throw Self.malformed }
    if !scanner.skip("}") {
      repeat {
        guard let name = scanner.text(), scanner.skip(":"), let value = scanner.value() else {
          throw Self.malformed
        }
        guard fields.updateValue(value, forKey: name) == nil else {
          throw Failure.data("the field \"\(name.printable)\" is given twice; give it once")
        }
      } while scanner.skip(",")
      guard scanner.skip("}") else { throw Self.malformed }
    }
    guard scanner.isAtEnd else { throw Self.malformed }
  }

  private static var malformed: Failure {
    .data(#"the request is no JSON object; write one such as {"birth":"1990-06-15"}"#)
  }

  private mutating func value(_ name: String) -> JSONScanner.Value? {
    asked.append(name)
    let value = fields[name]
    return value == .null ? nil : value
  }

  /// Whether the field is there.
  mutating func has(_ name: String) -> Bool { value(name) != nil }

  /// A text, where the field is there.
  mutating func text(_ name: String) throws -> String? {
    guard let value = value(name) else { return nil }
    guard case .text(let text) = value else { throw Failure.data("\(name) must be a text") }
    return text
  }

  /// A text that has to be there.
  mutating func needed(_ name: String) throws -> String {
    guard let text = try text(name) else { throw Failure.usage("the field \(name) is missing") }
    return text
  }

  /// True or false, which the field needn't say.
  mutating func flag(_ name: String, otherwise: Bool) throws -> Bool {
    guard let value = value(name) else { return otherwise }
    guard case .bool(let flag) = value else { throw Failure.data("\(name) must be true or false") }
    return flag
  }

  /// A whole number, where the field is there.
  mutating func whole(_ name: String) throws -> Int? {
    guard let value = value(name) else { return nil }
    guard case .number(let digits) = value, let number = Int(digits) else {
      throw Failure.data("\(name) must be a whole number")
    }
    return number
  }

  /// Degrees, as a number or as people write them.
  mutating func coordinate(_ name: String) throws -> String? {
    switch value(name) {
    case nil, .null: return nil
    case .text(let text): return text
    case .number(let digits): return CoordinateText.decimal(ofNumber: digits)
    case .bool, .other: throw Failure.data("\(name) must be a number or a text")
    }
  }

  /// One of some names, where the field is there.
  mutating func choice(_ name: String, of names: [String]) throws -> String? {
    guard let text = try text(name) else { return nil }
    guard names.contains(text) else {
      throw Failure.usage(
        "\"\(text.printable)\" is no \(name); \(name) is one of \(names.joined(separator: ", "))")
    }
    return text
  }

  /// The birth that the fields describe, or those whose names begin so.
  mutating func birth(by engine: Engine, named prefix: String = "") throws -> Birth {
    let choices = ClockChoice.allCases.map(\.rawValue)
    let fold = try choice(prefix + "fold", of: choices)
    let gap = try choice(prefix + "gap", of: choices)
    let clock = try choice(prefix + "clock", of: BirthClock.allCases.map(\.rawValue))
    let fields = BirthFields(
      birth: try needed(prefix + "birth"), zone: try text(prefix + "zone"),
      latitude: try coordinate(prefix + "lat"), longitude: try coordinate(prefix + "lon"),
      place: try text(prefix + "place"),
      fold: fold.flatMap(ClockChoice.init) ?? .earlier,
      gap: gap.flatMap(ClockChoice.init) ?? .later,
      clock: clock.flatMap(BirthClock.init) ?? .local)
    return try engine.birth(fields)
  }

  /// Refuses fields that nobody asked for: a misspelt one would quietly change the answer.
  func finish() throws {
    let asked = asked
    guard let name = fields.keys.lazy.filter({ !asked.contains($0) }).min() else { return }
    throw Failure.usage(
      "there is no field \"\(name.printable)\" here; fields are "
        + Set(asked).sorted().joined(separator: ", "))
  }
}
