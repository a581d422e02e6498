import Astrolabe

/// Places for a terminal, two lines each: what to type, and what is known.
struct PlacesPage {
  let rows: [(place: Place, kilometers: Double?)]
  /// What they answer to; nothing where they lie near a point.
  var search: PlaceSearch?
  let style: TextStyle

  var text: String {
    let lines = heading + rows.flatMap { ["", style.heading($0.place.fullName), facts($0)] }
    return lines.joined(separator: "\n") + "\n"
  }

  private var heading: [String] {
    guard let search else { return ["The places nearest to the point"] }
    switch search.answers.first?.fit {
    case .name:
      let named = search.namesakes == 1 ? "One place" : "\(search.namesakes) places"
      let hasOthers = search.answers.last?.fit == .beginning
      return ["\(named) of that name\(hasOthers ? ", then some that begin so" : "")"]
    case .beginning: return ["No place of that name; some that begin so"]
    case .nearMiss: return ["No place of that name; some like it"]
    case nil: return []
    }
  }

  private func facts(_ row: (place: Place, kilometers: Double?)) -> String {
    let place = row.place
    var parts = [place.coordinates.inWords, place.zone]
    if place.population > 0 { parts.append("\(Self.grouped(place.population)) people") }
    if let kilometers = row.kilometers {
      parts.append("\(DecimalText.fixed(kilometers, decimals: 1)) km away")
    }
    parts.append(place.identifier)
    return "  " + parts.joined(separator: ", ")
  }

  /// `8 804 190`.
  private static func grouped(_ number: Int) -> String {
    var digits = ""
    for (place, digit) in String(number).reversed().enumerated() {
      if place > 0, place % 3 == 0 { digits.append(" ") }
      digits.append(digit)
    }
    return String(digits.reversed())
  }
}
