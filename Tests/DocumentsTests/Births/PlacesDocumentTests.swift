import Documents
import Ephemeris
import Places
import TestSupport
import Testing

@Suite struct PlacesDocumentTests {
  private static let finder = Result { () throws(PlaceError) in try PlaceFinder() }

  private static func document(_ document: PlacesDocument) throws -> JSONValue {
    let value = try JSONValue(parsing: document.json)
    #expect(try SchemaLibrary.contract().violations(in: value, against: "places").isEmpty)
    return value
  }

  @Test(arguments: [
    "Ulm, Germany", "Springfield", "San Franc", "Ulmmm", "São Paulo", "ロンドン", "Singapore",
  ])
  func `a search fits its schema`(text: String) throws {
    let search = try Self.finder.get().search(text)
    let document = try Self.document(PlacesDocument(search))
    #expect(document["namesakes"]?.number == Double(search.namesakes))
    let places = try #require(document["places"]?.array)
    #expect(places.map { $0["place"]?.string } == search.places.map(\.fullName))
    #expect(places.map { $0["lat"]?.number } == search.places.map(\.coordinates.latitude))
    #expect(places.map { $0["fit"]?.string } == search.answers.map(\.fit.rawValue))
    #expect(places.allSatisfy { $0["distance_km"] == .null })
    let center = try GeographicPlace(latitude: 48.4, longitude: 10)
    let beside = try Self.document(PlacesDocument(search, near: center))
    let kilometers = try #require(beside["places"]?.array).map { $0["distance_km"]?.number }
    for (distance, place) in zip(kilometers, search.places) {
      #expect(abs(try #require(distance) - place.kilometers(from: center)) <= 0.05)
    }
  }

  @Test func `places near a point fit their schema`() throws {
    let center = try GeographicPlace(latitude: 48.4, longitude: 10)
    let nearest = try Self.finder.get().nearest(to: center, limit: 3)
    let document = try Self.document(PlacesDocument(nearest))
    #expect(document["namesakes"] == .null)
    let places = try #require(document["places"]?.array)
    #expect(
      places.map { $0["geonames"]?.number } == nearest.map { $0.place.geonamesID.map(Double.init) })
    #expect(places.allSatisfy { $0["fit"] == .null && $0["distance_km"]?.number != nil })
  }
}
