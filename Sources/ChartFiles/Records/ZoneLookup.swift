import Documents
@_spi(FrontEnd) import Ephemeris
import Places

/// Finds the offset of a record that has a zone's name, or no zone at all.
struct ZoneLookup {
  let options: ChartFileOptions
  /// Which of two equal clock readings is meant.
  var fold = BirthFields.ClockChoice.earlier
  /// Which instant is meant where clocks were set forward over the time.
  var gap = BirthFields.ClockChoice.later
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
    let moment = try moment(of: record.date, time, in: rules)
    let east = Self.secondsEast(of: record.date, time, at: moment)
    record.zone?.secondsEast = east
    let isUsual = fold != .later && gap != .earlier || moment.occurrence == .once
    if readsZoneClock || !isUsual {
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

  /// The instant that a clock reading means by the choices of the line.
  private func moment(
    of date: WrittenDate, _ time: TimeOfDay, in rules: TimeZoneRules
  ) throws(RecordFault) -> CivilMoment {
    let moment = CivilZone.named(rules).civilMoment(
      date.gregorian, time, fold: fold == .later ? .later : .earlier,
      gap: gap == .earlier ? .earlier : .later)
    switch moment.occurrence {
    case .twice(_, let other) where fold == .refuse:
      throw RecordFault("\(BirthError.occurredTwice(moment, otherSecondsSince1970: other))")
    case .never where gap == .refuse: throw RecordFault("\(BirthError.neverOccurred(moment))")
    case .once, .twice, .never: return moment
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
    let moment = try moment(of: record.date, time, in: rules)
    if !readsZoneClock, rules.hasLocalMeanTime(at: moment.secondsSince1970) {
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
    guard record.place == nil, let name = record.whole else { return }
    _ = try takePlace(named: name, for: &record)
  }

  /// Takes the coordinates of a place by its name.
  ///
  /// - Returns: The zone of the place; nil if there are no places to look the name up in.
  func takePlace(
    named name: String, for record: inout ChartRecord
  ) throws(RecordFault) -> String? {
    guard let finder = options.places else { return nil }
    do {
      let found = try finder.place(name).place
      record.place = .rounded(
        latitude: found.coordinates.latitude, longitude: found.coordinates.longitude)
      record.warnings.append("the file has no coordinates: those of \(found.fullName) are taken")
      return found.zone
    } catch {
      throw RecordFault("\(error)")
    }
  }
}
