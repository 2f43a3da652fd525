import { expect, test } from 'vitest';
import { adminData } from '#app/admin/admin-data.ts';
import type { AuditEntry } from '#domain/answers/audit.ts';
import { auditActions, auditGroups } from '#domain/audit.ts';
import { languages } from '#domain/languages.ts';
import { content } from '#tests/kit/content.ts';
import { actionText, doerText, reasonText } from './audit-words.ts';

const entry = (change: Partial<AuditEntry>): AuditEntry => ({
  id: 'x',
  at: '2026-11-21T09:00:00.000Z',
  operator: { id: 'a', name: 'Anna' },
  action: 'session.signedIn',
  target: '7',
  details: { restoredVersion: 3, count: 12 },
  ...change,
});

test.each(languages)('every action and group has its words in %s, with every value filled in', (language) => {
  const { audit } = adminData(content).words[language];
  for (const action of Object.values(auditActions).flat()) {
    const text = actionText(audit, entry({ action }));
    expect(text, action).not.toBe(action);
    expect(text).not.toContain('{{');
  }
  for (const group of auditGroups) expect(audit.groups[group]).not.toBe('');
});

test('an action of a later version stands for itself', () => {
  expect(actionText(adminData(content).words.en.audit, entry({ action: 'moon.reached' }))).toBe(
    'moon.reached',
  );
});

test('who did it: an operator, a former one, somebody unknown, the server', () => {
  const { audit } = adminData(content).words.en;
  expect(doerText(audit, entry({}))).toBe('Anna');
  expect(doerText(audit, entry({ operator: { id: 'a', name: null } }))).toBe('A former operator');
  expect(doerText(audit, entry({ operator: null, action: 'session.failed' }))).toBe('Somebody');
  expect(doerText(audit, entry({ operator: null, action: 'operator.invited' }))).toBe('The server');
});

test('a failed sign-in says why, from where and how often', () => {
  const { audit } = adminData(content).words.en;
  expect(reasonText(audit, entry({ details: { reason: 'totpInvalid' } }))).toBe('wrong code');
  const often = { reason: 'invalidCredentials', network: 'a1b2c3', count: 40 };
  expect(reasonText(audit, entry({ details: often }))).toBe(
    'wrong e-mail address or password, network a1b2c3, 40 failed attempts in this hour',
  );
  expect(reasonText(audit, entry({}))).toBeUndefined();
});
