import Astrology
import Ephemeris
import TestSupport
import Testing

@Suite(.enabled(if: ReferenceCases.isPresent)) struct VoidOfCourseReferenceTests {
  @Test(arguments: [(VoidOfCourse.Definition.modern, "modern"), (.traditional, "trad")])
  func `every void of the table is found and no other`(
    definition: VoidOfCourse.Definition, column: String
  ) throws {
    let table = try #require(try ReferenceCases.load("voc_2024_2026"))
    // The header's tolerance for libswe.
    let days = 2.0 / 86_400
    let (first, last) = (try #require(table.cases.first), try #require(table.cases.last))
    let found = try VoidOfCourse.periods(
      definition,
      during: JulianDay(first.double("moon_in") - 1e-3)..<JulianDay(last.double("moon_out")),
      ephemeris: Samples.ephemeris.get())
    #expect(found.count == table.cases.count)
    for (void, row) in zip(found, table.cases) {
      #expect(try (void.end.days - row.double("moon_out")).magnitude <= days, "\(row)")
      #expect(try void.sign.rawValue == row.integer("sign"), "\(row)")
      #expect(try void.nextSign.rawValue == row.integer("next"), "\(row)")
      guard let aspect = try row.value(column).array else {
        #expect(void.lastAspect == nil, "\(row)")
        #expect(try (void.start.days - row.double("moon_in")).magnitude <= days, "\(row)")
        continue
      }
      #expect((void.start.days - (aspect[0].number ?? 0)).magnitude <= days, "\(row)")
      let last = try #require(void.lastAspect, "\(row)")
      #expect(last.body.title == aspect[2].string, "\(row)")
      #expect(last.kind.angle.degrees == aspect[3].number, "\(row)")
    }
  }
}
