import Base
import Foundation
@testable import Places
import TestSupport
import Testing

/// The table that comes with the package.
@Suite struct PlaceTableTests {
  @Test func `the table is the one released`() throws {
    try ReleasedPlaces.verify()
    let bytes = try Data(contentsOf: URL(filePath: Checkout.path("places/places.table")))
    #expect(bytes.count == ReleasedPlaces.byteCount)
    // The size that the package allows for the table.
    #expect(bytes.count <= 12_000_000)
  }

  @Test func `the manifest describes the table`() throws {
    let manifest = try JSONValue(
      contentsOf: URL(filePath: Checkout.path("places/MANIFEST.json")))
    let table = try #require(manifest["table"])
    #expect(table["sha256"]?.string == ReleasedPlaces.sha256)
    #expect(table["bytes"]?.number == Double(ReleasedPlaces.byteCount))
    let finder = try Samples.finder.get()
    #expect(table["places"]?.number == Double(finder.placeCount))
    #expect(manifest["licence"]?.string == "CC BY 4.0")
    for package in try #require(manifest["packages"]?.array) {
      let (name, version) = (package["package"]?.string, package["version"]?.string)
      #expect(finder.source.contains("\(name ?? "?") \(version ?? "?")"))
    }
  }

  @Test(arguments: ["README.md", "places/README.md"])
  func `GeoNames is named wherever places are described`(page: String) throws {
    let text = try Checkout.text(page)
    #expect(text.contains("GeoNames") && text.contains("CC BY 4.0"))
  }

  @Test func `every place of a sample is found by its name and lies on the globe`() throws {
    let finder = try Samples.finder.get()
    let broken = try counterexamples(
      among: 2_000, seed: 17,
      draw: { Int($0.next() % UInt64(finder.placeCount)) },
      holds: { number in
        let place = try finder.table.place(number)
        guard case .found(let found) = try finder.candidates(for: PlaceQuery(place.name)) else {
          return false
        }
        return found.contains { $0.number == number } && place.zone.contains("/")
      })
    #expect(broken.isEmpty, "\(broken)")
  }

  @Test func `a full name leads to its place, or to an error that names it`() throws {
    let finder = try Samples.finder.get()
    let broken = try counterexamples(
      among: 2_000, seed: 71,
      draw: { Int($0.next() % UInt64(finder.placeCount)) },
      holds: { number in
        let place = try finder.table.place(number)
        do throws(PlaceError) {
          return try finder.place(place.fullName).place.fullName == place.fullName
        } catch .ambiguous(_, let candidates, let count) {
          return candidates.contains(place) || count > candidates.count
        } catch {
          return false
        }
      })
    #expect(broken.isEmpty, "\(broken)")
  }

  @Test func `the largest places are there with their populations`() throws {
    let finder = try Samples.finder.get()
    var populous = 0
    for number in 0..<finder.placeCount where try finder.table.record(number).population >= 1_000 {
      populous += 1
    }
    #expect(populous >= 145_000)
  }

  /// The sixteenth part of what a search may touch at the start: 3 MB.
  @Test func `a search reads few pages`() throws {
    let finder = try PlaceFinder()
    _ = try finder.place("Ulm, Germany")
    #expect(finder.table.pagesRead << PlaceTableFacts.pageShift <= 3_000_000 / 16)
    for row in try Samples.golden("known-places").rows.prefix(20) {
      _ = try? finder.place(row.text("name"))
    }
    #expect(finder.table.pagesRead << PlaceTableFacts.pageShift <= 3_000_000)
  }
}
