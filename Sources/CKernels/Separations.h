// Which of some places may make an aspect with another, and the kind that is nearest.
#ifndef KERNEL_SEPARATIONS_H
#define KERNEL_SEPARATIONS_H

#include "Vectors.h"

// The kind nearest to each 15 degrees of separation: middles lie at 30, 75, 105 and 150.
static const uint8_t kernelKinds[16] = {0, 0, 4, 4, 4, 3, 3, 2, 2, 2, 1, 1, 1, 1, 1, 1};
static const double kernelAngles[5] = {0, 180, 120, 90, 60};

KERNEL_INLINE double sign(double x) { return (double)((x > 0) - (x < 0)); }

KERNEL_INLINE float4 smaller(float4 a, float4 b) {
  int4 isSmaller = a < b;
  return (float4)(((int4)a & isSmaller) | ((int4)b & ~isSmaller));
}

// The shorter arc to a place, positive eastward.
KERNEL_INLINE double shorterArc(double from, double to) {
  double arc = to - from;
  return arc >= 180 ? arc - 360 : arc < -180 ? arc + 360 : arc;
}

// Orbs a little too wide for what single precision makes of a separation.
typedef struct {
  float4 kinds[5];
} WideOrbs;

KERNEL_INLINE WideOrbs widen(const double *orbs) {
  WideOrbs wide;
  for (int kind = 0; kind < 5; kind++) {
    float orb = (float)orbs[kind] + 2e-4f;
    wide.kinds[kind] = (float4){orb, orb, orb, orb};
  }
  return wide;
}

// A bit for each place that may make an aspect with a longitude, of those from a multiple of four on. There is room
// for four more than `count`, and the bits of those mean nothing.
KERNEL_INLINE uint32_t nearAspects(
  const float *places, int32_t from, int32_t count, float longitude, const WideOrbs *wide
) {
  uint32_t near = 0;
  for (int32_t j = from; j < count; j += 4) {
    float4 across = magnitudes(LOAD(float4, places + j) - longitude);
    float4 arc = smaller(across, 360 - across);
    int4 isNear = (arc <= wide->kinds[0]) | (magnitudes(arc - 180) <= wide->kinds[1])
      | (magnitudes(arc - 120) <= wide->kinds[2]) | (magnitudes(arc - 90) <= wide->kinds[3])
      | (magnitudes(arc - 60) <= wide->kinds[4]);
    isNear &= (int4){1, 2, 4, 8};
    near |= (uint32_t)((isNear[0] | isNear[1]) | (isNear[2] | isNear[3])) << j;
  }
  return near;
}

#endif
