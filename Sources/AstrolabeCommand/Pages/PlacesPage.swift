@_spi(FrontEnd) import Astrolabe

/// Places for a terminal, two lines each: what to type, and what is known.
struct PlacesPage {
  let rows: [(place: Place, kilometers: Double?)]
  /// What they answer to; nil if they lie near a point.
  var search: PlaceFinder.Search?
  let style: TextStyle

  var text: String {
    let lines = heading + rows.flatMap { ["", style.heading($0.place.fullName), facts($0)] }
    return lines.joined(separator: "\n") + "\n"
  }

  private var words: WordCorpus { .english }

  private var heading: [String] {
    guard let search else { return [words.phrase(.placesNearest)] }
    switch search.answers.first?.fit {
    case .name:
      let hasOthers = search.answers.last?.fit == .beginning
      return search.namesakes == 1
        ? [words.phrase(hasOthers ? .placeNamedAndMore : .placeNamed)]
        : [
          words.phrase(
            hasOthers ? .placesNamedAndMore : .placesNamed, ["count": "\(search.namesakes)"])
        ]
    case .beginning: return [words.phrase(.placesBeginning)]
    case .nearMiss: return [words.phrase(.placesAlike)]
    case nil: return []
    }
  }

  private func facts(_ row: (place: Place, kilometers: Double?)) -> String {
    let place = row.place
    var parts = [place.coordinates.inWords, place.zone]
    if place.population > 0 {
      parts.append(words.phrase(.people, ["count": Self.grouped(place.population)]))
    }
    if let kilometers = row.kilometers {
      parts.append(
        words.phrase(
          .kilometersAway, ["count": DecimalText.fixed(kilometers, decimals: 1)]))
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
