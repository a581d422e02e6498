// Carries `words/en.pack` inside every product, as `SignFiles` does with `signs/`.

#include "WordFiles.h"

#ifndef __has_embed
#error "astrolabe needs a C compiler that knows #embed, such as Clang 19 or later"
#endif

// `#embed` is C23, and Clang has it in all its dialects.
#pragma clang diagnostic ignored "-Wc23-extensions"

static const unsigned char english[] = {
#embed "../../../words/en.pack"
};

struct word_file words_english(void) {
  return (struct word_file){english, sizeof english};
}
