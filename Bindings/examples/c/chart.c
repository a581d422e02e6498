// Where the Sun and the Moon stand, hour by hour, and a chart as JSON and as a picture.
//
//   cc chart.c -lastrolabe -o chart && ./chart wheel.svg
#include <stdio.h>
#include <string.h>

#include "astrolabe.h"

static int fail(const astrolabe_error *error) {
  fprintf(stderr, "chart: %s\n", error->message);
  return error->code;
}

int main(int count, char **arguments) {
  astrolabe_engine *engine;
  astrolabe_error error;
  if (astrolabe_open(NULL, NULL, &engine, &error)) return fail(&error);

  const uint8_t bodies[] = {0, 1};
  double days[24], places[24][2][2];
  for (int hour = 0; hour < 24; hour++) days[hour] = 2460681.5 + hour / 24.0;
  if (astrolabe_positions(engine, ASTROLABE_UT1, days, 24, bodies, 2, 2, &places[0][0][0], &error)) {
    return fail(&error);
  }
  printf("2025-01-06 00:00 UT  Sun %.4f°  Moon %.4f°\n", places[0][0][0], places[0][1][0]);
  printf("2025-01-06 23:00 UT  Sun %.4f°  Moon %.4f°\n", places[23][0][0], places[23][1][0]);

  const char *birth =
      "{\"birth\":\"1990-06-15T14:30\",\"zone\":\"America/New_York\",\"lat\":40.7128,\"lon\":-74.006}";
  char *text;
  size_t length;
  if (astrolabe_document(engine, "chart", birth, strlen(birth), &text, &length, &error)) {
    return fail(&error);
  }
  printf("%.72s…\n", text);
  astrolabe_free(text);

  if (count > 1) {
    if (astrolabe_document(engine, "wheel", birth, strlen(birth), &text, &length, &error)) {
      return fail(&error);
    }
    FILE *file = fopen(arguments[1], "w");
    if (file == NULL) {
      perror(arguments[1]);
      return 66;
    }
    fwrite(text, 1, length, file);
    fclose(file);
    astrolabe_free(text);
    printf("the wheel is in %s\n", arguments[1]);
  }
  astrolabe_close(engine);
  return 0;
}
