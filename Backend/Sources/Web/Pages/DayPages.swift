@_spi(FrontEnd) internal import Astrolabe
internal import HTTPTypes
internal import Service
internal import Store
internal import Wire

extension Site {
  /// A day, its areas of life, and the month.
  var dayRoutes: [Route] {
    [
      own(.get, "/today", limit: .readings) { page, person in
        try await page.day(try page.today(of: person), of: person, isToday: true)
      },
      own(.get, "/day/{date}", limit: .readings) { page, person in
        let date = try page.visit.date()
        return try await page.day(date, of: person, isToday: date == page.today(of: person))
      },
      own(.get, "/day/{date}/areas", limit: .readings) { page, person in
        try await page.areas(try page.visit.date(), of: person)
      },
      own(.get, "/month", limit: .readings) { page, person in
        let today = try page.today(of: person)
        return try await page.month(of: today, person)
      },
      own(.get, "/month/{month}", limit: .readings) { page, person in
        let text = page.visit.parameters[0]
        guard let first = try? CalendarDate(text + "-01") else {
          throw Refusal.invalid(page.words(.monthWrong, ["month": text.printable]))
        }
        return try await page.month(of: first, person)
      },
    ]
  }
}

extension PageVisit {
  fileprivate func areas(_ date: CalendarDate, of person: Person) async throws -> Answer {
    let reading = try await backend.details(on: date, of: person, at: visit.now)
    guard let view = JSONView(reading.json, clock: clock) else {
      throw StoreError.fault(reason: "a reading can't be read")
    }
    let details = view["details"]
    let title = words(.areasTitle, ["date": date.inWords])
    let isToday = try date == today(of: person)
    return page(title, isToday ? .today : .month) { html in
      html.element("p", ["class": "kicker"]) { html in
        html.element("a", ["href": "/day/\(date)"], words[.toTheDay])
      }
      html.element("h1", title)
      for area in LifeArea.allCases {
        section(words.area(area), to: &html) { html in
          html.element("p", details[area.rawValue].text)
          write(form: "/journal", to: &html) { html in
            html.void("input", ["type": "hidden", "name": "date", "value": "\(date)"])
            html.void("input", ["type": "hidden", "name": "area", "value": area.rawValue])
            html.button(words[.keepArea], "plain")
          }
        }
      }
    }
  }
}

extension String {
  /// The text as it stands in the query of an address.
  var escapedForQuery: String {
    let digits = Array("0123456789ABCDEF".utf8)
    var escaped: [UInt8] = []
    for byte in utf8 {
      switch Unicode.Scalar(byte) {
      case "a"..."z", "A"..."Z", "0"..."9", "-", "_", ".", "~": escaped.append(byte)
      default: escaped += [UInt8(ascii: "%"), digits[Int(byte >> 4)], digits[Int(byte & 15)]]
      }
    }
    return String(decoding: escaped, as: UTF8.self)
  }
}
