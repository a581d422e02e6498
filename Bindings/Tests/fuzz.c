// Calls the functions with requests, tables and numbers that were spoilt at random, always the same: a call
// may refuse what it is given, and may not end the program or write beyond its room.
#include "check.h"

static uint64_t state = 20;

static uint64_t draw(uint64_t below) {
  state += 0x9E3779B97F4A7C15u;
  uint64_t mixed = state;
  mixed = (mixed ^ mixed >> 30) * 0xBF58476D1CE4E5B9u;
  mixed = (mixed ^ mixed >> 27) * 0x94D049BB133111EBu;
  return (mixed ^ mixed >> 31) % below;
}

static const char *const kinds[] = {
    "chart", "portrait", "portrait_two", "portrait_period", "reading", "meters", "transits", "returns", "progressions", "directions", "profections", "synastry",
    "composite", "pair", "life", "events", "moon", "sky", "sign", "wheel", "chart ", ""};

static const char *const seeds[] = {
    "{" NEW_YORK "}",
    "{" NEW_YORK ",\"houses\":\"koch\"}",
    "{" NEW_YORK ",\"with_birth\":\"1988-03-02\",\"bond\":\"family\",\"name\":\"Ada\",\"chapter\":\"ease\"}",
    "{" NEW_YORK ",\"period\":\"month\",\"date\":\"2027-02-01\",\"date_zone\":\"LMT\"}",
    "{" NEW_YORK ",\"with_birth\":\"1988-03-02T09:10\",\"with_place\":\"Lyon\",\"scores\":true}",
    "{" NEW_YORK ",\"with_birth\":\"1988-03-02\",\"method\":\"davison\",\"middle\":\"great-circle\"}",
    "{\"birth\":\"1879-03-14T11:30\",\"zone\":\"LMT\",\"lat\":\"48n24\",\"lon\":\"9e59\"}",
    "{" NEW_YORK ",\"more\":true,\"lots\":\"fortune,marriage=ascendant+venus-saturn\",\"points\":\"chiron\"}",
    "{" NEW_YORK ",\"at\":\"2025-01-06\",\"converse\":true}",
    "{" NEW_YORK ",\"from\":\"2025-01-06\",\"to\":\"2027-02-07\"}",
    "{\"birth\":\"1990-06-15T14:30\",\"place\":\"Ulm, Germany\"}",
    "{\"birth\":\"2011-12-30T12:00\",\"zone\":\"Pacific/Apia\",\"lat\":-13.8,\"lon\":-171.7,\"fold\":\"later\"}",
    "{\"birth\":\"1990-06-15\",\"from\":\"2025-01-06\",\"to\":\"2025-01-07\",\"date_zone\":\"+05:30\"}",
    "{\"from\":\"2025-01-06\",\"to\":\"2025-01-08\",\"kinds\":\"lunation,void\",\"void\":\"traditional\"}",
    "{\"at\":\"2025-01-06T12:00:00Z\",\"bodies\":\"all\"}",
    "{\"at\":\"tt:2378496.5\",\"bodies\":\"moon,chiron\"}",
    "{\"date\":\"1990-06-15\"}",
    "{" NEW_YORK ",\"date\":\"2025-01-06\",\"date_zone\":\"LMT\",\"theme\":\"dark\",\"size\":20000,\"name\":\"\\ud83d\\ude00\"}",
};

static const char *const scraps[] = {
    "\"", "{", "}", "[", "\\u0000", "\\ud800", ",", ":", "null", "true", "-", "1e400", "9999-12-31",
    "1800-01-01", "2399-12-31", "0000-00-00", "T24:00", "90.0000001", "-180", "NaN", "\xff", "\xc3", "LMT",
    "UTC+24", "../../etc/passwd", "\"from\":\"1800-01-01\"", "nodes", "\"hourly\":true", "\"texts\":false"};

/// A request that was spoilt in a few places.
static size_t spoilt(char *room, size_t size) {
  const char *seed = seeds[draw(sizeof seeds / sizeof *seeds)];
  size_t length = strlen(seed);
  memcpy(room, seed, length);
  for (uint64_t round = draw(4); round > 0 && length > 0; round--) {
    size_t place = draw(length);
    switch (draw(4)) {
      case 0: room[place] = (char)draw(256); break;
      case 1: length = place; break;
      case 2: memmove(room + place, room + place + 1, --length - place); break;
      case 3: {
        const char *scrap = scraps[draw(sizeof scraps / sizeof *scraps)];
        size_t more = strlen(scrap);
        if (length + more > size) break;
        memmove(room + place + more, room + place, length - place);
        memcpy(room + place, scrap, more);
        length += more;
      }
    }
  }
  return length;
}

/// A number at an edge, or somewhere.
static double number(void) {
  static const double edges[] = {
      0, -0.0, 1, 90, -90, 180, -180, 180.0000001, 2378496.5, 2597641.5, 2396758.5, 2506332.5, 2451545, 1e17,
      -1e300, 4.9e-324};
  switch (draw(8)) {
    case 0: return NAN;
    case 1: return draw(2) ? INFINITY : -INFINITY;
    case 2: case 3: return edges[draw(sizeof edges / sizeof *edges)];
    default: return 2378000 + (double)draw(220000) + (double)draw(1000) / 1000;
  }
}

static void ask_for_a_document(const astrolabe_engine *engine, const astrolabe_person *person) {
  char room[1024];
  size_t length = spoilt(room, sizeof room);
  // A copy of its own size, so that a sanitizer sees what is read beyond it.
  char *request = malloc(length + 1);
  memcpy(request, room, length);
  char *text = NULL;
  size_t text_length = 0;
  astrolabe_error error;
  const char *kind = kinds[draw(sizeof kinds / sizeof *kinds)];
  int32_t code =
      draw(3) ? astrolabe_document(engine, kind, request, length, &text, &text_length, &error)
              : astrolabe_person_document(engine, person, kind, request, length, &text, &text_length, &error);
  CHECK((code == 0) == (text != NULL) && error.code == code && code != ASTROLABE_FAULT);
  CHECK(strlen(error.message) < sizeof error.message && (code == 0) == (error.message[0] == 0));
  astrolabe_free(text);
  free(request);
}

static void ask_for_positions(const astrolabe_engine *engine) {
  size_t count = draw(5), body_count = draw(6);
  int32_t columns = (int32_t[]){1, 2, 6, 0, -1, 7}[draw(6)];
  double days[5];
  uint8_t bodies[6];
  for (size_t index = 0; index < count; index++) days[index] = number();
  for (size_t index = 0; index < body_count; index++) bodies[index] = (uint8_t)draw(draw(9) ? ASTROLABE_BODIES : 256);
  size_t size = count * body_count * (columns > 0 ? (size_t)columns : 0);
  double *out = malloc(size * sizeof *out + 1);
  astrolabe_error error;
  int32_t code = astrolabe_positions(
      engine, (int32_t)draw(draw(9) ? 2 : 9) - 0, days, count, bodies, body_count, columns, out, &error);
  CHECK(code == 0 || code == ASTROLABE_BAD_DATA || code == ASTROLABE_WRONG_USAGE);
  free(out);
}

static void ask_for_hits(const astrolabe_engine *engine, const astrolabe_person *person) {
  double from = number(), to = draw(2) ? from + (double)draw(40) : number();
  // A search of centuries isn't what is tried here.
  if (to - from > 400) to = from + 40;
  uint8_t bodies[3] = {(uint8_t)draw(16), (uint8_t)draw(16), (uint8_t)draw(16)};
  size_t room = draw(20), found = 0;
  astrolabe_hit *hits = malloc(room * sizeof *hits + 1);
  astrolabe_error error;
  int32_t code = astrolabe_person_hits(engine, person, from, to, bodies, draw(4), hits, room, &found, &error);
  CHECK(code != ASTROLABE_FAULT && code != ASTROLABE_NO_FILE);
  free(hits);
}

static void ask_for_people(const astrolabe_engine *engine, const uint8_t *record) {
  char texts[3][64], joined[200] = "";
  int64_t offsets[4] = {0};
  for (int index = 0; index < 3; index++) {
    static const char *const births[] = {"1990-06-15T14:30", "1990-06-15", "2399-12-31", "1800-01-01", "", "x"};
    strcpy(texts[index], births[draw(6)]);
    size_t length = strlen(texts[index]);
    if (length > 0 && draw(3) == 0) texts[index][draw(length)] = (char)(1 + draw(255));
    strcat(joined, texts[index]);
    offsets[index + 1] = (int64_t)strlen(joined);
  }
  if (draw(9) == 0) offsets[1 + draw(2)] = (int64_t)draw(9) - 4;
  const char zones[] = "America/New_YorkEurope/Oslo+05:30";
  const int64_t zone_offsets[] = {0, 16, 27, 33};
  const char places[] = "Ulm, GermanySpringfieldXqzwyk";
  const int64_t place_offsets[] = {0, 12, 23, 29};
  const double latitude[] = {draw(2) ? 40.7 : number(), number(), 51}, longitude[] = {-74, number(), 0};
  const uint8_t fold[] = {0, 1, 255}, gap[] = {2, 0, 1};
  const astrolabe_texts birth = {joined, offsets}, zone = {zones, zone_offsets},
                        place = {places, place_offsets};
  const astrolabe_births births = {
      draw(20) ? 3 : draw(3), &birth, draw(5) ? &zone : NULL, draw(5) ? NULL : &place, draw(5) ? latitude : NULL,
      draw(5) ? longitude : NULL, draw(2) ? fold : NULL, draw(2) ? gap : NULL};
  int32_t codes[3];
  double cusps[36], angles[6];
  const astrolabe_charts_out out = {NULL, NULL, NULL, NULL, cusps, draw(2) ? angles : NULL};
  const char *houses = (const char *[]){NULL, "koch", "regiomontanus", "none"}[draw(4)];
  astrolabe_error error;
  int32_t code = astrolabe_charts(engine, &births, houses, &out, draw(2) ? codes : NULL, &error);
  CHECK(code != ASTROLABE_FAULT && code != ASTROLABE_NO_FILE);

  // With records, spoilt or another's: taking norms would be a second of work for nothing.
  const size_t size = astrolabe_norms_size();
  uint8_t *records = malloc(3 * size);
  for (int index = 0; index < 3; index++) memcpy(records + (size_t)index * size, record, size);
  if (draw(2)) records[draw(3 * size)] ^= (uint8_t)(1 << draw(8));
  astrolabe_people *people = NULL;
  code = astrolabe_people_open(engine, &births, records, codes, &people, &error);
  free(records);
  CHECK((code == 0) == (people != NULL) && code != ASTROLABE_FAULT);
  if (people == NULL) return;
  float table[3 * 40 * 23];
  const char *first = (const char *[]){"2025-01-06", "1799-12-30", "2399-12-30", "x", "1850-01-01"}[draw(5)];
  int32_t days = (int32_t[]){1, 2, 1, 40, 0, -1, INT32_MAX, INT32_MIN}[draw(8)];
  if (days > 40 && draw(2)) first = "9999-12-31";
  if (days <= 40 || first[0] == '9') {
    code = astrolabe_scores(engine, people, first, days, draw(3) ? "UTC" : "LMT", NULL, table, NULL, &error);
    CHECK(code != ASTROLABE_FAULT);
  }
  astrolabe_people_problem(people, draw(5), &error);
  astrolabe_people_close(people);
}

int main(int count, char **arguments) {
  long calls = count > 1 ? atol(arguments[1]) : 60000;
  astrolabe_engine *engine = opened();
  astrolabe_person *person = NULL;
  const char *birth = "{" NEW_YORK "}";
  astrolabe_error error;
  CHECK(astrolabe_person_open(engine, birth, strlen(birth), NULL, &person, &error) == 0);
  uint8_t *record = malloc(astrolabe_norms_size());
  CHECK(astrolabe_person_norms(person, record, &error) == 0);
  for (long call = 0; call < calls && failures < 20; call++) {
    switch (draw(20)) {
      default: ask_for_a_document(engine, person); break;
      case 12: case 13: case 14: case 15: ask_for_positions(engine); break;
      case 16: case 17: ask_for_hits(engine, person); break;
      case 18: case 19: ask_for_people(engine, record); break;
    }
  }
  free(record);
  astrolabe_person_close(person);
  astrolabe_close(engine);
  if (failures == 0) printf("passed: %ld calls with spoilt arguments\n", calls);
  return failures != 0;
}
