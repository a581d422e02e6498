internal import Ephemeris

/// The two inner loops of the batch: no allocation, no branch that depends on a person's numbers but
/// the search for a piece.
enum BatchKernel {
  /// Writes everyone's activity and tone on a day, meter by meter, where the intensities and the
  /// harmonies of that day will be.
  static func sum(
    _ day: DayCurves, over people: BatchPeople, into table: UnsafeMutablePointer<Float>,
    stride: Int
  ) {
    unsafe day.withUnsafePointers { curves in
      unsafe people.withUnsafePointers { packed in
        unsafe withUnsafeTemporaryAllocation(
          of: SIMD8<Float>.self, capacity: CelestialBody.scoringPointCount
        ) { powers in
          unsafe withUnsafeTemporaryAllocation(
            of: Int.self, capacity: CelestialBody.scoringPointCount
          ) {
            rows in
            guard let powers = powers.baseAddress, let rows = rows.baseAddress else { return }
            for person in 0..<people.count {
              unsafe locate(packed, person, on: curves, powers: powers, rows: rows)
              unsafe sum(
                packed, person, curves.rows, powers: powers, rows: rows,
                into: table + person * stride)
            }
          }
        }
      }
    }
  }

  // Finds a person's points on a day's curves. For each point `powers` receives those of its place
  // within its piece, as `DayCurves.rows` has the coefficients, and `rows` the first of the piece's
  // seventeen rows.
  @inline(__always)
  private static func locate(
    _ packed: BatchPeople.Pointers, _ person: Int, on curves: DayCurves.Pointers,
    powers: UnsafeMutablePointer<SIMD8<Float>>, rows: UnsafeMutablePointer<Int>
  ) {
    for point in 0..<CelestialBody.scoringPointCount {
      let place = unsafe packed.places[person &* CelestialBody.scoringPointCount &+ point]
      var index = unsafe Int(curves.buckets[Int(place >> (32 - DayCurves.bucketBits))])
      while unsafe curves.pieces[index &+ 1].start <= place { index &+= 1 }
      let piece = unsafe curves.pieces[index]
      let t = Float(place &- piece.start) * piece.scale
      let square = t * t
      let cube = square * t
      unsafe powers[point] = SIMD8(1, 1, t, t, square, square, cube, cube)
      let temperament = unsafe packed.temperaments[
        person &* CelestialBody.scoringPointCount &+ point]
      let group = piece.group &+ piece.temperamentStep &* UInt32(temperament)
      unsafe rows[point] = Int(group) &* Meter.count
    }
  }

  @inline(__always)
  private static func sum(
    _ packed: BatchPeople.Pointers, _ person: Int, _ curves: UnsafePointer<SIMD8<Float>>,
    powers: UnsafePointer<SIMD8<Float>>, rows: UnsafePointer<Int>,
    into numbers: UnsafeMutablePointer<Float>
  ) {
    let pulls = unsafe packed.pulls + packed.firstPulls[person]
    let ends = unsafe packed.pullEnds + person &* Meter.count
    var index = 0
    for meter in 0..<Meter.count {
      var sums = SIMD8<Float>.zero
      let end = unsafe Int(ends[meter])
      while index < end {
        let pull = unsafe pulls[index]
        let point = Int(pull.point)
        unsafe sums += curves[rows[point] &+ meter] * (powers[point] * pull.weight)
        index &+= 1
      }
      let halves = sums.lowHalf + sums.highHalf
      let pair = halves.lowHalf + halves.highHalf
      // A cubic may dip below 0 where an orb ends, and below 0 is below the idle days.
      unsafe numbers[meter] = max(0, pair.x)
      unsafe numbers[BatchScores.scoreCount &+ meter] = pair.y
    }
  }
}

extension DayCurves {
  /// The curves as the kernel reads them.
  @unsafe struct Pointers {
    let pieces: UnsafePointer<Piece>
    let buckets: UnsafePointer<UInt16>
    let rows: UnsafePointer<SIMD8<Float>>
  }

  /// Gives the arrays, none of which is ever empty.
  func withUnsafePointers(_ body: (Pointers) -> Void) {
    unsafe pieces.withUnsafeBufferPointer { pieces in
      unsafe buckets.withUnsafeBufferPointer { buckets in
        unsafe rows.withUnsafeBufferPointer { rows in
          guard let pieces = pieces.baseAddress, let buckets = buckets.baseAddress,
            let rows = rows.baseAddress
          else { return }
          unsafe body(Pointers(pieces: pieces, buckets: buckets, rows: rows))
        }
      }
    }
  }
}

extension BatchPeople {
  /// The people as the kernel reads them.
  @unsafe struct Pointers {
    let places: UnsafePointer<UInt32>
    let temperaments: UnsafePointer<UInt8>
    let pulls: UnsafePointer<Pull>
    let pullEnds: UnsafePointer<UInt8>
    let firstPulls: UnsafePointer<Int>
  }

  /// Gives the arrays; nothing happens where there is nobody.
  func withUnsafePointers(_ body: (Pointers) -> Void) {
    unsafe places.withUnsafeBufferPointer { places in
      unsafe temperaments.withUnsafeBufferPointer { temperaments in
        unsafe pulls.withUnsafeBufferPointer { pulls in
          unsafe pullEnds.withUnsafeBufferPointer { pullEnds in
            unsafe firstPulls.withUnsafeBufferPointer { firstPulls in
              guard let places = places.baseAddress, let temperaments = temperaments.baseAddress,
                let pulls = pulls.baseAddress, let pullEnds = pullEnds.baseAddress,
                let firstPulls = firstPulls.baseAddress
              else { return }
              unsafe body(
                Pointers(
                  places: places, temperaments: temperaments, pulls: pulls, pullEnds: pullEnds,
                  firstPulls: firstPulls))
            }
          }
        }
      }
    }
  }
}
