import { afterAll, beforeAll, expect, test } from 'vitest';
import { checkParts, found } from '#tests/kit/checks.ts';
import { startDovecot } from '#tests/kit/dovecot.ts';
import { runChecks } from './run-checks.ts';

let dovecot: Awaited<ReturnType<typeof startDovecot>>;
beforeAll(async () => {
  dovecot = await startDovecot();
});
afterAll(async () => await dovecot?.stop());

test('the mailbox for answers is signed in to and its folder opened, and no password is told', async () => {
  const { url } = await dovecot.mailbox();
  expect(await found('mailbox', { IMAP_URL: url })).toEqual(['mailboxFine']);
  const refused = new URL(url);
  refused.password = 'hidden';
  const results = await runChecks(checkParts({ IMAP_URL: refused.href }), { names: ['mailbox'] });
  expect(results).toMatchObject([{ state: 'wrong', code: 'mailboxRefused' }]);
  expect(JSON.stringify(results)).not.toContain('hidden');
  const folder = new URL(url);
  folder.pathname = '/elsewhere';
  expect(await found('mailbox', { IMAP_URL: folder.href })).toEqual(['mailboxMissing']);
});
