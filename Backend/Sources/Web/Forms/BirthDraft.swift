@_spi(FrontEnd) internal import Astrolabe
internal import Service
internal import Store
internal import Wire

/// A birth as somebody types it, with what is wrong beside each field.
struct BirthDraft: Sendable {
  var name = ""
  var date = ""
  var time = ""
  var place = ""
  /// The place that was chosen where several have the name.
  var chosenPlace = ""
  var latitude = ""
  var longitude = ""
  var zone = ""
  /// What is wrong, by the field's name.
  var faults: [String: String] = [:]
  /// The places that may be meant.
  var choices: [Place] = []
  /// What was answered about a time that clocks showed twice, or never.
  var clockAnswer = ""
  /// What must be answered about the time.
  var clockQuestion: ClockQuestion?

  /// An empty form.
  init() {}

  /// What was sent.
  init(_ form: Form) {
    name = form["name"]
    date = form["birth_date"]
    time = form["birth_time"]
    place = form["birth_place"]
    chosenPlace = form["place_choice"]
    latitude = form["birth_lat"]
    longitude = form["birth_lon"]
    zone = form["birth_zone"]
    clockAnswer = form["clock_choice"]
  }

  /// What a person said before.
  init(_ profile: Profile, _ engine: ServerEngine) {
    let birth = profile.birth
    name = profile.name
    date = birth.date.description
    time = birth.time?.hoursAndMinutes ?? ""
    place = Self.place(of: birth)
    clockQuestion = try? ClockQuestion(birth, engine)
    clockAnswer = clockQuestion?.answer(of: birth) ?? ""
    guard place.isEmpty else { return }
    latitude = birth.latitude.map { "\($0)" } ?? ""
    longitude = birth.longitude.map { "\($0)" } ?? ""
    zone = birth.zone ?? ""
  }

  private static func place(of birth: GivenBirth) -> String {
    [birth.city, birth.country].compactMap(\.self).joined(separator: ", ")
  }

  /// Whether everything can be understood, and nothing must be chosen.
  var isWhole: Bool { faults.isEmpty && choices.isEmpty && clockQuestion == nil }

  /// Reads the draft; what can't be read is in `faults` then, and places to choose from in `choices`.
  ///
  /// - Parameters:
  ///   - page: Where it was sent.
  ///   - known: The birth that was known before.
  /// - Returns: The birth, if the date can be read.
  /// - Throws: ``/Places/PlaceError`` if the table of places can't be used.
  mutating func read(_ page: PageVisit, over known: GivenBirth?) throws -> GivenBirth? {
    let words = page.words
    if name.isEmpty { faults["name"] = words[.nameMissing] }
    var birth: GivenBirth?
    do {
      let date = try CalendarDate(date)
      try page.engine.checkSpan(date)
      if date > page.visit.now.utcDate.advanced(byDays: 1) {
        faults["birth_date"] = words[.birthInFuture]
      }
      birth = GivenBirth(date: date, clocks: known?.clocks ?? ClockChoices())
    } catch {
      faults["birth_date"] =
        date.isEmpty ? words[.dateMissing] : (Refusal(error)?.message ?? words[.dateMissing])
    }
    if !time.isEmpty {
      do {
        birth?.time = try TimeOfDay(String(time.prefix(5)))
      } catch {
        faults["birth_time"] = words[.timeWrong]
      }
    }
    if place.isEmpty, chosenPlace.isEmpty {
      readCoordinates(page, into: &birth)
    } else if chosenPlace.isEmpty, let known, place == Self.place(of: known) {
      birth?.zone = known.zone
      birth?.latitude = known.latitude
      birth?.longitude = known.longitude
      birth?.city = known.city
      birth?.country = known.country
    } else {
      try readPlace(page, into: &birth)
    }
    let hasPlace = !place.isEmpty || !chosenPlace.isEmpty || !latitude.isEmpty
    if !time.isEmpty, !hasPlace, faults["birth_place"] == nil {
      faults["birth_place"] = words[.timeNeedsPlace]
    }
    if isWhole, var whole = birth, let question = try ClockQuestion(whole, page.engine) {
      if question.take(clockAnswer, into: &whole) {
        birth = whole
      } else {
        clockQuestion = question
      }
    }
    return birth
  }

  private mutating func readPlace(_ page: PageVisit, into birth: inout GivenBirth?) throws {
    let finder = try page.site.places.get()
    do throws(PlaceError) {
      let found = try finder.place(chosenPlace.isEmpty ? place : chosenPlace).place
      birth?.zone = found.zone
      birth?.latitude = found.coordinates.latitude
      birth?.longitude = found.coordinates.longitude
      // With the region, which sets it apart from others of the name.
      birth?.city = [found.name, found.region].compactMap(\.self).joined(separator: ", ")
      birth?.country = found.country
      // What was chosen needn't be chosen again if something else is wrong.
      if !chosenPlace.isEmpty, let birth { place = Self.place(of: birth) }
    } catch {
      switch error {
      case .ambiguous: choices = try finder.search(place, limit: 8).places
      case .unknown(_, let found), .notThere(_, let found):
        choices = found
        faults["birth_place"] = page.words(
          found.isEmpty ? .placeUnknown : .placeUnsure, ["place": place])
      case .notAName, .noSuchNumber: faults["birth_place"] = page.words[.placeNoName]
      case .tableNotFound, .tableUnusable: throw error
      }
    }
  }

  private mutating func readCoordinates(_ page: PageVisit, into birth: inout GivenBirth?) {
    guard !latitude.isEmpty || !longitude.isEmpty || !zone.isEmpty else { return }
    do {
      birth?.latitude = try CoordinateText.read(latitude, as: .latitude)
    } catch {
      faults["birth_lat"] = page.words[.latitudeWrong]
    }
    do {
      birth?.longitude = try CoordinateText.read(longitude, as: .longitude)
    } catch {
      faults["birth_lon"] = page.words[.longitudeWrong]
    }
    do {
      try page.engine.checkZone(zone)
      birth?.zone = zone
    } catch {
      faults["birth_zone"] = page.words[.zoneWrong]
    }
  }

  /// Writes the fields.
  ///
  /// - Parameters:
  ///   - isOther: Whether it is somebody else's birth.
  ///   - page: The page.
  ///   - html: Where to.
  func write(ofOther isOther: Bool, _ page: PageVisit, to html: inout HTMLWriter) {
    let words = page.words
    html.field(
      Field(
        "name", words[isOther ? .otherName : .yourName], value: name, fault: faults["name"],
        isNeeded: true, autocomplete: isOther ? "off" : "given-name", longest: 100))
    html.element("div", ["class": "pair"]) { html in
      html.field(
        Field(
          "birth_date", words[.birthDate], type: "date", value: date,
          fault: faults["birth_date"], isNeeded: true, autocomplete: isOther ? "off" : "bday"))
      html.field(
        Field(
          "birth_time", words[.birthTime], type: "time", value: time,
          hint: words[.birthTimeHint], fault: faults["birth_time"]))
    }
    html.field(
      Field(
        "birth_place", words[.birthPlace], value: place, hint: words[.birthPlaceHint],
        fault: faults["birth_place"], autocomplete: "off", longest: 200, places: "places"))
    if !choices.isEmpty {
      html.element("fieldset", ["class": "field card"]) { html in
        html.element("legend", words[.whichPlace])
        for place in choices {
          html.check(
            "place_choice", place.fullName, value: place.identifier, isOn: false, isOneOf: true)
        }
      }
    }
    clockQuestion?.write(chosen: clockAnswer, page, to: &html)
    let isOpen = ["birth_lat", "birth_lon", "birth_zone"].contains { faults[$0] != nil }
    html.element("details", ["class": "field", "open": isOpen ? "open" : nil]) { html in
      html.element("summary", words[.coordinates])
      html.element("p", ["class": "quiet"], words[.coordinatesHint])
      html.element("div", ["class": "pair"]) { html in
        html.field(
          Field(
            "birth_lat", words[.latitude], value: latitude, fault: faults["birth_lat"],
            longest: 40))
        html.field(
          Field(
            "birth_lon", words[.longitude], value: longitude, fault: faults["birth_lon"],
            longest: 40))
      }
      html.field(
        Field(
          "birth_zone", words[.zone], value: zone, hint: words[.zoneHint],
          fault: faults["birth_zone"], longest: 100))
    }
  }
}
