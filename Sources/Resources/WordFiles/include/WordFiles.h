#ifndef WORD_FILES_H
#define WORD_FILES_H

#include <stddef.h>

/// The bytes of a packed language.
struct word_file {
  const unsigned char *_Nonnull bytes;
  size_t count;
};

/// The English texts, as `astrolabe words pack` wrote them.
struct word_file words_english(void);

#endif
