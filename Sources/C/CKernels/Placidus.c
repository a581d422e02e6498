#include "Instructions.h"
#pragma STDC FP_CONTRACT OFF

// Four cusps side by side.
typedef long long long4 __attribute__((vector_size(32)));

#define SIGN (-0x7fffffffffffffffLL - 1)

KERNEL_INLINE double4 all(double x) { return (double4){x, x, x, x}; }

KERNEL_INLINE double4 choose(long4 mask, double4 a, double4 b) {
  return (double4)(((long4)a & mask) | ((long4)b & ~mask));
}

KERNEL_INLINE double4 magnitude(double4 x) { return (double4)((long4)x & ~SIGN); }

// Sines and cosines of angles of some turns, by the polynomials of fdlibm, which are within a digit of the last.
KERNEL_INLINE void sineAndCosine(double4 x, double4 *sine, double4 *cosine) {
  // Adding 1.5 × 2⁵² rounds to whole quarters of a turn, and leaves their number in the lowest bits.
  const double rounder = 6755399441055744.0;
  double4 rounded = x * 0.63661977236758134308 + rounder;
  long4 quarters = (long4)rounded;
  double4 count = rounded - rounder;
  double4 y = ((x - count * 1.57079632673412561417e+00) - count * 6.07710050630396597660e-11)
    - count * 2.02226624879595063154e-21;
  double4 z = y * y;
  double4 s = y + y * z * (-1.66666666666666324348e-01 + z * (8.33333333332248946124e-03
    + z * (-1.98412698298579493134e-04 + z * (2.75573137070700676789e-06
    + z * (-2.50507602534068634195e-08 + z * 1.58969099521155010221e-10)))));
  double4 c = (1 - 0.5 * z) + z * z * (4.16666666666666019037e-02 + z * (-1.38888888888741095749e-03
    + z * (2.48015872894767294178e-05 + z * (-2.75573143513906633035e-07
    + z * (2.08757232129817482790e-09 + z * -1.13596475577881948265e-11)))));
  long4 isOdd = -(quarters & 1);
  *sine = (double4)((long4)choose(isOdd, c, s) ^ ((quarters & 2) << 62));
  *cosine = (double4)((long4)choose(isOdd, s, c) ^ (((quarters + 1) & 2) << 62));
}

// Arctangents by the rational function of Cephes, within two digits of the last.
KERNEL_INLINE double4 arctangent(double4 x) {
  double4 a = magnitude(x);
  long4 isSteep = a > 2.41421356237309504880, isMiddling = (a > 0.66) & ~isSteep;
  double4 numerator = choose(isSteep, all(-1), choose(isMiddling, a - 1, a));
  double4 denominator = choose(isSteep, a, choose(isMiddling, a + 1, all(1)));
  double4 base = choose(isSteep, all(1.57079632679489661923),
    choose(isMiddling, all(0.78539816339744830962), all(0)));
  double4 rest = choose(isSteep, all(6.123233995736765886130e-17),
    choose(isMiddling, all(3.061616997868382943e-17), all(0)));
  double4 y = numerator / denominator, z = y * y;
  double4 p = (((-8.750608600031904122785e-1 * z - 1.615753718733365076637e1) * z
    - 7.500855792314704667340e1) * z - 1.228866684490136173410e2) * z - 6.485021904942025371773e1;
  double4 q = ((((z + 2.485846490142306297962e1) * z + 1.650270098316988542046e2) * z
    + 4.328810604912902668951e2) * z + 4.853903996359136964868e2) * z + 1.945506571482613964425e2;
  double4 result = base + ((y * (z * (p / q)) + y) + rest);
  return (double4)((long4)result ^ ((long4)x & SIGN));
}

KERNEL_INLINE void placidus(const kernel_sphere *sphere, double *radians) {
  const double degree = 0.017453292519943295769, right = 1.57079632679489661923;
  // The sines and cosines of 30°, 60°, 120° and 150°.
  const double large = 0.86602540378443864676;
  const double4 offsetSine = {0.5, large, large, 0.5}, offsetCosine = {large, 0.5, -0.5, -large};
  const double4 share = {1.0 / 3, 2.0 / 3, 2.0 / 3, 1.0 / 3};
  double4 middle = sphere->armc + (double4){30, 60, 120, 150} * degree;
  double4 low = middle - share * right, high = middle + share * right;
  double4 ascension = middle;
  double4 sine = sphere->sine_of_armc * offsetCosine + sphere->cosine_of_armc * offsetSine;
  double4 cosine = sphere->cosine_of_armc * offsetCosine - sphere->sine_of_armc * offsetSine;
  double level = sphere->cosine_of_latitude * sphere->cosine_of_obliquity;
  double steep = sphere->sine_of_latitude * sphere->sine_of_obliquity;
  double rest = (level - steep) * (level + steep);
  rest = rest > 1e-30 ? rest : 1e-30;
  long4 isFound = {0, 0, 0, 0};
  double4 foundSine = sine, foundCosine = cosine;
  for (int turn = 0; turn < 60; turn++) {
    double4 turning = steep * cosine;
    double4 span = __builtin_elementwise_sqrt(rest + turning * turning);
    double4 perSpan = 1 / span;
    double4 tangent = steep * sine * perSpan, rate = turning * perSpan;
    double4 bend = -tangent * rest * (perSpan * perSpan);
    double4 excess = ascension - middle - share * arctangent(tangent);
    double4 slope = 1 - share * rate, twice = slope + slope;
    double4 step = -excess * twice / (twice * slope + excess * share * bend);
    long4 isSmall = magnitude(step) < 4e-6 * span, isNew = isSmall & ~isFound;
    double4 stepCosine = 1 - step * step * 0.5;
    foundSine = choose(isNew, sine * stepCosine + cosine * step, foundSine);
    foundCosine = choose(isNew, cosine * stepCosine - sine * step, foundCosine);
    isFound |= isSmall;
    if (isFound[0] & isFound[1] & isFound[2] & isFound[3]) break;
    long4 isBeyond = excess > 0;
    high = choose(isBeyond, ascension, high);
    low = choose(isBeyond, low, ascension);
    double4 next = ascension + step;
    long4 isWithin = (next > low) & (next < high);
    ascension = choose(isWithin, next, (low + high) * 0.5);
    sineAndCosine(ascension, &sine, &cosine);
    foundSine = choose(isFound, foundSine, sine);
    foundCosine = choose(isFound, foundCosine, cosine);
  }
  double4 east = foundCosine * sphere->cosine_of_obliquity;
  double4 angle = arctangent(foundSine / east);
  long4 halfTurn = (long4)all(3.14159265358979323846) ^ ((long4)foundSine & SIGN);
  angle += (double4)(halfTurn & (east < 0));
  for (int i = 0; i < 4; i++) radians[i] = angle[i];
}

KERNEL_BOTH_WAYS(
  void, placidus,
  (const kernel_sphere *sphere, double *radians),
  (sphere, radians))
