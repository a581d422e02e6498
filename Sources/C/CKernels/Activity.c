#include "Instructions.h"
#include "Scores.h"
#include "Separations.h"
#pragma STDC FP_CONTRACT OFF

enum { pairs = kernel_points * kernel_points };

// The pairs of a transiting body and a natal point that may make an aspect, in order, and what is computed of each.
typedef struct {
  int32_t bodies[pairs], points[pairs];
  double places[pairs], longitudes[pairs], paces[pairs], weights[pairs];
} NearPairs;

// K(x) of the definition, from 1 where an aspect is exact to 0 at the orb's edge.
KERNEL_INLINE double nearness(double x) { return (1 - x) * (1 - x) * (1 + 2 * x); }

KERNEL_INLINE int findNearPairs(
  const kernel_listeners *listeners, const kernel_nativity *nativity, const kernel_passage *bodies,
  NearPairs *found
) {
  float longitudes[16];
  for (int32_t point = 0; point < 16; point++)
    longitudes[point] = point < nativity->count ? (float)nativity->longitudes[point] : 1e9f;
  WideOrbs wide = widen(listeners->orbs);
  int count = 0;
  for (int32_t body = 0; body < kernel_points; body++) {
    kernel_passage passage = bodies[body];
    uint32_t near = nearAspects(longitudes, 0, nativity->count, (float)passage.longitude, &wide)
      & ((1u << nativity->count) - 1);
    for (; near; near &= near - 1, count++) {
      int point = __builtin_ctz(near);
      found->bodies[count] = body;
      found->points[count] = point;
      found->places[count] = nativity->longitudes[point];
      found->longitudes[count] = passage.longitude;
      found->paces[count] = passage.pace;
      found->weights[count] = passage.weight;
    }
  }
  return count;
}

// The power of each pair, 0 of one that makes no aspect, which is laid out in vectors: no choice here is a jump.
KERNEL_INLINE void findPowers(
  const kernel_listeners *listeners, const NearPairs *found, int count, double *restrict powers,
  int32_t *restrict kinds
) {
  const double *orbs = listeners->orbs, *bases = listeners->base_powers;
  for (int i = 0; i < count; i++) {
    double arc = shorterArc(found->places[i], found->longitudes[i]);
    double separation = __builtin_fabs(arc);
    // The kinds lie at 0, 60, 90, 120 and 180 degrees, and none reaches the middle between two.
    int sextile = separation >= 30, square = separation >= 75, trine = separation >= 105,
        opposition = separation >= 150;
    double offset = separation
      - (opposition ? 180.0 : trine ? 120.0 : square ? 90.0 : sextile ? 60.0 : 0.0);
    double orb =
      opposition ? orbs[1] : trine ? orbs[2] : square ? orbs[3] : sextile ? orbs[4] : orbs[0];
    double base = opposition ? bases[1]
                  : trine    ? bases[2]
                  : square   ? bases[3]
                  : sextile  ? bases[4]
                             : bases[0];
    double x = __builtin_fabs(offset) / orb;
    double closing = -sign(offset) * sign(arc) * found->paces[i];
    double approach = closing < 1 ? closing : 1;
    approach = approach > -1 ? approach : -1;
    double sense = 1.5 - x * (0.5 - 0.3 * approach);
    double power = base * nearness(x) * sense * found->weights[i];
    powers[i] = __builtin_fabs(offset) <= orb ? power : 0;
    kinds[i] = opposition ? 1 : trine ? 2 : square ? 3 : sextile ? 4 : 0;
  }
}

KERNEL_INLINE int32_t transits(
  const kernel_listeners *listeners, const kernel_nativity *nativity, const kernel_passage *bodies,
  kernel_transit *transits
) {
  NearPairs found;
  int count = findNearPairs(listeners, nativity, bodies, &found);
  double powers[pairs];
  int32_t kinds[pairs];
  findPowers(listeners, &found, count, powers, kinds);
  int32_t inForce = 0;
  for (int i = 0; i < count; i++) {
    transits[inForce] =
      (kernel_transit){powers[i], found.bodies[i], found.points[i], kinds[i]};
    inForce += powers[i] > 0;
  }
  return inForce;
}

KERNEL_BOTH_WAYS(
  int32_t, transits,
  (const kernel_listeners *listeners, const kernel_nativity *nativity,
   const kernel_passage *bodies, kernel_transit *found),
  (listeners, nativity, bodies, found))

KERNEL_INLINE void activity(
  const kernel_listeners *listeners, const kernel_nativity *nativity, const kernel_passage *bodies,
  double share, double *activity, double *tone
) {
  NearPairs found;
  int count = findNearPairs(listeners, nativity, bodies, &found);
  double powers[pairs];
  int32_t kinds[pairs];
  findPowers(listeners, &found, count, powers, kinds);
  double16 activities = LOAD(double16, activity), tones = LOAD(double16, tone);
  double lastActivity = activity[16], lastTone = tone[16];
  for (int i = 0; i < count; i++) {
    double power = share * powers[i];
    int32_t body = found.bodies[i], point = found.points[i];
    double quality = listeners->qualities[kinds[i]][listeners->temperaments[body]]
                                         [nativity->temperaments[point]];
    const double *pull = nativity->pulls[point], *hearing = listeners->hearings[body];
    double16 heard = LOAD(double16, pull) * power * LOAD(double16, hearing);
    double lastHeard = pull[16] * power * hearing[16];
    activities += heard;
    tones += heard * quality;
    lastActivity += lastHeard;
    lastTone += lastHeard * quality;
  }
  memcpy(activity, &activities, sizeof activities);
  memcpy(tone, &tones, sizeof tones);
  activity[16] = lastActivity;
  tone[16] = lastTone;
}

KERNEL_BOTH_WAYS(
  void, activity,
  (const kernel_listeners *listeners, const kernel_nativity *nativity,
   const kernel_passage *bodies, double share, double *heard, double *tone),
  (listeners, nativity, bodies, share, heard, tone))
