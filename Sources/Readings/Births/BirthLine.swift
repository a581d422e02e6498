#if canImport(FoundationEssentials)
internal import FoundationEssentials
#else
internal import Foundation
#endif
internal import Ephemeris

/// One line of a stream of births: `{"id":…, "birth":…, "zone":…, "lat":…, "lon":…}`.
///
/// The id may be a text or a number and is given back as it came; `fold` may be `"earlier"` or
/// `"later"`. A field of another name is an error, because a misspelt one would quietly make a
/// date-only chart.
public struct BirthLine: Sendable, Hashable {
  /// What the answer is labelled with.
  public let id: RecordID
  /// The birth as it is written.
  public let fields: BirthFields

  /// Reads a line.
  ///
  /// - Throws: ``BirthLineError``.
  public init(json: [UInt8]) throws(BirthLineError) {
    if let line = Self(plain: json) {
      self = line
      return
    }
    try self.init(decoding: json)
  }

  init(id: RecordID, fields: BirthFields) {
    self.id = id
    self.fields = fields
  }

  /// Reads a line by Foundation's decoder, whatever is in it.
  init(decoding json: [UInt8]) throws(BirthLineError) {
    let raw: RawBirthLine
    do {
      raw = try JSONDecoder().decode(RawBirthLine.self, from: Data(json))
    } catch let error as BirthLineError {
      throw error
    } catch {
      throw .notAnObject
    }
    id = raw.id
    guard let birth = raw.birth else { throw .noBirth(id: raw.id) }
    fields = BirthFields(
      birth: birth, zone: raw.zone, latitude: raw.latitude, longitude: raw.longitude,
      fold: raw.fold)
  }
}

/// Why a line holds no birth.
public enum BirthLineError: Error, Sendable, Hashable {
  /// The line is not one JSON object.
  case notAnObject
  /// The object has a field of a name that is not known.
  case unknownField(String, id: RecordID)
  /// A field's value is of a kind that it can't be.
  case wrongType(field: String, id: RecordID)
  /// The birth itself is missing.
  case noBirth(id: RecordID)
  /// `fold` is neither of its two words.
  case badFold(String, id: RecordID)

  /// The line's id, where it could be read.
  public var id: RecordID {
    switch self {
    case .notAnObject: .none
    case .unknownField(_, let id), .wrongType(_, let id), .noBirth(let id), .badFold(_, let id):
      id
    }
  }
}

extension BirthLineError: CustomStringConvertible {
  /// One sentence that tells what is wrong and what would be right.
  public var description: String {
    switch self {
    case .notAnObject:
      #"this line is not a JSON object such as {"id":"a1","birth":"1990-06-15"}"#
    case .unknownField(let name, _):
      "there is no field \"\(name.printable)\"; fields are id, birth, zone, lat, lon and fold"
    case .wrongType(let field, _):
      "the field \"\(field.printable)\" has a value of the wrong kind; id, lat and lon may be "
        + "numbers, the others are texts"
    case .noBirth: #"the field "birth" is missing; write "birth":"1990-06-15T14:30""#
    case .badFold(let text, _): "\"\(text.printable)\" is no fold; write earlier or later"
    }
  }
}

/// What a line of a stream is called by whoever sent it.
public enum RecordID: Sendable, Hashable {
  /// Nothing was said.
  case none
  /// A text.
  case text(String)
  /// A number, in the digits of its shortest form.
  case number(String)

  /// Writes the id as it came.
  public func write(to json: inout JSONWriter) {
    switch self {
    case .none: json.null()
    case .text(let text): json.string(text)
    case .number(let digits): json.verbatim(digits)
    }
  }
}

/// The line as JSON has it; coordinates may be numbers or texts.
private struct RawBirthLine: Decodable {
  var id = RecordID.none
  var birth: String?
  var zone: String?
  var latitude: String?
  var longitude: String?
  var fold = Fold.earlier

  private struct Key: CodingKey {
    let stringValue: String
    var intValue: Int? { nil }
    init(stringValue: String) { self.stringValue = stringValue }
    init?(intValue: Int) { nil }
  }

  init(from decoder: any Decoder) throws {
    let fields = try decoder.container(keyedBy: Key.self)
    let idKey = Key(stringValue: "id")
    if fields.contains(idKey), try !fields.decodeNil(forKey: idKey) {
      if let text = try Self.value(String.self, fields, idKey) {
        id = .text(text)
      } else if let number = try Self.value(Decimal.self, fields, idKey) {
        id = .number("\(number)")
      } else {
        throw BirthLineError.wrongType(field: "id", id: .none)
      }
    }
    for key in fields.allKeys {
      if try fields.decodeNil(forKey: key) { continue }
      switch key.stringValue {
      case "id": break
      case "birth": birth = try text(fields, key)
      case "zone": zone = try text(fields, key)
      case "lat": latitude = try coordinate(fields, key)
      case "lon": longitude = try coordinate(fields, key)
      case "fold":
        switch try text(fields, key) {
        case "earlier": fold = .earlier
        case "later": fold = .later
        case let other: throw BirthLineError.badFold(other, id: id)
        }
      default: throw BirthLineError.unknownField(key.stringValue, id: id)
      }
    }
  }

  private func text(_ fields: KeyedDecodingContainer<Key>, _ key: Key) throws -> String {
    guard let text = try Self.value(String.self, fields, key) else {
      throw BirthLineError.wrongType(field: key.stringValue, id: id)
    }
    return text
  }

  private func coordinate(_ fields: KeyedDecodingContainer<Key>, _ key: Key) throws -> String {
    if let number = try Self.value(Decimal.self, fields, key) { return "\(number)" }
    return try text(fields, key)
  }

  /// The value, or nothing where it is of another kind; what is no JSON at all is thrown.
  private static func value<Value: Decodable>(
    _ kind: Value.Type, _ fields: KeyedDecodingContainer<Key>, _ key: Key
  ) throws -> Value? {
    do {
      return try fields.decode(kind, forKey: key)
    } catch DecodingError.typeMismatch {
      return nil
    }
  }
}
