#include "Instructions.h"
#include "Scores.h"
#include "Separations.h"
#pragma STDC FP_CONTRACT OFF

// K(x) of the definition, from 1 where an aspect is exact to 0 at the orb's edge.
KERNEL_INLINE double nearness(double x) { return (1 - x) * (1 - x) * (1 + 2 * x); }

KERNEL_INLINE void activity(
  const kernel_listeners *listeners, const kernel_nativity *nativity, const kernel_passage *bodies,
  double share, double *activity, double *tone
) {
  float longitudes[16];
  for (int32_t point = 0; point < 16; point++)
    longitudes[point] = point < nativity->count ? (float)nativity->longitudes[point] : 1e9f;
  WideOrbs wide = widen(listeners->orbs);
  double16 activities = LOAD(double16, activity), tones = LOAD(double16, tone);
  double lastActivity = activity[16], lastTone = tone[16];
  for (int32_t body = 0; body < kernel_points; body++) {
    kernel_passage passage = bodies[body];
    const double *hearing = listeners->hearings[body];
    uint32_t near = nearAspects(longitudes, 0, nativity->count, (float)passage.longitude, &wide)
      & ((1u << nativity->count) - 1);
    for (; near; near &= near - 1) {
      int point = __builtin_ctz(near);
      double arc = shorterArc(nativity->longitudes[point], passage.longitude);
      double separation = __builtin_fabs(arc);
      int kind = kernelKinds[(int)(separation * (1.0 / 15))];
      double offset = separation - kernelAngles[kind];
      if (!(__builtin_fabs(offset) <= listeners->orbs[kind])) continue;
      double x = __builtin_fabs(offset) / listeners->orbs[kind];
      double closing = -sign(offset) * sign(arc) * passage.pace;
      double approach = closing < 1 ? closing : 1;
      approach = approach > -1 ? approach : -1;
      double sense = 1.5 - x * (0.5 - 0.3 * approach);
      double power = share * (listeners->base_powers[kind] * nearness(x) * sense * passage.weight);
      double quality =
        listeners->qualities[kind][listeners->temperaments[body]][nativity->temperaments[point]];
      const double *pull = nativity->pulls[point];
      double16 heard = LOAD(double16, pull) * power * LOAD(double16, hearing);
      double lastHeard = pull[16] * power * hearing[16];
      activities += heard;
      tones += heard * quality;
      lastActivity += lastHeard;
      lastTone += lastHeard * quality;
    }
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
