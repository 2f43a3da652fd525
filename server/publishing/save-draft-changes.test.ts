import { expect, test } from 'vitest';
import { decide } from './save-draft-changes.ts';

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
  ['a first change', 'drafted', { said: { value: 'new' } }],
  ['what visitors see already', 'live', { said: { value: 'live' }, live: edit('live'), seenLive: 'live' }],
  ['the default where nothing was changed', 'live', { said: { value: 'default' } }],
  ['no value where nothing was changed', 'live', { said: {} }],
  ['the default over a published text', 'drafted', { said: {}, live: edit('live'), seenLive: 'live' }],
  [
    'a published text once more, now that its default is another',
    'drafted',
    { said: { value: 'live' }, live: edit('live', 'old default'), seenLive: 'live' },
  ],
  [
    'a second change by who saw the first',
    'drafted',
    { said: { value: 'new' }, before: drafted('one'), revision: 7 },
  ],
  [
    'a second change by who did not see the first',
    'conflict',
    { said: { value: 'new' }, before: drafted('one') },
  ],
  ['the same change by two', 'kept', { said: { value: 'one' }, before: drafted('one') }],
  ['no value where the draft says null', 'conflict', { said: {}, before: drafted(null) }],
  [
    'the same change, now that its default is another',
    'drafted',
    { said: { value: 'one' }, before: drafted('one', { basedOn: 'old default' }), revision: 7 },
  ],
  [
    'a change of what was published since it was read',
    'conflict',
    { said: { value: 'new' }, live: edit('live'), seenLive: 'before' },
  ],
  [
    'what was published since it was read',
    'live',
    { said: { value: 'live' }, live: edit('live'), seenLive: 'before' },
  ],
  [
    "a colleague's value of a setting of owners, entered again",
    'drafted',
    { id: owned, said: { value: 'one' }, before: drafted('one'), revision: 7 },
  ],
  [
    'the own value of a setting of owners, entered again',
    'kept',
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
