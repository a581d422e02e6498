import Documents
import Ephemeris
import Requests
import Testing

/// Documents by their names, as the C library and the server ask for them.
@Suite struct NamedRequestTests {
  private static let engine = Result { () throws(RequestError) in try Engine() }
  private static let born =
    #""birth":"1990-06-15T14:30","zone":"America/New_York","lat":40.7128,"lon":-74.006"#
  private static let other =
    #""with_birth":"1988-03-02T09:10","with_zone":"Europe/Paris","with_lat":45.75,"with_lon":4.85"#
  private static let span = #""from":"2025-01-06","to":"2025-02-05""#
  private static let ground = #""lat":51.5074,"lon":-0.1278,"zone":"Europe/London""#

  /// One request for each document, with the smallest set of fields, and what its answer holds.
  private static let requests: [(name: NamedRequest.Document, fields: String, part: String)] = [
    (.chart, born, #""sun_sign":"gemini""#),
    (.portrait, born, #""chapters""#),
    (.portraitOfTwo, "\(born),\(other)", #""chapters""#),
    (.portraitOfPeriod, #"\#(born),"period":"week","date":"2025-01-06""#, #""chapters""#),
    (.reading, #"\#(born),"date":"2025-01-06""#, #""date":"2025-01-06""#),
    (.meters, "\(born),\(span)", #""meters""#),
    (.transits, "\(born),\(span)", #""natal_planet""#),
    (.returns, "\(born),\(span)", #""moon""#),
    (.progressions, #"\#(born),"at":"2025-01-06""#, #""bodies""#),
    (.directions, #"\#(born),"at":"2025-01-06""#, #""arc""#),
    (.primary, "\(born),\(span)", #""method":"placidus""#),
    (.profections, "\(born),\(span)", #""lord""#),
    (.periods, #"\#(born),"kind":"decennials","levels":4,\#(span)"#, #""days":"turns""#),
    (.synastry, "\(born),\(other)", #""contacts""#),
    (.composite, "\(born),\(other)", #""bodies""#),
    (.compare, #"\#(born),"at":"2025-01-06T12:00:00Z""#, #""outer""#),
    (.rectify, #"\#(born),"event":"2015-05-03,2019-11-20","within":20"#, #""hours""#),
    (.pair, "\(born),\(other)", #""synastry""#),
    (.life, #"\#(born),"at":"2025-01-06""#, #""progressions""#),
    (.vedic, born, #""dasha""#),
    (.panchanga, #""date":"2025-01-06",\#(ground)"#, #""tithi""#),
    (.events, span, #""kind""#),
    (.moon, span, #""phase""#),
    (.sky, #""at":"2025-01-06T12:00:00Z""#, #""bodies""#),
    (.sky, span, "2025-02-05"),
    (.sign, #""date":"1990-06-15""#, "gemini"),
    (.wheel, born, "<svg"),
    (.hours, #""date":"2025-01-06",\#(ground)"#, #""sunrise""#),
    (.lines, born, #""angle""#),
    (.find, #""when":"moon in taurus",\#(span)"#, "2025"),
    (.places, #""name":"Reykjavik""#, "Iceland"),
    (.report, #"\#(born),"date":"2025-01-06""#, "<html"),
    (.ask, #"\#(born),"date":"2025-01-06","question":"What is my moon sign?""#, "pisces"),
  ]

  /// Those that an engine without Swiss Ephemeris hasn't, and the documents that have a place in the list of its own.
  private static let ofSwissEphemeris: Set<NamedRequest.Document> = [.stars, .heliacal, .eclipses]

  @Test func `there is a request for each document`() {
    #expect(
      Set(Self.requests.map(\.name)).union(Self.ofSwissEphemeris)
        == Set(NamedRequest.Document.allCases))
  }

  /// The documents about a person, whose birth may be a person's that is kept.
  private static let aboutPeople: [NamedRequest.Document] = [
    .chart, .portrait, .portraitOfTwo, .portraitOfPeriod, .reading, .meters, .transits, .returns,
    .progressions, .directions, .primary, .profections, .periods, .synastry, .composite, .compare,
    .rectify, .pair, .life, .vedic, .wheel, .lines, .report, .ask,
  ]

  @Test(arguments: aboutPeople)
  func `a person stands for the fields of a birth`(_ name: NamedRequest.Document) throws {
    let (_, fields, part) = try #require(Self.requests.first { $0.name == name })
    let rest = fields.replacing(Self.born, with: "").drop { $0 == "," }
    let text = try Self.document(name, String(rest), of: Self.person).text
    #expect(text.contains(part))
    #expect(try text == Self.document(name, fields).text)
    // The birth would be another's, and nobody would read it.
    #expect(throws: RequestError.self) {
      try Self.document(name, fields, of: Self.person)
    }
  }

  /// Saturn squares a Sun at 24° of Gemini in Pisces, where it was in 2025; one at 10° of Capricorn in Aries.
  @Test func `conditions on a birth are those of the person`() throws {
    let fields = #""when":"saturn square natal sun 1","from":"2025-01-01","to":"2026-12-31""#
    let ofFields = try Self.document(.find, "\(fields),\(Self.born)").text
    #expect(ofFields.contains("2025"))
    #expect(try Self.document(.find, fields, of: Self.person).text == ofFields)
    let another = #"\#(fields),"birth":"1950-01-01""#
    #expect(try Self.document(.find, another).text != ofFields)
    #expect { try Self.document(.find, another, of: Self.person) } throws: { error in
      (error as? RequestError)?.cause == .usage && "\(error)".contains("birth")
    }
  }

  /// Ujjain's clocks are India's; a zone that isn't given is that of the nearest town.
  @Test(arguments: [
    (NamedRequest.Document.panchanga, #""date":"2025-01-06""#),
    (.hours, #""date":"2025-01-06""#),
    (.find, #""when":"hour of venus","from":"2025-01-06","to":"2025-01-06""#),
  ])
  func `a place without a zone has that of the nearest town`(
    _ name: NamedRequest.Document, _ fields: String
  ) throws {
    let ground = #"\#(fields),"lat":23.18,"lon":75.77"#
    let nearest = try Self.document(name, ground).text
    #expect(try nearest == Self.document(name, #"\#(ground),"zone":"Asia/Kolkata""#).text)
    #expect(try nearest != Self.document(name, #"\#(ground),"zone":"America/Lima""#).text)
  }

  private static let person = Result {
    ChartSubject.birth(
      try BirthRequest(
        birth: "1990-06-15T14:30", zone: "America/New_York", latitude: "40.7128",
        longitude: "-74.006"
      ).read(by: engine.get()))
  }

  private static func document(
    _ name: NamedRequest.Document, _ fields: String,
    of person: Result<ChartSubject, any Error>? = nil,
    within bounds: NamedRequest.Bounds = .init()
  ) throws -> (text: String, form: NamedRequest.Form) {
    var request = NamedRequest(
      name, try RequestFields(Array("{\(fields)}".utf8)), of: try person?.get(),
      within: bounds)
    let bytes = try request.document(by: engine.get())
    return (String(decoding: bytes, as: UTF8.self), request.form)
  }

  @Test(arguments: requests.indices)
  func `each document is made of its fields`(_ index: Int) throws {
    let (name, fields, part) = Self.requests[index]
    let (text, form) = try Self.document(name, fields)
    #expect(text.contains(part), "\(name): \(text.prefix(300))")
    switch name {
    case .wheel: #expect(form == .svg)
    case .report: #expect(form == .html)
    default: #expect(form == .json)
    }
  }

  @Test(arguments: requests.indices)
  func `a field that a document doesn't have is refused`(_ index: Int) throws {
    let (name, fields, _) = Self.requests[index]
    #expect { try Self.document(name, #"\#(fields),"colour":"red""#) } throws: { error in
      (error as? RequestError)?.cause == .usage && "\(error)".contains("colour")
    }
  }

  #if SwissEphemeris
  @Test(arguments: [
    (NamedRequest.Document.stars, #""at":"2025-01-06T12:00:00Z","names":"spica,regulus""#, "spica"),
    (.heliacal, #""names":"venus",\#(ground),"from":"2025-01-01","to":"2025-06-30""#, "venus"),
    (.eclipses, #"\#(ground),"from":"2026-01-01","to":"2026-12-31""#, "sun"),
    (.sky, #""at":"2025-01-06T12:00:00Z","heliocentric":true"#, "earth"),
    (.chart, #"\#(born),"more":true,"stars":true,"harmonic":5,"zodiac":"lahiri""#, "harmonic"),
  ])
  func `documents of Swiss Ephemeris are made, too`(
    _ name: NamedRequest.Document, _ fields: String, _ part: String
  ) throws {
    #expect(try Self.document(name, fields).text.contains(part))
  }
  #endif

  @Test(arguments: [
    (NamedRequest.Document.chart, #"\#(born),"for_place":"48.4,10.0""#, "angles"),
    (.returns, #"\#(born),"cycles":true,"from":"2019-01-01","to":"2020-12-31""#, "saturn"),
    (
      .returns,
      #"\#(born),"chart":true,"bodies":"sun","from":"2025-01-01","to":"2025-12-31""#, "chart"
    ),
    (.transits, #"\#(born),\#(other),"onto":"davison",\#(span)"#, "davison"),
    (.events, #""retrogrades":true,"from":"2025-01-01","to":"2025-12-31""#, "mercury"),
    (.lines, #"\#(born),"local_space":true"#, "azimuth"),
    (.lines, #"\#(born),"geojson":true"#, "FeatureCollection"),
    (.periods, #"\#(born),"kind":"decennials","days":"shares","levels":3,\#(span)"#, "shares"),
    (.find, #""when":"moon in taurus","lasting":"1d","limit":1,\#(span)"#, "2025"),
  ])
  func `options of documents have their effect`(
    _ name: NamedRequest.Document, _ fields: String, _ part: String
  ) throws {
    #expect(try Self.document(name, fields).text.contains(part))
  }

  @Test(arguments: [
    (NamedRequest.Document.sky, #""graph":90,"from":"2025-01-01","to":"2025-12-31""#),
    (.compare, #"\#(born),"at":"2025-01-06T12:00:00Z","svg":true"#),
  ])
  func `pictures are drawn`(_ name: NamedRequest.Document, _ fields: String) throws {
    let (text, form) = try Self.document(name, fields)
    #expect(form == .svg && text.hasPrefix("<svg"))
  }

  @Test func `one calendar holds for all dates of a request`() throws {
    let fields = #""from":"1700-02-18","to":"1700-02-18""#
    let old = try Self.document(.sky, #"\#(fields),"calendar":"julian""#).text
    let new = try Self.document(.sky, #""from":"1700-02-28","to":"1700-02-28""#).text
    #expect(old == new && old.contains("1700-02-28"))
    // 13 days in the 20th and 21st century, and 12 in the 19th.
    let born = #""birth":"1860-05-05","calendar":"julian""#
    let reading = try Self.document(.reading, #"\#(born),"date":"2025-01-06""#).text
    #expect(
      try reading
        == Self.document(.reading, #""birth":"1860-05-17","date":"2025-01-19""#).text)
  }

  @Test(arguments: [
    (NamedRequest.Document.events, #""from":"2025-01-01","to":"2025-01-11""#),
    (.moon, #""from":"2025-01-01","to":"2025-01-11""#),
    (.transits, #"\#(born),"from":"2025-01-01","to":"2025-01-11""#),
  ])
  func `more dates than the bounds are refused`(
    _ name: NamedRequest.Document, _ fields: String
  ) throws {
    #expect(throws: RequestError.self) {
      try Self.document(name, fields, within: NamedRequest.Bounds(mostDates: 10))
    }
    _ = try Self.document(name, fields, within: NamedRequest.Bounds(mostDates: 11))
  }

  @Test func `more skies than the bounds and files are refused`() throws {
    let fields = #""from":"2025-01-01","to":"2025-01-01","step":"1h""#
    #expect(throws: RequestError.self) {
      try Self.document(.sky, fields, within: NamedRequest.Bounds(mostSkies: 23))
    }
    _ = try Self.document(.sky, fields, within: NamedRequest.Bounds(mostSkies: 24))
    #expect {
      try Self.document(
        .chart, #"\#(Self.born),"more":true,"asteroid_files":"/etc""#,
        within: NamedRequest.Bounds(allowsFiles: false))
    } throws: { "\($0)".contains("asteroid_files") }
  }

  @Test(arguments: ["", "[]", "{", #"{"at":1"#, #"{"at":"x","at":"y"}"#])
  func `what is no object is refused`(_ text: String) throws {
    #expect(throws: FieldsError.self) { try RequestFields(Array(text.utf8)) }
  }

  @Test func `a document that isn't there is refused with those that are`() throws {
    #expect { try NamedRequest.Document("horoscope") } throws: { "\($0)".contains("panchanga") }
    for name in NamedRequest.Document.allCases {
      #expect(try NamedRequest.Document(name.rawValue) == name)
    }
  }
}
