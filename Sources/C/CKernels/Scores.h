// The loop over a day's transits, for those who score days and those who take norms.
#ifndef KERNEL_SCORES_H
#define KERNEL_SCORES_H

#include "CKernels.h"
#include "Vectors.h"

// The windows of a person, and for each 256th of the circle those that reach into it, a bit each.
typedef struct {
  kernel_window windows[kernel_windows];
  uint64_t masks[256][2];
} Windows;

// Sums over seventeen meters.
typedef struct {
  float16 activity, tone;
  float lastActivity, lastTone;
} Sums;

KERNEL_INLINE void layWindows(
  const kernel_definition *definition, const kernel_person *person, Windows *laid
) {
  memset(laid->masks, 0, sizeof laid->masks);
  int number = 0;
  for (int point = 0; point < kernel_points; point++) {
    for (int side = 0; side < 8; side++, number++) {
      kernel_window window = definition->windows[side];
      window.exact += person->places[point];
      window.point = point;
      memcpy(window.qualities, definition->qualities[point][side], sizeof window.qualities);
      laid->windows[number] = window;
      uint64_t bit = (uint64_t)1 << (number & 63);
      uint32_t reach = definition->reaches[side];
      uint32_t bucket = (window.exact - reach) >> 24, last = (window.exact + reach) >> 24;
      for (;; bucket = (bucket + 1) & 255) {
        laid->masks[bucket][number >> 6] |= bit;
        if (bucket == last) break;
      }
    }
  }
}

// The windows that a body may be in at any of the day's instants; it may turn round between two of them.
KERNEL_INLINE void findWindows(const Windows *laid, uint4 place, uint64_t found[2]) {
  int32_t west = 0, east = 0;
  for (int instant = 1; instant < 4; instant++) {
    int32_t step = (int32_t)(place[instant] - place[0]);
    west = step < west ? step : west;
    east = step > east ? step : east;
  }
  uint32_t bucket = (place[0] + (uint32_t)west) >> 24, last = (place[0] + (uint32_t)east) >> 24;
  found[0] = laid->masks[bucket][0];
  found[1] = laid->masks[bucket][1];
  while (bucket != last) {
    bucket = (bucket + 1) & 255;
    found[0] |= laid->masks[bucket][0];
    found[1] |= laid->masks[bucket][1];
  }
}

KERNEL_INLINE float4 orZero(float4 x) { return (float4)((int4)x & ~((int4)x >> 31)); }

// The day's mean power of a body in a window, 0 where it is out of orb.
KERNEL_INLINE float powerOf(const kernel_window *window, uint4 place, float4 approach, float4 weight) {
  float4 beyond = __builtin_convertvector((int4)(place - window->exact), float4) * window->per_orb;
  float4 x = magnitudes(beyond), nearness = orZero(1 - x);
  float4 kernel = nearness * nearness * (1 + (x + x));
  float4 sense = 1.5f - 0.5f * x - 0.3f * (beyond * approach);
  float4 power = weight * (kernel * sense);
  return window->base_power * (((power[0] + power[1]) + power[2]) + power[3]);
}

// What the meters hear of each point through each body: g × S × W.
typedef struct {
  kernel_lanes lanes[kernel_points][kernel_points];
} Hearings;

KERNEL_INLINE void makeHearings(
  const kernel_definition *definition, const kernel_person *person, Hearings *hearings
) {
  for (int body = 0; body < kernel_points; body++)
    for (int point = 0; point < kernel_points; point++)
      for (int meter = 0; meter < 20; meter++)
        hearings->lanes[body][point].meters[meter] =
          person->pulls[point].meters[meter] * definition->hearings[body].meters[meter];
}

KERNEL_INLINE void scoreDay(
  const kernel_definition *definition, const Windows *laid, const Hearings *hearings,
  const kernel_day *day, Sums *sums
) {
  float16 activity = {0}, tone = {0};
  float lastActivity = 0, lastTone = 0;
  for (int body = 0; body < kernel_points; body++) {
    uint4 place = LOAD(uint4, day->places[body]);
    float4 approach = LOAD(float4, day->approaches[body]);
    float4 weight = LOAD(float4, day->weights[body]);
    uint64_t found[2];
    findWindows(laid, place, found);
    int32_t temperament = definition->temperaments[body];
    for (int word = 0; word < 2; word++) {
      for (uint64_t rest = found[word]; rest; rest &= rest - 1) {
        const kernel_window *window = laid->windows + (word * 64 + __builtin_ctzll(rest));
        float power = powerOf(window, place, approach, weight);
        float colored = power * window->qualities[temperament];
        const float *heard = hearings->lanes[body][window->point].meters;
        float16 sixteen = LOAD(float16, heard);
        activity += sixteen * power;
        tone += sixteen * colored;
        lastActivity += heard[16] * power;
        lastTone += heard[16] * colored;
      }
    }
  }
  *sums = (Sums){activity, tone, lastActivity, lastTone};
}

// The days lie far apart in memory.
KERNEL_INLINE void prefetchLater(const kernel_day *const *days, size_t day, size_t count) {
  if (day + 3 < count) kernel_prefetch(days[day + 3], sizeof(kernel_day));
}

#endif
