internal import Words

/// What a wheel shows, before anything is placed.
struct WheelContent {
  /// The chart within.
  let face: WheelFace
  /// The points around it; nil in a wheel with one ring.
  let around: [Wheel.PlacedPoint]?
  /// Whether those are of another's birth.
  let isOfTwo: Bool
  /// The aspects that are drawn.
  let aspects: [WheelAspect]
  /// How the wheel stands, in a sentence.
  let orientation: String

  /// What a screen reader says of it.
  func description(in words: PictureWords) -> String {
    words.description(
      orientation, points: face.points.map(\.listed), angles: face.angles,
      around: around.map { $0.map(\.listed) }, isOfTwo: isOfTwo, aspects: aspects.map(\.inWords))
  }
}

extension Wheel.PlacedPoint {
  /// The point as texts name it.
  var listed: PictureWords.ListedPoint { (mark.title, longitude, isRetrograde) }
}
