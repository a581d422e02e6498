@_spi(FrontEnd) import Ephemeris
import Places

/// Finds the offset of a record that has a zone's name, or no zone at all.
struct ZoneLookup {
  let options: ChartFileOptions
  /// Which of two equal clock readings is meant.
  var fold = CivilMoment.Fold.earlier
  /// Whether the zone's own clock is read where it had no standard time yet, in place of the longitude's.
  var readsZoneClock = false

  init(_ options: ChartFileOptions) { self.options = options }

  /// Takes a zone of the tz database.
  func take(zone name: String, for record: inout ChartRecord) throws(RecordFault) {
    guard let database = options.zones else {
      throw RecordFault("no time zone database is installed to look \(name.printable) up in")
    }
    let rules: TimeZoneRules
    do {
      rules = try database.rules(named: name)
    } catch {
      throw RecordFault("\(error)")
    }
    record.zone = ClockZone(rule: .named(name), secondsEast: nil, origin: name)
    guard let time = record.time else { return }
    let moment = CivilZone.named(rules).civilMoment(record.date.gregorian, time, fold: fold)
    let east = Self.secondsEast(of: record.date, time, at: moment)
    record.zone?.secondsEast = east
    if readsZoneClock || fold == .later && moment.occurrence != .once {
      // A name alone would be read otherwise.
      record.zone = .fixed(east, name)
      record.remark("zone", name)
    } else if rules.hasLocalMeanTime(at: moment.secondsSince1970), let place = record.place {
      record.zone = .meanTime(of: place.longitude, Self.meanTimeOrigin(name))
      record.remark("zone", name)
      record.warnings.append(
        "\(name) had no standard time yet: the mean time of the longitude is taken")
    } else if let note = moment.note {
      record.warnings.append(note)
    }
  }

  /// The offset between the clock that is written and the instant that is taken: where clocks jumped over the time,
  /// it isn't that of the zone at the instant.
  private static func secondsEast(
    of date: WrittenDate, _ time: TimeOfDay, at moment: CivilMoment
  ) -> Int {
    date.dayNumber * 86_400 + time.secondOfDay - moment.secondsSince1970
  }

  private static func meanTimeOrigin(_ name: String) -> String {
    "the mean time of the longitude, before standard time in \(name)"
  }

  /// Takes the zone of the place nearest to the record's, or the place's mean time as long as that zone had none.
  func takeNearest(for record: inout ChartRecord) throws(RecordFault) {
    guard let time = record.time else { return }
    guard let place = record.place, let finder = options.places, let database = options.zones else {
      record.warnings.append("no zone: the instant is not known")
      return
    }
    let name: String
    let rules: TimeZoneRules
    do {
      guard let nearest = try finder.nearest(to: place).first else { return }
      name = nearest.place.zone
      rules = try database.rules(named: name)
    } catch {
      throw RecordFault("\(error)")
    }
    let moment = CivilZone.named(rules).civilMoment(record.date.gregorian, time)
    if rules.hasLocalMeanTime(at: moment.secondsSince1970) {
      record.zone = .meanTime(of: place.longitude, Self.meanTimeOrigin(name))
      record.warnings.append(
        "the file has no zone, and \(name) had no standard time yet: the mean time of the longitude is taken"
      )
    } else {
      record.zone = .fixed(
        Self.secondsEast(of: record.date, time, at: moment),
        "\(name), the zone of the nearest place")
      record.warnings.append("the file has no zone: that of the nearest place is taken, \(name)")
      if let note = moment.note { record.warnings.append(note) }
    }
    record.remark("zone", name)
  }

  /// Takes the coordinates of the place that the record names.
  func takePlace(for record: inout ChartRecord) throws(RecordFault) {
    guard record.place == nil, let name = record.whole, let finder = options.places else { return }
    do {
      let found = try finder.place(name).place
      record.place = .rounded(
        latitude: found.coordinates.latitude, longitude: found.coordinates.longitude)
      record.warnings.append("the file has no coordinates: those of \(found.fullName) are taken")
    } catch {
      throw RecordFault("\(error)")
    }
  }
}
