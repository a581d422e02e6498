import Astrolabe
import Testing

/// The examples in the documentation of the module Drawing.
@Suite struct DrawingExampleTests {
  @Test func `a wheel`() throws {
    let example = try Example()
    let chart = example.chart
    let sky = try example.ephemeris.sky(at: JulianDay(example.date, .noon))
    let other = try NatalChart(of: Birth(date: example.date), ephemeris: example.ephemeris)
    // begin: Sources/Drawing/Wheel/Wheel.swift
    let alone = Wheel(of: chart).picture()
    let withTransits = Wheel(of: chart, transits: sky, theme: .dark).picture()
    let ofTwo = Wheel(of: chart, around: other).picture()
    // end
    #expect(try alone.svg(width: 800) != withTransits.svg(width: 800))
    #expect(ofTwo.title == "Two charts")
  }

  @Test func `a sheet`() throws {
    let chart = try Example().chart
    // begin: Sources/Drawing/Sheet/ChartSheet.swift
    let sheet = ChartSheet(Wheel(of: chart), on: .a4).picture()
    // end
    #expect(sheet.svg().contains("width=\"210mm\""))
  }

  @Test func `a picture`() throws {
    let chart = try Example().chart
    // begin: Sources/Drawing/Picture.swift
    let picture = Wheel(of: chart, theme: .dark).picture()
    let svg = try picture.svg(width: 800)  // a file, or a part of a page
    // end
    #expect(svg.hasPrefix("<svg "))
  }
}
