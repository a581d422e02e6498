#include "CKernels.h"
#include "Separations.h"
#pragma STDC FP_CONTRACT OFF

int32_t kernel_aspects(
  const double (*places)[2], int32_t standing, int32_t count, const double *orbs,
  kernel_aspect *found
) {
  // First four at a time in single precision, with orbs a little too wide. Beyond the last place there is none.
  float longitudes[20];
  for (int j = 0; j < 20; j++) longitudes[j] = j < count ? (float)places[j][0] : 1e9f;
  WideOrbs wide = widen(orbs);
  int32_t total = 0;
  for (int i = 0; i < standing; i++) {
    uint32_t candidates = nearAspects(longitudes, 4 * ((i + 1) / 4), count, longitudes[i], &wide);
    candidates &= ~0u << (i + 1) & ((1u << count) - 1);
    for (; candidates; candidates &= candidates - 1) {
      int j = __builtin_ctz(candidates);
      double arc = shorterArc(places[i][0], places[j][0]);
      double separation = __builtin_fabs(arc);
      int kind = kernelKinds[(int)(separation * (1.0 / 15))];
      double orb = separation - kernelAngles[kind];
      if (!(__builtin_fabs(orb) <= orbs[kind])) continue;
      double perDay = sign(arc) * (places[j][1] - places[i][1]);
      found[total++] =
        (kernel_aspect){orb, sign(orb) * perDay, (uint8_t)i, (uint8_t)j, (uint8_t)kind};
    }
  }
  return total;
}
