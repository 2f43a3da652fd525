import { expect, test } from 'vitest';
import { adminData } from '#app/admin/admin-data.ts';
import { fillAll } from '#app/words/fill-all.ts';
import { privacyWords } from '#content/admin/privacy.ts';
import type { ErasureReceipt, FoundMessage } from '#domain/api/person.ts';
import { content } from '#tests/kit/content.ts';
import { receiptText } from './erasure-receipt.ts';

const message: FoundMessage = {
  id: '019c0000-0000-7000-8000-00000000a3f2',
  reference: 'E-2611-0042719',
  receivedAt: '2026-11-20T09:00:00.000Z',
  kind: 'message',
  name: 'Änne Öztürk',
  email: 'aenne@example.com',
  excerpt: 'Geheime Frage',
  language: 'de',
  isBinned: false,
  replies: 1,
  notes: 0,
  mails: 0,
  match: 'address',
};

const receipt: ErasureReceipt = {
  at: '2026-11-23T02:00:00.000Z',
  operator: 'Anna Berg',
  erased: { messages: 1, replies: 1, notes: 0, mails: 0, responses: 0 },
  mark: 'salt.hash',
  left: 1,
  files: 'wiped',
  backupDays: null,
  isSetAside: false,
};

const parts: Parameters<typeof receiptText>[0] = {
  words: fillAll(privacyWords.de, adminData(content).facts.de).privacy,
  language: 'de',
  receipt,
  chosen: { messages: [message], responses: [] },
  note: 'Bitte vom 19.11.',
  brand: 'Elambra',
};
const text = receiptText(parts);

test('a receipt says who erased what and when, with the note, and what is left', () => {
  for (const part of [
    'Löschbeleg – Elambra',
    'Gelöscht von: Anna Berg',
    'Vermerk: Bitte vom 19.11.',
    'Prüfwert der Adresse: salt.hash',
    'Nachrichten: 1',
    'Antworten beider Seiten: 1',
    `Vorgang ${message.reference}`,
    'noch 1 Nachricht gespeichert',
    'nichts davon mehr lesbar',
    'noch nicht eingestellt',
  ])
    expect(text).toContain(part);
  expect(text).not.toContain('Notizen');
});

test('a receipt tells of what a restore set aside, where there is any', () => {
  expect(text).not.toContain('Wiederherstellung');
  expect(receiptText({ ...parts, receipt: { ...receipt, isSetAside: true } })).toContain(
    'Nach einer Wiederherstellung oder einem Umzug liegt der frühere Bestand noch auf dem Server',
  );
});

test('a receipt holds nothing of the person', () => {
  expect(text).not.toMatch(/Öztürk|aenne|Geheime|\{\{/);
});
