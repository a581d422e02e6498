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

int32_t kernel_contacts(
  const double *firsts, int32_t first_count, const double *seconds, int32_t second_count,
  const double *orbs, kernel_contact *found
) {
  float longitudes[32];
  for (int j = 0; j < 32; j++) longitudes[j] = j < second_count ? (float)seconds[j] : 1e9f;
  WideOrbs wide = widen(orbs);
  int32_t total = 0;
  for (int32_t i = 0; i < first_count; i++) {
    uint32_t candidates = nearAspects(longitudes, 0, second_count, (float)firsts[i], &wide);
    candidates &= (1u << second_count) - 1;
    for (; candidates; candidates &= candidates - 1) {
      int32_t j = __builtin_ctz(candidates);
      double across = __builtin_fabs(seconds[j] - firsts[i]), around = 360 - across;
      double separation = across < around ? across : around;
      int kind = kernelKinds[(int)(separation * (1.0 / 15))];
      double orb = __builtin_fabs(separation - kernelAngles[kind]);
      // Written whether it belongs here or not, and counted where it does: no processor could guess a branch.
      kernel_contact *contact = found + total;
      contact->orb = orb, contact->first = i, contact->second = j, contact->kind = (uint8_t)kind;
      total += orb <= orbs[kind];
    }
  }
  return total;
}
