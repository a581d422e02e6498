internal import Astrology
internal import Astrometers
internal import Ephemeris
internal import Readings
internal import Words

extension DailyReadingDocument {
  /// The transiting Moon.
  func writeMoon(to json: inout JSONWriter) {
    let moon = reading.day.moon
    json.object { json in
      json.key("moon_sign")
      json.name(moon.sign.name)
      json.key("moon_house")
      json.integer(reading.moonHouse.number)
      json.key("lunar_phase")
      json.object { json in
        json.key("name")
        json.string(moon.illumination.phase.title)
        json.key("illumination")
        json.score(100 * moon.illumination.illuminatedFraction)
        json.key("days_to_full")
        json.optional(moon.daysToFull) { $0.score($1) }
        json.key("days_to_new")
        json.optional(moon.daysToNew) { $0.score($1) }
      }
      json.key("moon_aspects")
      json.array(reading.moonAspects) { json, aspect in write(aspect, to: &json) }
      json.key("void_of_course")
      json.string(voidOfCourse)
      json.key("dispositor")
      writeDispositor(to: &json)
      json.field("interpretation", texts.map { text(.moon, else: $0.moon) })
    }
  }

  private func write(_ aspect: MoonOfDay.NatalAspect, to json: inout JSONWriter) {
    json.object { json in
      json.key("aspect_type")
      json.name(aspect.transit.aspect.name)
      json.key("natal_planet")
      json.name(aspect.natal.name)
      json.key("orb")
      json.measure(aspect.transit.orb.degrees)
      json.key("interpretation")
      json.string(transitTexts.sentence(on: reading.fact(of: aspect)))
    }
  }

  private func writeDispositor(to json: inout JSONWriter) {
    let moon = reading.day.moon
    json.object { json in
      json.key("planet")
      json.name(moon.dispositor.name)
      json.key("sign")
      json.name(moon.dispositorSign.name)
      json.key("house")
      json.integer(reading.dispositorHouse.number)
      json.key("dignity")
      json.name(moon.dispositorDignity.rawValue)
    }
  }

  /// `Not void of course`, or until when: with a date other than the reading's (contract, D17).
  private var voidOfCourse: String {
    guard let end = reading.day.moon.voidUntil else { return "Not void of course" }
    let minute = end.toTheMinute
    let date = minute.utcDate
    let isPlain = [reading.day.date, reading.day.instant.utcDate].contains(date)
    return "Void until \(isPlain ? "" : "\(date) ")\(minute.utcTime.hoursAndMinutes) UTC"
  }
}
