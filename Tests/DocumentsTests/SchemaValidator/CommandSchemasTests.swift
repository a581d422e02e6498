import Foundation
import TestSupport
import Testing

/// The schemas of the command's own documents, each held against an example and broken ones.
@Suite struct CommandSchemasTests {
  static let body = """
    {"name": "sun", "longitude": 286.1, "latitude": 0, "distance_au": 0.98, "longitude_per_day": 1.02,
     "latitude_per_day": 0, "distance_per_day_au": 0, "source": "compiled"}
    """

  static func sky() throws -> JSONValue {
    try JSONValue(
      parsing: """
        {"at": "2025-01-06T12:00:00Z", "jd_ut": 2460682, "jd_tt": 2460682.0008, "bodies": [\(body)]}
        """)
  }

  /// The names that the schema of `meters` wants, so that the test has no list of its own.
  static func entry(_ key: String, _ value: String) throws -> JSONValue {
    let schema = try JSONValue(
      parsing: Checkout.text("Sources/Documents/Schemas/meters.schema.json"))
    let score = try JSONValue(parsing: #"{"intensity": 0, "harmony": 50, "unified_score": 0}"#)
    var entry: [String: JSONValue] = [key: .string(value), "overall": score]
    for part in ["groups", "meters"] {
      let names = schema.value(at: JSONPointer("/$defs/\(part)/required"))?.array ?? []
      entry[part] = .object(
        Dictionary(uniqueKeysWithValues: names.compactMap(\.string).map { ($0, score) }))
    }
    return .object(entry)
  }

  @Test(arguments: [
    (#"[]"#, []),
    (
      #"[{"op": "replace", "path": "/at", "value": "2025-01-06T12:00:00.5Z"}]"#,
      ["/at breaks pattern"]
    ),
    (
      #"[{"op": "replace", "path": "/bodies/0/source", "value": "moshier"}]"#,
      ["/bodies/0/source breaks enum"]
    ),
    (
      #"[{"op": "replace", "path": "/bodies/0/longitude", "value": 360}]"#,
      ["/bodies/0/longitude breaks exclusiveMaximum"]
    ),
    (
      #"[{"op": "remove", "path": "/bodies/0/distance_per_day_au"}]"#, ["/bodies/0 breaks required"]
    ),
    (
      #"[{"op": "add", "path": "/bodies/0/sign", "value": "capricorn"}]"#,
      ["/bodies/0 breaks additionalProperties"]
    ),
  ])
  func `a line of sky`(patch: String, violations: [String]) throws {
    let document = try Self.sky().patched(by: JSONPatchStep.list(patch))
    let found = try SchemaLibrary.contract().violations(in: document, against: "sky")
    #expect(Set(found.map(\.description)) == Set(violations))
  }

  @Test(arguments: [
    (#"[]"#, []),
    (#"[{"op": "add", "path": "/1/meters/love/trend_delta", "value": -8.25}]"#, []),
    (
      #"[{"op": "add", "path": "/1/meters/luck", "value": {}}]"#,
      ["/1/meters breaks additionalProperties"]
    ),
    (#"[{"op": "remove", "path": "/0/groups/body"}]"#, ["/0/groups breaks required"]),
    (
      #"[{"op": "add", "path": "/0/overall/trend_delta", "value": 1}]"#,
      ["/0/overall breaks additionalProperties"]
    ),
    (
      #"[{"op": "replace", "path": "/0/meters/focus/harmony", "value": 100.0001}]"#,
      ["/0/meters/focus/harmony breaks maximum"]
    ),
    (#"[{"op": "add", "path": "/0/hour", "value": "2025-01-06T00:00:00Z"}]"#, ["/0 breaks oneOf"]),
    (
      #"[{"op": "remove", "path": "/0/date"}, {"op": "add", "path": "/0/hour", "value": "2025-01-06T00:00:00Z"}]"#,
      ["/ breaks anyOf"]
    ),
  ])
  func `days of meters`(patch: String, violations: [String]) throws {
    let days = try ["2025-01-06", "2025-01-07"].map { try Self.entry("date", $0) }
    let document = try JSONValue.array(days).patched(by: JSONPatchStep.list(patch))
    let found = try SchemaLibrary.contract().violations(in: document, against: "meters")
    #expect(Set(found.map(\.description)) == Set(violations))
  }

  /// Of the hours of a date that a zone left out.
  @Test func `there may be no meters`() throws {
    #expect(try SchemaLibrary.contract().violations(in: .array([]), against: "meters").isEmpty)
  }

  /// One event of each kind, as the promise to scripts has them.
  static let events = """
    [{"kind": "lunation", "phase": "new_moon", "at": "2025-01-29T12:35:58Z", "longitude": 309.851},
     {"kind": "ingress", "body": "moon", "sign": "taurus", "motion": "direct",
      "at": "2025-01-07T22:11:16Z"},
     {"kind": "station", "body": "mercury", "motion": "retrograde", "at": "2025-03-15T06:46:00Z",
      "longitude": 9.5833},
     {"kind": "aspect", "bodies": ["sun", "mars"], "aspect": "square", "at": "2025-04-21T00:00:00Z",
      "longitudes": [0, 90]},
     {"kind": "void", "from": "2025-01-07T21:15:55Z", "to": "2025-01-07T22:11:16Z", "sign": "aries",
      "next_sign": "taurus", "last_aspect": {"body": "mars", "aspect": "square"}},
     {"kind": "eclipse", "of": "sun", "type": "hybrid", "at": "2025-03-29T10:47:00Z", "saros": 149, "member": 21}]
    """

  @Test(arguments: [
    (#"[]"#, []),
    (#"[{"op": "replace", "path": "/4/last_aspect", "value": null}]"#, []),
    (#"[{"op": "replace", "path": "/5/type", "value": "penumbral"}]"#, ["/5 breaks oneOf"]),
    (#"[{"op": "replace", "path": "/0/kind", "value": "comet"}]"#, ["/0 breaks oneOf"]),
    (#"[{"op": "remove", "path": "/1/motion"}]"#, ["/1 breaks oneOf"]),
    (#"[{"op": "replace", "path": "/2/body", "value": "sun"}]"#, ["/2 breaks oneOf"]),
    (#"[{"op": "add", "path": "/3/orb", "value": 0}]"#, ["/3 breaks oneOf"]),
    (#"[{"op": "replace", "path": "/3/longitudes/1", "value": 360}]"#, ["/3 breaks oneOf"]),
    (#"[{"op": "replace", "path": "/4/last_aspect/body", "value": "moon"}]"#, ["/4 breaks oneOf"]),
  ])
  func `events of the sky`(patch: String, violations: [String]) throws {
    let document = try JSONValue(parsing: Self.events).patched(by: JSONPatchStep.list(patch))
    let found = try SchemaLibrary.contract().violations(in: document, against: "events")
    #expect(Set(found.map(\.description)) == Set(violations))
  }

  @Test(arguments: [
    (#"[]"#, []),
    (#"[{"op": "remove", "path": "/id"}]"#, []),
    (#"[{"op": "replace", "path": "/line", "value": 0}]"#, ["/line breaks minimum"]),
    (#"[{"op": "replace", "path": "/error", "value": ""}]"#, ["/error breaks minLength"]),
    (#"[{"op": "add", "path": "/chart", "value": {}}]"#, ["/ breaks additionalProperties"]),
  ])
  func `a line that can't be answered`(patch: String, violations: [String]) throws {
    let line = #"{"id": "f", "line": 5, "error": "\"1990-02-31\" is no date"}"#
    let document = try JSONValue(parsing: line).patched(by: JSONPatchStep.list(patch))
    let found = try SchemaLibrary.contract().violations(in: document, against: "refusal")
    #expect(Set(found.map(\.description)) == Set(violations))
  }

  /// A line of a batch with the same score throughout.
  static func batch() throws -> JSONValue {
    let score = "[45.8, 41.1, -8.2]"
    let groups = Array(repeating: score, count: 5).joined(separator: ",")
    let meters = Array(repeating: score, count: 17).joined(separator: ",")
    let trend = Array(repeating: "-9.1", count: 17).joined(separator: ",")
    return try JSONValue(
      parsing: """
        {"id": 7, "date": "2025-01-06", "overall": \(score), "groups": [\(groups)],
         "meters": [\(meters)], "trend": [\(trend)]}
        """)
  }

  @Test(arguments: [
    (#"[]"#, true), (#"[{"op": "replace", "path": "/trend", "value": null}]"#, true),
    (#"[{"op": "replace", "path": "/id", "value": null}]"#, true),
    (#"[{"op": "replace", "path": "/id", "value": true}]"#, false),
    (#"[{"op": "remove", "path": "/trend/0"}]"#, false),
    (#"[{"op": "remove", "path": "/groups/0"}]"#, false),
    (#"[{"op": "add", "path": "/meters/17", "value": [1, 1, 1]}]"#, false),
    (#"[{"op": "add", "path": "/overall/3", "value": 1}]"#, false),
    (#"[{"op": "replace", "path": "/overall/0", "value": 100.1}]"#, false),
    (#"[{"op": "replace", "path": "/date", "value": "2025-02-29"}]"#, false),
    (#"[{"op": "add", "path": "/line", "value": 1}]"#, false),
  ])
  func `a line of a batch`(patch: String, isValid: Bool) throws {
    let document = try Self.batch().patched(by: JSONPatchStep.list(patch))
    let found = try SchemaLibrary.contract().violations(in: document, against: "batch")
    #expect(found.map(\.description) == (isValid ? [] : ["/ breaks anyOf"]))
  }

  @Test(arguments: [
    (#"[]"#, []),
    (#"[{"op": "replace", "path": "/0/ok", "value": "yes"}]"#, ["/0/ok breaks type"]),
    (#"[{"op": "replace", "path": "/0/detail", "value": ""}]"#, ["/0/detail breaks minLength"]),
    (#"[{"op": "remove", "path": "/0/check"}]"#, ["/0 breaks required"]),
    (#"[{"op": "remove", "path": "/0"}]"#, ["/ breaks minItems"]),
  ])
  func `a checkup`(patch: String, violations: [String]) throws {
    let checkup = #"[{"check": "zones", "ok": true, "detail": "/usr/share/zoneinfo, 2025b"}]"#
    let document = try JSONValue(parsing: checkup).patched(by: JSONPatchStep.list(patch))
    let found = try SchemaLibrary.contract().violations(in: document, against: "doctor")
    #expect(Set(found.map(\.description)) == Set(violations))
  }

  @Test func `hours of meters`() throws {
    let hours = try ["2025-01-06T00:00:00Z", "2025-01-06T01:00:00Z"].map {
      try Self.entry("hour", $0)
    }
    let found = try SchemaLibrary.contract().violations(in: .array(hours), against: "meters")
    #expect(found.isEmpty)
  }
}
