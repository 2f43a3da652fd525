import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { readSiteConfig } from '#site.config.ts';
import { captureLog } from '#tests/kit/app.ts';
import { temporaryFolder } from '#tests/kit/database.ts';
import { supportMessage, surveyResponse } from '#tests/kit/factories.ts';
import { startMailbox } from '#tests/kit/mailbox.ts';
import { plainSite } from '#tests/kit/site.ts';
import { readEnv } from './env.ts';
import { startServer } from './start-server.ts';

test('what is sent through both forms arrives in the mailbox of the operator', async () => {
  const mailbox = await startMailbox();
  const server = await startServer({
    env: readEnv({ PORT: '0', DATA_DIR: join(temporaryFolder(), 'data'), SMTP_URL: mailbox.url }),
    siteConfig: readSiteConfig({ OPERATOR_EMAIL: 'operator@example.com' }),
    logger: captureLog().logger,
    createSite: async () => plainSite,
  });
  onTestFinished(server.stop);
  const post = async (path: string, body: unknown) =>
    await fetch(server.address + path, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(body),
    });
  const { id } = (await (await post('/api/support', supportMessage())).json()) as { id: string };
  await post('/api/survey', surveyResponse());
  await expect.poll(() => mailbox.received.length, { timeout: 5000 }).toBe(2);
  const subjects = mailbox.received.map(({ mail }) => mail.subject).sort();
  expect(subjects).toEqual(['Neue Bewertung: 4 von 5 für NOVA', `Neue Nachricht, Vorgang ${id}`]);
  expect(mailbox.received.every(({ to }) => to.includes('operator@example.com'))).toBe(true);
  expect((await fetch(`${server.address}/readyz`)).status).toBe(200);
});
