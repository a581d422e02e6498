internal import Astrology
internal import Ephemeris
internal import Readings
internal import Words

/// One side of a person that is asked about.
enum PortraitSide: String {
  case strong, weak
}

extension Understanding {
  /// Whether strengths or weaknesses are asked about.
  var portraitSide: PortraitSide? {
    if has("word.weak") { return .weak }
    return has("word.strong") ? .strong : nil
  }
}

// What the birth chart says of the person, in short.
extension AnswerWriter {
  func portrait() -> AnswerDraft {
    var draft = AnswerDraft()
    let area = understanding.area
    let side = area == nil ? understanding.portraitSide : nil
    draft.add(speech.say("portrait.first.\(side?.rawValue ?? area?.rawValue ?? "none")"))
    if let side {
      for sentence in sideSentences(side) { draft.add(sentence) }
      draft.add(speech.say("portrait.last.\(side.rawValue)"))
      return draft
    }
    for sentence in portraitSentences(of: area, count: 4, into: &draft) { draft.add(sentence) }
    draft.add(speech.say("portrait.last"))
    if !context.isTimed { draft.add(speech.say("portrait.no_time")) }
    return draft
  }

  /// The aspects and planets that speak of strengths or of weaknesses.
  private func sideSentences(_ side: PortraitSide) -> [String] {
    let hard: Set<AspectKind> = [.square, .opposition]
    let easy: Set<AspectKind> = [.trine, .sextile]
    let wanted = side == .weak ? hard : easy
    let aspects = context.chart.aspects().filter {
      wanted.contains($0.kind) && $0.first != .body(.meanNode) && $0.second != .body(.meanNode)
        && (context.isTimed || $0.first != .body(.moon) && $0.second != .body(.moon))
    }.sorted { $0.orb < $1.orb }
    var sentences = aspects.prefix(2).map(aspectSentence)
    let point: ChartPoint = side == .weak ? .body(.saturn) : .body(.jupiter)
    if let longitude = context.natalLongitude(of: point) {
      var place = ZodiacSign(longitude).title
      if context.isTimed {
        place += " " + speech.inHouse(context.chart.frame.house(of: longitude).number)
      }
      sentences.append(
        speech.say(
          "portrait.\(point.name)",
          [
            "place": place,
            "manner": speech.say("manner.\(ZodiacSign(longitude).name)").lowercasedFirst,
          ]))
    }
    return sentences
  }

  private func aspectSentence(_ aspect: Aspect) -> String {
    speech.say(
      "portrait.aspect",
      [
        "one": aspect.first.ownName, "other": aspect.second.ownName, "aspect": aspect.kind.noun,
        "effect": speech.say(
          "aspect.\(aspect.kind.name)",
          ["one": topic(aspect.first), "other": topic(aspect.second)]
        ).lowercasedFirst,
      ])
  }

  /// The points of a chart that speak of an area, the most meaningful ones first.
  private func points(of area: AskedArea?) -> [ChartPoint] {
    switch area {
    case .loveRelationships?: [.body(.venus), .angle(.descendant), .body(.moon), .body(.mars)]
    case .pathProfession?: [.angle(.midheaven), .body(.sun), .body(.saturn), .body(.mars)]
    case .financeAbundance?: [.body(.venus), .body(.jupiter), .body(.saturn)]
    case .familyFriendships?: [.body(.moon), .body(.mercury), .body(.venus)]
    case .homeEnvironment?: [.body(.moon), .angle(.imumCoeli), .body(.venus)]
    case .personalGrowth?: [.body(.sun), .body(.mercury), .body(.jupiter), .body(.moon)]
    case .purposeSpirituality?:
      [.body(.meanNode), .body(.sun), .body(.neptune), .angle(.midheaven)]
    case .decisionsCrossroads?: [.body(.mercury), .body(.moon), .body(.saturn)]
    case .energy?: [.body(.mars), .body(.sun), .body(.saturn)]
    case .mood?: [.body(.moon), .body(.sun), .body(.mars)]
    case nil: [.body(.sun), .body(.moon), .angle(.ascendant), .body(.mercury)]
    }
  }

  /// A sentence for each point that speaks of an area.
  func portraitSentences(
    of area: AskedArea?, count: Int, into draft: inout AnswerDraft
  ) -> [String] {
    var sentences: [String] = []
    for point in points(of: area) where sentences.count < count {
      guard let longitude = context.natalLongitude(of: point) else { continue }
      let signs = possibleSigns(of: point)
      guard signs.count == 1, let sign = signs.first else { continue }
      draft.note("\(point.name)_sign", sign.name)
      var place = sign.title
      if case .body = point, context.isTimed, point != .body(.sun) || area != nil {
        place += " " + speech.inHouse(context.chart.frame.house(of: longitude).number)
      }
      sentences.append(
        speech.say(
          "portrait.\(point.name)",
          ["place": place, "manner": speech.say("manner.\(sign.name)").lowercasedFirst]))
    }
    if sentences.count < count,
      let aspect = context.chart.aspects().filter({ found in
        points(of: area).contains(found.first) && found.orb.degrees < 4
      }).min(by: { $0.orb < $1.orb })
    {
      sentences.append(aspectSentence(aspect))
    }
    return sentences
  }
}
