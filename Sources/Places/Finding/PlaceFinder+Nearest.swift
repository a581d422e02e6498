public import Base

extension PlaceFinder {
  /// The places nearest to a point on the Earth, the nearest first.
  ///
  /// The zone of the first is mostly that of the point, but near a border it may be that of the other side.
  ///
  /// - Parameters:
  ///   - center: The point.
  ///   - limit: How many places to give at most.
  /// - Returns: The places with their distances.
  /// - Throws: ``PlaceError/tableUnusable(path:fault:)``.
  /// - Complexity: Some microseconds where places are dense, a millisecond in the midst of an ocean.
  public func nearest(
    to center: GeographicPlace, limit: Int = 1
  ) throws(PlaceError) -> [PlaceFinder.NearbyPlace] {
    try checked { () throws(PlaceTableFault) in
      var search = NearestSearch(table: table, center: center, limit: max(0, limit))
      try search.run()
      var places: [PlaceFinder.NearbyPlace] = []
      for found in search.found {
        places.append(
          PlaceFinder.NearbyPlace(
            place: try table.place(found.number), distanceKilometers: found.distance))
      }
      return places
    }
  }
}

extension Place {
  /// How far it is from a point along the Earth's surface, taken as a ball of 6371 km.
  public func kilometers(from point: GeographicPlace) -> Double {
    SpherePoint(point).distanceKilometers(to: SpherePoint(coordinates))
  }
}

/// Goes through the places band by band of latitude, from the point outward, and within a band from its
/// meridian outward, as far as anything nearer can be.
private struct NearestSearch {
  let table: PlaceTable
  let limit: Int
  private let latitude: Double
  private let longitude: Double
  private let point: SpherePoint
  private(set) var found: [(distance: Double, number: Int)] = []

  init(table: PlaceTable, center: GeographicPlace, limit: Int) {
    (self.table, self.limit) = (table, limit)
    (latitude, longitude) = (center.latitude, center.longitude)
    point = SpherePoint(center)
  }

  /// Beyond so many places it costs less to sort all there are.
  private static let mostInOrder = 2_000

  mutating func run() throws(PlaceTableFault) {
    guard limit > 0 else { return }
    guard limit <= Self.mostInOrder else { return try sortAll() }
    let own = Int(latitude.rounded(.down)) + 90
    for step in 0..<PlaceTable.bandCount {
      // How far the nearest point of the bands on either side is.
      let toNorth = Double(own + step - 90) - latitude
      let toSouth = latitude - Double(own - step + 1 - 90)
      let isDone = [toNorth, toSouth].allSatisfy {
        max(0, $0) * SpherePoint.kilometersPerDegree > farthest
      }
      if step > 0, isDone { return }
      if own + step < PlaceTable.bandCount { try look(inBand: own + step) }
      if step > 0, own - step >= 0 { try look(inBand: own - step) }
    }
  }

  private mutating func sortAll() throws(PlaceTableFault) {
    found.reserveCapacity(table.facts.placeCount)
    for number in 0..<table.facts.placeCount {
      found.append((point.distanceKilometers(to: SpherePoint(try table.record(number))), number))
    }
    found.sort { ($0.distance, $0.number) < ($1.distance, $1.number) }
    found.removeLast(max(0, found.count - limit))
  }

  /// How far the last of the places is that are given so far.
  private var farthest: Double {
    found.count < limit ? .infinity : found[limit - 1].distance
  }

  private mutating func look(inBand band: Int) throws(PlaceTableFault) {
    let start = try table.uint32(.bands, band)
    let end = try table.uint32(.bands, band + 1)
    guard start <= end, end <= table.facts.placeCount else { throw .inconsistent }
    let count = end - start
    guard count > 0 else { return }
    // The first place of the band that isn't west of the point.
    let first = try (start..<end).firstNumber { number throws(PlaceTableFault) in
      Double(try table.record(number).longitudeE5) / 1e5 < longitude
    }
    // Eastward and westward, over the date line where the band goes on beyond it.
    var (east, west) = (first - start, first - start - 1 + count)
    var looked = 0
    while looked < count {
      looked += 1
      if try !look(at: start + east % count) { break }
      east += 1
    }
    for _ in looked..<count {
      if try !look(at: start + west % count) { break }
      west -= 1
      if west < 0 { west += count }
    }
  }

  /// Takes a place where it is near enough; false where those beyond it can't be.
  private mutating func look(at number: Int) throws(PlaceTableFault) -> Bool {
    let record = try table.record(number)
    let distance = point.distanceKilometers(to: SpherePoint(record))
    if distance < farthest {
      let place = found.firstIndex { $0.distance > distance } ?? found.count
      found.insert((distance, number), at: place)
      if found.count > limit { found.removeLast() }
    }
    return point.kilometers(toMeridian: Double(record.longitudeE5) / 1e5) <= farthest
  }
}

/// A point on the Earth taken as a ball, as a vector of length 1.
struct SpherePoint: Sendable {
  private let x: Double
  private let y: Double
  private let z: Double
  private let longitude: Double

  private static let radiusKilometers = 6_371.0
  static let kilometersPerDegree = radiusKilometers * Double.pi / 180

  init(_ place: GeographicPlace) {
    self.init(latitude: place.latitude, longitude: place.longitude)
  }

  init(_ record: PlaceRecord) {
    self.init(
      latitude: Double(record.latitudeE5) / 1e5, longitude: Double(record.longitudeE5) / 1e5)
  }

  private init(latitude: Double, longitude: Double) {
    let (north, east) = (PlaneAngle.degrees(latitude), PlaneAngle.degrees(longitude))
    (x, y) = (north.cosine * east.cosine, north.cosine * east.sine)
    z = north.sine
    self.longitude = longitude
  }

  /// The distance along the surface.
  func distanceKilometers(to other: Self) -> Double {
    let cross = (
      y * other.z - z * other.y, z * other.x - x * other.z, x * other.y - y * other.x
    )
    let sine = (cross.0 * cross.0 + cross.1 * cross.1 + cross.2 * cross.2).squareRoot()
    let cosine = x * other.x + y * other.y + z * other.z
    return PlaneAngle.arctangent(y: sine, x: cosine).degrees * Self.kilometersPerDegree
  }

  /// How far the nearest point of a meridian is, or less: over a quarter turn away it is the pole.
  func kilometers(toMeridian longitude: Double) -> Double {
    let turn = (longitude - self.longitude).remainder(dividingBy: 360).magnitude
    let toAxis = (x * x + y * y).squareRoot()
    let sine = turn < 90 ? toAxis * PlaneAngle.degrees(turn).sine : toAxis
    let cosine = (1 - min(1, sine * sine)).squareRoot()
    return PlaneAngle.arctangent(y: sine, x: cosine).degrees * Self.kilometersPerDegree
  }
}

extension PlaceFinder {
  /// Where towns are, on a grid of the Earth.
  ///
  /// - Parameter cellsPerDegree: How fine the grid is.
  /// - Returns: Of each row of cells from the south on the runs of cells that have a town, counted from 180° W.
  /// - Throws: ``PlaceError/tableUnusable(path:fault:)``.
  /// - Complexity: O(*n*) in the number of places.
  package func settledRows(cellsPerDegree: Int) throws(PlaceError) -> [[Range<Int>]] {
    let (rows, columns) = (180 * cellsPerDegree, 360 * cellsPerDegree)
    var isSettled = [Bool](repeating: false, count: rows * columns)
    for number in 0..<placeCount {
      let record = try checked { () throws(PlaceTableFault) in try table.record(number) }
      let row = min((record.latitudeE5 + 9_000_000) * cellsPerDegree / 100_000, rows - 1)
      let column = (record.longitudeE5 + 18_000_000) * cellsPerDegree / 100_000 % columns
      isSettled[row * columns + column] = true
    }
    return (0..<rows).map { row in
      var runs: [Range<Int>] = []
      for column in 0..<columns where isSettled[row * columns + column] {
        if let last = runs.last, last.upperBound == column {
          runs[runs.count - 1] = last.lowerBound..<column + 1
        } else {
          runs.append(column..<column + 1)
        }
      }
      return runs
    }
  }
}
