#ifndef SERVER_FILES_H
#define SERVER_FILES_H

#include <stddef.h>

/// The bytes of a file.
struct server_file {
  const unsigned char *_Nonnull bytes;
  size_t count;
};

/// Common passwords, one a line.
struct server_file server_file_passwords(void);

/// The cards of the tarot: key, names and texts, with tabs between them.
struct server_file server_file_tarot(void);

/// Other texts of fortunes: key, English, Spanish, with tabs between them.
struct server_file server_file_fortunes(void);

/// The texts of pages: key and English, with a tab between them.
struct server_file server_file_pages(void);

#endif
