import Testing

/// Places off the globe, and zones that are none.
@Suite struct BadPlaceTests {
  @Test(arguments: coordinates + halves)
  func `a place that can't be is refused`(_ row: BadInput) throws { try row.check() }

  @Test(arguments: zones)
  func `a zone that there is not is refused`(_ row: BadInput) throws { try row.check() }

  static func place(_ name: String, _ lat: String, _ lon: String, _ phrase: String) -> BadInput {
    BadInput(
      name,
      ["chart", "--birth", "1990-06-15T14:30", "--zone", "UTC", "--lat", lat, "--lon", lon], .data,
      phrase)
  }

  static let coordinates = [
    place("latitude 91", "91", "0", "\"91\" is no latitude; write degrees from -90 to 90"),
    place("latitude −91", "-91", "0", "\"-91\" is no latitude"),
    place("just beyond the pole", "90.0001", "0", "is no latitude"),
    place("longitude 181", "0", "181", "\"181\" is no longitude; write degrees from -180 to 180"),
    place("longitude −181", "0", "-181", "\"-181\" is no longitude"),
    place("61 minutes", "40n61", "0", "\"40n61\" is no latitude"),
    place("beyond the pole in minutes", "90n30", "0", "\"90n30\" is no latitude"),
    place("a longitude for a latitude", "40w10", "0", "such as 40.7128, 40n42 or 40°42′N"),
    place("a latitude for a longitude", "0", "40n10", "such as -74.006, 74w00 or 74°0′W"),
    place("a comma", "40,7", "0", "\"40,7\" is no latitude"),
    place("not a number", "nan", "0", "\"nan\" is no latitude"),
    place("infinity", "0", "-inf", "\"-inf\" is no longitude"),
    place("an exponent", "1e1", "0", "\"1e1\" is no latitude"),
    place("hexadecimal", "0x10", "0", "\"0x10\" is no latitude"),
    place("minutes of 60", "40°60′N", "0", "\"40°60′N\" is no latitude"),
    place("Arabic digits", "٤٠", "0", "\"٤٠\" is no latitude"),
    place("two signs", "--40", "0", "\"--40\" is no latitude"),
  ]

  static let halves = [
    BadInput(
      "a latitude alone", ["chart"] + Samples.dateOnly + ["--lat", "40"], .usage,
      "a place needs its longitude, too"),
    BadInput(
      "a longitude alone", ["today"] + Samples.dateOnly + ["--lon", "-74"], .usage,
      "a place needs its latitude, too"),
  ]

  static func zone(
    _ text: String, _ phrase: String, _ refusal: BadInput.Refusal = .data
  ) -> BadInput {
    BadInput(text, ["chart", "--birth", "1990-06-15T14:30", "--zone", text], refusal, phrase)
  }

  static let zones = [
    zone("Europe/Pari", "did you mean Europe/Paris"),
    zone("new york", "did you mean America/New_York?"),
    zone("america/new_york", "did you mean America/New_York?"),
    zone("Atlantis/Nowhere", "give an IANA name such as Europe/Paris"),
    zone("Europe", "no time zone \"Europe\""),
    zone("Europe/", "no time zone \"Europe/\""),
    zone("../../etc/passwd", "no time zone \"../../etc/passwd\""),
    zone("/etc/passwd", "no time zone \"/etc/passwd\""),
    zone("Europe/../Europe/Paris", "no time zone"),
    zone("tzdata.zi", "no time zone \"tzdata.zi\""),
    zone("😀", "no time zone \"😀\""),
    zone("+25:00", "\"+25:00\" is no offset from UTC"),
    zone("+24:00", "less than 24 hours"),
    zone("-99", "\"-99\" is no offset from UTC"),
    zone("+05:60", "\"+05:60\" is no offset from UTC"),
    zone("+5:3", "write it as +05:30 or -03:30"),
    zone("UTC+x", "\"UTC+x\" is no offset from UTC"),
    zone("LMT", "needs the longitude of the place", .usage),
    BadInput(
      "no zone for a time", ["chart", "--birth", "1990-06-15T14:30"] + Samples.newYorkPlace, .usage,
      "a birth time needs its zone: an IANA name such as Europe/Paris"),
    BadInput(
      "local mean time for a date, without a place",
      ["today", "--date-zone", "LMT"] + Samples.dateOnly, .usage, "needs the longitude"),
    BadInput(
      "an unknown zone for a date", ["today", "--date-zone", "Europe/Oslp"] + Samples.dateOnly,
      .data, "did you mean Europe/Oslo"),
  ]
}
