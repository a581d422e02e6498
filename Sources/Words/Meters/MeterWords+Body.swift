internal import Ephemeris

extension MeterWords {
  static let vitality = Self(
    overview: "Vitality shows how much life and brightness you bring to the day.",
    detailed:
      "It rests on your natal Sun, supported by points in your 1st and 5th houses. The Sun, Mars, Jupiter"
      + " and Saturn move it most, each in its own way. Nothing retrograde dims this one.",
    houses: [
      1: "Your presence, how you step into a room",
      5: "Play, joy, things done for their own sake",
    ],
    primary: [.sun: "Life force and the will to shine"],
    secondary: [
      .mars: "Heat, muscle, quick fire",
      .jupiter: "Good spirits and a generous reserve",
      .saturn: "Stamina, and the need to pace yourself",
    ])

  static let drive = Self(
    overview: "Drive shows how strongly you want to act and how cleanly that push comes out.",
    detailed:
      "Natal Mars is the engine, and points in your 1st and 10th houses run along with it. Mars itself,"
      + " the Sun, Uranus and Pluto give it the most as they move. Every two years Mars goes retrograde,"
      + " and for those weeks this harmony sinks: the motor is running, the gear is harder to find.",
    houses: [
      1: "Acting on your own account",
      10: "Aims that others can see, ambition",
    ],
    primary: [.mars: "Will, courage, the first step"],
    secondary: [
      .sun: "Gives effort a direction",
      .uranus: "Sudden starts and a taste for freedom",
      .pluto: "Persistence that does not let go",
    ])

  static let wellness = Self(
    overview: "Wellness shows how well rest, effort and routine keep in balance.",
    detailed:
      "It reads three natal points, the Moon, Mars and Saturn, plus whatever you have in the 6th house."
      + " The same three and Neptune carry full weight while they travel. It describes rhythm and comfort,"
      + " and makes no medical claim.",
    houses: [6: "Daily habits: meals, movement, sleep"],
    primary: [
      .moon: "The body's rhythm and its wish for comfort",
      .mars: "Energy spent, warmth, exertion",
      .saturn: "Regular habits and sensible limits",
    ],
    secondary: [.neptune: "Softness, rest, a blurred sense of limits"])
}
