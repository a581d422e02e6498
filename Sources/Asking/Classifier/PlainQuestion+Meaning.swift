// Jobs that people leave, and love that goes wrong: their words are those of calls for help, and they call for none.
extension PlainQuestion {
  private static let leavings = Set(
    words:
      """
      quit quitting resign resigning leave leaving notice quits
      """)
  private static let jobs = Set(
    words:
      """
      job jobs work career company position role boss employer office firm lined notice resign offer offers startup agency
      """)
  private static let aroundLeaving = Set(
    words:
      """
      should shall would could can i we im ill my the a an this that is it am be to do does did just now today tomorrow \
      tonight week month year next soon before after until first without having have has another other something else new \
      up anything no any nothing plan b backup secure secured already found find finding getting got get or and but if when \
      what which best good right wise smart idea time day days wait stay right okay ok bad crazy stupid risky better for \
      in at on of with from hand handing give giving sign signed contract waiting search searching looking look place gig \
      paying full part mid january february march april may june july august september october november december christmas
      """)

  /// Whether words ask about leaving a job and say nothing else: "should I quit without having something else lined up".
  static func asksOfJob(_ words: [String]) -> Bool {
    words.contains(where: leavings.contains) && words.contains(where: jobs.contains)
      && words.allSatisfy {
        aroundLeaving.contains($0) || jobs.contains($0) || leavings.contains($0)
      }
  }

  /// Whether somebody thinks of leaving a job with no other to go to.
  static func asksToLeaveWork(_ words: [String]) -> Bool {
    guard let leave = words.firstIndex(where: leavings.contains),
      !["he", "she", "they", "his", "her"].contains(where: words.has)
    else { return false }
    let rest = words[leave...]
    let isBare =
      rest.has("without")
      && rest.contains { ["lined", "another", "new", "offer", "else", "backup", "plan"].has($0) }
      || words.has("nothing") && words.has("lined")
      || words.has("before") && rest.contains { ["find", "finding", "have", "found"].has($0) }
        && rest.contains { ["another", "new", "other"].has($0) }
    let isOfWork =
      words.contains(where: jobs.contains)
      || rest.has("lined")
    return isBare && isOfWork
      && ["should", "is", "can", "what", "shall", "would", "do", "could", "am"].contains(
        where: words.has)
  }

  private static let patterns = Set(
    words:
      """
      why do does am i im me always keep keeps falling fall fell for in love with attract attracting attracted to choose \
      choosing pick picking date dating end up people men women guys girls man woman someone somebody partners who whos that \
      dont doesnt not never want wants me love loves like likes back the wrong unavailable emotionally taken ones one type \
      types kind of a and or is it my pattern ignore ignores cant commit are just same
      """)

  /// Whether words ask why the reader falls for those who don't love them, and say nothing else.
  static func asksOfLovePattern(_ words: [String]) -> Bool {
    words.count > 5
      && words.drop { ["and", "but", "so", "ok", "then"].contains($0) }.first == "why"
      && words.contains {
        [
          "fall", "falling", "attract", "attracting", "choose", "choosing", "pick", "picking",
          "date", "dating",
        ].has($0)
      }
      && words.contains { ["always", "keep", "keeps"].has($0) }
      && words.allSatisfy(patterns.contains)
  }
}
