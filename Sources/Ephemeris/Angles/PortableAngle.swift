/// Functions of angles in radians with the same bits on every machine.
///
/// The system's library chooses its own by the processor, with or without fused multiplication, and they differ in
/// the last digits. These are sums and products in a written order: what `CKernels` does four at a time.
enum PortableAngle {
  /// The sine and the cosine of an angle of some turns at most, within a digit of the last.
  ///
  /// By the polynomials of fdlibm for angles up to an eighth of a turn.
  static func sineAndCosine(_ x: Double) -> (sine: Double, cosine: Double) {
    // Adding 1.5 × 2⁵² rounds to whole quarters of a turn, and leaves their number in the lowest bits.
    let rounder = 6_755_399_441_055_744.0
    let rounded = x * 0.63661977236758134308 + rounder
    let quarters = rounded.bitPattern
    let count = rounded - rounder
    let y =
      ((x - count * 1.57079632673412561417e+00) - count * 6.07710050630396597660e-11)
      - count * 2.02226624879595063154e-21
    let z = y * y
    var s = 8.33333333332248946124e-03 + z * Self.sineTail(z)
    s = y + y * z * (-1.66666666666666324348e-01 + z * s)
    var c = -1.38888888888741095749e-03 + z * Self.cosineTail(z)
    c = (1 - 0.5 * z) + z * z * (4.16666666666666019037e-02 + z * c)
    let isOdd = quarters & 1 == 1
    return (
      Double(bitPattern: (isOdd ? c : s).bitPattern ^ (quarters & 2) << 62),
      Double(bitPattern: (isOdd ? s : c).bitPattern ^ ((quarters &+ 1) & 2) << 62)
    )
  }

  private static func sineTail(_ z: Double) -> Double {
    let last = -2.50507602534068634195e-08 + z * 1.58969099521155010221e-10
    return -1.98412698298579493134e-04 + z * (2.75573137070700676789e-06 + z * last)
  }

  private static func cosineTail(_ z: Double) -> Double {
    let last = 2.08757232129817482790e-09 + z * -1.13596475577881948265e-11
    return 2.48015872894767294178e-05 + z * (-2.75573143513906633035e-07 + z * last)
  }

  /// The angle of a tangent, −π/2…π/2, within two digits of the last.
  ///
  /// By the rational function of Cephes for tangents up to 0.66, to which others are turned.
  static func arctangent(_ x: Double) -> Double {
    let a = x.magnitude
    let (numerator, denominator, base, rest): (Double, Double, Double, Double) =
      if a > 2.41421356237309504880 {
        (-1, a, 1.57079632679489661923, 6.123233995736765886130e-17)
      } else if a > 0.66 {
        (a - 1, a + 1, 0.78539816339744830962, 3.061616997868382943e-17)
      } else {
        (a, 1, 0, 0)
      }
    let y = numerator / denominator
    let z = y * y
    var p = -8.750608600031904122785e-1 * z - 1.615753718733365076637e1
    p = (p * z - 7.500855792314704667340e1) * z - 1.228866684490136173410e2
    p = p * z - 6.485021904942025371773e1
    var q = (z + 2.485846490142306297962e1) * z + 1.650270098316988542046e2
    q = (q * z + 4.328810604912902668951e2) * z + 4.853903996359136964868e2
    q = q * z + 1.945506571482613964425e2
    let result = base + ((y * (z * (p / q)) + y) + rest)
    return Double(bitPattern: result.bitPattern ^ (x.bitPattern & 1 << 63))
  }

  /// The angle whose tangent is `y / x`, in the quadrant of their signs; one of them isn't 0.
  static func arctangent(y: Double, x: Double) -> Double {
    arctangent(y / x) + (x < 0 ? Double(signOf: y, magnitudeOf: Double.pi) : 0)
  }
}
