// Carries the folder `signs/` inside every product.
//
// A C target, because `#embed` takes the files in as they are and in no time, where SwiftPM's
// `.embedInCode` writes them out as Swift arrays that take half a minute to compile, and a resource
// bundle would be one more thing to keep beside the program.

#include "SignFiles.h"

#ifndef __has_embed
#error "astrolabe needs a C compiler that knows #embed, such as Clang 19 or later"
#endif

// `#embed` is C23, and Clang has it in all its dialects.
#pragma clang diagnostic ignored "-Wc23-extensions"

static const unsigned char aries[] = {
#embed "../../../signs/aries.json"
};
static const unsigned char taurus[] = {
#embed "../../../signs/taurus.json"
};
static const unsigned char gemini[] = {
#embed "../../../signs/gemini.json"
};
static const unsigned char cancer[] = {
#embed "../../../signs/cancer.json"
};
static const unsigned char leo[] = {
#embed "../../../signs/leo.json"
};
static const unsigned char virgo[] = {
#embed "../../../signs/virgo.json"
};
static const unsigned char libra[] = {
#embed "../../../signs/libra.json"
};
static const unsigned char scorpio[] = {
#embed "../../../signs/scorpio.json"
};
static const unsigned char sagittarius[] = {
#embed "../../../signs/sagittarius.json"
};
static const unsigned char capricorn[] = {
#embed "../../../signs/capricorn.json"
};
static const unsigned char aquarius[] = {
#embed "../../../signs/aquarius.json"
};
static const unsigned char pisces[] = {
#embed "../../../signs/pisces.json"
};

#define FILE_OF(sign) {sign, sizeof sign}

static const struct sign_file files[12] = {
    FILE_OF(aries), FILE_OF(taurus), FILE_OF(gemini),
    FILE_OF(cancer), FILE_OF(leo), FILE_OF(virgo),
    FILE_OF(libra), FILE_OF(scorpio), FILE_OF(sagittarius),
    FILE_OF(capricorn), FILE_OF(aquarius), FILE_OF(pisces),
};

struct sign_file sign_file_of(int sign) { return files[sign >= 0 && sign < 12 ? sign : 0]; }
