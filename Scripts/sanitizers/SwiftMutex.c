// Tells ThreadSanitizer of what it cannot see of Synchronization's Mutex.
//
// A Mutex is locked and unlocked by atomics in the code that uses it, which the sanitizer follows. But where one thread
// waits for another, the one gives the lock and the other takes it inside libswiftSynchronization, which was not built for
// the sanitizer: what the second then does would seem to be unordered after what the first did. This library is loaded
// before that one and stands before its two functions; it says what they do and calls them. So no report has to be
// suppressed, and an access that no lock guards is still found, also beside locks.
#define _GNU_SOURCE
#include <dlfcn.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>

#define LOCK "$s15Synchronization12_MutexHandleV9_lockSlowyys6UInt32VF"
#define UNLOCK "$s15Synchronization12_MutexHandleV11_unlockSlowyyF"
#define TRY_LOCK "$s15Synchronization12_MutexHandleV12_tryLockSlowSbyF"
#define SWIFT __attribute__((swiftcall))
#define SELF __attribute__((swift_context))

// Of the sanitizer, in the program. Weak: a program may start others that were not built for it.
extern void __tsan_acquire(void *address) __attribute__((weak));
extern void __tsan_release(void *address) __attribute__((weak));

static void *next(void **known, const char *name) {
  void *function = __atomic_load_n(known, __ATOMIC_RELAXED);
  if (function) return function;
  function = dlsym(RTLD_NEXT, name);
  if (!function) {
    fprintf(stderr, "SwiftMutex: libswiftSynchronization has no %s\n", name);
    abort();
  }
  __atomic_store_n(known, function, __ATOMIC_RELAXED);
  return function;
}

typedef SWIFT void Lock(uint32_t thread, SELF void *lock);
typedef SWIFT void Unlock(SELF void *lock);
typedef SWIFT _Bool TryLock(SELF void *lock);

SWIFT void lockSlow(uint32_t thread, SELF void *lock) __asm__(LOCK);
SWIFT void unlockSlow(SELF void *lock) __asm__(UNLOCK);
SWIFT _Bool tryLockSlow(SELF void *lock) __asm__(TRY_LOCK);

SWIFT void lockSlow(uint32_t thread, SELF void *lock) {
  static void *known;
  ((Lock *)next(&known, LOCK))(thread, lock);
  if (__tsan_acquire) __tsan_acquire(lock);
}

SWIFT void unlockSlow(SELF void *lock) {
  static void *known;
  if (__tsan_release) __tsan_release(lock);
  ((Unlock *)next(&known, UNLOCK))(lock);
}

SWIFT _Bool tryLockSlow(SELF void *lock) {
  static void *known;
  _Bool taken = ((TryLock *)next(&known, TRY_LOCK))(lock);
  if (taken && __tsan_acquire) __tsan_acquire(lock);
  return taken;
}
