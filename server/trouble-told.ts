export type Told = { readonly codes: readonly string[]; readonly at: string };

/** Decides whether to alert owners: each problem once, then again after `againAfterMs`. Also returns the state to keep. */
export function judgeTold(
  told: Told | undefined,
  codes: readonly string[],
  at: string,
  againAfterMs: number,
): { isDue: boolean; next: Told } {
  if (!told) return { isDue: codes.length > 0, next: { codes, at } };
  // Told in the future: by a clock that was ahead.
  const isOver = at < told.at || Date.parse(at) - Date.parse(told.at) >= againAfterMs;
  const isDue = codes.some((code) => isOver || !told.codes.includes(code));
  // What is over may come back, and is told then.
  const next = isDue
    ? { codes, at }
    : { codes: told.codes.filter((code) => codes.includes(code)), at: told.at };
  return { isDue, next };
}
