import Astrometers
import Foundation
import Readings
import Testing

@Suite struct ReadingAloud {
  @Test(.enabled(if: ProcessInfo.processInfo.environment["ALOUD"] != nil)) func aloud() {
    var random = RandomFacts(seed: UInt64(ProcessInfo.processInfo.environment["ALOUD"] ?? "1") ?? 1)
    for _ in 0..<15 {
      let f = random.next()
      let t = ReadingTexts(of: f)
      print(
        "=====", f.date, f.sunSign, f.scores.scores.overall.quality,
        f.scores.scores.overallStateLabel)
      print("H:", t.headline)
      print("O:", t.overview)
      print("T:", t.technicalAnalysis)
      print("DO:", t.advice.doThis, "| DONT:", t.advice.notThis, "| REFLECT:", t.advice.reflectOn)
      print("THEME:", f.primaryTheme, "/", f.secondaryTheme ?? "-")
      print("MOON:", t.moon)
      print("RHYTHM:", t.energyRhythm)
      print("REL:", t.relationshipWeather)
      print("COLL:", t.collectiveEnergy)
      print("AHEAD:", t.lookAhead)
      print("Q:", t.followUpQuestions.joined(separator: " "))
      for p in f.priorities { print("  P:", p.sentence) }
      for g in MeterGroup.allCases {
        print("  G:", g, g.stateLabel(of: f.scores.scores[g]), "|", t.interpretation(of: g))
      }
      for m in Meter.allCases {
        print("  M:", m.title, m.stateLabel(of: f.scores.scores[m]), "|", t.interpretation(of: m))
      }
      for a in f.moon.aspects { print("  A:", a.sentence) }
    }
  }
}
