import Foundation
import TestSupport
import Testing

/// A copy of the program whose data are not as released.
@Suite struct DamagedFilesTests {
  /// A folder with a copy of the program and of its data, which it looks for beside itself.
  private final class Installation {
    let folder: ScratchFolder
    let program: URL
    /// The copy of the `.se1` files.
    let data: URL

    init() throws {
      folder = try ScratchFolder()
      let built = Program.url.deletingLastPathComponent()
      program = folder.url.appending(path: "astrolabe")
      try FileManager.default.copyItem(at: Program.url, to: program)
      // `.resources` on Linux, `.bundle` on macOS.
      let siblings = try FileManager.default.contentsOfDirectory(
        at: built, includingPropertiesForKeys: nil)
      let bundle = try #require(
        siblings.first { $0.lastPathComponent.hasPrefix("astrolabe_EphemerisFiles.") })
      let copy = folder.url.appending(path: bundle.lastPathComponent)
      try FileManager.default.copyItem(at: bundle, to: copy)
      let inside = try FileManager.default.subpathsOfDirectory(
        atPath: copy.path(percentEncoded: false))
      data = copy.appending(path: try #require(inside.first { $0.hasSuffix("se1") }))
    }

    func run(_ arguments: [String]) throws -> Program.Outcome {
      try Program.run(arguments, program: program)
    }
  }

  /// What happens to a file.
  enum Damage: String, CaseIterable, Sendable {
    case oneBit, halfGone, empty, missing, longer, folder

    func apply(to file: URL) throws {
      var bytes = try Data(contentsOf: file)
      switch self {
      case .oneBit: bytes[bytes.count / 2] ^= 1
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

  @Test(arguments: Damage.allCases)
  func `whatever happened to a file, it is named`(_ damage: Damage) throws {
    let copy = try Installation()
    try damage.apply(to: copy.data.appending(path: "sepl_18.se1"))
    try copy.run(["sky", "--at", "ut:2451545.0"])
      .expectRefusal(.file, "the ephemeris file sepl_18.se1 ")
  }

  @Test func `every command refuses a damaged file`() throws {
    let copy = try Installation()
    try Damage.oneBit.apply(to: copy.data.appending(path: "sepl_18.se1"))
    let commands = [
      ["sign", "1990-06-15"], ["chart"] + Samples.newYork, ["chart", "--births", "-"],
      ["today", "--date", "2025-01-06"] + Samples.dateOnly, ["sky", "--at", "-"],
      ["meters", "--from", "2025-01-06", "--to", "2025-01-06"] + Samples.dateOnly,
    ]
    for command in commands {
      try copy.run(command).expectRefusal(.file, "the ephemeris file sepl_18.se1 ")
    }
  }

  static let files = [
    "sepl_18.se1", "semo_18.se1", "seas_18.se1", "sepl_12.se1", "seas_12.se1", "sefstars.txt",
  ]

  @Test(arguments: files)
  func `each file is needed and checked`(_ name: String) throws {
    let copy = try Installation()
    try Damage.oneBit.apply(to: copy.data.appending(path: name))
    try copy.run(["sky", "--at", "ut:2451545.0"])
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
