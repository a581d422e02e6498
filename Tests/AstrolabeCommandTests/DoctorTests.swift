import EngineSupport
import Foundation
import TestSupport
import Testing

/// `doctor` on a sound set of files.
@Suite struct DoctorTests {
  static let checks = [
    "engine", "ephemeris folder", "sepl_18.se1", "semo_18.se1", "seas_18.se1", "sepl_12.se1",
    "seas_12.se1", "semo_12.se1", "sefstars.txt", "compiled.table", "MANIFEST.json",
    "anchor positions", "threads",
    "zones",
    "zone history", "places.table", "zones of places",
  ]

  @Test func `all is well`() throws {
    let outcome = try Program.run(["doctor"])
    #expect(outcome.status == 0)
    #expect(outcome.errors == "")
    for check in Self.checks {
      #expect(outcome.lines.contains { $0.hasPrefix("ok    \(check) ") }, "\(check)")
    }
    #expect(!outcome.output.contains("FAIL"))
  }

  @Test(.enabled(if: Libswe.isBuiltIn, "libswe is not built in"))
  func `a file of ΔT among the data is found, and named`() throws {
    let copy = try Installation()
    try Data("2000 200.0\n".utf8).write(to: copy.data.appending(path: "swe_deltat.txt"))
    let doctor = try copy.run(["doctor", "--json"])
    #expect(doctor.status == 66)
    let checks = try #require(JSONValue(parsing: doctor.output).array)
    for name in ["ephemeris folder", "anchor positions"] {
      let check = try #require(checks.first { $0["check"] == .string(name) })
      #expect(check["ok"] == .boolean(false))
      let detail = try #require(check["detail"]?.string)
      #expect(detail.contains("swe_deltat.txt") && detail.hasSuffix("take the file away"))
    }
  }

  @Test func `all is well in JSON`() throws {
    let outcome = try Program.run(["doctor", "--json"])
    #expect(outcome.status == 0)
    #expect(outcome.errors == "")
    #expect(outcome.lines.count == 1)
    let checks = try #require(JSONValue(parsing: outcome.output).array)
    #expect(checks.compactMap { $0["check"]?.string } == Self.checks)
    for check in checks {
      #expect(check.object.map { Set($0.keys) } == ["check", "ok", "detail"])
      #expect(check["ok"] == .boolean(true))
      #expect(check["detail"]?.string?.isEmpty == false)
    }
  }
}
