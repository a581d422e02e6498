@_spi(FrontEnd) import Documents
import Ephemeris
import TestSupport
import Testing

@Suite struct BirthLineTests {
  static func read(_ json: String) throws(BirthLineError) -> BirthLine {
    try BirthLine(json: Array(json.utf8))
  }

  @Test func `all fields are read`() throws {
    let line = try Self.read(
      #"{"id":"a1","birth":"1990-06-15T14:30","zone":"America/New_York","lat":40.7128,"#
        + #""lon":-74.006,"fold":"later"}"#)
    #expect(line.id == .text("a1"))
    #expect(
      line.fields
        == BirthFields(
          birth: "1990-06-15T14:30", zone: "America/New_York", latitude: "40.7128",
          longitude: "-74.006", fold: .later))
  }

  @Test func `fields may be absent, null, texts or in another order`() throws {
    let bare = try Self.read(#"{"birth":"1990-06-15"}"#)
    #expect(bare.id == .none && bare.fields == BirthFields(birth: "1990-06-15"))
    let nulls = try Self.read(
      #" { "fold": null, "lon": null, "lat": null, "zone": null, "birth": "1990-06-15", "id": null } "#
    )
    #expect(nulls == bare)
    let texts = try Self.read(#"{"lon":"74w00","lat":"40n42","birth":"1990-06-15"}"#)
    #expect((texts.fields.latitude, texts.fields.longitude) == ("40n42", "74w00"))
  }

  @Test(arguments: [
    (json: #""""#, id: #""""#), (#""a\u0000b\n""#, #""a\u0000b\u000a""#), (#""👩‍🚀""#, #""👩‍🚀""#),
    (#""\u00e9\ud83d\ude00""#, #""é😀""#), ("0", "0"), ("-7", "-7"), ("42", "42"),
    ("9223372036854775807", "9223372036854775807"),
    ("-9223372036854775808", "-9223372036854775808"),
    ("18446744073709551615", "18446744073709551615"), ("9007199254740993", "9007199254740993"),
    ("1.5", "1.5"), ("0.10", "0.10"), ("null", "null"), ("-0", "-0"), ("1e3", "1e3"),
    ("1e400", "1e400"),
    (
      "123456789012345678901234567890123456789012345678",
      "123456789012345678901234567890123456789012345678"
    ),
  ])
  func `an id is given back as it came`(json: String, id: String) throws {
    let line = try Self.read(#"{"id":\#(json),"birth":"1990-06-15"}"#)
    var writer = JSONWriter()
    line.id.write(to: &writer)
    #expect(String(decoding: writer.bytes, as: UTF8.self) == id)
  }

  @Test func `an absent id is null`() throws {
    var writer = JSONWriter()
    try Self.read(#"{"birth":"1990-06-15"}"#).id.write(to: &writer)
    #expect(String(decoding: writer.bytes, as: UTF8.self) == "null")
  }

  @Test(arguments: [
    "", " ", "null", "true", "7", #""text""#, "[]", #"[{"birth":"1990-06-15"}]"#, "{",
    #"{"birth":"1990-06-15""#, #"{"birth":"1990-06-15"}}"#,
    #"{"birth":"1990-06-15"}{"birth":"1990-06-15"}"#, #"{birth:"1990-06-15"}"#,
    #"{'birth':'1990-06-15'}"#, "not JSON", "{\"birth\":\"a\nb\"}",
    #"{"birth":"\ud83d"}"#, "\0", #"{"birth":"1990-06-15"} x"#, #"{"id":01,"birth":"1990-06-15"}"#,
    #"{"id":NaN,"birth":"1990-06-15"}"#,
  ])
  func `what is not one JSON object is refused`(json: String) {
    #expect(throws: BirthLineError.notAnObject) { try Self.read(json) }
  }

  @Test(arguments: [
    (json: #"{"birth":19900615}"#, field: "birth"), (#"{"birth":["1990-06-15"]}"#, "birth"),
    (#"{"birth":{"birth":"1990-06-15"}}"#, "birth"), (#"{"birth":true}"#, "birth"),
    (#"{"birth":"1990-06-15","zone":1}"#, "zone"), (#"{"birth":"1990-06-15","lat":[]}"#, "lat"),
    (#"{"birth":"1990-06-15","lon":true}"#, "lon"), (#"{"birth":"1990-06-15","id":true}"#, "id"),
    (#"{"birth":"1990-06-15","id":{}}"#, "id"), (#"{"birth":"1990-06-15","id":[1]}"#, "id"),
    (#"{"birth":"1990-06-15","fold":1}"#, "fold"),
  ])
  func `a value of the wrong kind is named`(json: String, field: String) {
    #expect(throws: BirthLineError.wrongType(field: field, id: .none)) { try Self.read(json) }
  }

  @Test func `other mistakes keep the line's id`() {
    #expect(throws: BirthLineError.wrongType(field: "lat", id: .text("l"))) {
      try Self.read(#"{"lat":true,"birth":"1990-06-15","id":"l"}"#)
    }
    #expect(throws: BirthLineError.noBirth(id: .number("7"))) { try Self.read(#"{"id":7}"#) }
    #expect(throws: BirthLineError.noBirth(id: .none)) { try Self.read("{}") }
    #expect(throws: BirthLineError.noBirth(id: .text("a"))) {
      try Self.read(#"{"id":"a","birth":null}"#)
    }
    #expect(throws: BirthLineError.unknownField("time", id: .text("a"))) {
      try Self.read(#"{"time":"12:00","birth":"1990-06-15","id":"a"}"#)
    }
    #expect(throws: BirthLineError.unknownField("Birth", id: .none)) {
      try Self.read(#"{"Birth":"1990-06-15"}"#)
    }
    #expect(throws: BirthLineError.badFold("second", id: .number("1"))) {
      try Self.read(#"{"id":1,"birth":"1990-06-15","fold":"second"}"#)
    }
    #expect(BirthLineError.noBirth(id: .number("7")).id == .number("7"))
    #expect(BirthLineError.notAnObject.id == .none)
  }

  @Test func `of several mistakes the first in the line is reported`() {
    for _ in 0..<8 {
      #expect(throws: BirthLineError.unknownField("zoen", id: .number("7"))) {
        try Self.read(#"{"zoen":"UTC","lta":1,"nol":2,"birth":3,"fold":"x","id":7}"#)
      }
      #expect(throws: BirthLineError.wrongType(field: "birth", id: .number("7"))) {
        try Self.read(#"{"birth":3,"lta":1,"zoen":"UTC","nol":2,"fold":"x","id":7}"#)
      }
    }
  }

  @Test(arguments: [
    (json: #"{"birth":"1990-06-15","id":1,"birth":"1991-06-15"}"#, field: "birth", id: "1"),
    (#"{"lat":1,"lat":null,"birth":"1990-06-15","id":2}"#, "lat", "2"),
    (#"{"birth":"1990-06-15","zone":"UTC","\u007aone":"UTC","id":3}"#, "zone", "3"),
    (#"{"id":1,"birth":"1990-06-15","id":1}"#, "id", nil),
  ])
  func `a field given twice is refused`(_ given: (json: String, field: String, id: String?)) {
    let id = given.id.map { BirthLine.ID.number($0) } ?? .none
    #expect(throws: BirthLineError.repeatedField(given.field, id: id)) {
      try Self.read(given.json)
    }
  }

  @Test(arguments: [
    ("1.2345678901234567e-10", 1.2345678901234567e-10), ("-4.5E1", -45), ("40e0", 40),
    ("5e-324", Double.leastNonzeroMagnitude),
    ("0.00000000000000000000000001e26", 1), ("900e-1", 90), ("0e400", 0), ("-0", 0),
  ])
  func `coordinates may have exponents`(_ json: String, _ degrees: Double) throws {
    let line = try Self.read(#"{"birth":"1990-06-15","lat":\#(json),"lon":\#(json)}"#)
    for (text, axis) in [
      (line.fields.latitude, CoordinateText.Axis.latitude), (line.fields.longitude, .longitude),
    ] {
      #expect(try CoordinateText.read(try #require(text), as: axis) == degrees)
    }
  }

  @Test(arguments: ["1e3", "9.1e1", "1e400", "1e99999999999999999999", "-1e10"])
  func `coordinates beyond the globe are refused, and no exponent is taken for east`(
    _ json: String
  ) throws {
    let line = try Self.read(#"{"birth":"1990-06-15","lat":\#(json),"lon":\#(json)}"#)
    #expect(throws: BirthError.self) {
      try CoordinateText.read(try #require(line.fields.latitude), as: .latitude)
    }
    guard json != "9.1e1" else { return }
    #expect(throws: BirthError.self) {
      try CoordinateText.read(try #require(line.fields.longitude), as: .longitude)
    }
  }

  @Test func `bytes that are no UTF-8 are refused`() {
    let line = Array(#"{"birth":"1990-06-15","id":"x"}"#.utf8)
    for bad in [UInt8(0xFF), 0xC0, 0x80, 0xED] {
      let bytes = line.map { $0 == UInt8(ascii: "x") ? bad : $0 }
      #expect(throws: BirthLineError.self) { try BirthLine(json: bytes) }
    }
  }

  @Test func `deep nesting is refused, not followed`() {
    let deep = String(repeating: "[", count: 100_000)
    #expect(throws: BirthLineError.self) { try Self.read(#"{"birth":"# + deep) }
    let closed = deep + String(repeating: "]", count: 100_000)
    #expect(throws: BirthLineError.self) {
      try Self.read(#"{"birth":"1990-06-15","id":\#(closed)}"#)
    }
  }

  @Test func `coordinates keep the digits they came with`() throws {
    var generator = SplitMix64(seed: 41)
    for _ in 0..<2_000 {
      let latitude = generator.double(in: -90..<90)
      let line = try Self.read(#"{"birth":"1990-06-15","lat":\#(latitude),"lon":0}"#)
      let read = try CoordinateText.read(try #require(line.fields.latitude), as: .latitude)
      #expect(read == latitude)
    }
  }

  @Test func `errors are single lines`() {
    let nasty = "x\n\u{1B}[2J"
    let errors: [BirthLineError] = [
      .notAnObject, .wrongType(field: nasty, id: .none), .unknownField(nasty, id: .none),
      .noBirth(id: .text(nasty)), .badFold(nasty, id: .none), .repeatedField(nasty, id: .none),
    ]
    for error in errors {
      #expect(!error.description.contains("\n") && !error.description.contains("\u{1B}"))
    }
  }
}
