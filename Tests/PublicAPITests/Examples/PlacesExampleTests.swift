import Astrolabe
import Testing

/// The examples in the documentation of the module Places, and of births by places.
@Suite struct PlacesExampleTests {
  @Test func `a birth in a town`() throws {
    // begin: Sources/Documents/Births/Birth+Text.swift
    let birth = try Birth("1990-06-15T14:30", in: "New York", zones: .system())
    // end
    #expect(birth.isTimed && birth.instant.iso8601 == "1990-06-15T18:30:00Z")
    let place = try #require(birth.place)
    #expect(abs(place.latitude - 40.71) < 0.01 && abs(place.longitude - -74.01) < 0.01)
    #expect(birth.birthplace?.name == "New York City, New York, United States")
  }

  @Test func `places by name and by coordinates`() throws {
    // begin: Sources/Places/README.md
    let finder = try PlaceFinder()
    let ulm = try finder.place("Ulm, Germany").place  // Europe/Berlin
    let paris = try finder.place("Paris, TX").place  // Paris, Texas, United States
    let near = try finder.nearest(to: ulm.coordinates, limit: 3)  // Ulm, and two beside it
    // end
    #expect(ulm.zone == "Europe/Berlin" && "\(paris)" == "Paris, Texas, United States")
    #expect(near.count == 3 && near.first?.place == ulm)
  }

  @Test func `a place's facts`() throws {
    // begin: Sources/Places/Finding/PlaceFinder.swift
    let finder = try PlaceFinder()
    let ulm = try finder.place("Ulm, Germany").place
    let place = ulm.coordinates  // 48.39841° N 9.99155° E
    let zone = ulm.zone  // Europe/Berlin
    // end
    #expect("\(place)" == "48.39841° N 9.99155° E" && zone == "Europe/Berlin")
  }

  @Test func `which of several places was taken`() throws {
    // begin: Sources/Places/Places.docc/Places.md
    let finder = try PlaceFinder()
    let found = try finder.place("Paris")
    let place = found.place.fullName  // Paris, Île-de-France, France
    let zone = found.place.zone  // Europe/Paris
    let count = found.namesakes  // of so many
    let likeIt = try finder.search("San Franc").places.first?.name  // San Francisco
    // end
    #expect(place == "Paris, Île-de-France, France" && zone == "Europe/Paris")
    #expect(count > 1 && likeIt == "San Francisco")
  }
}
