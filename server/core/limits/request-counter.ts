type Entry = { used: number; endsAt: number };

type Counting = {
  /** For each key in each window; 0: no limit. */
  points: number;
  windowMs: number;
  /** How many share the load: each allows its part of the points. */
  processes?: (() => number) | undefined;
  mostKeys?: number;
};

/** More than the networks (/64) that one customer has in a /48; they take 16 MB. */
export const usualMostKeys = 100_000;

/**
 * Milliseconds to wait; 0 if within the limit. Who is new while there are `mostKeys` is never refused: the key whose
 * window ends first is forgotten instead. Nobody gains by that, as it takes as many new networks as there are keys, and
 * each of them could have sent its whole limit. Keys that are known forget nobody.
 */
export function requestCounter({
  points,
  windowMs,
  processes = () => 1,
  mostKeys = usualMostKeys,
}: Counting): (key: string, weight?: number) => number {
  if (points === 0) return () => 0;
  // In the order in which their windows begin, and so end.
  const entries = new Map<string, Entry>();
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

  function begin(key: string, now: number): Entry {
    entries.delete(key);
    if (entries.size >= mostKeys) entries.delete(entries.keys().next().value!);
    const entry = { used: 0, endsAt: now + windowMs };
    entries.set(key, entry);
    if (!isForgetting) setTimeout(forgetEnded, windowMs).unref();
    isForgetting = true;
    return entry;
  }

  return (key, weight = 1) => {
    const now = performance.now();
    const known = entries.get(key);
    const entry = known && known.endsAt > now ? known : begin(key, now);
    entry.used += weight;
    return entry.used > Math.ceil(points / processes()) ? entry.endsAt - now : 0;
  };
}
