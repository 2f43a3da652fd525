/** LRU cache of `limit` values: concurrent calls share one promise, and failures are not kept. */
export function keepRecent<Value>(limit: number) {
  const kept = new Map<string, Promise<Value>>();

  return (key: string, make: () => Promise<Value>): Promise<Value> => {
    const found = kept.get(key) ?? make();
    // A Map keeps insertion order, so the most recently used key moves to the end.
    kept.delete(key);
    kept.set(key, found);
    if (kept.size > limit) kept.delete(kept.keys().next().value!);
    found.catch(() => kept.delete(key));
    return found;
  };
}
