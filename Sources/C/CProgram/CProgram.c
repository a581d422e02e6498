#ifndef _GNU_SOURCE
#define _GNU_SOURCE
#endif

#include "CProgram.h"

#include <dlfcn.h>
#include <stddef.h>
#include <stdint.h>

#ifdef __linux__
#include <link.h>
#include <sys/auxv.h>
#endif

const char *path_of_program(void) {
#ifdef __linux__
  return (const char *)getauxval(AT_EXECFN);
#else
  return NULL;
#endif
}

// Of this file alone, so that its address is in the library it was linked into, whatever else the process
// has loaded.
static const char here;

#ifdef __linux__
// Goes on to the next loaded object unless this one holds `here`. The program itself has no name, where
// dladdr would give what it was started by, which may be anything.
static int holds_here(struct dl_phdr_info *object, size_t size, void *name) {
  (void)size;
  for (int part = 0; part < object->dlpi_phnum; part++) {
    const ElfW(Phdr) *segment = &object->dlpi_phdr[part];
    if (segment->p_type != PT_LOAD) continue;
    if ((uintptr_t)&here - (object->dlpi_addr + segment->p_vaddr) >= segment->p_memsz) continue;
    *(const char **)name = object->dlpi_name;
    return 1;
  }
  return 0;
}
#endif

const char *path_of_library(void) {
  const char *name = NULL;
#ifdef __linux__
  dl_iterate_phdr(holds_here, &name);
#else
  Dl_info image;
  if (dladdr(&here, &image)) name = image.dli_fname;
#endif
  return name && *name ? name : NULL;
}
