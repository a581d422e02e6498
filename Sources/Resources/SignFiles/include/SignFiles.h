#ifndef SIGN_FILES_H
#define SIGN_FILES_H

#include <stddef.h>

/// The bytes of a file.
struct sign_file {
  const unsigned char *_Nonnull bytes;
  size_t count;
};

/// The file of a sign, 0 for Aries to 11 for Pisces; outside of these, that of Aries.
struct sign_file sign_file_of(int sign);

#endif
