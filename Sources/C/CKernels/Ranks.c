#include "Instructions.h"
#include <float.h>
#pragma STDC FP_CONTRACT OFF

// The greatest single number that is not above one of 0 or more.
KERNEL_INLINE float notAbove(double value) {
  float nearest = (float)value;
  uint32_t bits = LOAD(uint32_t, &nearest);
  bits -= (double)nearest > value;
  return LOAD(float, &bits);
}

// All knots but the last are counted, several at once, where each halving would wait for the one before: they are a
// multiple of what a vector has. 0 below the first, 1 from the last on.
KERNEL_INLINE double rank(const float *knots, int32_t count, double value) {
  if (!(value >= knots[0])) return 0;
  if (!(value < knots[count - 1])) return 1;
  float most = notAbove(value);
  int32_t low = -1;
  for (int32_t i = 0; i < count - 1; i++) low += knots[i] <= most;
  double here = knots[low], next = knots[low + 1];
  return ((double)low + (value - here) / (next - here)) / (double)(count - 1);
}

// p of the definition, −1…1.
KERNEL_INLINE double polarity(double tone, double activity, double median, double dimming) {
  double divisor = activity + 0.25 * median;
  double polarity = (divisor == 0 ? 0 : tone / divisor) - 0.3 * dimming;
  polarity = polarity < 1 ? polarity : 1;
  return polarity > -1 ? polarity : -1;
}

KERNEL_INLINE void meter_scores(
  const float *knots, const double *activity, const double *tone, const double *dimming,
  double (*scores)[2]
) {
  for (int meter = 0; meter < kernel_meters; meter++, knots += kernel_knots) {
    float median = knots[(kernel_activity_knots - 1) / 2];
    double leaning =
      polarity(tone[meter], activity[meter], median == FLT_MAX ? 0 : median, dimming[meter]);
    const float *side =
      knots + kernel_activity_knots + (leaning < 0 ? kernel_side_knots : 0);
    double reach =
      leaning == 0 ? 0 : 50 * rank(side, kernel_side_knots, __builtin_fabs(leaning));
    scores[meter][0] = 100 * rank(knots, kernel_activity_knots, activity[meter]);
    scores[meter][1] = leaning < 0 ? 50 - reach : 50 + reach;
  }
}

KERNEL_BOTH_WAYS(
  void, meter_scores,
  (const float *knots, const double *activity, const double *tone, const double *dimming,
   double (*scores)[2]),
  (knots, activity, tone, dimming, scores))
