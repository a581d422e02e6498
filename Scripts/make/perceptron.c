// The inner loops of Scripts/make/train-classifier.py, which compiles and loads them: the features of a text, and an
// averaged perceptron with a margin. All arithmetic is in whole numbers, so every machine computes the same weights.

#include <stdint.h>
#include <stdlib.h>

enum { bucketBits = 20, longestRun = 5, reach = 4, mostLabels = 16 };

static const uint32_t prime = 0x01000193;
static uint8_t isSeen[1 << bucketBits];

static int64_t add(uint32_t digest, int64_t begin, int32_t *found, int32_t *begins, int64_t count) {
  int32_t bucket = (int32_t)(digest * 0x9E3779B1u >> (32 - bucketBits));
  if (isSeen[bucket]) return count;
  isSeen[bucket] = 1;
  found[count] = bucket;
  begins[count] = (int32_t)begin;
  return count + 1;
}

// A digest of the word that begins at a place. Moves the place to the next word.
static uint32_t word(const uint32_t *scalars, int64_t size, int64_t *place) {
  uint32_t digest = 0x9747B28Cu;
  for (; *place < size && scalars[*place] != ' '; ++*place) digest = (digest ^ scalars[*place]) * prime;
  while (*place < size && scalars[*place] == ' ') ++*place;
  return digest;
}

// Writes the buckets of a folded text, each once, and the scalars that their parts begin with, and returns how many there
// are. The same as TextFeatures.swift: runs of one to five scalars, and each word with each of the next four, so that what
// stands between two does not hide them.
int64_t features(const uint32_t *scalars, int64_t size, int32_t *found, int32_t *begins) {
  int64_t count = 0;
  for (int64_t begin = 0; begin < size; begin++) {
    uint32_t digest = 0x811C9DC5u;
    for (int64_t place = begin; place < size && place < begin + longestRun; place++) {
      digest = (digest ^ scalars[place]) * prime;
      count = add(digest, begin, found, begins, count);
    }
    if (scalars[begin] == ' ' || (begin > 0 && scalars[begin - 1] != ' ')) continue;
    int64_t place = begin;
    uint32_t first = word(scalars, size, &place);
    first = (first ^ first >> 15) * 0x85EBCA6Bu;
    for (int words = 0; words < reach && place < size; words++) {
      uint32_t digest = first + word(scalars, size, &place);
      count = add(digest ^ digest >> 13, begin, found, begins, count);
    }
  }
  for (int64_t place = 0; place < count; place++) isSeen[found[place]] = 0;
  return count;
}

// Sentences and what training asks of them. Sentence i has the features of places starts[i] up to starts[i + 1].
struct task {
  const int32_t *features;
  const int64_t *starts;
  const int64_t *roots;   // one over the root of how many features a sentence has, in units
  const int64_t *rates;   // how much a step changes a row's weights, in 1/256
  const int8_t *targets;  // 1 or -1 by sentence and label; 0 if the sentence says nothing about the label
  int64_t sentences, labels, rows, epochs, rest, unit;
};

// Learns weights by row and label, and biases by label. late and lateBias are the same, each change times the step
// that made it, from which the average over all steps follows. Returns how many steps there were.
int64_t learn(const struct task *task, int64_t *weights, int64_t *late, int64_t *bias, int64_t *lateBias) {
  const int64_t labels = task->labels, unit = task->unit;
  const int32_t mask = (int32_t)(task->rows - 1);
  int64_t *order = malloc(task->sentences * sizeof *order);
  uint8_t *rests = calloc(task->sentences, 1);
  if (!order || !rests || labels > mostLabels) abort();
  for (int64_t i = 0; i < task->sentences; i++) order[i] = i;
  uint64_t state = 1;
  int64_t step = 0;
  for (int64_t epoch = 0; epoch < task->epochs; epoch++) {
    for (int64_t last = task->sentences - 1; last > 0; last--) {
      state = state * 6364136223846793005u + 1442695040888963407u;
      int64_t other = (int64_t)((state >> 33) % (uint64_t)(last + 1));
      int64_t kept = order[last];
      order[last] = order[other];
      order[other] = kept;
    }
    for (int64_t turn = 0; turn < task->sentences; turn++) {
      int64_t index = order[turn];
      step++;
      if (rests[index] && epoch % task->rest) continue;
      int64_t first = task->starts[index], end = task->starts[index + 1], root = task->roots[index];
      int64_t scores[mostLabels] = {0}, wrong[mostLabels];
      for (int64_t place = first; place < end; place++) {
        const int64_t *row = weights + (task->features[place] & mask) * labels;
        for (int64_t label = 0; label < labels; label++) scores[label] += row[label];
      }
      int isWrong = 0;
      for (int64_t label = 0; label < labels; label++) {
        int64_t score = ((scores[label] * root) >> 16) + bias[label];
        int64_t target = task->targets[index * labels + label];
        wrong[label] = target * score < unit ? target : 0;
        isWrong |= wrong[label] != 0;
      }
      rests[index] = !isWrong;
      if (!isWrong) continue;
      for (int64_t place = first; place < end; place++) {
        int64_t row = task->features[place] & mask, change = task->rates[row] * (root >> 4) / 256;
        for (int64_t label = 0; label < labels; label++) {
          weights[row * labels + label] += change * wrong[label];
          late[row * labels + label] += change * wrong[label] * step;
        }
      }
      for (int64_t label = 0; label < labels; label++) {
        bias[label] += wrong[label] * (unit >> 9);
        lateBias[label] += wrong[label] * (unit >> 9) * step;
      }
    }
  }
  free(order);
  free(rests);
  return step;
}
