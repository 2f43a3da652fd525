import * as fc from 'fast-check';

/** `npm run chaos -- --rounds=50 --seed=7`; one round of one seed with all other tests. */
export const seed = Number(process.env.CHAOS_SEED ?? 1);
export const rounds = Number(process.env.CHAOS_ROUNDS ?? 1);
export const isByHand = process.env.CHAOS_ROUNDS !== undefined;
/** Of the visitors: fewer where others use the machine too. */
export const share = Number(process.env.CHAOS_SHARE ?? 1);

/** The same for the same seed. */
export function randomNumbers(count: number, from: number, to: number, topic = 0): number[] {
  return fc.sample(fc.integer({ min: from, max: to }), { seed: seed + topic, numRuns: count });
}

export function randomColor(turn: number): string {
  const [number] = randomNumbers(1, 0, 0xffffff, turn + 1);
  return `#${number!.toString(16).padStart(6, '0').toUpperCase()}`;
}

/** Prints what happened where somebody asked for it. */
export function tell(title: string, counts: Readonly<Record<string, number | string>>): void {
  if (!isByHand) return;
  const text = Object.entries(counts).map(([name, value]) => `${name} ${value}`);
  process.stdout.write(`${title}: ${text.join(', ')}\n`);
}
