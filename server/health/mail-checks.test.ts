import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import type { SMTPServerOptions } from 'smtp-server';
import { describe, expect, onTestFinished, test } from 'vitest';
import { checkParts, found } from '#tests/kit/checks.ts';
import { startMailbox } from '#tests/kit/mailbox.ts';
import { runChecks } from './run-checks.ts';

/** Of a server that accepts connections and says nothing. */
async function silentPort(): Promise<number> {
  const silent = createServer().listen(0, '127.0.0.1');
  onTestFinished(() => void silent.close());
  await once(silent, 'listening');
  return (silent.address() as AddressInfo).port;
}

describe('the mail server', () => {
  const signIn: SMTPServerOptions = {
    authOptional: false,
    allowInsecureAuth: true,
    onAuth: ({ password }, _, done) =>
      password === 'right' ? done(null, { user: 'a' }) : done(new Error('wrong password')),
  };

  test('is signed in to, and no password is told', async () => {
    const { port } = await startMailbox({}, signIn);
    expect(await found('mail', { SMTP_URL: `smtp://a:right@127.0.0.1:${port}` })).toEqual(['mailFine']);
    const [refused] = await runChecks(checkParts({ SMTP_URL: `smtp://a:hidden@127.0.0.1:${port}` }), {
      names: ['mail'],
    });
    expect(refused).toMatchObject({ state: 'wrong', code: 'mailRefused' });
    expect(JSON.stringify(refused)).not.toContain('hidden');
  });

  test('may be missing, unset, or silent for too long', async () => {
    expect(await found('mail', {})).toEqual(['mailUnset']);
    expect(await found('mail', { SMTP_URL: 'smtp://a:b@127.0.0.1:1' })).toEqual(['mailSilent']);
    const port = await silentPort();
    const results = await runChecks(checkParts({ SMTP_URL: `smtp://a:b@127.0.0.1:${port}` }), {
      names: ['mail'],
      limitMs: 300,
    });
    expect(results.map(({ code }) => code)).toEqual(['checkLate']);
  });
});

describe('the mailbox for answers', () => {
  test('may be unset or silent', async () => {
    expect(await found('mailbox', {})).toEqual(['mailboxUnset']);
    expect(await found('mailbox', { IMAP_URL: 'imap://a:b@127.0.0.1:1' })).toEqual(['mailboxSilent']);
    const port = await silentPort();
    const results = await runChecks(checkParts({ IMAP_URL: `imap://a:b@127.0.0.1:${port}` }), {
      names: ['mailbox'],
      limitMs: 300,
    });
    expect(results.map(({ code }) => code)).toEqual(['checkLate']);
  });
});
