import Astrometers
import Testing

/// The words of the contract, at and around their boundaries.
@Suite struct WordsTests {
  @Test(arguments: [
    // The contract's own examples first.
    (intensity: 72.3, harmony: 64.8, word: MeterScore.Quality.harmonious),
    (68.5, 73.8, .harmonious),
    (56.3, 48.2, .mixed),
    (40, 60, .harmonious),
    (39.999, 60, .peaceful),
    (20, 40, .challenging),
    (19.999, 40, .quiet),
    (40, 59.999, .mixed),
    (39.999, 40.001, .quiet),
    (0, 50, .quiet),
  ])
  func `quality follows intensity and harmony`(
    intensity: Double, harmony: Double, word: MeterScore.Quality
  ) {
    #expect(MeterScore(intensity: intensity, harmony: harmony).quality == word)
  }

  @Test(arguments: [
    // The contract's own examples first.
    (delta: 5.3, direction: Trend.Direction.improving, rate: Trend.Rate.moderate),
    (8.3, .improving, .moderate),
    (0, .stable, .stable),
    (1.999, .stable, .stable),
    (-1.999, .stable, .stable),
    (2, .improving, .slow),
    (-2, .worsening, .slow),
    (4.999, .improving, .slow),
    (-5, .worsening, .moderate),
    (14.999, .improving, .moderate),
    (15, .improving, .rapid),
    (-120, .worsening, .rapid),
  ])
  func `trend words follow the change`(
    delta: Double, direction: Trend.Direction, rate: Trend.Rate
  ) {
    #expect(Trend(delta: delta).direction == direction)
    #expect(Trend(delta: delta).rate == rate)
  }

  @Test(arguments: [
    (intensity: 68.2, harmony: 80.8, unified: 42.0), (80, 15, -56), (33, 50, 0), (100, 100, 100),
    (100, 0, -100),
  ])
  func `unified is intensity times the leaning`(
    intensity: Double, harmony: Double, unified: Double
  ) {
    // The contract prints one decimal.
    let score = MeterScore(intensity: intensity, harmony: harmony)
    #expect(abs(score.unified - unified) < 0.05)
  }
}
