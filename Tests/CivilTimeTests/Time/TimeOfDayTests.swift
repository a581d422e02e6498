import CivilTime
import Testing

@Suite struct TimeOfDayTests {
  @Test(arguments: [("00:00", 0), ("14:30", 52_200), ("14:30:05", 52_205), ("23:59:59", 86_399)])
  func `a clock reading is read`(text: String, secondOfDay: Int) throws {
    let time = try TimeOfDay(text)
    #expect(time.secondOfDay == secondOfDay)
    #expect(time.description == (text.count == 5 ? text + ":00" : text))
    #expect(time.hoursAndMinutes == text.prefix(5))
    #expect(try TimeOfDay(hour: time.hour, minute: time.minute, second: time.second) == time)
  }

  @Test(arguments: [
    "", "12", "24:00", "12:60", "12:30:60", "1:30", "12:3", "12:30:5", "12:30:", ":12:30", "12::30",
    "-1:30", "+1:30", "12.30", "12:30 ", "12:30pm", "12:30:00.5", "12:30:00Z", "12:30:00:00",
    "１２:30",
  ])
  func `anything else is no clock reading`(text: String) {
    #expect(throws: CalendarError.self) { try TimeOfDay(text) }
  }

  @Test func `a clock shows no such hour, minute or second`() {
    #expect(throws: CalendarError.self) { try TimeOfDay(hour: 24, minute: 0) }
    #expect(throws: CalendarError.self) { try TimeOfDay(hour: -1, minute: 0) }
    #expect(throws: CalendarError.self) { try TimeOfDay(hour: 0, minute: 60) }
    #expect(throws: CalendarError.self) { try TimeOfDay(hour: 0, minute: 0, second: 60) }
    #expect(throws: CalendarError.self) { try TimeOfDay(hour: 0, minute: 0, second: -1) }
  }

  @Test func `midnight and noon are where they should be`() {
    #expect(TimeOfDay.midnight.description == "00:00:00")
    #expect(TimeOfDay.noon.description == "12:00:00")
  }
}
