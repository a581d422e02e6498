// What the loops share.
#ifndef KERNEL_VECTORS_H
#define KERNEL_VECTORS_H

#include <stdint.h>
#include <string.h>

// Vectors wider than the plain registers never leave a file.
#pragma clang diagnostic ignored "-Wpsabi"

#define KERNEL_INLINE static inline __attribute__((always_inline))

// Reads a value where it lies, whatever its alignment.
#define LOAD(type, pointer) ({ type value_; memcpy(&value_, (pointer), sizeof value_); value_; })

typedef double double2 __attribute__((vector_size(16)));
typedef double double4 __attribute__((vector_size(32)));
typedef int32_t int2 __attribute__((vector_size(8)));
typedef int16_t short4 __attribute__((vector_size(8)));
typedef float float4 __attribute__((vector_size(16)));
typedef int32_t int4 __attribute__((vector_size(16)));
typedef uint32_t uint4 __attribute__((vector_size(16)));
typedef float float8 __attribute__((vector_size(32)));
typedef int32_t mask8 __attribute__((vector_size(32)));
typedef float float16 __attribute__((vector_size(64)));
typedef double double16 __attribute__((vector_size(128)));

KERNEL_INLINE float4 magnitudes(float4 x) { return (float4)((int4)x & 0x7fffffff); }

#endif
