internal import Astrology
internal import Ephemeris

extension NatalChart {
  /// The planets that an hour's mistake in the time of birth may put in another sign.
  ///
  /// No planet's pace changes in an hour by what matters: the Moon's by 0.003° at most.
  var signsNearBorder: [ChartBody] {
    ChartBody.allCases.filter { body in
      guard body != .meanNode else { return false }
      let state = state(of: body)
      let anHour = state.longitudePerDay.degrees / 24
      return [-anHour, anHour].contains { step in
        ZodiacSign(EclipticLongitude(wrapping: state.longitude.degrees + step))
          != position(of: body).sign
      }
    }
  }
}
