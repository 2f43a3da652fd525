import { useSyncExternalStore } from 'react';

/** One value outside of React, for parts that lie far apart, or that are loaded at different times. */
export function externalStore<Value>(initial: Value) {
  const watchers = new Set<() => void>();
  let value = initial;

  function watch(onChange: () => void) {
    watchers.add(onChange);
    return () => watchers.delete(onChange);
  }

  return {
    get: () => value,
    set(next: Value) {
      if (Object.is(next, value)) return;
      value = next;
      for (const onChange of watchers) onChange();
    },
    watch,
    /** The value; while the server renders the initial one. */
    use: () =>
      useSyncExternalStore(
        watch,
        () => value,
        () => initial,
      ),
  };
}
