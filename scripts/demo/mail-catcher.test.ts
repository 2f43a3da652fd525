import { expect, onTestFinished, test } from 'vitest';
import type { ComposedMail } from '#server/outbox/composed-mail.ts';
import { createMailTransport } from '#server/outbox/transport.ts';
import { startMailCatcher } from './mail-catcher.ts';
import { refusalText, refusedMailbox } from './refused-mailbox.ts';

const mail: ComposedMail = {
  messageId: '<1@site.example>',
  from: { name: 'Elambra', address: 'hello@elambra.example' },
  to: 'paula@platzhalter.example',
  subject: 'Ihre Frage <b>',
  headers: {},
  text: 'Guten Tag & danke',
  html: '<p>Guten Tag <script>alert(1)</script></p>',
};

async function startCatcher() {
  const catcher = await startMailCatcher(0);
  const transport = createMailTransport(catcher.smtpUrl);
  onTestFinished(async () => {
    transport.close();
    await catcher.stop();
  });
  const page = async (path: string) => await (await fetch(catcher.address + path)).text();
  return { catcher, transport, page };
}

test('a caught mail is listed, and shown as HTML in which nothing runs and as text', async () => {
  const { transport, page } = await startCatcher();
  await transport.send(mail);
  expect(await page('/')).toContain('<a href="/1">Ihre Frage &lt;b&gt;</a>');
  expect(await page('/1')).toMatch(/<iframe src="\/1\/html" [^>]*sandbox="allow-popups [^"]*"/);
  expect(await page('/1')).toContain('<pre>Guten Tag &amp; danke');
  expect(await page('/1/html')).toContain("default-src 'none'");
  expect(await page('/1/html')).toContain('Guten Tag');
});

test('the full mailbox refuses its mail, which is not listed', async () => {
  const { transport, page } = await startCatcher();
  await expect(transport.send({ ...mail, to: refusedMailbox })).rejects.toMatchObject({
    isPermanent: true,
    reason: expect.stringContaining(refusalText),
  });
  expect(await page('/')).toContain('No mail yet');
});

test('a port that is taken is an error', async () => {
  const { catcher } = await startCatcher();
  await expect(startMailCatcher(Number(new URL(catcher.address).port))).rejects.toMatchObject({
    code: 'EADDRINUSE',
  });
});

test('an unknown mail is not found', async () => {
  const { catcher } = await startCatcher();
  expect((await fetch(`${catcher.address}/7`)).status).toBe(404);
});
