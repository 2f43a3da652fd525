import { fill } from '#domain/publishing/placeholders.ts';

type Facts = Readonly<Record<string, string>>;

const known = new WeakMap<Facts, WeakMap<object, object>>();

/** The same words with the facts filled in; other placeholders stay until run time. The answer is the same object each time. */
export function fillAll<Words extends object>(words: Words, facts: Facts): Words {
  const filled = known.get(facts) ?? new WeakMap<object, object>();
  known.set(facts, filled);
  const found = filled.get(words) ?? (filledIn(words, facts) as Words);
  filled.set(words, found);
  return found as Words;
}

function filledIn(value: unknown, facts: Facts): unknown {
  if (typeof value === 'string') return fill(value, facts);
  if (Array.isArray(value)) return value.map((item) => filledIn(item, facts));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, inside]) => [key, filledIn(inside, facts)]));
}
