// Which of some places may make an aspect with another, and the kind that is nearest.
#ifndef KERNEL_SEPARATIONS_H
#define KERNEL_SEPARATIONS_H

#include "Vectors.h"

// The kind nearest to each 15 degrees of separation: middles lie at 30, 75, 105 and 150.
static const uint8_t kernelKinds[16] = {0, 0, 4, 4, 4, 3, 3, 2, 2, 2, 1, 1, 1, 1, 1, 1};
static const double kernelAngles[5] = {0, 180, 120, 90, 60};

KERNEL_INLINE double sign(double x) { return (double)((x > 0) - (x < 0)); }

// The shorter arc to a place, positive eastward.
KERNEL_INLINE double shorterArc(double from, double to) {
  double arc = to - from;
  return arc >= 180 ? arc - 360 : arc < -180 ? arc + 360 : arc;
}

// Orbs a little too wide for what single precision makes of a separation: of square, of the wider of trine and
// sextile, and how far from a square the wider of conjunction and opposition begins.
typedef struct {
  float4 square, sides, ends;
} WideOrbs;

KERNEL_INLINE float4 widened(double orb) {
  float wide = (float)orb + 2e-4f;
  return (float4){wide, wide, wide, wide};
}

KERNEL_INLINE WideOrbs widen(const double *orbs) {
  return (WideOrbs){
    widened(orbs[3]), widened(orbs[2] > orbs[4] ? orbs[2] : orbs[4]),
    90 - widened(orbs[0] > orbs[1] ? orbs[0] : orbs[1])};
}

// A bit for each place that may make an aspect with a longitude, of those from a multiple of four on. There is room
// for four more than `count`, 28 at most, and the bits of those mean nothing.
//
// The circle is folded twice, so that one comparison serves trine and sextile, and one the two ends.
KERNEL_INLINE uint32_t nearAspects(
  const float *places, int32_t from, int32_t count, float longitude, const WideOrbs *wide
) {
  int4 near = {0, 0, 0, 0};
  for (int32_t j = from; j < count; j += 4) {
    float4 fromOpposite = magnitudes(LOAD(float4, places + j) - longitude) - 180;
    float4 fromSquare = magnitudes(magnitudes(fromOpposite) - 90);
    int4 isNear = (fromSquare <= wide->square) | (magnitudes(fromSquare - 30) <= wide->sides)
      | (fromSquare >= wide->ends);
    near |= isNear & ((int4){1, 2, 4, 8} << j);
  }
  return (uint32_t)((near[0] | near[1]) | (near[2] | near[3]));
}

#endif
