#ifndef ASKING_FILES_H
#define ASKING_FILES_H

#include <stddef.h>

/// The bytes of a table of `asking/`.
struct asking_file {
  const unsigned char *_Nonnull bytes;
  size_t count;
};

/// What the words of a question mean.
struct asking_file asking_terms(void);

/// The activities that people ask about.
struct asking_file asking_activities(void);

/// The terms of astrology that are explained.
struct asking_file asking_concepts(void);

/// The sentences of answers.
struct asking_file asking_sentences(void);

/// What is answered to calls for help, by language.
struct asking_file asking_help(void);

/// Wordings that are calls for help, by language and matter.
struct asking_file asking_calls(void);

/// What people are in: bodies in danger, whom a call is about, and losses, by language.
struct asking_file asking_situations(void);

/// How people say they are, and what of a chart counts for it.
struct asking_file asking_traits(void);

/// What no writer may say.
struct asking_file asking_writers(void);

/// The languages that questions come in.
struct asking_file asking_languages(void);

/// The weights by which calls for help are found; Scripts/make/train-classifier.py writes them.
struct asking_file asking_care_weights(void);

/// The weights of the network that knows what words mean; Scripts/make/pack-sense.py writes them.
struct asking_file asking_sense_weights(void);

/// The weights by which a sentence of another writer is judged; Scripts/make/train-sieve.py writes them.
struct asking_file asking_sieve_weights(void);

/// The weights by which the intent of a question is known; Scripts/make/train-intents.py writes them.
struct asking_file asking_intent_weights(void);

/// The weights by which the area of a question is known; Scripts/make/train-areas.py writes them.
struct asking_file asking_area_weights(void);

#endif
