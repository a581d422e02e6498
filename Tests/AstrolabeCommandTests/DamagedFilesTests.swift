import Foundation
import TestSupport
import Testing

/// A copy of the program whose data are not as released.
@Suite struct DamagedFilesTests {
  /// What happens to a file.
  enum Damage: String, CaseIterable, Sendable {
    case oneBit, manyBits, halfGone, empty, missing, longer, folder

    func apply(to file: URL) throws {
      var bytes = try Data(contentsOf: file)
      switch self {
      case .oneBit: bytes[bytes.count / 2] ^= 1
      // One in each kilobyte but the first 256, so that a table's head is sound and no block is.
      case .manyBits:
        for index in stride(from: 1 << 18, to: bytes.count, by: 1 << 10) { bytes[index] ^= 1 }
      case .halfGone: bytes = bytes.prefix(bytes.count / 2)
      case .empty: bytes = Data()
      case .longer: bytes.append(0)
      case .missing, .folder: break
      }
      try FileManager.default.removeItem(at: file)
      switch self {
      case .missing: break
      case .folder:
        try FileManager.default.createDirectory(at: file, withIntermediateDirectories: false)
      default: try bytes.write(to: file)
      }
    }
  }

  @Test func `a sound copy answers as the original does`() throws {
    let copy = try Installation()
    let arguments = ["sky", "--at", "ut:2451545.0", "--json"]
    #expect(try copy.run(arguments).outputBytes == Program.run(arguments).outputBytes)
    #expect(try copy.run(["doctor"]).status == 0)
  }

  /// The mean apogee is none of the table's, and 1820 is before it.
  static let askingSwiss = [
    ["sky", "--at", "ut:2451545.0", "--bodies", "sun,mean_apogee"],
    ["sky", "--at", "1820-01-01T00:00:00Z"],
  ]

  @Test(arguments: Damage.allCases.filter { $0 != .manyBits })
  func `whatever happened to a file of Swiss Ephemeris, it is named`(_ damage: Damage) throws {
    let copy = try Installation()
    try damage.apply(to: copy.data.appending(path: "sepl_18.se1"))
    for command in Self.askingSwiss {
      try copy.run(command).expectRefusal(.file, "the ephemeris file sepl_18.se1 ")
    }
    // Where the compiled table answers, it is not even looked at.
    let arguments = ["sky", "--at", "ut:2451545.0", "--json"]
    #expect(try copy.run(arguments).outputBytes == Program.run(arguments).outputBytes)
  }

  static let everyCommand = [
    ["sign", "1990-06-15"], ["chart"] + Samples.newYork, ["chart", "--births", "-"],
    ["today", "--date", "2025-01-06"] + Samples.dateOnly,
    ["report", "--date", "2025-01-06"] + Samples.dateOnly,
    ["sky", "--at", "2025-01-06T12:00:00Z"],
    ["meters", "--from", "2025-01-06", "--to", "2025-01-06"] + Samples.dateOnly,
  ]

  /// Never a silent answer by Swiss Ephemeris, which would be right but slow, nor a wrong place.
  @Test(arguments: Damage.allCases.filter { $0 != .oneBit })
  func `whatever happened to the compiled table, it is refused`(_ damage: Damage) throws {
    let copy = try Installation()
    try damage.apply(to: copy.table)
    let path = copy.table.path(percentEncoded: false)
    try copy.run(["sky", "--at", "2025-01-06T12:00:00Z"])
      .expectRefusal(.file, "the compiled ephemeris \(path) can't be used: ")
    let doctor = try copy.run(["doctor"])
    #expect(doctor.status == 66)
    #expect(doctor.lines.contains { $0.hasPrefix("FAIL  compiled.table ") })
  }

  @Test(arguments: [Damage.manyBits, .halfGone])
  func `every command refuses a damaged table`(_ damage: Damage) throws {
    let copy = try Installation()
    try damage.apply(to: copy.table)
    let line = Data("{\"id\":1,\"birth\":\"1990-06-15\"}\n".utf8)
    for command in Self.everyCommand {
      let outcome = try copy.run(command, input: line)
      outcome.expectRefusal(.file, "the compiled ephemeris ")
      #expect(outcome.errors.contains("put it back from the package's folder ephemeris"))
      #expect(!outcome.output.contains("\"chart\":{"))
    }
  }

  /// Block by block: a bit is found when its days are asked for, and by the doctor at once.
  @Test func `a single bit is found where it matters`() throws {
    let copy = try Installation()
    try Damage.oneBit.apply(to: copy.table)
    let arguments = ["sky", "--at", "1900-01-01T00:00:00Z", "--json"]
    #expect(try copy.run(arguments).outputBytes == Program.run(arguments).outputBytes)
    // The middle of the file is the middle of its three centuries, give or take a year.
    let days = (0..<80).map { "ut:\(2_451_545 + ($0 - 40) * 10)" }.joined(separator: "\n")
    let stream = try copy.run(["sky", "--at", "-", "--json"], input: Data(days.utf8))
    #expect(stream.status == 66)
    #expect(stream.errors.contains(" of the table is damaged"))
    #expect((1..<80).contains(stream.lines.count))
    let doctor = try copy.run(["doctor"])
    #expect(doctor.lines.contains { $0.hasPrefix("FAIL  compiled.table ") })
  }

  @Test func `a sound table of other days is not taken for the package's`() throws {
    let copy = try Installation()
    try FileManager.default.removeItem(at: copy.table)
    let compiled = try Program.run([
      "compile", "--from", "2025-01-01", "--to", "2025-02-28", "--instants", "10", "--output",
      copy.table.path(percentEncoded: false),
    ])
    #expect(compiled.status == 0)
    try copy.run(["sky", "--at", "2025-01-06T12:00:00Z"])
      .expectRefusal(.file, "it is not the table that this engine was released with")
  }

  static let files = [
    "sepl_18.se1", "semo_18.se1", "seas_18.se1", "sepl_12.se1", "seas_12.se1", "semo_12.se1",
  ]

  @Test(arguments: files)
  func `each file is needed and checked`(_ name: String) throws {
    let copy = try Installation()
    try Damage.oneBit.apply(to: copy.data.appending(path: name))
    try copy.run(["sky", "--at", "1820-01-01T00:00:00Z"])
      .expectRefusal(.file, "the ephemeris file \(name) ")
    let doctor = try copy.run(["doctor", "--json"])
    #expect(doctor.status == 66)
    #expect(doctor.errors == "")
    let checks = try #require(JSONValue(parsing: doctor.output).array)
    let check = try #require(checks.first { $0["check"] == .string(name) })
    #expect(check["ok"] == .boolean(false))
    #expect(check["detail"]?.string?.contains("is damaged") == true)
    for sound in Self.files where sound != name {
      #expect(checks.first { $0["check"] == .string(sound) }?["ok"] == .boolean(true))
    }
  }

  @Test(arguments: [Damage.missing, .halfGone])
  func `a damaged manifest is found by the doctor`(_ damage: Damage) throws {
    let copy = try Installation()
    let manifest = copy.data.deletingLastPathComponent().appending(path: "MANIFEST.json")
    try damage.apply(to: manifest)
    let doctor = try copy.run(["doctor"])
    #expect(doctor.status == 66)
    #expect(doctor.errors == "")
    #expect(doctor.lines.contains { $0.hasPrefix("FAIL  MANIFEST.json ") })
  }
}
