import * as fc from 'fast-check';
import type { FuzzRequest } from './requests.ts';

/** `text` says how to see it again. */
export type Fault = { name: string; text: string };

type Options = {
  seed: number;
  /** Either a number of requests, the same on every machine, or a time to look for more. */
  until: { count: number } | { ms: number };
  judge: (sent: FuzzRequest) => Promise<Fault | undefined>;
};

const shrinkingMs = 20_000;

/** Each fault once, by name, as small as it could be made; after one the search goes on for others. */
export async function findFaults(
  requests: fc.Arbitrary<FuzzRequest>,
  { seed, until, judge }: Options,
): Promise<Map<string, string>> {
  const faults = new Map<string, string>();
  const started = Date.now();
  let count = 0;
  const left = () =>
    'ms' in until
      ? { numRuns: 1_000_000, interruptAfterTimeLimit: started + until.ms - Date.now() }
      : { numRuns: until.count - count };
  for (let round = 0; Object.values(left()).every((amount) => amount > 0); round += 1) {
    let shrunk: { name: string; until: number } | undefined;
    const property = fc.asyncProperty(requests, async (sent) => {
      if (shrunk && Date.now() > shrunk.until) return;
      if (!shrunk) count += 1;
      const fault = await judge(sent);
      if (!fault || (shrunk ? shrunk.name !== fault.name : faults.has(fault.name))) return;
      shrunk ??= { name: fault.name, until: Date.now() + shrinkingMs };
      faults.set(fault.name, fault.text);
      throw new Error(fault.name);
    });
    await fc.check(property, { seed: seed + round, ...left() });
  }
  return faults;
}
