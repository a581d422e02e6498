import Astrolabe

/// An ephemeris as a page of HTML that prints a month a sheet.
struct SkyTableSheet {
  let skies: [Sky]
  let bodies: BodySet
  /// Whether rows have a time of day.
  let hasTimes: Bool

  var html: String {
    var months: [[Sky]] = []
    for sky in skies {
      if let last = months.last?.last?.ut.utcDate, last.month == sky.ut.utcDate.month,
        last.year == sky.ut.utcDate.year
      {
        months[months.count - 1].append(sky)
      } else {
        months.append([sky])
      }
    }
    return """
      <!DOCTYPE html>
      <html lang="en">
      <head>
      <meta charset="utf-8"/>
      <meta name="viewport" content="width=device-width"/>
      <title>Ephemeris</title>
      <style>
      body { font: 15px "Helvetica Neue", Arial, "Noto Sans", sans-serif; margin: 2em; color: #1d2230; background: #fff }
      table { border-collapse: collapse; font-variant-numeric: tabular-nums; width: 100%; page-break-after: always }
      caption { text-align: left; font-weight: bold; font-size: 1.3em; padding: .4em 0 }
      th { text-align: left; font-weight: normal; color: #565c6b; border-bottom: 1px solid #6f7685 }
      td, th { padding: .12em .5em; white-space: nowrap }
      tr:nth-child(5n) td { border-bottom: 1px solid #c9ccd3 }
      @page { size: A4 landscape; margin: 12mm }
      @media print { body { margin: 0; font-size: 8.5pt } }
      </style>
      </head>
      <body>
      \(months.map(table).joined(separator: "\n"))
      </body>
      </html>

      """
  }

  private func table(_ skies: [Sky]) -> String {
    let date = skies[0].ut.utcDate
    let time = hasTimes ? "UTC" : "\(skies[0].ut.utcTime.hoursAndMinutes) UTC"
    let year = WrittenDate.yearInWords(date.year)
    let names = bodies.bodies.map { "<th scope=\"col\">\($0.title)</th>" }.joined()
    return """
      <table>
      <caption>\(date.monthName) \(year), \(time)</caption>
      <thead><tr><th scope="col">Day</th>\(names)</tr></thead>
      <tbody>
      \(skies.map(row).joined(separator: "\n"))
      </tbody>
      </table>
      """
  }

  private func row(_ sky: Sky) -> String {
    let date = sky.ut.utcDate
    let time = hasTimes ? " \(sky.ut.utcTime.hoursAndMinutes)" : ""
    let cells = bodies.bodies.map { body in
      let state: BodyState = sky[body]
      // A space as wide as a digit keeps degrees below each other.
      let place = SkyTablePage.place(state.longitude)
      let text = place.hasPrefix(" ") ? "\u{2007}\(place.dropFirst())" : place
      return "<td>\(text)\(state.isRetrograde ? " R" : "")</td>"
    }
    return
      "<tr><td>\(date.weekdayName.prefix(2)) \(date.day)\(time)</td>\(cells.joined())</tr>"
  }
}
