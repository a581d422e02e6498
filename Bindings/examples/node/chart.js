// A chart as an object, and a day of the Moon as numbers.
//
//   node chart.js ./astrolabe.node
const path = require("path");
const astrolabe = require(path.resolve(process.argv[2]));

const birth = { birth: "1990-06-15T14:30", zone: "America/New_York", lat: 40.7128, lon: -74.006 };
const chart = JSON.parse(astrolabe.text("chart", JSON.stringify(birth)));
console.log(`Sun in ${chart.sun_sign}, Ascendant in ${chart.angles.ascendant.sign}`);

const days = Float64Array.from({ length: 24 }, (_, hour) => 2460681.5 + hour / 24);
const places = astrolabe.positions(days, Uint8Array.of(1));
console.log(`the Moon went from ${places[0].toFixed(4)}° to ${places[46].toFixed(4)}°`);

try {
  astrolabe.text("chart", '{"birth":"1990-02-31"}');
} catch (error) {
  console.log(`${error.code}: ${error.message}`);
}
