import Astrolabe

/// What `astrolabe doctor` looks at.
enum Checkup {
  /// All checks, in order; one that can't be made because an earlier one failed says so.
  static func all() -> [Check] {
    [engine, folder] + files + [
      table, manifest, anchors, threads, zones, zoneHistory, places, placeZones,
    ]
  }

  private static var engine: Check {
    #if SwissEphemeris
    let library = "libswe \(DirectEphemeris.libraryVersion)"
    #else
    let library =
      "libswe not built in; the table alone answers, \(StandardEphemeris.span)"
    #endif
    return Check(
      name: "engine", isGood: true, detail: "astrolabe \(EngineVersion.text), \(library)")
  }

  private static var folder: Check {
    check("ephemeris folder") {
      let folder = try EphemerisFolder.bundled()
      #if SwissEphemeris
      // Refused where it holds a file that libswe should not find.
      _ = try DirectEphemeris(folder: folder)
      #endif
      return folder
    }
  }

  private static var files: [Check] {
    SwissFile.allWithStars.map { file in
      check(file.name) {
        let folder = try EphemerisFolder.bundled()
        // The wheel for Python comes without it.
        if file == .earlierMoon, !FileBytes.isThere("\(folder)/\(file.name)") {
          return "not here, so years begin in 1800"
        }
        try file.verify(in: folder)
        return "SHA-256 \(file.sha256.prefix(16))…"
      }
    }
  }

  /// Every block by its checksum, the whole by its hash, and the files it was fitted to by theirs.
  private static var table: Check {
    check(ReleasedTable.name) {
      try ReleasedTable.verify()
      let table = try CompiledEphemeris()
      return
        "SHA-256 \(ReleasedTable.sha256.prefix(16))…, \(table.span), \(table.blockCount) blocks, "
        + "fitted to the files above by libswe \(table.libraryVersion)"
    }
  }

  private static var manifest: Check {
    check("MANIFEST.json") {
      let manifest = try EphemerisManifest.bundled()
      guard manifest.isReleased else {
        throw CommandError.file("the manifest lists other files than the engine was released with")
      }
      return "\(manifest.files.count) files, \(manifest.origins); \(manifest.table.name)"
    }
  }

  /// Places that swetest 2.10.03 printed for J2000 (TT) from the same files; the printed digits are
  /// good to 1e-7°.
  private static let anchorsAtJ2000: [(body: CelestialBody, degrees: Double)] = [
    (.sun, 280.3681656), (.moon, 223.3148703), (.mars, 327.9627295), (.pluto, 251.4547512),
    (.meanNode, 125.0406852), (.chiron, 251.6175369),
  ]

  /// ΔT in seconds at J2000 (UT), as swetest 2.10.03 printed it; it has eleven digits after the point.
  private static let deltaTAtJ2000 = 63.828_914_932_22

  private static var anchors: Check {
    check("anchor positions") {
      #if SwissEphemeris
      let swiss = try DirectEphemeris()
      try compareAnchors(swiss, limit: .degrees(2e-7))
      #endif
      // What the table promises, and the last digit printed.
      try compareAnchors(try CompiledEphemeris(), limit: .arcseconds(0.003) + .degrees(1e-7))
      let bodies = "\(anchorsAtJ2000.count) bodies at J2000 agree with swetest"
      #if SwissEphemeris
      return bodies
        + ", by libswe with DE\(try swiss.jplNumber()) to 2e-7°, by the table to 0.003″; "
        + "ΔT is 63.829 s by both"
      #else
      return bodies + ", by the table to 0.003″; ΔT is 63.829 s"
      #endif
    }
  }

  private static func compareAnchors(_ ephemeris: any EphemerisProvider, limit: PlaneAngle) throws {
    let deltaT = try ephemeris.deltaT(at: .j2000)
    // The table's quartics are good to some millionths of a second.
    guard (deltaT - deltaTAtJ2000).magnitude < 1e-5 else {
      throw CommandError(
        exitCode: .fault, message: "ΔT at J2000 is \(deltaT) s, should be \(deltaTAtJ2000) s")
    }
    let bodies = BodySet(anchorsAtJ2000.map(\.body))
    let sky = try ephemeris.sky(at: JulianDay<TT>.j2000, bodies: bodies)
    for (body, degrees) in anchorsAtJ2000 {
      let error = sky[body].longitude.separation(from: EclipticLongitude(wrapping: degrees))
      guard error < limit else {
        throw CommandError(
          exitCode: .fault,
          message: "\(body) at J2000 is \(sky[body].longitude.degrees)° (\(sky.source(of: body))), "
            + "should be \(degrees)°")
      }
    }
  }

  private static var zones: Check {
    check("zones") {
      let database = try ZoneDatabase.system()
      let version = database.version.map { "tzdata \($0)" } ?? "a tzdata of unknown version"
      return "\(version), \(database.zoneNames().count) names in \(database.folder)"
    }
  }

  /// A database built without the backzone file gives Oslo Berlin's history.
  private static var zoneHistory: Check {
    check("zone history") {
      guard try ZoneDatabase.system().keepsHistoryBefore1970 else {
        throw CommandError.file(
          "this tzdata merges zones before 1970 (Oslo in 1961 is an hour off); install one built "
            + "with backzone, as Debian's is")
      }
      return "kept before 1970: 12:00 in Oslo on 1961-07-01 is 10:00 UTC"
    }
  }

  private static var places: Check {
    check(ReleasedPlaces.name) {
      try ReleasedPlaces.verify()
      let finder = try PlaceFinder()
      return
        "SHA-256 \(ReleasedPlaces.sha256.prefix(16))…, \(finder.placeCount) places, \(finder.source)"
    }
  }

  /// How near a place must be to the town that a zone is named after to be that town.
  private static let townKilometers = 1.5

  /// The place nearest to each town that a zone is named after is in that zone.
  private static var placeZones: Check {
    check("zones of places") {
      let finder = try PlaceFinder()
      var compared = 0
      for town in try ZoneDatabase.system().towns() {
        guard let nearest = try finder.nearest(to: town.place, limit: 1).first,
          nearest.distanceKilometers < townKilometers
        else { continue }
        compared += 1
        guard nearest.place.zone == town.zone else {
          throw CommandError.file(
            "\(nearest.place.fullName) has the zone \(nearest.place.zone); zone.tab has "
              + "\(town.zone) there")
        }
      }
      return "\(compared) towns have the zone that zone.tab has there"
    }
  }

  private static func check(_ name: String, _ body: () throws -> String) -> Check {
    do {
      return Check(name: name, isGood: true, detail: try translated(body))
    } catch {
      return Check(name: name, isGood: false, detail: error.message, exitCode: error.exitCode)
    }
  }
}

extension Checkup {
  /// Computes the same skies on this thread and on others, and compares them bit for bit.
  private static var threads: Check {
    check("threads") {
      let ephemeris = try StandardEphemeris()
      #if SwissEphemeris
      let bodies = BodySet.all
      #else
      let bodies = ephemeris.bodies
      #endif
      // From J2000 to as near the end as they fit.
      let step = 0.95 * (ephemeris.span.end.days - 2_451_545) / 64
      let instants = (0..<64).map { JulianDay<UT1>(2_451_545 + Double($0) * step) }
      let here = try instants.map { try ephemeris.sky(at: $0, bodies: bodies) }
      let threadCount = 8
      let skies = Threads.run(threadCount) {
        Result { try instants.map { try ephemeris.sky(at: $0, bodies: bodies) } }
      }
      // What keeps a thread from computing is given as it is: too few open files, a file gone.
      guard try skies.allSatisfy({ try $0.get() == here }) else {
        throw CommandError(exitCode: .fault, message: "threads give different skies")
      }
      return "\(threadCount) threads give the same \(instants.count) skies, bit for bit"
    }
  }
}
