/* Prints the rows of Tests/EphemerisTests/Golden/topocentric.csv.
 *
 *   cc Scripts/make/print-topocentric.c -lswe -lm -o print-topocentric && ./print-topocentric ephemeris/se1
 */
#include <stdio.h>
#include <swephexp.h>

int main(int count, char **arguments) {
  static const char *names[] = {"sun",    "moon",   "mercury", "venus",   "mars",
                                "jupiter", "saturn", "uranus",  "neptune", "pluto"};
  static const double instants[] = {2415020.5, 2451545.0, 2460682.0, 2488069.25};
  static const double places[][2] = {
      {-74.006, 40.7128}, {18.9553, 69.6492}, {151.2093, -33.8688}, {-78.4678, -0.1807}};
  char message[256];
  double numbers[6];
  if (count != 2) return 64;
  swe_set_ephe_path(arguments[1]);
  for (int row = 0; row < 4; row++) {
    swe_set_topo(places[row][0], places[row][1], 0);
    for (int body = 0; body < 10; body++) {
      const int wanted = SEFLG_SWIEPH | SEFLG_SPEED | SEFLG_TOPOCTR;
      if (swe_calc_ut(instants[row], body, wanted, numbers, message) != wanted) return 70;
      printf("%.2f,%.4f,%.4f,%s,%.8f,%.8f,%.10f,%.8f,%.8f,%.10f\n", instants[row], places[row][1],
             places[row][0], names[body], numbers[0], numbers[1], numbers[2], numbers[3], numbers[4],
             numbers[5]);
    }
  }
  return 0;
}
