public import Astrometers

extension ReadingTexts {
  public var technicalAnalysis: String { "" }
  public var headline: String { "" }
  public var overview: String { "" }
  public var advice: Advice { Advice(doThis: "", notThis: "", reflectOn: "") }
  public var moon: String { "" }
  public var energyRhythm: String { "" }
  public var relationshipWeather: String { "" }
  public var collectiveEnergy: String { "" }
  public var lookAhead: String { "" }
  public var followUpQuestions: [String] { [] }
  public func interpretation(of meter: Meter) -> String { "" }
  public func interpretation(of group: MeterGroup) -> String { "" }
}
