/// A colour of the screen, eight bits a channel (sRGB).
public struct RGBColor: Sendable, Hashable {
  /// The red part.
  public let red: UInt8
  /// The green part.
  public let green: UInt8
  /// The blue part.
  public let blue: UInt8

  /// Creates a colour from the lowest 24 bits of a number such as `0xFFCC00`.
  public init(_ rgb: UInt32) {
    red = UInt8(rgb >> 16 & 0xFF)
    green = UInt8(rgb >> 8 & 0xFF)
    blue = UInt8(rgb & 0xFF)
  }

  init(red: UInt8, green: UInt8, blue: UInt8) {
    self.red = red
    self.green = green
    self.blue = blue
  }

  /// Such as `#ffcc00`.
  public var hexadecimal: String {
    let digits = Array("0123456789abcdef")
    return [red, green, blue].reduce(into: "#") { text, part in
      text.append(digits[Int(part >> 4)])
      text.append(digits[Int(part & 15)])
    }
  }

  /// The squares of the differences of the channels.
  func squaredDistance(to other: RGBColor) -> Int {
    zip([red, green, blue], [other.red, other.green, other.blue])
      .reduce(0) { sum, channel in
        let difference = Int(channel.0) - Int(channel.1)
        return sum + difference * difference
      }
  }

  /// The colour so far on the way to another: 0 is this one, 1 the other.
  func mixed(with other: RGBColor, by share: Double) -> RGBColor {
    func mix(_ from: UInt8, _ to: UInt8) -> UInt8 {
      let value = Double(from) + (Double(to) - Double(from)) * min(max(share, 0), 1)
      return UInt8(value.rounded(.toNearestOrAwayFromZero))
    }
    return RGBColor(
      red: mix(red, other.red), green: mix(green, other.green), blue: mix(blue, other.blue))
  }
}
