// Calls every function of the header once as it is meant, and as it is not.
#include "check.h"

static void asks_for_documents(const astrolabe_engine *engine) {
  static const char *const requests[][3] = {
      {"chart", "{" NEW_YORK "}", "\"sun_sign\":\"gemini\""},
      {"chart", "{" NEW_YORK ",\"houses\":\"koch\"}", "\"koch\""},
      {"reading", "{\"birth\":\"1990-06-15\",\"date\":\"2025-01-06\"}", "\"date\":\"2025-01-06\""},
      {"meters", "{\"birth\":\"1990-06-15\",\"from\":\"2025-01-06\",\"to\":\"2025-01-07\"}", "\"love\""},
      {"transits", "{\"birth\":\"1990-06-15\",\"from\":\"2025-01-06\",\"to\":\"2025-01-07\"}", "\"enters\""},
      {"returns", "{\"birth\":\"1990-06-15\",\"from\":\"2025-06-01\",\"to\":\"2025-06-30\"}", "\"number\":35"},
      {"events", "{\"from\":\"2025-01-06\",\"to\":\"2025-01-31\",\"kinds\":\"lunation\"}", "\"full_moon\""},
      {"sky", "{\"at\":\"2025-01-06T12:00:00Z\",\"bodies\":\"all\"}", "\"osculating_apogee\""},
      {"sign", "{\"date\":\"1990-06-15\"}", "Gemini"},
      {"wheel", "{" NEW_YORK ",\"date\":\"2025-01-06\"}", "<svg"},
  };
  for (size_t index = 0; index < sizeof requests / sizeof *requests; index++) {
    astrolabe_error error;
    char *text = document(engine, requests[index][0], requests[index][1], &error);
    if (text == NULL) {
      fprintf(stderr, "%s: %s\n", requests[index][0], error.message);
      failures++;
      continue;
    }
    CHECK(error.code == 0 && error.message[0] == 0);
    if (strstr(text, requests[index][2]) == NULL) {
      fprintf(stderr, "%s has no %s\n", requests[index][0], requests[index][2]);
      failures++;
    }
    CHECK(text[strlen(text) - 1] == '\n');
    astrolabe_free(text);
  }
}

static void is_told_what_is_wrong(const astrolabe_engine *engine) {
  static const struct {
    const char *kind, *request, *part;
    int32_t code;
  } wrong[] = {
      {"horoscope", "{}", "documents are", ASTROLABE_WRONG_USAGE},
      {"chart", "{}", "birth is missing", ASTROLABE_WRONG_USAGE},
      {"chart", "{\"birth\":\"1990-06-15\",\"longitude\":3}", "no field \"longitude\"", ASTROLABE_WRONG_USAGE},
      {"chart", "{\"birth\":\"1990-02-31\"}", "that month has 28 days", ASTROLABE_BAD_DATA},
      {"chart", "{\"birth\":\"1990-06-15\",\"birth\":\"1990-06-16\"}", "twice", ASTROLABE_BAD_DATA},
      {"chart", "[]", "no JSON object", ASTROLABE_BAD_DATA},
      {"chart", "{\"birth\":\"1990-06-15T14:30\",\"zone\":\"Amerika\"}", "Amerika", ASTROLABE_BAD_DATA},
      {"chart", "{\"birth\":\"1990-06-15T14:30\"}", "needs its zone", ASTROLABE_WRONG_USAGE},
      {"chart", "{\"birth\":\"1990-06-15\",\"lat\":3}", "needs its longitude", ASTROLABE_WRONG_USAGE},
      {"sky", "{\"at\":\"ut:1\"}", "outside the ephemeris", ASTROLABE_BAD_DATA},
      {"reading", "{\"birth\":\"1990-06-15\",\"date\":\"2025-01-06\",\"at\":\"ut:2460682\"}", "together", ASTROLABE_WRONG_USAGE},
  };
  for (size_t index = 0; index < sizeof wrong / sizeof *wrong; index++) {
    astrolabe_error error;
    CHECK(document(engine, wrong[index].kind, wrong[index].request, &error) == NULL);
    if (error.code != wrong[index].code || strstr(error.message, wrong[index].part) == NULL) {
      fprintf(stderr, "%zu: %d %s\n", index, error.code, error.message);
      failures++;
    }
  }
  // A message that is longer than its room is cut between characters.
  char request[2000] = "{\"birth\":\"1990-06-15\",\"fold\":\"";
  for (int index = 0; index < 400; index++) strcat(request, "é");
  strcat(request, "\"}");
  astrolabe_error error;
  CHECK(document(engine, "chart", request, &error) == NULL);
  CHECK(strlen(error.message) < sizeof error.message);
  // Without room for an error the code alone is reported.
  CHECK(astrolabe_document(engine, "chart", "{", 1, NULL, NULL, NULL) == ASTROLABE_WRONG_USAGE);
}

static void writes_positions(const astrolabe_engine *engine) {
  const double days[] = {2451545.0, 2460682.0, NAN};
  const uint8_t bodies[] = {0, 1, 14, 0};
  double out[3 * 4 * 6];
  astrolabe_error error;
  CHECK(astrolabe_positions(engine, ASTROLABE_UT1, days, 2, bodies, 4, 6, out, &error) == 0);
  // The Sun at J2000.0: Meeus, Astronomical Algorithms, and every almanac.
  CHECK(fabs(out[0] - 280.3689) < 0.001 && fabs(out[1] - 1.0194) < 0.001);
  CHECK(fabs(out[3] - 0.98333) < 0.0001);
  CHECK(memcmp(out, out + 3 * 6, 6 * sizeof *out) == 0);
  double two[3 * 4 * 2];
  CHECK(astrolabe_positions(engine, ASTROLABE_UT1, days, 3, bodies, 4, 2, two, &error) == ASTROLABE_BAD_DATA);
  CHECK(strstr(error.message, "1 of 3") != NULL && isnan(two[2 * 8]) && two[0] == out[0]);
  double one[4];
  CHECK(astrolabe_positions(engine, ASTROLABE_TT, days, 1, bodies, 4, 1, one, &error) == 0);
  // 64 s earlier the Sun was 2.6″ behind.
  CHECK(one[0] < out[0] && out[0] - one[0] < 0.001);
  const uint8_t none[] = {ASTROLABE_BODIES};
  CHECK(astrolabe_positions(engine, 0, days, 1, none, 1, 2, two, &error) == ASTROLABE_WRONG_USAGE);
  CHECK(astrolabe_positions(engine, 2, days, 1, bodies, 1, 2, two, &error) == ASTROLABE_WRONG_USAGE);
  CHECK(astrolabe_positions(engine, 0, days, 1, bodies, 1, 3, two, &error) == ASTROLABE_WRONG_USAGE);
  CHECK(astrolabe_positions(engine, 0, NULL, 1, bodies, 1, 2, two, &error) == ASTROLABE_WRONG_USAGE);
  CHECK(astrolabe_positions(NULL, 0, days, 1, bodies, 1, 2, two, &error) == ASTROLABE_WRONG_USAGE);
  CHECK(astrolabe_positions(engine, 0, NULL, 0, bodies, 1, 2, NULL, &error) == 0);
}

static void knows_a_person(const astrolabe_engine *engine) {
  astrolabe_person *person = NULL;
  astrolabe_error error;
  const char *birth = "{" NEW_YORK "}";
  CHECK(astrolabe_person_open(engine, birth, strlen(birth), NULL, &person, &error) == 0);
  uint8_t *record = malloc(astrolabe_norms_size());
  CHECK(astrolabe_person_norms(person, record, &error) == 0);
  astrolabe_person *again = NULL;
  CHECK(astrolabe_person_open(engine, birth, strlen(birth), record, &again, &error) == 0);
  const char *request = "{\"date\":\"2025-01-06\"}";
  char *first = NULL, *second = NULL;
  CHECK(astrolabe_person_document(engine, person, "reading", request, strlen(request), &first, NULL, &error) == 0);
  CHECK(astrolabe_person_document(engine, again, "reading", request, strlen(request), &second, NULL, &error) == 0);
  char *third = document(engine, "reading", "{" NEW_YORK ",\"date\":\"2025-01-06\"}", &error);
  CHECK(strcmp(first, second) == 0 && strcmp(first, third) == 0);
  astrolabe_free(first);
  astrolabe_free(second);
  astrolabe_free(third);
  const char *twice = "{\"birth\":\"1990-06-15\"}";
  CHECK(astrolabe_person_document(engine, person, "chart", twice, strlen(twice), &first, NULL, &error) == ASTROLABE_WRONG_USAGE);
  CHECK(first == NULL);

  const uint8_t bodies[] = {0};
  size_t found = 0;
  const double year = 2460676.5;
  CHECK(astrolabe_person_hits(engine, person, year, year + 365, bodies, 1, NULL, 0, &found, &error) == 0);
  // The Sun is exact to each of thirteen points by five kinds of aspect, three of them on both sides.
  CHECK(found >= 13 * 8 - 2 && found <= 13 * 8 + 2);
  astrolabe_hit *hits = calloc(found, sizeof *hits);
  CHECK(astrolabe_person_hits(engine, person, year, year + 365, bodies, 1, hits, found, &found, &error) == 0);
  for (size_t index = 0; index < found; index++) {
    double sun;
    CHECK(astrolabe_positions(engine, 0, &hits[index].day, 1, bodies, 1, 1, &sun, &error) == 0);
    CHECK(fabs(sun - hits[index].longitude) < 1e-6 && hits[index].body == 0 && hits[index].aspect < 5);
    CHECK(index == 0 || hits[index - 1].day <= hits[index].day);
  }
  free(hits);
  CHECK(astrolabe_person_hits(engine, person, year, NAN, bodies, 1, NULL, 0, &found, &error) == ASTROLABE_BAD_DATA);
  record[200] ^= 1;
  astrolabe_person *none = NULL;
  CHECK(astrolabe_person_open(engine, birth, strlen(birth), record, &none, &error) == ASTROLABE_BAD_DATA);
  CHECK(none == NULL && strstr(error.message, "damaged") != NULL);
  free(record);
  astrolabe_person_close(person);
  astrolabe_person_close(again);
  astrolabe_person_close(NULL);
}

static void scores_people(const astrolabe_engine *engine) {
  const char texts[] = "1990-06-15T14:301975-09-09tomorrow";
  const int64_t offsets[] = {0, 16, 26, 34};
  const char zones[] = "America/New_York";
  const int64_t zone_offsets[] = {0, 16, 16, 16};
  const double latitude[] = {40.7128, NAN, NAN}, longitude[] = {-74.006, NAN, NAN};
  const astrolabe_texts birth = {texts, offsets}, zone = {zones, zone_offsets};
  const astrolabe_births births = {3, &birth, &zone, NULL, latitude, longitude, NULL};
  astrolabe_error error;
  int32_t codes[3];

  double longitudes[3 * 11], angles[3 * 2];
  uint8_t houses[3 * 11];
  const astrolabe_charts_out out = {NULL, longitudes, NULL, houses, NULL, angles};
  CHECK(astrolabe_charts(engine, &births, "placidus", &out, codes, &error) == ASTROLABE_BAD_DATA);
  CHECK(codes[0] == 0 && codes[1] == 0 && codes[2] == ASTROLABE_BAD_DATA);
  CHECK(strstr(error.message, "birth 2:") == error.message);
  // 24°23′ Gemini in house 9, as the README of the repository has it.
  CHECK(fabs(longitudes[0] - (60 + 24 + 23 / 60.0)) < 0.5 / 60 && houses[0] == 9);
  CHECK(!isnan(angles[0]) && isnan(angles[2]) && isnan(longitudes[22]) && houses[22] == 0);

  astrolabe_people *people = NULL;
  CHECK(astrolabe_people_open(engine, &births, NULL, codes, &people, &error) == 0);
  CHECK(astrolabe_people_count(people) == 3 && astrolabe_people_count(NULL) == 0);
  CHECK(codes[0] == 0 && codes[2] == ASTROLABE_BAD_DATA);
  CHECK(astrolabe_people_problem(people, 0, &error) == 0);
  CHECK(astrolabe_people_problem(people, 2, &error) == ASTROLABE_BAD_DATA);
  CHECK(strstr(error.message, "tomorrow") != NULL);
  CHECK(astrolabe_people_problem(people, 3, &error) == ASTROLABE_WRONG_USAGE);
  float table[3 * 40 * 23], last[3 * 23];
  CHECK(astrolabe_scores(engine, people, "2025-01-06", 40, "UTC", NULL, NULL, table, &error) == 0);
  CHECK(astrolabe_scores(engine, people, "2025-02-14", 1, NULL, NULL, NULL, last, &error) == 0);
  for (int person = 0; person < 2; person++) {
    CHECK(memcmp(last + person * 23, table + (person * 40 + 39) * 23, 23 * sizeof *last) == 0);
  }
  // As the README of the repository says: love +3, drive −55, all of it within half a point.
  CHECK(fabs(table[3] - 2.9) < 0.1 && fabs(table[7] + 55) < 0.5 && isnan(table[2 * 40 * 23]));
  const size_t size = astrolabe_norms_size();
  uint8_t *records = malloc(3 * size);
  CHECK(astrolabe_people_norms(people, records, &error) == 0);
  astrolabe_people *kept = NULL;
  CHECK(astrolabe_people_open(engine, &births, records, codes, &kept, &error) == 0);
  float again[3 * 23];
  CHECK(astrolabe_scores(engine, kept, "2025-02-14", 1, NULL, NULL, NULL, again, &error) == 0);
  CHECK(memcmp(again, last, 2 * 23 * sizeof *again) == 0);
  CHECK(astrolabe_people_norms(kept, records, &error) == ASTROLABE_WRONG_USAGE);
  CHECK(astrolabe_scores(engine, kept, "2025-02-30", 1, NULL, NULL, NULL, again, &error) == ASTROLABE_BAD_DATA);
  CHECK(astrolabe_scores(engine, kept, "2025-02-14", 0, NULL, NULL, NULL, again, &error) == ASTROLABE_BAD_DATA);
  CHECK(astrolabe_scores(engine, kept, "2399-12-31", 9, NULL, NULL, NULL, again, &error) == ASTROLABE_BAD_DATA);
  CHECK(astrolabe_scores(engine, kept, "9999-12-31", INT32_MAX, NULL, NULL, NULL, again, &error) == ASTROLABE_BAD_DATA);
  free(records);
  astrolabe_people_close(people);
  astrolabe_people_close(kept);
}

int main(void) {
  CHECK(astrolabe_abi() == ASTROLABE_ABI);
  CHECK(strlen(astrolabe_version()) >= 5);
  astrolabe_error error;
  astrolabe_engine *engine = NULL;
  CHECK(astrolabe_open("/nowhere", NULL, &engine, &error) == ASTROLABE_NO_FILE && engine == NULL);
  CHECK(astrolabe_open(NULL, "/nowhere", &engine, &error) == ASTROLABE_NO_FILE && engine == NULL);
  CHECK(astrolabe_open(NULL, NULL, NULL, &error) == ASTROLABE_WRONG_USAGE);
  engine = opened();
  asks_for_documents(engine);
  is_told_what_is_wrong(engine);
  writes_positions(engine);
  knows_a_person(engine);
  scores_people(engine);
  astrolabe_close(engine);
  astrolabe_close(NULL);
  if (failures == 0) puts("passed: every function of the header, as it is meant and as it is not");
  return failures != 0;
}
