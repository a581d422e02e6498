import Foundation
import Testing

/// `astrolabe wheel`, and `--svg` of `chart` and `meters`.
@Suite struct WheelCommandTests {
  private func drawn(_ arguments: [String]) throws -> String {
    let outcome = try Program.run(arguments)
    try #require(outcome.status == 0, "\(outcome.errors)")
    #expect(outcome.errors == "")
    #expect(outcome.output.hasPrefix("<svg ") && outcome.output.hasSuffix("</svg>\n"))
    return outcome.output
  }

  @Test func `chart --svg is the wheel`() throws {
    let options = Samples.newYork + ["--houses", "koch", "--theme", "dark", "--size", "360"]
    let wheel = try drawn(["wheel"] + options)
    #expect(wheel == (try drawn(["chart", "--svg"] + options)))
    #expect(wheel.contains("width=\"360\""))
    #expect(wheel.contains("Koch houses"))
  }

  @Test func `a name is the heading, whatever it holds`() throws {
    let wheel = try drawn(
      ["wheel", "--name", "<b>O'Hara & \"Ada\"</b>\u{1B}[1m", "--date", "2025-01-06"]
        + Samples.dateOnly)
    #expect(wheel.contains("&lt;b&gt;O&#39;Hara &amp; &quot;Ada&quot;&lt;/b&gt;\u{FFFD}[1m"))
    #expect(wheel.contains("Around it the sky of Monday 6 January 2025 at 12:00 UTC"))
  }

  static let bad = [
    BadInput(
      "a theme", ["wheel", "--theme", "pink"] + Samples.dateOnly, .usage, "'auto'"),
    BadInput(
      "a size of nothing", ["wheel", "--size", "0"] + Samples.dateOnly, .usage,
      "--size must be a number from 100 to 20000, not 0"),
    BadInput(
      "a date of transits", ["wheel", "--date", "6 Jan"] + Samples.dateOnly, .data, "6 Jan"),
    BadInput(
      "a theme of text", ["chart", "--theme", "dark"] + Samples.dateOnly, .usage,
      "--theme and --size are for pictures; add --svg"),
    BadInput(
      "a name without the other", ["wheel", "--with-name", "Ben"] + Samples.dateOnly, .usage,
      "--with-name goes with --with-birth"),
    BadInput(
      "two forms of a chart", ["chart", "--json", "--svg"] + Samples.dateOnly, .usage,
      "--json and --svg don't go together"),
    BadInput(
      "a stream of wheels", ["chart", "--svg", "--births", "-"], .usage, "--svg draws one birth"),
    BadInput(
      "two forms of meters",
      ["meters", "--csv", "--svg", "--from", "2025-01-01", "--to", "2025-01-02"]
        + Samples.dateOnly, .usage, "--json, --csv and --svg don't go together"),
    BadInput(
      "a heat map of ten years",
      ["meters", "--svg", "--from", "2025-01-01", "--to", "2034-12-31"] + Samples.dateOnly,
      .data, "1 to 400 columns, not 3652"),
  ]

  @Test(arguments: bad)
  func `what can't be drawn is refused`(_ row: BadInput) throws { try row.check() }

  // MARK: - Sheets and files of other formats

  @Test func `a sheet has what was asked for`() throws {
    let options = Samples.newYork + ["--name", "Ada", "--points", "chiron,lilith,fortune"]
    let sheet = try drawn(["wheel", "--sheet", "letter"] + options)
    #expect(sheet.contains("width=\"215.9mm\""))
    for text in ["Ada", "Chiron", "Mean Apogee", "Fortune", "House cusps", "UTC−04:00"] {
      #expect(sheet.contains(">\(text)") || sheet.contains(text), "\(text)")
    }
    let sidereal = try drawn(["wheel", "--sheet", "a4", "--zodiac", "lahiri"] + Samples.newYork)
    #expect(sidereal.contains("Sidereal zodiac, Lahiri"))
    let two = try drawn(
      ["wheel", "--with-birth", "1988-02-29"] + Samples.newYork)
    #expect(two.contains("the other’s Sun"))
  }

  @Test func `the other's name stands before their birth`() throws {
    let pair = Samples.newYork + ["--with-birth", "1988-02-29", "--name", "Ada"]
    let wheel = try drawn(["wheel", "--with-name", "Ben"] + pair)
    #expect(wheel.contains("Around it: Ben, Monday 29 February 1988"))
    #expect(try drawn(["wheel"] + pair).contains("Around it: Monday 29 February 1988"))
  }

  private static let converter = "/usr/bin/rsvg-convert"

  @Test(
    .enabled(
      if: FileManager.default.isExecutableFile(atPath: converter), "rsvg-convert is not installed"),
    arguments: [("wheel.png", [0x89, 0x50, 0x4E, 0x47]), ("sheet.PDF", [0x25, 0x50, 0x44, 0x46])])
  func `the end of a file's name asks for its format`(name: String, magic: [UInt8]) throws {
    let scratch = try ScratchFolder()
    let outcome = try Program.run(
      ["wheel", "--sheet", "a4", "--output", name] + Samples.dateOnly, folder: scratch.url)
    #expect(outcome.status == 0, "\(outcome.errors)")
    #expect(try Array(Data(contentsOf: scratch.url.appending(path: name)).prefix(4)) == magic)
  }

  @Test func `without the converter nothing is written, and the reason is said`() throws {
    let scratch = try ScratchFolder()
    let outcome = try Program.run(
      ["wheel", "--output", "wheel.png"] + Samples.dateOnly, environment: ["PATH": "/nowhere"],
      folder: scratch.url)
    #expect(outcome.status == 66)
    #expect(outcome.errors.contains("PNG needs rsvg-convert, which isn't installed"))
    #expect(try scratch.names.isEmpty)
  }

  @Test func `the pictures of the README are what the program draws`() throws {
    let repository = URL(filePath: #filePath).appending(path: "../../..").standardized
    let scratch = try ScratchFolder()
    let outcome = try Program.run(
      [
        repository.appending(path: "Scripts/make/make-pictures.sh").path(percentEncoded: false),
        Program.url.path(percentEncoded: false), scratch.url.path(percentEncoded: false),
      ], program: URL(filePath: "/bin/bash"))
    try #require(outcome.status == 0, "\(outcome.errors)")
    #expect(try scratch.names == ["month.svg", "sheet.svg", "transits.svg", "wheel.svg"])
    for name in try scratch.names {
      let kept = try Data(contentsOf: repository.appending(path: "pictures/\(name)"))
      #expect(try scratch.read(name) == String(decoding: kept, as: UTF8.self), "\(name)")
    }
  }
}
