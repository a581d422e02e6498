import Astrology
import Ephemeris
import Requests
import Testing

/// Names that options and requests have for cases.
@Suite struct OptionNameTests {
  @Test func `a name has hyphens, and is read back`() {
    #expect(
      OptionName<PrimaryDirection.Method>.allCases.map(\.rawValue)
        == ["placidus", "placidus-pole", "regiomontanus"])
    #expect(
      OptionName<PeriodTechnique.FirdariaNodes>(rawValue: "after-mars")?.value == .afterMars)
    #expect(OptionName<PeriodTechnique.FirdariaNodes>(rawValue: "after_mars") == nil)
    #expect(OptionName(Luminary.moon).rawValue == "moon")
  }
}
