/** More than the networks (/64) that one customer has in a /48; they take 16 MB. */
export const usualMostKeys = 100_000;

/**
 * Counts in the memory of this process. Each key has a window of its own, which begins with its first count and ends after `windowMs`;
 * `used` is the sum of the weights in it. A new key is never refused: with `mostKeys`, the one whose window ends first is forgotten
 * instead. Strangers gain nothing by that, as it takes as many new networks as there are keys, and each of them could
 * have sent its whole limit. Known keys push out no other.
 */
export function createCounter({
  windowMs,
  mostKeys = usualMostKeys,
}: {
  windowMs: number;
  mostKeys?: number;
}) {
  // In the order in which their windows begin, and so end.
  const entries = new Map<string, { used: number; endsAt: number }>();
  let isForgetting = false;

  function forgetEnded(): void {
    const now = performance.now();
    for (const [key, { endsAt }] of entries) {
      if (endsAt > now) break;
      entries.delete(key);
    }
    const [first] = entries.values();
    isForgetting = first !== undefined;
    if (first) setTimeout(forgetEnded, first.endsAt - now).unref();
  }

  function begin(key: string, now: number) {
    entries.delete(key);
    if (entries.size >= mostKeys) entries.delete(entries.keys().next().value!);
    const entry = { used: 0, endsAt: now + windowMs };
    entries.set(key, entry);
    if (!isForgetting) setTimeout(forgetEnded, windowMs).unref();
    isForgetting = true;
    return entry;
  }

  return (key: string, weight = 1) => {
    const now = performance.now();
    const known = entries.get(key);
    const entry = known && known.endsAt > now ? known : begin(key, now);
    entry.used += weight;
    return { used: entry.used, endsInMs: entry.endsAt - now };
  };
}
