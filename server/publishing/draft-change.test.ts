import { expect, test } from 'vitest';
import { decide } from './draft-change.ts';

const title = 'de.nova.hero.title';
const owned = 'setting.OPERATOR_EMAIL';
const at = '2026-11-23T05:00:00.000Z';

const edit = (value: unknown, basedOn: unknown = 'default') => ({ value, basedOn, by: 'bo', at });
const drafted = (value: unknown, other: object = {}) => ({
  id: title,
  value,
  basedOn: 'default',
  revision: 7,
  by: 'bo',
  at,
  ...other,
});

type Case = Partial<Omit<Parameters<typeof decide>[0], 'field'>> & { id?: string };

test.each<[string, string, Case]>([
  ['a first change', 'put', { said: { value: 'new' } }],
  ['what visitors see already', 'keep', { said: { value: 'live' }, live: edit('live'), seenLive: 'live' }],
  ['the default where nothing was changed', 'keep', { said: { value: 'default' } }],
  ['no value where nothing was changed', 'keep', { said: {} }],
  ['the default over a published text', 'put', { said: {}, live: edit('live'), seenLive: 'live' }],
  [
    'a published text once more, now that its default is another',
    'put',
    { said: { value: 'live' }, live: edit('live', 'old default'), seenLive: 'live' },
  ],
  [
    'a second change by who saw the first',
    'put',
    { said: { value: 'new' }, before: drafted('one'), revision: 7 },
  ],
  [
    'a second change by who did not see the first',
    'conflict',
    { said: { value: 'new' }, before: drafted('one') },
  ],
  ['the same change by two', 'keep', { said: { value: 'one' }, before: drafted('one') }],
  ['no value where the draft says null', 'conflict', { said: {}, before: drafted(null) }],
  [
    'the same change, now that its default is another',
    'put',
    { said: { value: 'one' }, before: drafted('one', { basedOn: 'old default' }), revision: 7 },
  ],
  [
    'a change of what was published since it was read',
    'conflict',
    { said: { value: 'new' }, live: edit('live'), seenLive: 'before' },
  ],
  [
    'what was published since it was read',
    'keep',
    { said: { value: 'live' }, live: edit('live'), seenLive: 'before' },
  ],
  [
    'the default over a draft of a text that is not published',
    'drop',
    { said: { value: 'default' }, before: drafted('one'), revision: 7 },
  ],
  [
    "a colleague's value of a setting of owners, entered again",
    'put',
    { id: owned, said: { value: 'one' }, before: drafted('one'), revision: 7 },
  ],
  [
    'the own value of a setting of owners, entered again',
    'keep',
    { id: owned, said: { value: 'one' }, before: drafted('one'), revision: 7, by: 'bo' },
  ],
])('%s is %s', (_, outcome, { id = title, ...asked }) => {
  const known = {
    said: {},
    revision: null,
    before: undefined,
    live: undefined,
    seenLive: undefined,
    by: 'anna',
  };
  const field = { id, kind: 'text', defaultValue: 'default' } as const;
  expect(decide({ field, ...known, ...asked })).toBe(outcome);
});
