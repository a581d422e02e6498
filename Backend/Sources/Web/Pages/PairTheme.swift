internal import Astrolabe

/// What a contact of two charts is about, as a page names it: the more personal of its two points decides.
enum PairTheme: CaseIterable {
  case feelings, affection, action, talk, lead, duty, hopes, manner, standing, freedom, dreams
  case power

  /// The theme of a contact.
  init(of contact: Contact) {
    let themes = [contact.first, contact.second].map(Self.init(of:))
    let place = themes.compactMap { Self.allCases.firstIndex(of: $0) }.min()
    self = place.map { Self.allCases[$0] } ?? .power
  }

  private init(of point: ChartPoint) {
    self =
      switch point {
      case .angle(.midheaven), .angle(.imumCoeli): .standing
      case .angle(.ascendant), .angle(.descendant): .manner
      case .body(let body):
        switch ChartBody(body) {
        case .moon: .feelings
        case .venus: .affection
        case .mars: .action
        case .mercury: .talk
        case .sun: .lead
        case .saturn: .duty
        case .jupiter: .hopes
        case .uranus: .freedom
        case .neptune: .dreams
        case .pluto, .meanNode, nil: .power
        }
      }
  }

  var title: PageText {
    switch self {
    case .feelings: .themeFeelings
    case .affection: .themeAffection
    case .action: .themeAction
    case .talk: .themeTalk
    case .lead: .themeLead
    case .duty: .themeDuty
    case .hopes: .themeHopes
    case .manner: .themeManner
    case .standing: .themeStanding
    case .freedom: .themeFreedom
    case .dreams: .themeDreams
    case .power: .themePower
    }
  }

  /// What to say of two people for whom the theme is easy in one way and hard in another.
  func bothSides(as bond: PairPortrait.Bond) -> PageText {
    switch (self, bond) {
    case (.feelings, .love): .bothLoveFeelings
    case (.feelings, .friends): .bothFriendsFeelings
    case (.feelings, .family): .bothFamilyFeelings
    case (.feelings, .work): .bothWorkFeelings
    case (.affection, .love): .bothLoveAffection
    case (.affection, .friends): .bothFriendsAffection
    case (.affection, .family): .bothFamilyAffection
    case (.affection, .work): .bothWorkAffection
    case (.action, .love): .bothLoveAction
    case (.action, .friends): .bothFriendsAction
    case (.action, .family): .bothFamilyAction
    case (.action, .work): .bothWorkAction
    case (.talk, .love): .bothLoveTalk
    case (.talk, .friends): .bothFriendsTalk
    case (.talk, .family): .bothFamilyTalk
    case (.talk, .work): .bothWorkTalk
    case (.lead, .love): .bothLoveLead
    case (.lead, .friends): .bothFriendsLead
    case (.lead, .family): .bothFamilyLead
    case (.lead, .work): .bothWorkLead
    case (.duty, _): .bothDuty
    case (.hopes, _): .bothHopes
    case (.manner, _): .bothManner
    case (.standing, _): .bothStanding
    case (.freedom, _): .bothFreedom
    case (.dreams, _): .bothDreams
    case (.power, _): .bothPower
    }
  }
}
