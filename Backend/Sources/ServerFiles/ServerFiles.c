// Carries the files of `data/` inside the program, as `SignFiles` carries `signs/`.

#include "ServerFiles.h"

#ifndef __has_embed
#error "astrolabe needs a C compiler that knows #embed, such as Clang 19 or later"
#endif

// `#embed` is C23, and Clang has it in all its dialects.
#pragma clang diagnostic ignored "-Wc23-extensions"

static const unsigned char passwords[] = {
#embed "../../data/passwords.txt"
};

static const unsigned char tarot[] = {
#embed "../../data/tarot.tsv"
};
static const unsigned char fortunes[] = {
#embed "../../data/fortunes.tsv"
};
static const unsigned char pages[] = {
#embed "../../data/pages.tsv"
};

struct server_file server_file_tarot(void) { return (struct server_file){tarot, sizeof tarot}; }

struct server_file server_file_fortunes(void) {
  return (struct server_file){fortunes, sizeof fortunes};
}

struct server_file server_file_pages(void) { return (struct server_file){pages, sizeof pages}; }

struct server_file server_file_passwords(void) {
  return (struct server_file){passwords, sizeof passwords};
}
