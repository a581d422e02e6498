#include "Instructions.h"

kernel_instructions kernelChosen = kernel_best;

void kernel_use(kernel_instructions instructions) {
  __atomic_store_n(&kernelChosen, instructions, __ATOMIC_RELAXED);
}

int32_t kernel_has_wide(void) {
#if defined(__x86_64__)
  return __builtin_cpu_supports("avx2") != 0;
#else
  return 0;
#endif
}
