import ArgumentParser
import Astrolabe

/// The options that say where, and for which birth, to look for conditions: a place, a birth, or both.
struct GroundOptions: ParsableArguments {
  @OptionGroup var birth: BirthOptions

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(
      "With --birth, the place that houses and risings are those of, by its name.",
      valueName: "name"),
    completion: Completions.places)
  var forPlace: String?

  @OptionGroup var dateZone: DateZoneOption

  /// What the options say.
  struct Asked {
    let birth: Birth?
    let place: GeographicPlace?
    /// The zone of the dates.
    let zone: CivilZone
    /// Whether the zone was asked for, and is not UTC for want of another.
    let hasZone: Bool
  }

  /// Reads the options.
  ///
  /// Without a birth, place and zone are those of the windows.
  func read(engine: Engine, isForPrograms: Bool) throws -> Asked {
    let other = try translated { try forPlace.map { try Engine.place(named: $0) }?.place }
    guard birth.birth == nil else {
      let read = try birth.read(engine: engine)
      return Asked(
        birth: read, place: other?.coordinates ?? read.place,
        zone: try dateZone.read(
          birthplace: other?.coordinates ?? read.place, engine: engine, isForPrograms: isForPrograms
        ),
        hasZone: dateZone.isGiven)
    }
    for (isGiven, name) in [
      (birth.fold != nil, "--fold"), (birth.clock != nil, "--clock"),
      (forPlace != nil, "--for-place"),
    ] where isGiven {
      throw CommandError.usage("\(name) goes with --birth; give both")
    }
    // The reader of places wants a birth; a date takes its place.
    let fields = BirthFields(
      birth: "2000-01-01", latitude: birth.latitude, longitude: birth.longitude, place: birth.place)
    let place = try translated { try engine.birth(fields) }
    let zone = try zoneName(of: place).map { name in
      try translated { try engine.zone(named: name, longitude: place.place?.longitude) }
    }
    return Asked(
      birth: nil, place: place.place,
      zone: zone ?? (isForPrograms ? .utc : engine.zoneOfThisMachine),
      hasZone: zone != nil)
  }

  /// The zone of the dates: the one that is named, or that of a place given by its name.
  private func zoneName(of place: Birth) throws -> String? {
    guard let zone = birth.zone else {
      return dateZone.isGiven ? dateZone.dateZone : place.birthplace?.zone
    }
    guard !dateZone.isGiven else {
      throw CommandError.usage("--zone and --date-zone are one zone without --birth; give one")
    }
    return zone
  }
}
