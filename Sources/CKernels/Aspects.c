#include "CKernels.h"
#include "Vectors.h"
#pragma STDC FP_CONTRACT OFF

// The kind nearest to each 15 degrees of separation: middles lie at 30, 75, 105 and 150.
static const uint8_t kinds[16] = {0, 0, 4, 4, 4, 3, 3, 2, 2, 2, 1, 1, 1, 1, 1, 1};
static const double angles[5] = {0, 180, 120, 90, 60};

KERNEL_INLINE double sign(double x) { return (double)((x > 0) - (x < 0)); }

KERNEL_INLINE float4 smaller(float4 a, float4 b) {
  int4 isSmaller = a < b;
  return (float4)(((int4)a & isSmaller) | ((int4)b & ~isSmaller));
}

int32_t kernel_aspects(
  const double (*places)[2], int32_t standing, int32_t count, const double *orbs,
  kernel_aspect *found
) {
  // First four at a time in single precision, with orbs a little too wide. Beyond the last place there is none.
  float longitudes[20];
  for (int j = 0; j < 20; j++) longitudes[j] = j < count ? (float)places[j][0] : 1e9f;
  float4 wide[5];
  for (int kind = 0; kind < 5; kind++) {
    float orb = (float)orbs[kind] + 2e-4f;
    wide[kind] = (float4){orb, orb, orb, orb};
  }
  int32_t total = 0;
  for (int i = 0; i < standing; i++) {
    uint32_t candidates = 0;
    for (int j = 4 * ((i + 1) / 4); j < count; j += 4) {
      float4 across = magnitudes(LOAD(float4, longitudes + j) - longitudes[i]);
      float4 arc = smaller(across, 360 - across);
      int4 isNear = (arc <= wide[0]) | (magnitudes(arc - 180) <= wide[1])
        | (magnitudes(arc - 120) <= wide[2]) | (magnitudes(arc - 90) <= wide[3])
        | (magnitudes(arc - 60) <= wide[4]);
      isNear &= (int4){1, 2, 4, 8};
      candidates |= (uint32_t)((isNear[0] | isNear[1]) | (isNear[2] | isNear[3])) << j;
    }
    candidates &= ~0u << (i + 1) & ((1u << count) - 1);
    for (; candidates; candidates &= candidates - 1) {
      int j = __builtin_ctz(candidates);
      double arc = places[j][0] - places[i][0];
      arc = arc >= 180 ? arc - 360 : arc < -180 ? arc + 360 : arc;
      double separation = __builtin_fabs(arc);
      int kind = kinds[(int)(separation * (1.0 / 15))];
      double orb = separation - angles[kind];
      if (!(__builtin_fabs(orb) <= orbs[kind])) continue;
      double perDay = sign(arc) * (places[j][1] - places[i][1]);
      found[total++] =
        (kernel_aspect){orb, sign(orb) * perDay, (uint8_t)i, (uint8_t)j, (uint8_t)kind};
    }
  }
  return total;
}
