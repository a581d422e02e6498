import Base
import Foundation
import Places
import TestSupport
import Testing

/// The zones of places that GeoNames has wrong.
@Suite struct PlaceZoneTests {
  /// Towns whose zone an authority gives; zone.tab of tzdata 2025b unless another is named.
  @Test(arguments: [
    ("Vincennes, Indiana", "America/Indiana/Vincennes"),  // The town itself.
    ("Khandyga", "Asia/Khandyga"), ("Ust-Nera", "Asia/Ust-Nera"),
    ("Srednekolymsk", "Asia/Srednekolymsk"), ("Ceuta", "Africa/Ceuta"),
    ("Ciudad Río Bravo, Mexico", "America/Matamoros"),  // US border.
    ("San José del Valle, Mexico", "America/Bahia_Banderas"),
    ("Uliastay, Mongolia", "Asia/Ulaanbaatar"),  // Hovd is Bayan-Ölgii, Hovd, Uvs.
    ("Nhamundá", "America/Manaus"),  // Amazonas.
    ("Kampong Ayer", "Asia/Brunei"),  // The country.
    ("Rockwood, Tennessee", "America/New_York"),  // Its county, US DOT.
    ("West Wendover", "America/Denver"),
    ("Kota Sambas", "Asia/Pontianak"),
    ("Huế", "Asia/Ho_Chi_Minh"), ("Chí Linh", "Asia/Bangkok"),  // zone1970.tab: south, north.
    ("Tuxtla, Mexico", "America/Mexico_City"),  // Mérida is Campeche and Yucatán.
    ("Smara", "Africa/El_Aaiun"),  // Western Sahara.
    ("Kiritimati", "Pacific/Kiritimati"), ("Lord Howe", "Australia/Lord_Howe"),
    ("Kwajalein", "Pacific/Kwajalein"), ("Adak, Alaska", "America/Adak"),
  ])
  func `a town has the zone that its authority gives`(text: String, zone: String) throws {
    #expect(try Samples.finder.get().place(text).place.zone == zone)
  }

  private func rows(_ key: String) throws -> [JSONValue] {
    let file = try JSONValue(contentsOf: URL(filePath: Checkout.path("places/zones.json")))
    return try #require(file[key]?.array)
  }

  @Test func `the table has every correction and every zone left as it was`() throws {
    let finder = try Samples.finder.get()
    let kinds = [
      ("corrected", "boundary_zone", "by", 399), ("disputed", "geonames_zone", "why", 248),
    ]
    for (list, zone, reason, count) in kinds {
      let rows = try rows(list)
      #expect(rows.count == count)
      for row in rows {
        let number = Int(try #require(row["geonames"]?.number))
        #expect(try finder.place("geonames:\(number)").place.zone == row[zone]?.string)
        #expect(row[reason]?.string?.isEmpty == false)
      }
    }
  }

  @Test func `a town without a number of GeoNames' is named by its full name`() throws {
    let finder = try Samples.finder.get()
    let place = try finder.place("Kiritimati").place
    #expect(place.geonamesID == nil)
    #expect(try finder.place(place.identifier).place == place)
    #expect(throws: PlaceError.noSuchNumber("geonames:0")) { try finder.place("geonames:0") }
  }
}
