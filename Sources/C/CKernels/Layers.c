#include "CKernels.h"
#include "Vectors.h"

typedef int16_t short8 __attribute__((vector_size(16)));

enum { blockSums = kernel_layer_block / 4 };

// The sums of the products of four pairs of inputs and weights.
KERNEL_INLINE int4 products(short8 weights, short8 inputs) {
#if defined(__SSE2__)
  return (int4)__builtin_ia32_pmaddwd128(weights, inputs);
#else
  typedef int32_t int8 __attribute__((vector_size(32)));
  int8 all = __builtin_convertvector(weights, int8) * __builtin_convertvector(inputs, int8);
  return __builtin_shufflevector(all, all, 0, 2, 4, 6) + __builtin_shufflevector(all, all, 1, 3, 5, 7);
#endif
}

void kernel_layer(
  const int16_t *weights, const int32_t *biases, size_t outputs, const int16_t *inputs, size_t pairs,
  int32_t *sums
) {
  for (size_t first = 0; first < outputs; first += kernel_layer_block) {
    int4 block[blockSums];
    memcpy(block, biases + first, sizeof block);
    for (size_t pair = 0; pair < pairs; pair++, weights += 2 * kernel_layer_block) {
      int32_t both = LOAD(int32_t, inputs + 2 * pair);
      // Half of a layer's results are zero.
      if (both == 0) continue;
      short8 spread = (short8)(int4){both, both, both, both};
      for (int part = 0; part < blockSums; part++)
        block[part] += products(LOAD(short8, weights + 8 * part), spread);
    }
    memcpy(sums + first, block, sizeof block);
  }
}
