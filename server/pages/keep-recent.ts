/**
 * Keeps what was asked for last, at most `limit` values by their key. The function it gives back finds a value or makes
 * it; who asks meanwhile waits for the same one. What could not be made is forgotten.
 */
export function keepRecent<Value>(limit: number) {
  const kept = new Map<string, Promise<Value>>();

  return (key: string, make: () => Promise<Value>): Promise<Value> => {
    const found = kept.get(key) ?? make();
    // A Map lists its keys in the order they came: the one asked for now is the youngest.
    kept.delete(key);
    kept.set(key, found);
    if (kept.size > limit) kept.delete(kept.keys().next().value!);
    found.catch(() => kept.delete(key));
    return found;
  };
}
