#include "Instructions.h"
#include "Scores.h"
#include <float.h>
#pragma STDC FP_CONTRACT OFF

enum { buckets = 1024 };

// Sorts few numbers: into buckets first, then by insertion. −0 and 0 are one number.
KERNEL_INLINE void sortNumbers(float *numbers, int count) {
  float low = numbers[0], high = numbers[0];
  for (int i = 1; i < count; i++) {
    low = numbers[i] < low ? numbers[i] : low;
    high = numbers[i] > high ? numbers[i] : high;
  }
  if (!(low < high)) return;
  float scale = ((float)buckets - 0.01f) / (high - low);
  uint16_t starts[buckets], bucketOf[kernel_days];
  float spread[kernel_days];
  memset(starts, 0, sizeof starts);
  for (int i = 0; i < count; i++) {
    float place = (numbers[i] - low) * scale;
    // Of numbers so near each other that the scale is infinite, all may go anywhere.
    int bucket = place < (float)buckets ? (int)place : buckets - 1;
    bucketOf[i] = (uint16_t)bucket;
    starts[bucket]++;
  }
  uint16_t sum = 0;
  for (int b = 0; b < buckets; b++) {
    uint16_t length = starts[b];
    starts[b] = sum;
    sum = (uint16_t)(sum + length);
  }
  for (int i = 0; i < count; i++) spread[starts[bucketOf[i]]++] = numbers[i];
  for (int i = 0; i < count; i++) {
    float number = spread[i];
    int j = i;
    for (; j > 0 && numbers[j - 1] > number; j--) numbers[j] = numbers[j - 1];
    numbers[j] = number;
  }
}

// The quantile at knot / last of sorted numbers, as `QuantileKnots` has it.
KERNEL_INLINE float quantile(int knot, int last, const float *numbers, int count) {
  int place = (count - 1) * knot, steps = place / last, rest = place % last;
  if (rest == 0) return numbers[steps];
  double below = numbers[steps], above = numbers[steps + 1];
  return (float)(below + (double)rest / (double)last * (above - below));
}

KERNEL_INLINE void takeKnots(const float *numbers, int count, int knots, float *taken) {
  for (int knot = 0; knot < knots; knot++)
    taken[knot] = count == 0 ? FLT_MAX : quantile(knot, knots - 1, numbers, count);
}

// The knots of the positive and of the negative polarities; a side of fewer than sixteen has those of both.
KERNEL_INLINE void takeSides(const float *polarities, int count, float *taken) {
  int negative = 0;
  while (negative < count && polarities[negative] < 0) negative++;
  int first = negative;
  while (first < count && polarities[first] <= 0) first++;
  int positive = count - first;
  float challenging[kernel_days], both[kernel_days];
  for (int i = 0; i < negative; i++) challenging[i] = -polarities[negative - 1 - i];
  if (positive < 16 || negative < 16) {
    memcpy(both, polarities + first, (size_t)positive * sizeof(float));
    memcpy(both + positive, challenging, (size_t)negative * sizeof(float));
    if (positive + negative > 0) sortNumbers(both, positive + negative);
  }
  if (positive < 16) {
    takeKnots(both, positive + negative, kernel_side_knots, taken);
  } else {
    takeKnots(polarities + first, positive, kernel_side_knots, taken);
  }
  taken += kernel_side_knots;
  if (negative < 16) {
    takeKnots(both, positive + negative, kernel_side_knots, taken);
  } else {
    takeKnots(challenging, negative, kernel_side_knots, taken);
  }
}

KERNEL_INLINE void norms(
  const kernel_definition *definition, const kernel_person *person, const kernel_day *const *days,
  size_t count, float *knots
) {
  Windows laid;
  Hearings hearings;
  layWindows(definition, person, &laid);
  makeHearings(definition, person, &hearings);
  float activities[kernel_meters][kernel_days], tones[kernel_meters][kernel_days];
  for (size_t day = 0; day < count; day++) {
    prefetchLater(days, day, count);
    Sums sums;
    scoreDay(definition, &laid, &hearings, days[day], &sums);
    for (int meter = 0; meter < 16; meter++) {
      activities[meter][day] = sums.activity[meter];
      tones[meter][day] = sums.tone[meter];
    }
    activities[16][day] = sums.lastActivity;
    tones[16][day] = sums.lastTone;
  }
  for (int meter = 0; meter < kernel_meters; meter++, knots += kernel_knots) {
    float sorted[kernel_days];
    memcpy(sorted, activities[meter], count * sizeof(float));
    sortNumbers(sorted, (int)count);
    takeKnots(sorted, (int)count, kernel_activity_knots, knots);
    float quarter = 0.25f * knots[(kernel_activity_knots - 1) / 2];
    for (size_t day = 0; day < count; day++) {
      float divisor = activities[meter][day] + quarter;
      float polarity =
        (divisor == 0 ? 0 : tones[meter][day] / divisor) - days[day]->losses[meter];
      polarity = polarity < 1 ? polarity : 1;
      sorted[day] = polarity > -1 ? polarity : -1;
    }
    sortNumbers(sorted, (int)count);
    takeSides(sorted, (int)count, knots + kernel_activity_knots);
  }
}

KERNEL_BOTH_WAYS(
  void, norms,
  (const kernel_definition *definition, const kernel_person *person, const kernel_day *const *days,
   size_t count, float *knots),
  (definition, person, days, count, knots))
