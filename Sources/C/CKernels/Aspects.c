#include "Instructions.h"
#include "Separations.h"
#pragma STDC FP_CONTRACT OFF

KERNEL_INLINE int32_t aspects(
  const double (*places)[2], int32_t standing, int32_t count, const double *orbs,
  kernel_aspect *found
) {
  // First eight at a time in single precision, with orbs a little too wide. Beyond the last place there is none.
  float longitudes[24];
  for (int j = 0; j < 24; j++) longitudes[j] = j < count ? (float)places[j][0] : 1e9f;
  WideOrbs wide = widen(orbs);
  // Sixteen bits for each place, of those behind it that come near an aspect with it, four places to a word: a
  // processor guesses where four loops end, not where seventeen do.
  uint64_t near[4] = {0, 0, 0, 0};
  uint32_t others = ((1u << count) - 1) >> 1;
  for (int i = 0; i < standing && i < 16; i++) {
    uint32_t row = nearAspects(longitudes, 8 * ((i + 1) / 8), count, longitudes[i], &wide) >> 1;
    near[i / 4] |= (uint64_t)(row & others & ~0u << i) << 16 * (i % 4);
  }
  int32_t total = 0;
  for (int word = 0; word < 4; word++) {
    for (uint64_t rest = near[word]; rest; rest &= rest - 1) {
      int bit = __builtin_ctzll(rest), i = 4 * word + bit / 16, j = bit % 16 + 1;
      double arc = shorterArc(places[i][0], places[j][0]);
      double separation = __builtin_fabs(arc);
      int kind = kernelKinds[(int)(separation * (1.0 / 15))];
      double orb = separation - kernelAngles[kind];
      double perDay = sign(arc) * (places[j][1] - places[i][1]);
      // Written whether it belongs here or not, and counted where it does: no processor could guess a branch.
      found[total] =
        (kernel_aspect){orb, sign(orb) * perDay, (uint8_t)i, (uint8_t)j, (uint8_t)kind};
      total += __builtin_fabs(orb) <= orbs[kind];
    }
  }
  return total;
}

KERNEL_BOTH_WAYS(
  int32_t, aspects,
  (const double (*places)[2], int32_t standing, int32_t count, const double *orbs,
   kernel_aspect *found),
  (places, standing, count, orbs, found))

KERNEL_INLINE int32_t contacts(
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

KERNEL_BOTH_WAYS(
  int32_t, contacts,
  (const double *firsts, int32_t first_count, const double *seconds, int32_t second_count,
   const double *orbs, kernel_contact *found),
  (firsts, first_count, seconds, second_count, orbs, found))
