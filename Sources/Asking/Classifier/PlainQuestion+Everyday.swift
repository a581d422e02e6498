// Exams that kill and visits to a hospital.
extension PlainQuestion {
  private static func set(_ words: String) -> Set<String> {
    Set(words.split { $0.isWhitespace }.map(String.init))
  }

  /// Words for an exam.
  private static let exams = set(
    """
    exam exams final finals midterm midterms test tests quiz quizzes sat sats gcse gcses chem chemistry maths math \
    algebra calculus physics
    """)
  /// Words that may stand around an exam and mean no harm with it: "this final is killing me", "im dead if i fail".
  private static let aroundExams = set(
    """
    i im ill am gonna going to will fail failing flunk flunking bomb bombing ace pass passing the my a this that these \
    our chem chemistry physics maths math bio biology history english french german spanish latin stats calc calculus \
    algebra econ economics geography law med driving theory oral written practical school uni college class course on in \
    at for of next week tomorrow today tonight monday tuesday wednesday thursday friday saturday sunday morning \
    afternoon evening january february march april may june july august september october november december is are it \
    its was arent isnt wont right do does did get getting so bad badly totally really probably think study studying \
    studied enough what when how which day time best good better should lol omg ugh haha fr rn pls please help killing \
    me dead if because bc cuz and or but tho though not know nothing about from with by then day days date gonna be \
    hard tmrw tmr tmw 2morrow difficult easy stressed stressing nervous worried scared
    """)

  /// Whether words are about an exam and say nothing else.
  static func asksOfExam(_ words: [String]) -> Bool {
    words.contains(where: exams.contains)
      && words.allSatisfy { aroundExams.contains($0) || exams.contains($0) || isDay($0) }
  }

  /// Words for those who lie in a hospital.
  private static let visited = set(
    """
    mother mom mum mama dad father papa grandma grandmother granny nan nana grandpa grandfather grandad aunt uncle \
    sister brother cousin friend friends son daughter wife husband partner neighbour neighbor colleague her him them
    """)
  private static let aroundVisits = set(
    """
    is are would will be it a an the my our to at in on for or and than vs good better best bad right ok okay day days \
    time evening morning afternoon weekend today tomorrow tonight this next week month monday tuesday wednesday thursday \
    friday saturday sunday january february march april may june july august september october november december when \
    which what should shall can could i we go going visit visiting see seeing hospital hospice ward clinic nursing care \
    home flowers bring with hours visiting old
    """)

  /// Whether words ask when to visit somebody in a hospital and say nothing else.
  static func asksOfVisit(_ words: [String]) -> Bool {
    words.contains { ["visit", "visiting", "see", "seeing"].contains($0) }
      && words.contains { ["hospital", "hospice", "clinic", "ward"].contains($0) }
      && words.contains(where: visited.contains)
      && words.allSatisfy { aroundVisits.contains($0) || visited.contains($0) || isDay($0) }
  }

  /// Words that ask where to live.
  private static let places = set(
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
  private static let deletions = set(
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

  /// Whether a word is a number of a day: "28", "28th".
  private static func isDay(_ word: String) -> Bool {
    let digits = word.prefix { $0.isNumber }
    return !digits.isEmpty && digits.count <= 4
      && ["", "st", "nd", "rd", "th"].contains(String(word.dropFirst(digits.count)))
  }
}
