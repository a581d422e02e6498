@testable import Base
import Ephemeris
import Foundation
@testable import Places
import Synchronization

extension FuzzTarget {
  /// The table of places: a small sound one with changes, mostly with its checksums put right.
  static let places = Self(name: "places", longestInput: 256) { input in
    let patches = Patches(input, to: try smallTable.get())
    let bytes = patches.isSealed ? sealed(patches.bytes) : patches.bytes
    let finder: PlaceFinder
    do throws(PlaceError) {
      finder = try open(bytes)
    } catch {
      return try promiseSentence(error)
    }
    for text in ["Vaduz", "Andorra la Vella, AD", "Sant Julià", "San Mar", "Monako", "ファドゥーツ"] {
      try promiseAnswer(to: text, by: finder)
    }
    for (latitude, longitude) in [(47.1, 9.5), (-89.9, 0), (42.5, 1.5), (0, 180)] {
      let center = try GeographicPlace(latitude: latitude, longitude: longitude)
      do throws(PlaceError) {
        let nearest = try finder.nearest(to: center, limit: 3)
        let isInOrder = zip(nearest, nearest.dropFirst()).allSatisfy {
          $0.distanceKilometers <= $1.distanceKilometers
        }
        if !isInOrder { throw PlaceError.notAName("nearest") }
      } catch {
        try promise(error != .notAName("nearest"), "the nearest places are in no order")
        try promiseSentence(error)
      }
    }
  }

  /// Names as people type them: `PlaceFinder.place`, `PlaceFinder.search`.
  static let placeName = Self(name: "place-name", longestInput: 128) { input in
    let text = String(decoding: input, as: UTF8.self)
    let finder = try released.get()
    try promiseAnswer(to: text, by: finder)
    guard let found = try? finder.place(text) else { return }
    try promise(found.namesakes > 0, "\(text) is found, and no place has the name")
    try promise(
      try finder.place(found.place.identifier).place == found.place,
      "\(found.place.identifier) is another place")
  }

  /// What is answered is sound and the same again; what is not is given in a sentence.
  private static func promiseAnswer(to text: String, by finder: PlaceFinder) throws {
    do throws(PlaceError) {
      let (found, again) = (try finder.place(text), try finder.place(text))
      if found != again { throw PlaceError.notAName("again") }
    } catch {
      try promise(error != .notAName("again"), "\(text) is elsewhere at the second look")
      try promiseSentence(error)
    }
    let center = try GeographicPlace(latitude: 47, longitude: 9)
    do throws(PlaceError) {
      _ = try finder.search(text, limit: 4)
      _ = try finder.search(text, limit: 4, near: center)
    } catch {
      try promiseSentence(error)
    }
  }

  private static let released = Result { try PlaceFinder() }

  // MARK: The table that is changed

  private static let smallTable = Result {
    let folder = URL(filePath: #filePath).deletingLastPathComponent()
    let file = folder.appending(path: "../../Samples/places.table").standardizedFileURL
    return Array(try Data(contentsOf: file))
  }

  /// Puts the checksums of the pages and the head right, as far as they can be found.
  private static func sealed(_ bytes: [UInt8]) -> [UInt8] {
    var bytes = bytes
    guard bytes.count >= PlaceTableFacts.size else { return bytes }
    bytes.lay(UInt64(bytes.count), at: 16)
    let headSize = bytes[32..<36].reversed().reduce(0) { $0 << 8 | Int($1) }
    let sums = PlaceTableFacts.size + PlaceTableFacts.Section.allCases.count * 8
    guard headSize > sums, headSize <= bytes.count else { return bytes }
    let page = 1 << PlaceTableFacts.pageShift
    for (number, start) in stride(from: headSize, to: bytes.count, by: page).enumerated()
    where sums + number * 8 + 8 <= headSize {
      let end = min(start + page, bytes.count)
      bytes.lay(TableChecksum.of(bytes[start..<end]), at: sums + number * 8)
    }
    bytes.lay(TableChecksum.of(bytes[32..<headSize]), at: 24)
    return bytes
  }

  /// Opens a table of these bytes; its file is gone before the call returns, the mapping is not.
  private static func open(_ bytes: [UInt8]) throws(PlaceError) -> PlaceFinder {
    let number = filesMade.add(1, ordering: .relaxed).newValue
    let process = ProcessInfo.processInfo.processIdentifier
    let path = "\(folder)/astrolabe-places-\(process)-\(number).table"
    // Where it couldn't be made, opening it fails.
    _ = FileManager.default.createFile(atPath: path, contents: Data(bytes))
    defer { try? FileManager.default.removeItem(atPath: path) }
    return try PlaceFinder(path: path)
  }

  private static let filesMade = Atomic(0)

  /// In memory, where the system has such a folder.
  private static let folder =
    FileManager.default.fileExists(atPath: "/dev/shm")
    ? "/dev/shm" : FileManager.default.temporaryDirectory.path(percentEncoded: false)
}
