import Astrolabe

/// The people that are kept, as a table.
struct PeoplePage {
  let people: [PeopleStore.Person]
  let path: String
  let style: TextStyle

  /// The page, with its end.
  var text: String {
    let width = min(people.map(\.name.columns).max() ?? 0, 40)
    var lines: [String] = []
    for person in people {
      let name = person.name.onOneLine(longest: 200)
      let gap = String(repeating: " ", count: max(0, width - name.columns))
      lines.append("\(style.heading(name))\(gap)  \(Self.birth(person.fields))")
    }
    lines.append(path.onOneLine(longest: 300))
    return lines.map { "\($0)\n" }.joined()
  }

  /// Such as `1990-06-15T14:30 New York`.
  private static func birth(_ fields: BirthFields) -> String {
    let point = [fields.latitude, fields.longitude].compactMap(\.self).joined(separator: ",")
    let parts = [fields.birth, fields.zone, fields.place ?? (point.isEmpty ? nil : point)]
    return parts.compactMap(\.self).joined(separator: " ").onOneLine(longest: 200)
  }
}
