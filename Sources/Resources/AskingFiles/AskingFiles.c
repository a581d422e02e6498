// Carries the tables of `asking/` inside every product, as `WordFiles` does with `words/`.

#include "AskingFiles.h"

#ifndef __has_embed
#error "astrolabe needs a C compiler that knows #embed, such as Clang 19 or later"
#endif

// `#embed` is C23, and Clang has it in all its dialects.
#pragma clang diagnostic ignored "-Wc23-extensions"

static const unsigned char terms[] = {
#embed "../../../asking/terms.tsv"
};

static const unsigned char activities[] = {
#embed "../../../asking/activities.tsv"
};

static const unsigned char concepts[] = {
#embed "../../../asking/concepts.tsv"
};

static const unsigned char help[] = {
#embed "../../../asking/help.tsv"
};

static const unsigned char calls[] = {
#embed "../../../asking/calls.tsv"
};

static const unsigned char situations[] = {
#embed "../../../asking/situations.tsv"
};

static const unsigned char traits[] = {
#embed "../../../asking/traits.tsv"
};

static const unsigned char care_weights[] = {
#embed "../../../training/care.weights"
};

static const unsigned char sense_weights[] = {
#embed "../../../training/sense.weights"
};

static const unsigned char sieve_weights[] = {
#embed "../../../training/sieve.weights"
};

static const unsigned char intent_weights[] = {
#embed "../../../training/intents.weights"
};

static const unsigned char area_weights[] = {
#embed "../../../training/areas.weights"
};

static const unsigned char sentences[] = {
#embed "../../../asking/sentences.tsv"
};

static const unsigned char languages[] = {
#embed "../../../asking/languages.tsv"
};

static const unsigned char writers[] = {
#embed "../../../asking/writers.tsv"
};

struct asking_file asking_terms(void) { return (struct asking_file){terms, sizeof terms}; }

struct asking_file asking_activities(void) {
  return (struct asking_file){activities, sizeof activities};
}

struct asking_file asking_concepts(void) {
  return (struct asking_file){concepts, sizeof concepts};
}

struct asking_file asking_sentences(void) {
  return (struct asking_file){sentences, sizeof sentences};
}

struct asking_file asking_writers(void) {
  return (struct asking_file){writers, sizeof writers};
}

struct asking_file asking_languages(void) {
  return (struct asking_file){languages, sizeof languages};
}

struct asking_file asking_help(void) { return (struct asking_file){help, sizeof help}; }

struct asking_file asking_calls(void) { return (struct asking_file){calls, sizeof calls}; }

struct asking_file asking_situations(void) {
  return (struct asking_file){situations, sizeof situations};
}

struct asking_file asking_traits(void) { return (struct asking_file){traits, sizeof traits}; }

struct asking_file asking_care_weights(void) {
  return (struct asking_file){care_weights, sizeof care_weights};
}

struct asking_file asking_sense_weights(void) {
  return (struct asking_file){sense_weights, sizeof sense_weights};
}

struct asking_file asking_sieve_weights(void) {
  return (struct asking_file){sieve_weights, sizeof sieve_weights};
}

struct asking_file asking_intent_weights(void) {
  return (struct asking_file){intent_weights, sizeof intent_weights};
}

struct asking_file asking_area_weights(void) {
  return (struct asking_file){area_weights, sizeof area_weights};
}
