import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { catalogueIn } from '#content/products.ts';
import { changeDraft } from '#server/publishing/draft.ts';
import { seedSession, transactionOf } from '#tests/kit/admin.ts';
import { captureLog } from '#tests/kit/app.ts';
import { contentWith } from '#tests/kit/content.ts';
import { createMigratedDatabase, openTestStore, temporaryFolder } from '#tests/kit/database.ts';
import { supportMessage, surveyResponse } from '#tests/kit/factories.ts';
import { startMailbox } from '#tests/kit/mailbox.ts';
import { contactSettings, publishSettings } from '#tests/kit/publish-settings.ts';
import { plainSite } from '#tests/kit/site.ts';
import { migrate } from './core/store/migrate.ts';
import { readEnv } from './env.ts';
import { createPublisher } from './publishing/publisher.ts';
import { startServer } from './start-server.ts';

type Given = Partial<Omit<Parameters<typeof startServer>[0], 'env' | 'content'>> & {
  variables?: Record<string, string>;
  settings?: Record<string, string>;
};

async function start({ variables, settings = {}, ...parts }: Given = {}) {
  const server = await startServer({
    env: readEnv({ PORT: '0', DATA_DIR: join(temporaryFolder(), 'data'), ...variables }),
    content: contentWith(settings),
    logger: captureLog().logger,
    createSite: async () => plainSite,
    ...parts,
  });
  onTestFinished(server.stop);
  const post = async (path: string, body: unknown) =>
    await fetch(server.address + path, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(body),
    });
  return { ...server, post };
}

test('what is sent through both forms arrives at the operator, and who wrote gets word', async () => {
  const mailbox = await startMailbox();
  const settings = { OPERATOR_EMAIL: 'operator@example.com' };
  const server = await start({ variables: { SMTP_URL: mailbox.url }, settings });
  await server.post('/api/support', supportMessage());
  await server.post('/api/survey', surveyResponse());
  await expect.poll(() => mailbox.received.length, { timeout: 5000 }).toBe(4);
  const subjectsTo = (address: string) =>
    mailbox.received
      .filter(({ to }) => to.includes(address))
      .map(({ mail }) => mail.subject)
      .sort();
  expect(subjectsTo('operator@example.com')).toEqual([
    'Anna Berg: ich habe eine Frage.',
    expect.stringMatching(/^Der erste Zugang/),
    'Umfrage: Jörg gibt NOVA 4 von 5',
  ]);
  expect(subjectsTo(supportMessage().email)).toEqual([
    expect.stringMatching(/^Ihre Nachricht an .+ ist angekommen \(Vorgang E-.+\)$/),
  ]);
  expect((await fetch(`${server.address}/readyz`)).status).toBe(200);
});

test('the first start mails a link to the team, the second does not, and both leave the example address alone', async () => {
  const mailbox = await startMailbox();
  const variables = { DATA_DIR: join(temporaryFolder(), 'data'), SMTP_URL: mailbox.url };
  const again = async (more = {}) =>
    await start({ variables, settings: { SITE_URL: 'https://site.example', ...more } });
  const first = await again();
  expect(first.exampleRecipient).toBe('hello@elambra.example');
  await first.stop();
  const second = await again({ OPERATOR_EMAIL: 'team@example.com' });
  await expect.poll(() => mailbox.received.length, { timeout: 5000 }).toBe(1);
  expect(second.exampleRecipient).toBeUndefined();
  await second.stop();
  const server = await again({ OPERATOR_EMAIL: 'team@example.com' });
  expect(mailbox.received.map(({ to }) => to)).toEqual([['team@example.com']]);
  const token = /setup#token=([\w-]{43})/.exec(mailbox.received[0]!.mail.text!)![1]!;
  const response = await server.post('/api/admin/setup/check', { token });
  expect(await response.json()).toEqual({ purpose: 'first' });
});

test('a one-time link to make the first operator is given as long as there is none, and never logged', async () => {
  const { logger, lines } = captureLog();
  const given = {
    variables: { DATA_DIR: join(temporaryFolder(), 'data') },
    settings: { SITE_URL: 'http://127.0.0.1:3000' },
    logger,
  };
  const server = await start(given);
  const token = /^http:\/\/127\.0\.0\.1:3000\/admin\/setup#token=([\w-]{43})$/.exec(server.setUpLink!)![1]!;
  const body = { token, email: 'anna@example.com', name: 'Anna', password: 'Bernstein am Meer' };
  const response = await server.post('/api/admin/setup', body);
  expect(response.status).toBe(201);
  expect((await start(given)).setUpLink).toBeUndefined();
  expect(lines.join()).not.toContain(token);
});

test('the site begins in the colours that are published', async () => {
  const dataDir = join(temporaryFolder(), 'data');
  const store = await openTestStore({ dataDir });
  await migrate(store);
  const { logger } = captureLog();
  const publisher = await createPublisher({
    store,
    content: contentWith({}),
    clock: () => new Date(),
    logger,
  });
  const { operator } = await seedSession(store, new Date());
  const transaction = transactionOf(store, operator);
  const put = ['nova', 'ray'].map((id) => ({
    id: `product.${id}.baseColor`,
    value: '#E71D36',
    by: operator.id,
    at: '',
  }));
  const revision = await store.transaction(async (db) => await changeDraft(db, { put, drop: [] }));
  await publisher.publish({ changes: { revision }, baseVersion: 0, transaction });
  let begun: unknown;
  await start({
    variables: { DATA_DIR: dataDir },
    createSite: async ({ edits }) => {
      begun = catalogueIn(contentWith({}), edits);
      return plainSite;
    },
  });
  expect(begun).toMatchObject({
    nova: { primaryColor: '#E71D36' },
    'master-wu': { primaryColor: '#E71D36' },
  });
});

test('settings made in the admin area are not missing at the start, nor are optional ones', async () => {
  const place = await createMigratedDatabase('sqlite');
  const store = await openTestStore(place);
  const variables = { DATA_DIR: place.dataDir };
  const first = await start({ variables });
  expect(first.missing).toEqual(expect.arrayContaining(['SITE_URL', 'CONTACT_EMAIL', 'SMTP_URL']));
  await first.stop();
  await publishSettings(store, contactSettings);
  const { missing } = await start({ variables });
  expect(missing).toContain('SITE_URL');
  expect(missing).not.toContain('CONTACT_EMAIL');
  expect(missing).not.toContain('TEAM');
});
