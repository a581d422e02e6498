// Which of some places may make an aspect with another, and the kind that is nearest.
#ifndef KERNEL_SEPARATIONS_H
#define KERNEL_SEPARATIONS_H

#include "Vectors.h"

// The kind nearest to each 15 degrees of separation: middles lie at 30, 75, 105 and 150.
static const uint8_t kernelKinds[16] = {0, 0, 4, 4, 4, 3, 3, 2, 2, 2, 1, 1, 1, 1, 1, 1};
static const double kernelAngles[5] = {0, 180, 120, 90, 60};

KERNEL_INLINE double sign(double x) { return (double)((x > 0) - (x < 0)); }

// The shorter arc to a place, positive eastward; whether a turn is taken off is computed, since it can't be guessed.
KERNEL_INLINE double shorterArc(double from, double to) {
  double arc = to - from;
  return arc - 360.0 * ((arc >= 180) - (arc < -180));
}

// Orbs a little too wide for what single precision makes of a separation: of square, of the wider of trine and
// sextile, and how far from a square the wider of conjunction and opposition begins.
typedef struct {
  float square, sides, ends;
} WideOrbs;

KERNEL_INLINE float widened(double orb) { return (float)orb + 2e-4f; }

KERNEL_INLINE WideOrbs widen(const double *orbs) {
  return (WideOrbs){
    widened(orbs[3]), widened(orbs[2] > orbs[4] ? orbs[2] : orbs[4]),
    90 - widened(orbs[0] > orbs[1] ? orbs[0] : orbs[1])};
}

KERNEL_INLINE float8 magnitudesOfEight(float8 x) { return (float8)((mask8)x & 0x7fffffff); }

// A bit for each place that may make an aspect with a longitude, of those from a multiple of eight on. There is room
// for eight more than `count`, 28 at most, and the bits of those mean nothing.
//
// The circle is folded twice, so that one comparison serves trine and sextile, and one the two ends.
KERNEL_INLINE uint32_t nearAspects(
  const float *places, int32_t from, int32_t count, float longitude, const WideOrbs *wide
) {
  mask8 near = {0, 0, 0, 0, 0, 0, 0, 0};
  for (int32_t j = from; j < count; j += 8) {
    float8 fromOpposite = magnitudesOfEight(LOAD(float8, places + j) - longitude) - 180;
    float8 fromSquare = magnitudesOfEight(magnitudesOfEight(fromOpposite) - 90);
    mask8 isNear = (fromSquare <= wide->square)
      | (magnitudesOfEight(fromSquare - 30) <= wide->sides) | (fromSquare >= wide->ends);
    near |= isNear & ((mask8){1, 2, 4, 8, 16, 32, 64, 128} << j);
  }
  int4 half = __builtin_shufflevector(near, near, 0, 1, 2, 3)
    | __builtin_shufflevector(near, near, 4, 5, 6, 7);
  return (uint32_t)((half[0] | half[1]) | (half[2] | half[3]));
}

#endif
