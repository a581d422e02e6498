// A Node-API add-on: positions into a Float64Array, documents as objects.
#include <node_api.h>
#include <stdlib.h>
#include <string.h>

#include "astrolabe.h"

static astrolabe_engine *engine;

static napi_value fail(napi_env env, const astrolabe_error *error) {
  napi_throw_error(env, error->code == ASTROLABE_BAD_DATA ? "BAD_DATA" : NULL, error->message);
  return NULL;
}

/// positions(days: Float64Array, bodies: Uint8Array): Float64Array, longitude and motion of each
static napi_value positions(napi_env env, napi_callback_info info) {
  napi_value arguments[2], buffer, result;
  size_t count = 2, days_count, bodies_count;
  void *days, *bodies, *out;
  astrolabe_error error;
  napi_typedarray_type kind, other;
  if (napi_get_cb_info(env, info, &count, arguments, NULL, NULL) != napi_ok || count < 2 ||
      napi_get_typedarray_info(env, arguments[0], &kind, &days_count, &days, NULL, NULL) != napi_ok ||
      napi_get_typedarray_info(env, arguments[1], &other, &bodies_count, &bodies, NULL, NULL) != napi_ok ||
      kind != napi_float64_array || other != napi_uint8_array) {
    napi_throw_type_error(env, NULL, "give a Float64Array of days and a Uint8Array of bodies");
    return NULL;
  }
  size_t length = days_count * bodies_count * 2;
  if (napi_create_arraybuffer(env, length * sizeof(double), &out, &buffer) != napi_ok) return NULL;
  if (astrolabe_positions(engine, ASTROLABE_UT1, days, days_count, bodies, bodies_count, 2, out, &error)) {
    return fail(env, &error);
  }
  napi_create_typedarray(env, napi_float64_array, length, buffer, 0, &result);
  return result;
}

/// text(kind: string, request: string): string
static napi_value text(napi_env env, napi_callback_info info) {
  napi_value arguments[2], result = NULL;
  size_t count = 2, length, text_length;
  char kind[16], *request, *document;
  astrolabe_error error;
  if (napi_get_cb_info(env, info, &count, arguments, NULL, NULL) != napi_ok || count < 2 ||
      napi_get_value_string_utf8(env, arguments[0], kind, sizeof kind, &length) != napi_ok ||
      napi_get_value_string_utf8(env, arguments[1], NULL, 0, &length) != napi_ok) {
    napi_throw_type_error(env, NULL, "give the document's name and a request");
    return NULL;
  }
  request = malloc(length + 1);
  if (request == NULL) return NULL;
  napi_get_value_string_utf8(env, arguments[1], request, length + 1, &length);
  if (astrolabe_document(engine, kind, request, length, &document, &text_length, &error)) {
    free(request);
    return fail(env, &error);
  }
  napi_create_string_utf8(env, document, text_length, &result);
  astrolabe_free(document);
  free(request);
  return result;
}

static napi_value load(napi_env env, napi_value exports) {
  static const napi_property_descriptor functions[] = {
      {"positions", NULL, positions, NULL, NULL, NULL, napi_enumerable, NULL},
      {"text", NULL, text, NULL, NULL, NULL, napi_enumerable, NULL},
  };
  astrolabe_error error;
  if (engine == NULL && astrolabe_open(NULL, NULL, &engine, &error)) return fail(env, &error);
  napi_define_properties(env, exports, 2, functions);
  return exports;
}

NAPI_MODULE(astrolabe, load)
