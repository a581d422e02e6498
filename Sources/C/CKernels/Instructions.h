// The choice between two sets of instructions, made when the program runs.
#ifndef KERNEL_INSTRUCTIONS_H
#define KERNEL_INSTRUCTIONS_H

#include "CKernels.h"
#include "Vectors.h"

#if defined(__x86_64__)
#define KERNEL_WIDE __attribute__((target("avx2")))
#else
#define KERNEL_WIDE
#endif

extern kernel_instructions kernelChosen;

// Whether wider instructions are there and wanted.
KERNEL_INLINE int kernelIsWide(void) {
#if defined(__x86_64__)
  return __atomic_load_n(&kernelChosen, __ATOMIC_RELAXED) == kernel_best
    && __builtin_cpu_supports("avx2");
#else
  return 0;
#endif
}

// Defines `kernel_` and a loop's name: the loop compiled for the plain registers and for the wide ones, and the
// choice between the two. It is a macro because a function is compiled for one kind of register only.
#define KERNEL_BOTH_WAYS(Result, loop, parameters, arguments)                                      \
  static Result loop##Plain parameters { return loop arguments; }                                  \
  KERNEL_WIDE static Result loop##Wide parameters { return loop arguments; }                       \
  Result kernel_##loop parameters { return (kernelIsWide() ? loop##Wide : loop##Plain) arguments; }

#endif
