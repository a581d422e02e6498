/// The six cusps from the tenth round by the east to the third; the others lie across.
struct EasternCusps: Sendable {
  var tenth: EclipticLongitude
  var eleventh: EclipticLongitude
  var twelfth: EclipticLongitude
  var first: EclipticLongitude
  var second: EclipticLongitude
  var third: EclipticLongitude

  /// The cusps of houses 1…12, in that order.
  var all: [EclipticLongitude] {
    [
      first, second, third, tenth.opposite, eleventh.opposite, twelfth.opposite,
      first.opposite, second.opposite, third.opposite, tenth, eleventh, twelfth,
    ]
  }

  /// The same with every cusp turned across the circle.
  var opposite: Self {
    Self(
      tenth: tenth.opposite, eleventh: eleventh.opposite, twelfth: twelfth.opposite,
      first: first.opposite, second: second.opposite, third: third.opposite)
  }
}
