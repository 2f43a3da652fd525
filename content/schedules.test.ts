import { expect, test } from 'vitest';
import { languages } from '#domain/language/languages.ts';
import { offerings } from './offerings/offerings.ts';
import { schedules } from './schedules.ts';
import { words } from './words.ts';

test.each(languages)('the %s words describe every part of a schedule and no other', (language) => {
  const said = words[language];
  const described = {
    ...schedules,
    ...Object.fromEntries(
      Object.values(offerings).flatMap((offering) =>
        'schedule' in offering ? [[offering.id, offering.schedule]] : [],
      ),
    ),
  };
  const parts: Record<string, readonly { readonly id: string }[]> = {
    demo: said.demo.steps.items,
    'case-nexiu': said['case-nexiu'].timeline.items,
    sophie: said.sophie.overview.steps,
    nova: said.nova.process.minutes,
    'marcus-storm': said['marcus-storm'].focus.items,
    'master-wu': said['master-wu'].schedule.items,
    'smo-excellence': said['smo-excellence'].process.items,
    'ic-water-principle': said['ic-water-principle'].process.items,
  };
  expect(mapped(parts, (items) => items.map(({ id }) => id))).toEqual(mapped(described, Object.keys));
});

function mapped<T, R>(record: Readonly<Record<string, T>>, change: (value: T) => R): Record<string, R> {
  return Object.fromEntries(Object.entries(record).map(([key, value]) => [key, change(value)]));
}
