@_spi(FrontEnd) public import Ephemeris

/// Why the fields of a named request can't be read.
public enum FieldsError: AstrolabeError, Hashable {
  /// The request is no JSON object.
  case malformed
  /// A field is given twice.
  case repeated(String)
  /// The value of a field has another type.
  case type(String, Expected)
  /// The document has no such field.
  case unknownField(String, known: [String])
  /// There is no such document.
  case unknownDocument(String, known: [String])
  /// Neither a place nor coordinates are given.
  case noPlace
  /// A zone is given without a place.
  case zoneWithoutPlace
  /// One of two coordinates is given.
  case halfPlace
  /// A zone's clocks left a date out.
  case dateNeverWas(CalendarDate, CivilZone)
  /// The front end opens no files for a request.
  case noFiles(String)
  /// The library is built without Swiss Ephemeris.
  case needsSwissEphemeris(String)

  /// What the value of a field must be.
  public enum Expected: String, Sendable, Hashable, CaseIterable {
    /// A JSON string.
    case text
    /// A JSON boolean.
    case flag
    /// A JSON number without a fraction.
    case whole
    /// A JSON number, or a string such as `40n42`.
    case coordinate
  }

  /// What is at fault.
  public var cause: ErrorCause {
    switch self {
    case .unknownField, .unknownDocument, .noPlace, .zoneWithoutPlace, .halfPlace, .noFiles,
      .needsSwissEphemeris:
      .usage
    case .malformed, .repeated, .type, .dateNeverWas: .input
    }
  }

  /// One sentence that says what is wrong and what is valid.
  public var description: String {
    switch self {
    case .malformed:
      #"the request is no JSON object; write one such as {"birth":"1990-06-15"}"#
    case .repeated(let name): "the field \"\(name.printable)\" is given twice; give it once"
    case .type(let name, .text): "\(name) must be a text"
    case .type(let name, .flag): "\(name) must be true or false"
    case .type(let name, .whole): "\(name) must be a whole number"
    case .type(let name, .coordinate): "\(name) must be a number or a text"
    case .unknownField(let name, let known):
      "there is no field \"\(name.printable)\" here; fields are \(known.joined(separator: ", "))"
    case .unknownDocument(let name, let known):
      "there is no document \"\(name.printable)\"; documents are \(known.joined(separator: ", "))"
    case .noPlace: "the place is missing; give place, or lat and lon"
    case .zoneWithoutPlace: "zone goes with a place; give place, or lat and lon"
    case .halfPlace: "a place needs its latitude and its longitude; give lat and lon"
    case .dateNeverWas(let date, let zone):
      "\(date) never was in \(zone.name); give another date"
    case .needsSwissEphemeris(let name):
      "\(name) needs Swiss Ephemeris, which isn't built in; leave it out"
    case .noFiles(let name): "\(name) names files, which can't be read here; leave it out"
    }
  }
}
