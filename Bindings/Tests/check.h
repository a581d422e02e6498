// What the C programs of the tests share: requests, and reports of failures.
#ifndef CHECK_H
#define CHECK_H

#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "astrolabe.h"

static int failures = 0;

#define CHECK(condition)                                                  \
  do {                                                                    \
    if (!(condition)) {                                                   \
      fprintf(stderr, "%s:%d: %s\n", __FILE__, __LINE__, #condition);     \
      failures++;                                                         \
    }                                                                     \
  } while (0)

#define NEW_YORK \
  "\"birth\":\"1990-06-15T14:30\",\"zone\":\"America/New_York\",\"lat\":40.7128,\"lon\":-74.006"

/// A document, for free(); null where there is none.
static inline char *document(
    const astrolabe_engine *engine, const char *kind, const char *request, astrolabe_error *error) {
  char *text = NULL;
  size_t length = 0;
  if (astrolabe_document(engine, kind, request, strlen(request), &text, &length, error)) return NULL;
  CHECK(strlen(text) == length);
  return text;
}

static inline astrolabe_engine *opened(void) {
  astrolabe_engine *engine = NULL;
  astrolabe_error error;
  if (astrolabe_open(NULL, NULL, &engine, &error)) {
    fprintf(stderr, "%s\n", error.message);
    exit(1);
  }
  return engine;
}

#endif
