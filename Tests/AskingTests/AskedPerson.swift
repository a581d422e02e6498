import Asking
import Astrology
import Ephemeris
import TestSamples
import TestSupport

/// Somebody whose questions are answered in a conversation.
struct AskedPerson {
  let birth: Birth
  let zone: String

  /// Born in Chicago on 3 November 1994 at 8:20, 14:20 UT.
  static var chicago: Self {
    get throws {
      Self(
        birth: try Samples.birth(
          "1994-11-03T08:20", zone: "America/Chicago", latitude: 41.85, longitude: -87.65),
        zone: "America/Chicago")
    }
  }

  /// Born in Vienna on 19 July 1941 at 5:10, 3:10 UT.
  static var vienna: Self {
    get throws {
      Self(
        birth: try Samples.birth(
          "1941-07-19T05:10", zone: "Europe/Vienna", latitude: 48.2, longitude: 16.37),
        zone: "Europe/Vienna")
    }
  }

  /// Born in Tromsø on 10 January 1983 at 13:05, 12:05 UT.
  static var tromso: Self {
    get throws {
      Self(
        birth: try Samples.birth(
          "1983-01-10T13:05", zone: "Europe/Oslo", latitude: 69.65, longitude: 18.96),
        zone: "Europe/Oslo")
    }
  }

  /// The answer to the last of some questions.
  func answer(
    _ texts: String..., on day: String, places: AskedPlace.Finder? = nil
  ) throws -> Answer {
    let reading = try ReadPerson("somebody", birth).reading(day, in: ReadingSamples.zone(zone))
    var dialogue = Dialogue(reading: reading, sentences: .english, places: places)
    let answers = try texts.map { dialogue.ask(try Question($0)) }
    return answers[answers.count - 1]
  }
}
