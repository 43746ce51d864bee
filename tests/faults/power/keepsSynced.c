/*
 * Simulates a power cut: preloaded into a program, it copies only the synced data of files from DISK_FROM to DISK_TO.
 */
#define _GNU_SOURCE
#include <dlfcn.h>
#include <fcntl.h>
#include <limits.h>
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/types.h>
#include <unistd.h>

typedef struct Change {
  char name[256];
  off_t at;
  size_t size; /* for a cut file, its new length is `at` and there are no bytes */
  char *bytes;
  struct Change *next;
} Change;

static Change *first, **last = &first;
static pthread_mutex_t turn = PTHREAD_MUTEX_INITIALIZER;

/* The name of a file of the disk, or NULL for any other. */
static const char *name_of(int fd, char *path) {
  char link[64];
  const char *from = getenv("DISK_FROM");
  snprintf(link, sizeof link, "/proc/self/fd/%d", fd);
  ssize_t size = readlink(link, path, PATH_MAX - 1);
  if (size < 0 || !from) return NULL;
  path[size] = 0;
  size_t length = strlen(from);
  return strncmp(path, from, length) == 0 && path[length] == '/' ? path + length + 1 : NULL;
}

static void note(int fd, const void *bytes, size_t size, off_t at) {
  char path[PATH_MAX];
  const char *name = name_of(fd, path);
  if (!name) return;
  Change *change = calloc(1, sizeof *change);
  snprintf(change->name, sizeof change->name, "%s", name);
  change->at = at;
  change->size = size;
  if (bytes) change->bytes = memcpy(malloc(size), bytes, size);
  pthread_mutex_lock(&turn);
  *last = change;
  last = &change->next;
  pthread_mutex_unlock(&turn);
}

static void keep(int fd) {
  static ssize_t (*write_at)(int, const void *, size_t, off_t);
  static int (*cut)(int, off_t);
  if (!write_at) write_at = dlsym(RTLD_NEXT, "pwrite64");
  if (!cut) cut = dlsym(RTLD_NEXT, "ftruncate64");
  char path[PATH_MAX], copy[PATH_MAX];
  const char *name = name_of(fd, path);
  if (!name) return;
  snprintf(copy, sizeof copy, "%s/%s", getenv("DISK_TO"), name);
  int to = open(copy, O_RDWR | O_CREAT, 0600);
  pthread_mutex_lock(&turn);
  for (Change **each = &first; *each;) {
    Change *change = *each;
    if (strcmp(change->name, name) != 0) { each = &change->next; continue; }
    if (change->bytes) write_at(to, change->bytes, change->size, change->at);
    else cut(to, change->at);
    *each = change->next;
    free(change->bytes);
    free(change);
  }
  for (last = &first; *last;) last = &(*last)->next;
  pthread_mutex_unlock(&turn);
  close(to);
}

#define REAL(type, name, ...) static type (*real)(__VA_ARGS__); if (!real) real = dlsym(RTLD_NEXT, name)

ssize_t pwrite64(int fd, const void *bytes, size_t size, off_t at) {
  REAL(ssize_t, "pwrite64", int, const void *, size_t, off_t);
  ssize_t done = real(fd, bytes, size, at);
  if (done > 0) note(fd, bytes, done, at);
  return done;
}
ssize_t pwrite(int fd, const void *bytes, size_t size, off_t at) { return pwrite64(fd, bytes, size, at); }

ssize_t write(int fd, const void *bytes, size_t size) {
  REAL(ssize_t, "write", int, const void *, size_t);
  off_t at = lseek(fd, 0, SEEK_CUR);
  ssize_t done = real(fd, bytes, size);
  if (done > 0 && at >= 0) note(fd, bytes, done, at);
  return done;
}

int ftruncate64(int fd, off_t size) {
  REAL(int, "ftruncate64", int, off_t);
  int failed = real(fd, size);
  if (!failed) note(fd, NULL, 0, size);
  return failed;
}
int ftruncate(int fd, off_t size) { return ftruncate64(fd, size); }

int fsync(int fd) {
  REAL(int, "fsync", int);
  int failed = real(fd);
  if (!failed) keep(fd);
  return failed;
}

int fdatasync(int fd) {
  REAL(int, "fdatasync", int);
  int failed = real(fd);
  if (!failed) keep(fd);
  return failed;
}
