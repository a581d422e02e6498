#include "Instructions.h"
#pragma STDC FP_CONTRACT OFF

// The Chebyshev polynomials at two places, those of the block and of its half, an even and the next odd degree each
// twice: T₂T₂T₃T₃ of the one and of the other … T₁₂T₁₂T₁₃T₁₃, in single precision, and T₁ to T₃ in double.
typedef struct {
  double2 first, second, third;
  float8 values[6], slopes[6];
} Bases;

KERNEL_INLINE float8 evens(float8 a) {
  return __builtin_shufflevector(a, a, 0, 0, 0, 0, 4, 4, 4, 4);
}

// The one's even degree and the other's odd one.
KERNEL_INLINE float8 evensAndOdds(float8 a, float8 b) {
  return __builtin_shufflevector(a, b, 0, 0, 10, 10, 4, 4, 14, 14);
}

KERNEL_INLINE float8 doubled(double2 even, double2 odd) {
  double4 both = __builtin_shufflevector(even, odd, 0, 2, 1, 3);
  float4 single = __builtin_convertvector(both, float4);
  return __builtin_shufflevector(single, single, 0, 0, 1, 1, 2, 2, 3, 3);
}

KERNEL_INLINE void makeBases(double2 x, Bases *bases) {
  double2 twice = x + x, t2 = twice * x - 1, t3 = twice * t2 - x;
  double2 d2 = twice + twice, d3 = (t2 + t2) + (twice * d2 - 1);
  // Tₘ₊ₙ = 2 Tₘ Tₙ − Tₘ₋ₙ, whose derivative gives the slopes.
  double2 twice2 = t2 + t2, t4 = twice2 * t2 - 1, t5 = twice2 * t3 - x;
  double2 d4 = (d2 + d2) * twice2, d5 = twice2 * d3 + (d2 + d2) * t3 - 1;
  bases->first = x, bases->second = t2, bases->third = t3;
  float8 *v = bases->values, *s = bases->slopes;
  v[0] = doubled(t2, t3), v[1] = doubled(t4, t5);
  s[0] = doubled(d2, d3), s[1] = doubled(d4, d5);
  // T₆ to T₁₃ come two at a time.
  float8 zeroth = doubled((double2){1, 1}, x), zerothSlope = {0, 0, 1, 1, 0, 0, 1, 1};
  float8 four = 2 * evens(v[1]), slope4 = 2 * evens(s[1]);
  v[2] = four * v[0] - evensAndOdds(v[0], zeroth);
  s[2] = slope4 * v[0] + four * s[0] - evensAndOdds(s[0], zerothSlope);
  v[3] = four * v[1] - zeroth;
  s[3] = slope4 * v[1] + four * s[1] - zerothSlope;
  float8 eight = 2 * evens(v[3]), slope8 = 2 * evens(s[3]);
  v[4] = eight * v[0] - evensAndOdds(v[2], v[1]);
  s[4] = slope8 * v[0] + eight * s[0] - evensAndOdds(s[2], s[1]);
  v[5] = eight * v[1] - evensAndOdds(v[1], v[0]);
  s[5] = slope8 * v[1] + eight * s[1] - evensAndOdds(s[1], s[0]);
}

// The polynomials of one of the two places.
KERNEL_INLINE float4 ofOne(const float8 *both, int isHalf) {
  return LOAD(float4, (const float *)both + 4 * isHalf);
}

KERNEL_INLINE double2 lowDoubles(float4 a) {
  return __builtin_convertvector(__builtin_shufflevector(a, a, 0, 1), double2);
}

KERNEL_INLINE double2 highDoubles(float4 a) {
  return __builtin_convertvector(__builtin_shufflevector(a, a, 2, 3), double2);
}

KERNEL_INLINE int32_t longitudes(
  const void *block, double x, double per_day, const kernel_pair *pairs, size_t count,
  uint16_t wanted, double (*motions)[2]
) {
  int isLate = x >= 0;
  Bases bases;
  makeBases((double2){x, x + x - (isLate ? 1 : -1)}, &bases);
  double2 soundness = {0, 0}, perDay = {per_day, per_day + per_day};
  for (size_t number = 0; number < count; number++) {
    const kernel_pair *pair = pairs + number;
    if (!(pair->bodies & wanted)) continue;
    int half = pair->is_half;
    const uint8_t *segment = (const uint8_t *)block + (isLate ? pair->late_offset : pair->offset);
    float4 v[6], s[6];
    for (int i = 0; i < 6; i++) v[i] = ofOne(bases.values + i, half);
    for (int i = 0; i < 6; i++) s[i] = ofOne(bases.slopes + i, half);
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
    double2 head = lowDoubles(second) * bases.second[half] + highDoubles(second) * bases.third[half];
    double2 longitudes = (constant + linear * bases.first[half]) + (head + lowDoubles(tails));
    double2 slopes = (linear + highDoubles(tails)) * perDay[half];
    soundness += longitudes + slopes;
    motions[pair->first][0] = longitudes[0];
    motions[pair->first][1] = slopes[0];
    motions[pair->second][0] = longitudes[1];
    motions[pair->second][1] = slopes[1];
  }
  double sound = soundness[0] + soundness[1];
  return sound - sound == 0;
}

KERNEL_BOTH_WAYS(
  int32_t, longitudes,
  (const void *block, double x, double per_day, const kernel_pair *pairs, size_t count,
   uint16_t wanted, double (*motions)[2]),
  (block, x, per_day, pairs, count, wanted, motions))

int32_t kernel_halved_longitude(
  const void *block, int32_t size, double x, double per_day, const kernel_pair *pair,
  int32_t is_second, double *motion
) {
  const uint8_t *bytes = block;
  int isLate = x >= 0;
  // A halved segment has ten coefficients, whatever those of a block have.
  const int32_t tails = 8, stride = 16 + 4 * tails;
  const uint8_t *whole =
    bytes + (pair->is_half && isLate ? pair->late_offset : pair->offset) + 8 * is_second;
  if (pair->is_half) {
    x = isLate ? 2 * x - 1 : 2 * x + 1;
    per_day *= 2;
  }
  double first = LOAD(double, whole);
  uint32_t halves = LOAD(uint32_t, whole + 16);
  const uint8_t *segment = whole;
  // Fifteen halvings leave half a minute; no table has more.
  for (int halving = 0; first != first; halving++) {
    int64_t offset = (int64_t)halves + (x < 0 ? 0 : stride);
    if (halving == 15 || halves % 8 || halves < 8 || offset + stride > size) return 0;
    segment = bytes + offset;
    first = LOAD(double, segment);
    halves = LOAD(uint32_t, segment + 8);
    x = x < 0 ? 2 * x + 1 : 2 * x - 1;
    per_day *= 2;
  }
  if (segment == whole) return 0;
  // Clenshaw's recurrence and its derivative.
  double twice = 2 * x, b1 = 0, b2 = 0, d1 = 0, d2 = 0;
#define STEP(coefficient)                                                                          \
  {                                                                                                \
    double slope = 2 * b1 + (twice * d1 - d2), value = (coefficient) + (twice * b1 - b2);          \
    d2 = d1, d1 = slope, b2 = b1, b1 = value;                                                      \
  }
  for (int k = tails - 1; k >= 0; k--) STEP((double)LOAD(float, segment + 16 + 4 * k))
  STEP(LOAD(double, segment + 8))
#undef STEP
  motion[0] = first + (x * b1 - b2);
  motion[1] = (b1 + (x * d1 - d2)) * per_day;
  double sound = motion[0] + motion[1];
  return sound - sound == 0;
}
