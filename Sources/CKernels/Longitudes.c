#include "CKernels.h"
#include "Vectors.h"
#pragma STDC FP_CONTRACT OFF

// The Chebyshev polynomials at a place, an even and the next odd degree each twice: T₂T₂T₃T₃ … T₁₂T₁₂T₁₃T₁₃, in
// single precision, and T₂ and T₃ in double.
typedef struct {
  double x;
  double2 second, third;
  float4 values[6], slopes[6];
} Basis;

KERNEL_INLINE float4 evens(float4 a) { return __builtin_shufflevector(a, a, 0, 0, 0, 0); }

// The one's even degree and the other's odd one.
KERNEL_INLINE float4 evensAndOdds(float4 a, float4 b) {
  return __builtin_shufflevector(a, b, 0, 0, 6, 6);
}

// T₆ to T₁₃ come two at a time by Tₘ₊ₙ = 2 Tₘ Tₙ − Tₘ₋ₙ, whose derivative gives the slopes.
KERNEL_INLINE void extend(Basis *basis) {
  float one = (float)basis->x;
  float4 zeroth = {1, 1, one, one}, zerothSlope = {0, 0, 1, 1};
  float4 *v = basis->values, *s = basis->slopes;
  float4 t4 = 2 * evens(v[1]), d4 = 2 * evens(s[1]);
  v[2] = t4 * v[0] - evensAndOdds(v[0], zeroth);
  s[2] = d4 * v[0] + t4 * s[0] - evensAndOdds(s[0], zerothSlope);
  v[3] = t4 * v[1] - zeroth;
  s[3] = d4 * v[1] + t4 * s[1] - zerothSlope;
  float4 t8 = 2 * evens(v[3]), d8 = 2 * evens(s[3]);
  v[4] = t8 * v[0] - evensAndOdds(v[2], v[1]);
  s[4] = d8 * v[0] + t8 * s[0] - evensAndOdds(s[2], s[1]);
  v[5] = t8 * v[1] - evensAndOdds(v[1], v[0]);
  s[5] = d8 * v[1] + t8 * s[1] - evensAndOdds(s[1], s[0]);
}

KERNEL_INLINE float4 doubled(double even, double odd) {
  float one = (float)even, other = (float)odd;
  return (float4){one, one, other, other};
}

KERNEL_INLINE void makeBases(double2 x, Basis *bases) {
  double2 twice = x + x;
  double2 t2 = twice * x - 1, t3 = twice * t2 - x, t4 = twice * t3 - t2, t5 = twice * t4 - t3;
  // T′ₖ₊₁ = 2 Tₖ + 2x T′ₖ − T′ₖ₋₁
  double2 d2 = twice + twice, d3 = (t2 + t2) + (twice * d2 - 1);
  double2 d4 = (t3 + t3) + (twice * d3 - d2), d5 = (t4 + t4) + (twice * d4 - d3);
  for (int i = 0; i < 2; i++) {
    bases[i].x = x[i];
    bases[i].second = (double2){t2[i], t2[i]};
    bases[i].third = (double2){t3[i], t3[i]};
    bases[i].values[0] = doubled(t2[i], t3[i]);
    bases[i].values[1] = doubled(t4[i], t5[i]);
    bases[i].slopes[0] = doubled(d2[i], d3[i]);
    bases[i].slopes[1] = doubled(d4[i], d5[i]);
    extend(bases + i);
  }
}

KERNEL_INLINE double2 lowDoubles(float4 a) {
  return __builtin_convertvector(__builtin_shufflevector(a, a, 0, 1), double2);
}

KERNEL_INLINE double2 highDoubles(float4 a) {
  return __builtin_convertvector(__builtin_shufflevector(a, a, 2, 3), double2);
}

int32_t kernel_longitudes(
  const void *block, double x, double per_day, const kernel_pair *pairs, size_t count,
  uint16_t wanted, double (*motions)[2]
) {
  int isLate = x >= 0;
  Basis bases[2];
  makeBases((double2){x, x + x - (isLate ? 1 : -1)}, bases);
  double2 soundness = {0, 0};
  for (size_t number = 0; number < count; number++) {
    const kernel_pair *pair = pairs + number;
    if (!(pair->bodies & wanted)) continue;
    const Basis *basis = bases + pair->is_half;
    const uint8_t *segment =
      (const uint8_t *)block + (pair->is_half && isLate ? pair->late_offset : pair->offset);
    const float4 *v = basis->values, *s = basis->slopes;
    double2 constant = LOAD(double2, segment), linear = LOAD(double2, segment + 16);
    float4 second = LOAD(float4, segment + 32), fourth = LOAD(float4, segment + 48);
    float4 sixth = LOAD(float4, segment + 64), eighth = LOAD(float4, segment + 80);
    float4 sums = fourth * v[1] + (sixth * v[2] + eighth * v[3]);
    float4 tilts = (second * s[0] + fourth * s[1]) + (sixth * s[2] + eighth * s[3]);
    if (pair->has_twelve) {
      float4 tenth = LOAD(float4, segment + 96), twelfth = LOAD(float4, segment + 112);
      sums += tenth * v[4] + twelfth * v[5];
      tilts += tenth * s[4] + twelfth * s[5];
    }
    // Even degrees with odd ones, longitudes beside slopes.
    float4 tails = __builtin_shufflevector(sums, tilts, 0, 1, 4, 5)
      + __builtin_shufflevector(sums, tilts, 2, 3, 6, 7);
    double2 head = lowDoubles(second) * basis->second + highDoubles(second) * basis->third;
    double2 longitudes = (constant + linear * basis->x) + (head + lowDoubles(tails));
    double2 slopes = (linear + highDoubles(tails)) * (pair->is_half ? per_day + per_day : per_day);
    soundness += longitudes + slopes;
    motions[pair->first][0] = longitudes[0];
    motions[pair->first][1] = slopes[0];
    motions[pair->second][0] = longitudes[1];
    motions[pair->second][1] = slopes[1];
  }
  double sound = soundness[0] + soundness[1];
  return sound - sound == 0;
}
