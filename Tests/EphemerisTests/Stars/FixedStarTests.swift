import Ephemeris
import Testing

@Suite struct FixedStarTests {
  @Test(arguments: FixedStar.named)
  func `a star answers to its names and its designation`(star: FixedStar) throws {
    #expect(try FixedStar(name: star.name) == star)
    #expect(try FixedStar(name: star.title) == star)
    #expect(FixedStar(designation: star.designation) == star)
    #expect(star.description == star.title)
    #expect(!star.name.contains { $0 == " " || $0.isUppercase })
  }

  @Test func `no two stars share a name or a designation`() {
    #expect((80...120).contains(FixedStar.named.count))
    #expect(Set(FixedStar.named.map(\.name)).count == FixedStar.named.count)
    #expect(Set(FixedStar.named.map(\.designation)).count == FixedStar.named.count)
  }

  /// Agrippa's list, by their names today.
  @Test func `the fifteen Behenian stars are there`() throws {
    for name in [
      "Algol", "Alcyone", "Aldebaran", "Capella", "Sirius", "Procyon", "Regulus", "Alkaid",
      "Algorab", "Spica", "Arcturus", "Alphecca", "Antares", "Vega", "Deneb Algedi",
    ] {
      #expect(try FixedStar(name: name).magnitude ?? 99 < 3)
    }
  }

  @Test func `a star without a name here is known by its designation`() throws {
    let mira = try FixedStar(name: ",omiCet")
    #expect(mira == FixedStar(designation: "omiCet"))
    #expect(mira.name == "omiCet" && mira.title == "omiCet" && mira.magnitude == nil)
  }

  @Test(arguments: ["", "spicca", "Sun", ","])
  func `what is no name of a star is refused`(name: String) {
    let error = #expect(throws: NameError.self) { try FixedStar(name: name) }
    #expect(error?.noun == "fixed star" && error?.names.count == FixedStar.named.count)
  }
}
