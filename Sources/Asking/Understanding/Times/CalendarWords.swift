/// The names of months, weekdays and numbers, folded, in English and Spanish.
enum CalendarWords {
  /// The English names of months and weekdays as sentences have them.
  static let names = [
    "January", "February", "March", "April", "May", "June", "July", "August", "September",
    "October", "November", "December", "Sunday", "Monday", "Tuesday", "Wednesday", "Thursday",
    "Friday", "Saturday",
  ]

  /// Months by name, 1 for January.
  static let months: [String: Int] = {
    let names = [
      "january jan enero ene", "february feb febrero februrary febuary", "march mar marzo",
      "april apr abril abr", "may mayo", "june jun junio", "july jul julio",
      "august aug agosto ago", "september sep sept septiembre setiembre",
      "october oct octubre", "november nov noviembre", "december dec diciembre dic",
    ]
    return table(names, from: 1)
  }()

  /// Weekdays by name, 0 for Sunday.
  static let weekdays: [String: Int] = table(
    [
      "sunday sundays domingo", "monday mondays mon lunes",
      "tuesday tuesdays tue tues martes", "wednesday wednesdays wed weds miercoles",
      "thursday thursdays thu thur thurs jueves", "friday fridays fri viernes",
      "saturday saturdays sat sabado",
    ], from: 0)

  /// Small numbers in words.
  static let numbers: [String: Int] = {
    var numbers = table(
      [
        "one un una uno a", "two dos couple", "three tres few", "four cuatro", "five cinco",
        "six seis", "seven siete", "eight ocho", "nine nueve", "ten diez", "eleven once",
        "twelve doce",
      ], from: 1)
    numbers["fourteen"] = 14
    numbers["fifteen"] = 15
    numbers["quince"] = 15
    numbers["twenty"] = 20
    numbers["thirty"] = 30
    numbers["treinta"] = 30
    numbers["sixty"] = 60
    numbers["ninety"] = 90
    return numbers
  }()

  /// Month names that are words of their own, too, and count only beside words of time.
  static let doubtfulMonths: Set<String> = ["may", "mar", "march", "ago", "sep", "dec", "jan"]

  private static func table(_ names: [String], from first: Int) -> [String: Int] {
    var table: [String: Int] = [:]
    for (index, line) in names.enumerated() {
      for name in line.split(separator: " ") { table[String(name)] = index + first }
    }
    return table
  }

  /// The number that a word is, in digits or words, with or without an ending as in "5th".
  static func number(_ word: String) -> Int? { numbers[word] ?? day(word) }

  /// The number that a word is in digits, with or without an ending.
  static func day(_ word: String) -> Int? {
    let digits = word.prefix { ("0"..."9").contains($0) }
    guard !digits.isEmpty, digits.count <= 4,
      ["", "st", "nd", "rd", "th"].contains(String(word.dropFirst(digits.count)))
    else { return nil }
    return Int(digits)
  }

  /// Whether a word is a number with an ending, as in "5th".
  static func isOrdinal(_ word: String) -> Bool {
    day(word) != nil && word.last.map { $0.isLetter } == true
  }
}
