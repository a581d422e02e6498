// Exams that kill, visits to a hospital, appointments and habits.
extension PlainQuestion {
  /// Words for an exam.
  private static let exams = Set(
    words:
      """
      exam exams final finals midterm midterms test tests quiz quizzes sat sats gcse gcses chem chemistry maths math \
      algebra calculus physics
      """)
  /// Words that may stand around an exam and mean no harm with it: "this final is killing me", "im dead if i fail".
  private static let aroundExams = Set(
    words:
      """
      i im ill am gonna going to will fail failing flunk flunking bomb bombing ace pass passing the \
      my a this that these our chem chemistry physics maths math bio biology history english french \
      german spanish latin stats calc calculus algebra econ economics geography law med driving \
      theory oral written practical school uni college class course on in at for of next week \
      tomorrow today tonight morning afternoon evening is are it its was arent isnt wont right do \
      does did get getting so bad badly totally really probably think study studying studied enough \
      what when how which day time best good better should lol omg ugh haha fr rn pls please help \
      killing me dead if because bc cuz and or but tho though not know nothing about from with by \
      then day days date gonna be hard tmrw tmr tmw 2morrow difficult easy stressed stressing \
      nervous worried scared jan feb mar apr jun jul aug sep sept oct nov dec mon tue tues wed thu \
      thurs fri sat sun ok okay fine alright allright any good chance chances luck me go
      """)

  /// Whether words are about an exam and say nothing else.
  static func asksOfExam(_ words: [String]) -> Bool {
    words.contains(where: exams.contains)
      && words.allSatisfy { aroundExams.contains($0) || exams.contains($0) || isOfDate($0) }
  }

  /// Words for those who lie in a hospital.
  private static let visited = Set(
    words:
      """
      mother mom mum mama dad father papa grandma grandmother granny nan nana grandpa grandfather grandad aunt uncle \
      sister brother cousin friend friends son daughter wife husband partner neighbour neighbor colleague her him them
      """)
  private static let aroundVisits = Set(
    words:
      """
      is are would will be it a an the my our to at in on for or and than vs good better best bad \
      right ok okay day days time evening morning afternoon weekend today tomorrow tonight this next \
      week month when which what should shall can could i we go going visit visiting see seeing \
      hospital hospice ward clinic nursing care home flowers bring with hours visiting old
      """)

  /// Whether words ask when to visit somebody in a hospital and say nothing else.
  static func asksOfVisit(_ words: [String]) -> Bool {
    words.contains { ["visit", "visiting", "see", "seeing"].contains($0) }
      && words.contains { ["hospital", "hospice", "clinic", "ward"].contains($0) }
      && words.contains(where: visited.contains)
      && words.allSatisfy { aroundVisits.contains($0) || visited.contains($0) || isOfDate($0) }
  }

  /// Words that ask where to live.
  private static let places = Set(
    words:
      """
      where in the world on earth should could would do i we live move settle retire go travel what which country \
      countries city cities town place places continent is are best good right better suits suit me us for to
      """)

  /// Whether words ask which place suits the reader and say nothing else: "where in the world should I live".
  static func asksOfPlace(_ words: [String]) -> Bool {
    ["where", "which", "what"].contains(words.first ?? "") && words.count > 3
      && words.allSatisfy(places.contains)
  }

  /// Words that ask when to delete what reminds of somebody.
  private static let deletions = Set(
    words:
      """
      best good right better day days time evening this next week weekend month today tonight tomorrow should shall i can \
      when which what is it a the to for delete deleting remove removing all every his her their our my old pictures \
      picture photos pics posts messages texts chats number from phone instagram insta lol ok okay and ex exs of
      """)

  /// Whether words ask when to delete pictures or messages and say nothing else.
  static func asksToDelete(_ words: [String]) -> Bool {
    words.contains { ["delete", "deleting", "remove", "removing"].contains($0) }
      && words.contains {
        ["pictures", "picture", "photos", "pics", "messages", "texts"].contains($0)
      }
      && words.allSatisfy(deletions.contains)
  }

  /// Those whom people see by appointment.
  private static let advisers = Set(
    words:
      """
      lawyer attorney solicitor notary accountant adviser advisor bank banker bookkeeper broker landlord agent
      """)
  private static let aroundAppointments = Set(
    words:
      """
      is are would will be it a an the my our to at in on for or and than vs good better best bad \
      right ok okay day days time evening morning afternoon today tomorrow this next week month when \
      which what should shall can could i we go going with see seeing meet meeting call calling \
      visit talk talking talks speak appointment first second third from between until
      """)

  /// Whether words ask when to see an adviser and say nothing else: "is Sunday or Monday better for the talk with my
  /// lawyer".
  static func asksForAppointment(_ words: [String]) -> Bool {
    words.contains { ["talk", "meet", "meeting", "see", "call", "appointment"].contains($0) }
      && words.contains(where: advisers.contains)
      && words.allSatisfy {
        aroundAppointments.contains($0) || advisers.contains($0) || isOfDate($0)
      }
  }

  /// What harms nobody, and what people stop all the same.
  private static let habits = Set(
    words:
      """
      breastfeeding nursing phone screen scrolling doomscrolling tiktok instagram insta youtube netflix gaming nails sugar \
      chocolate snacking procrastinating interrupting complaining overthinking texting gossiping swearing coffee
      """)
  private static let aroundHabits = Set(
    words:
      """
      is are a an the my our to at in on for or and good better best right day days time week month weekend today tomorrow \
      tonight this next from now when which what whats should shall can could would i we do how stop stopping quit quitting \
      give giving up using biting eating drinking watching playing night nights bed evening evenings morning so much too \
      all social media games video it easiest easier moment
      """)

  /// Whether words ask when or how to stop a habit that harms nobody, and say nothing else.
  static func asksToStopHabit(_ words: [String]) -> Bool {
    words.contains { ["stop", "stopping", "quit", "quitting", "give", "giving"].contains($0) }
      && words.contains(where: habits.contains)
      && words.allSatisfy { aroundHabits.contains($0) || habits.contains($0) || isDay($0) }
  }

  /// Words by which somebody says to be a child, or is one.
  private static let ofChildren = Set(
    words:
      """
      old age aged year years yr yrs yo grade grader class school teen teens teenager kid kids child minor mom mum mama dad \
      parents parent underage young junior turned turning
      """)
  private static let months = Set(
    words:
      """
      january february march april may june july august september october november december jan feb mar apr jun jul aug sep \
      sept oct nov dec
      """)
  private static let betweenDates: Set<String> = [
    "to", "and", "or", "until", "till", "through", "thru", "the", "of",
  ]

  /// Whether all numbers of a text are days beside a month, as in "from 10 to 14 November", without a word for children;
  /// false if it has no number.
  static func namesDaysOnly(_ words: [String]) -> Bool {
    let numbers = words.indices.filter { words[$0].first?.isNumber ?? false }
    guard !numbers.isEmpty, !words.contains(where: ofChildren.contains) else { return false }
    func isBesideMonth(_ index: Int, by step: Int) -> Bool {
      var place = index + step
      func isBetween(_ word: String) -> Bool { isDay(word) || betweenDates.contains(word) }
      while words.indices.contains(place), isBetween(words[place]) { place += step }
      return words.indices.contains(place) && months.contains(words[place])
    }
    return numbers.allSatisfy { index in
      isDay(words[index]) && (isBesideMonth(index, by: 1) || isBesideMonth(index, by: -1))
    }
  }

  private static let names = Set(CalendarWords.names.map { $0.lowercased() })

  /// Whether a word is a month, a weekday or a number of a day.
  static func isOfDate(_ word: String) -> Bool { names.contains(word) || isDay(word) }

  /// Whether a word is a number of a day: "28", "28th".
  private static func isDay(_ word: String) -> Bool {
    let digits = word.prefix { $0.isNumber }
    return !digits.isEmpty && digits.count <= 4
      && ["", "st", "nd", "rd", "th"].contains(String(word.dropFirst(digits.count)))
  }
}
