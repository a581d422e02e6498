internal import Astrology
internal import Ephemeris
internal import Readings
internal import Words

extension DailyReadingDocument {
  /// The transiting Moon.
  func writeMoon(to json: inout JSONWriter) {
    let moon = reading.day.moon
    json.object { json in
      json.key("moon_sign")
      json.string(moon.sign.name)
      json.key("moon_house")
      json.integer(reading.moonHouse.number)
      json.key("lunar_phase")
      json.object { json in
        json.key("name")
        json.string(moon.illumination.phase.title)
        json.key("illumination")
        json.score(100 * moon.illumination.illuminatedFraction)
        json.key("days_to_full")
        json.score(moon.daysToFull)
        json.key("days_to_new")
        json.score(moon.daysToNew)
      }
      json.key("moon_aspects")
      json.array(reading.moonAspects) { json, aspect in write(aspect, to: &json) }
      json.key("void_of_course")
      json.string(voidOfCourse)
      json.key("dispositor")
      writeDispositor(to: &json)
      json.field("interpretation", texts?.moon)
    }
  }

  private func write(_ aspect: MoonAspect, to json: inout JSONWriter) {
    json.object { json in
      json.key("aspect_type")
      json.string(aspect.transit.aspect.name)
      json.key("natal_planet")
      json.string(aspect.natal.name)
      json.key("orb")
      json.measure(aspect.transit.orb.degrees)
      json.key("interpretation")
      json.string(MoonAspectFact(aspect.transit.aspect, natal: aspect.natal).sentence)
    }
  }

  private func writeDispositor(to json: inout JSONWriter) {
    let moon = reading.day.moon
    json.object { json in
      json.key("planet")
      json.string(moon.dispositor.name)
      json.key("sign")
      json.string(moon.dispositorSign.name)
      json.key("house")
      json.integer(reading.dispositorHouse.number)
      json.key("dignity")
      json.string(moon.dispositorDignity.rawValue)
    }
  }

  /// `Not void of course`, or until when: with the date where that is neither the reading's own nor
  /// that of its instant (contract, D17).
  private var voidOfCourse: String {
    guard let end = reading.day.moon.voidUntil else { return "Not void of course" }
    let minute = end.toTheMinute
    let date = minute.utcDate
    let isPlain = date == reading.day.date || date == reading.day.instant.utcDate
    return "Void until \(isPlain ? "" : "\(date) ")\(minute.utcTime.hoursAndMinutes) UTC"
  }
}
