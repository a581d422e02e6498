import Astrolabe
import NameClashStubs
import Testing

// What is tested is that this file compiles: every name of the stand-in is used without its module's.

/// A view as SwiftUI has them, with a chart in it.
private struct ChartRow: View {
  let sun: ZodiacPosition
  let tint: Color
  let turned: Angle

  /// `Body` means the view's own, and a body of the sky is still at hand.
  var body: Text { Text("\(CelestialBody.sun.title) \(sun)") }
}

@Suite struct NamesBesideOthersTests {
  @Test func `names of apps' frameworks and ours stand in one file`() throws {
    let row = ChartRow(
      sun: ZodiacPosition(try EclipticLongitude(degrees: 84.4)),
      tint: Color(red: 1, green: 0, blue: 0), turned: .degrees(30))
    #expect(row.body.content == "Sun 24°24′ Gemini")
    #expect(row.turned.degrees == PlaneAngle.degrees(30).degrees)
    _ = (Date(), Data(), Calendar(), TimeZone(), Locale(), DateComponents(), Scanner(), Process())
    _ = (Image(), Path(), Font(), Circle(), Section(), Label(), List(), Table(), Group(), Grid())
    _ = (Chart(), Point(), Event(), Subject(), Record(), Transaction(), Axis(), Layout(), Stream())
    _ = (Measurement<Double>(), State<Int>(), Binding<Int>(), Environment<Int>(), Anchor<Int>())
    _ = (Unit(), Dimension(), Operation(), Progress(), Timer(), URL(), UUID(), Decimal(), Canvas())
    let ours: (any Shape)? = nil
    let others: (any Scene, any Transition)? = nil
    #expect(ours == nil && others == nil)
  }
}
