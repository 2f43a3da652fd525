import { expect, test } from 'vitest';
import { hourMs } from '#domain/language/durations.ts';
import { demoMessages } from './message-events.ts';
import { momentOf } from './moments.ts';

const hours = Array.from({ length: 14 * 24 }, (_, hour) => new Date(Date.UTC(2026, 9, 20) + hour * hourMs));

test('whenever the demo starts, nothing happens to a message before it arrived or after the start', () => {
  for (const now of hours)
    for (const { when, steps = [], fields } of demoMessages) {
      const moments = [when, ...steps.map((step) => step.when)].map((moment) =>
        Number(momentOf(moment, now)),
      );
      expect([...moments, Number(now)], `${fields.name}, ${now.toISOString()}`).toEqual(
        [...moments, Number(now)].toSorted((one, other) => one - other),
      );
    }
});
