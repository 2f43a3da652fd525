import { expect, test } from 'vitest';
import { mayDo, type Role } from '#domain/accounts/roles.ts';
import type { Today } from '#domain/api/today.ts';
import { content } from '#tests/kit/content.ts';
import { alarmsOf, systemRows } from './system-rows.ts';

const { admin: words } = content.words.en;
const at = '2026-11-28T08:00:00.000Z';
const fine: Today = {
  inbox: null,
  mail: { isConfigured: true, failed: 0, retrying: 0, waiting: 0, lastSentAt: at, reason: null },
  content: null,
  system: {
    disk: { freeBytes: 5e9, state: 'ok' },
    backup: { madeAt: at, isOld: false },
    processes: [{ host: 'web-1', build: 'aa', startedAt: at }],
  },
  alerted: ['Anna Berg'],
};
const mailDown: Today = { ...fine, mail: { ...fine.mail!, retrying: 2 } };
const diskFull: Today = { ...fine, system: { ...fine.system, disk: { freeBytes: 4e7, state: 'full' } } };

function alarmsFor(role: Role, today: Today): string[] {
  const rows = systemRows(words, today, 'en');
  return alarmsOf(rows, (capability) => mayDo(role, capability)).map(({ name }) => name);
}

test('only trouble is an alarm, not what should be looked at some day', () => {
  expect(alarmsFor('owner', fine)).toEqual([]);
  const { mail } = fine;
  const unset = { ...fine, alerted: [], mail: { ...mail!, isConfigured: false, failed: 1 } };
  expect(alarmsFor('owner', unset)).toEqual([]);
});

test('alerts by mail are not in order while the mail server refuses', () => {
  const alerted = (today: Today) => systemRows(words, today, 'en').at(-1)!;
  expect(alerted(fine)).toMatchObject({ name: 'alerted', state: 'ok' });
  expect(alerted(mailDown)).toMatchObject({ name: 'alerted', state: 'attention' });
  expect(alerted(mailDown).text).toContain('Anna Berg');
});

test('a mail server that refuses alarms those who can send mails again, a full disk the owners', () => {
  expect(alarmsFor('owner', mailDown)).toEqual(['mail']);
  expect(alarmsFor('support', mailDown)).toEqual(['mail']);
  expect(alarmsFor('owner', diskFull)).toEqual(['disk']);
  expect(alarmsFor('support', diskFull)).toEqual([]);
  // Editors learn nothing about mail.
  expect(alarmsFor('editor', { ...diskFull, mail: null })).toEqual([]);
});
