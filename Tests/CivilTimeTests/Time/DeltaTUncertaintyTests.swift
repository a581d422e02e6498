import CivilTime
import Testing

@Suite struct DeltaTUncertaintyTests {
  /// Standard errors of ΔT in seconds, by Morrison and Stephenson, Journal for the History of Astronomy 35 (2004), table 1.
  ///
  /// The law is rounder than the table by a tenth at most.
  @Test(arguments: [(-1000, 640.0), (-500, 430), (0, 260), (500, 140), (1000, 55)])
  func `the standard error is that of the literature`(year: Int, seconds: Double) throws {
    let instant = JulianDay<UT1>(try CalendarDate(year, 1, 1), .midnight)
    #expect(abs(DeltaTUncertainty.seconds(at: instant) / seconds - 1) < 0.1)
  }
}
