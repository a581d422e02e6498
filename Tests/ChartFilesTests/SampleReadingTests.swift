@_spi(FrontEnd) import ChartFiles
import Ephemeris
import TestSupport
import Testing

/// Samples of each format, against readings by a reader that shares no code with ours.
@Suite struct SampleReadingTests {
  /// Expected coordinates have six decimals, and so have ours.
  private static let degreesTolerance = 1.1e-6
  /// Numbers of 32 bits are read to a tenth of a second of arc.
  private static let shortNumberTolerance = 0.1 / 3_600

  private func read(_ sample: Samples.Sample) throws -> ChartFile {
    var options = try Samples.options()
    // Its date is ambiguous; what is expected is the reading that was asked for.
    if sample.path == "csv/stellium.csv" { options.dateOrder = .monthFirst }
    return try ChartFileReader(options).read(try sample.bytes(), name: sample.path)
  }

  @Test(arguments: Samples.all)
  func `a sample is read as expected`(sample: Samples.Sample) throws {
    let file = try read(sample)
    let expected = try sample.expected()
    let records = try #require(expected["records"]?.array)
    let tolerance =
      file.format == .solarFireBinary ? Self.shortNumberTolerance : Self.degreesTolerance
    try #require(file.records.count == records.count)
    for (record, wanted) in zip(file.records, records) {
      let name = wanted["name"]?.string
      if let line = wanted["line"]?.number { #expect(record.line == Int(line), "\(name ?? "")") }
      #expect(record.name == name)
      #expect(record.kind?.rawValue == wanted["kind"]?.string, "\(name ?? "")")
      #expect(record.date.text == wanted["local_date"]?.string)
      #expect(record.date.calendar.rawValue == wanted["calendar"]?.string)
      #expect(record.time?.description == wanted["local_time"]?.string)
      #expect(
        record.zone?.secondsEast == wanted["offset_seconds"]?.number.map { Int($0) },
        "\(name ?? "")")
      let instant = record.secondsSince1970.map { JulianDay<UT1>(secondsSince1970: $0) }
      #expect(instant?.iso8601 == wanted["utc"]?.string, "\(name ?? "")")
      #expect(areNear(record.place?.latitude, wanted["latitude"]?.number, tolerance))
      #expect(areNear(record.place?.longitude, wanted["longitude"]?.number, tolerance))
      #expect(record.whole == wanted["place"]?.string)
      #expect(record.rating == wanted["rating"]?.string)
      let warnings = (wanted["warnings"]?.array ?? []).compactMap(\.string)
      #expect(record.warnings.count == warnings.count, "\(record.warnings), expected \(warnings)")
    }
  }

  @Test(arguments: Samples.all)
  func `a record that must not become a chart is refused`(sample: Samples.Sample) throws {
    let refusals = try read(sample).refusals
    let expected = try #require(try sample.expected()["refused"]?.array)
    try #require(refusals.count == expected.count)
    for (refusal, wanted) in zip(refusals, expected) {
      if let line = wanted["line"]?.number { #expect(refusal.line == Int(line)) }
      let instants = refusal.instants.map { [$0.clock, $0.julianDay] }?.map {
        JulianDay<UT1>(secondsSince1970: $0).iso8601
      }
      let wantedInstants = [
        wanted["utc_by_clock"]?.string, wanted["utc_by_julian_day"]?.string,
      ].compactMap(\.self)
      #expect((instants ?? []) == wantedInstants)
    }
  }

  @Test(arguments: Samples.all)
  func `the encoding of a sample is recognised`(sample: Samples.Sample) throws {
    let encoding = try read(sample).encoding
    let expected = try #require(try sample.expected()["encoding"]?.string)
    // A file in which some lines are UTF-8 and the others ASCII is one in UTF-8.
    // An ASCII file is one in every encoding.
    let isRight = encoding == expected || "ascii+\(encoding)" == expected || encoding == "ascii"
    #expect(isRight, "\(encoding), \(expected)")
  }

  @Test func `every format has a sample`() throws {
    let formats = try Set(Samples.all.map { try read($0).format })
    #expect(formats == Set(ChartFileFormat.allCases))
  }

  @Test func `a date that could be read two ways refuses the table`() throws {
    let sample = try #require(Samples.all.first { $0.path == "csv/stellium.csv" })
    #expect(throws: ChartFileError.dateOrderNeeded(example: "06/01/1926")) {
      try ChartFileReader(try Samples.options()).read(try sample.bytes(), name: "stellium.csv")
    }
  }
}

/// Whether two numbers are the same but for rounding, or both are missing.
private func areNear(_ one: Double?, _ other: Double?, _ tolerance: Double) -> Bool {
  guard let one, let other else { return one == nil && other == nil }
  return (one - other).magnitude <= tolerance
}
