import { expect, test } from 'vitest';
import { adminWords } from '#content/admin/words.ts';
import type { AuditEntry } from '#domain/api/audit.ts';
import { auditActions, auditGroups, auditSubject } from '#domain/audit/audit.ts';
import { type AuditWords, auditDetails, auditSentence } from '#domain/audit/audit-sentence.ts';
import { type Language, languages } from '#domain/language/languages.ts';
import { fill } from '#domain/publishing/placeholders.ts';

const anna = { id: '019c0000-0000-7000-8000-00000000a3f2', name: 'Anna' };
const tom = { id: '019c0000-0000-7000-8000-00000000b4e1', name: 'Tom' };

function entry(action: string, change: Partial<AuditEntry> = {}): AuditEntry {
  const at = '2026-11-21T09:00:00.000Z';
  return {
    id: 'x',
    at,
    operator: anna,
    action,
    target: null,
    details: {},
    subject: null,
    record: null,
    ...change,
  };
}

function wordsIn(language: Language) {
  const { audit, roles } = adminWords[language];
  return { ...audit, roles: roles.names };
}

function said(language: Language, action: string, change: Partial<AuditEntry> = {}): string {
  const { who, text } = auditSentence(wordsIn(language), entry(action, change));
  return fill(text, { who });
}

/** Values of every detail that an action may have. */
const details = {
  ended: 2,
  count: 3,
  role: 'editor',
  from: 'new',
  to: 'done',
  restoredVersion: 3,
  messages: 1,
  replies: 1,
  notes: 1,
  mails: 1,
  responses: 1,
};

test.each(languages)('every action has a sentence in %s with all values filled in', (language) => {
  const { actions }: AuditWords = wordsIn(language);
  for (const action of Object.values(auditActions).flat()) {
    const [topic = '', act = ''] = action.split('.');
    const texts = actions[topic]?.[act];
    expect(texts, action).toBeDefined();
    for (const text of typeof texts === 'object' ? Object.values(texts) : [texts!]) {
      if (!['session.failed', 'password.forgotten'].includes(action))
        expect(text, action).toContain('{{who}}');
      const one = { ...actions, [topic]: { ...actions[topic], [act]: text } };
      const sentence = auditSentence(
        { ...wordsIn(language), actions: one },
        entry(action, { details, subject: tom }),
      );
      expect(fill(sentence.text, { who: '' }), action).not.toMatch(/\{\{|undefined/);
    }
  }
  for (const group of auditGroups) expect(wordsIn(language).groups[group]).not.toBe('');
});

test('an action of a later version stands for itself', () => {
  expect(said('en', 'moon.reached')).toBe('Anna: moon.reached');
});

test('the state at delivery is named, because its number says nothing', () => {
  const restored = (restoredVersion: number) =>
    said('de', 'release.restored', { target: '4', details: { restoredVersion } });
  expect(restored(3)).toBe('Anna hat Stand 3 als Stand 4 wiederhergestellt');
  expect(restored(0)).toBe('Anna hat den Auslieferungszustand als Stand 4 wiederhergestellt');
});

test('somebody who was removed keeps the name, and two whose names were erased differ', () => {
  expect(said('de', 'operator.removed', { subject: tom })).toBe('Anna hat den Zugang von Tom entfernt');
  const erased = [anna, tom].map(({ id }) =>
    said('de', 'session.signedIn', { operator: { id, name: null } }),
  );
  expect(erased).toEqual([
    'Früherer Zugang a3f2 hat sich angemeldet',
    'Früherer Zugang b4e1 hat sich angemeldet',
  ]);
});

test('a wrong password, a wrong code and a refused confirmation read differently', () => {
  const failed = (reason: string, subject: typeof anna | null = anna) =>
    said('de', 'session.failed', { operator: null, subject, details: { reason } });
  expect(failed('invalidCredentials')).toBe('Anmeldung als Anna gescheitert: falsches Passwort');
  expect(failed('invalidCredentials', null)).toBe(
    'Anmeldung gescheitert: Zu der Adresse gibt es keinen Zugang',
  );
  expect(failed('totpInvalid')).toBe('Anmeldung als Anna gescheitert: falscher Code');
  expect(said('de', 'password.refused')).toBe('Anna hat bei der Rückfrage ein falsches Passwort eingegeben');
  expect(said('de', 'totp.refused')).toContain('beim Einrichten des zweiten Faktors einen falschen Code');
});

test('a message that changes says from what to what, and who takes care of it', () => {
  const changed = (from: string, to: string) => said('en', 'message.changed', { details: { from, to } });
  expect(changed('new', 'done')).toBe('Anna moved a message from “New” to “Done”');
  expect(changed('new', 'suspected')).toBe('Anna marked a message as spam');
  expect(changed('suspected', 'open')).toBe('Anna took a message out of spam, now “Open”');
  const assigned = (subject: typeof anna | null) => said('en', 'message.assigned', { subject });
  expect(assigned(anna)).toBe('Anna took a message over');
  expect(assigned(tom)).toBe('Anna gave a message to Tom');
  expect(assigned(null)).toBe('Anna took the assignment off a message');
});

test('the operator whom an entry is about is found in its target or its details', () => {
  const about = (action: string, target: string | null, assignee?: string) =>
    auditSubject({ action, target, details: { assignee } });
  expect(about('operator.removed', tom.id)).toBe(tom.id);
  expect(about('session.failed', 'unknown:0123')).toBeNull();
  expect(about('message.assigned', 'm', tom.id)).toBe(tom.id);
  expect(about('message.changed', 'm', tom.id)).toBeNull();
});

test('a failure says from where and how often', () => {
  const often = entry('session.failed', {
    details: { network: 'a1b2c3', count: 40, device: 'Firefox, Windows' },
  });
  expect(auditDetails(wordsIn('en'), often)).toEqual([
    'on Firefox, Windows',
    'network a1b2c3',
    '40 failed attempts in this hour',
  ]);
  expect(auditDetails(wordsIn('en'), entry('messages.changed', { details: { count: 3 } }))).toEqual([]);
});
