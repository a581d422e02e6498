// Work in a hospital, and one's own day in court: their words are those of illness and of law, and they ask for no advice.
extension PlainQuestion {
  private static let hospitals = Set(
    words:
      """
      hospital hospitals clinic clinics nursing hospice ward surgery pharmacy practice icu er
      """)
  private static let jobs = Set(
    words:
      """
      job jobs offer offers shift shifts duty interview position contract boss manager colleagues hired hire salary resign \
      resignation promotion apply applying application internship residency rotation nurse nurses licensure volunteer \
      volunteering career placement
      """)
  private static let ofPatients = Set(
    words:
      """
      sick ill illness pain pains hurt hurts symptom symptoms operation operated results result biopsy scan mri xray dose \
      medication medicine pills treatment therapy chemo cancer tumor tumour lump diagnosis diagnosed pregnant pregnancy \
      birth baby admitted patient discharged blood heart stroke infection fever vaccine transplant dying dies die died death \
      health diabetes depression anxiety mother mom mum father dad husband wife son daughter grandma grandpa sister brother
      """)

  /// Whether a job in a hospital is asked about, and nobody's illness: "an offer from a hospital, should I take it".
  static func asksOfCareWork(_ words: [String]) -> Bool {
    words.contains(where: hospitals.contains) && words.contains(where: jobs.contains)
      && !words.contains(where: ofPatients.contains)
  }

  private static let funds = Set(
    words:
      """
      stock stocks share shares crypto bitcoin btc ethereum coin coins fund funds etf etfs bond bonds property properties gold \
      silver estate house flat apartment land business company startup savings money market markets pension loan mortgage \
      scheme franchise restaurant shop
      """)

  /// Whether a thing is bought rather than money put to work: "is it a good time to invest in a new laptop".
  static func asksToBuyThing(_ words: [String]) -> Bool {
    let buys = words.indices.contains { index in
      ["invest", "investing"].contains(words[index])
        && words[(index + 1)...].starts(with: ["in"])
        && ["a", "an", "some", "new", "my", "better", "good"].contains(
          words.dropFirst(index + 2).first ?? "")
    }
    return buys && !words.contains(where: funds.contains)
  }

  private static let ofCourt = Set(
    words:
      """
      court courthouse hearing tribunal trial
      """)
  private static let wishes = Set(
    words:
      """
      should shall sue suing plead pleading settle settling appeal appealing custody accept sign lawyer attorney solicitor \
      guilty divorce judge jury case cases aid aids test ear invest buy
      """)
  private static let asking = Set(
    words:
      """
      how hows what whats will best better which day days date feel luck chances
      """)
  private static let nearDays = Set(
    words:
      """
      today tomorrow tmrw tmr tonight week month mon tue tues wed weds thu thurs fri sat sun jan feb mar apr jun jul aug sep \
      sept oct nov dec
      """)

  /// Whether the reader's day in court is asked about, and no advice: "court hearing on Tuesday, how will my day be".
  static func asksOfHearing(_ words: [String]) -> Bool {
    words.contains(where: ofCourt.contains) && words.contains(where: asking.contains)
      && words.contains { nearDays.contains($0) || isOfDate($0) }
      && !words.contains(where: wishes.contains)
  }
}
