import { expect, onTestFinished, test } from 'vitest';
import { readEnv } from '#server/env.ts';
import { startServer } from '#server/start-server.ts';
import { captureLog } from '#tests/kit/app.ts';
import { contentWith } from '#tests/kit/content.ts';
import { temporaryFolder } from '#tests/kit/database.ts';
import { supportMessage } from '#tests/kit/factories.ts';
import { startMailbox } from '#tests/kit/mailbox.ts';
import { plainSite } from '#tests/kit/site.ts';

async function start(variables: Record<string, string>) {
  const log = captureLog();
  const server = await startServer({
    env: readEnv({ PORT: '0', DATA_DIR: temporaryFolder(), ...variables }),
    content: contentWith({}),
    logger: log.logger,
    createSite: async () => plainSite,
  });
  onTestFinished(server.stop);
  const post = async () =>
    await fetch(`${server.address}/api/support`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(supportMessage()),
    });
  return { server, post, lines: log.lines };
}

test('a port of its own tells requests, submissions, mails and the database in numbers, and nothing else', async () => {
  const { server, post } = await start({ METRICS_PORT: '0' });
  expect((await post()).status).toBe(201);
  await fetch(`${server.address}/api/nothing`);
  const metrics = `http://127.0.0.1:${server.metricsPort}`;
  const answer = await fetch(`${metrics}/metrics`);
  const text = await answer.text();
  expect(answer.headers.get('content-type')).toBe('text/plain; version=0.0.4');
  expect(text).toContain('site_request_seconds_count{class="form",status="2xx"} 1\n');
  expect(text).toContain('site_request_seconds_count{class="form",status="4xx"} 1\n');
  expect(text).toContain('site_submissions_total{form="support"} 1\n');
  expect(text).toMatch(/site_outbox_mails\{state="queued"\} [1-9]/);
  expect(text).toMatch(/site_transaction_seconds_count\{outcome="committed"\} [1-9]/);
  expect(text).toMatch(/nodejs_eventloop_lag_p99_seconds \d/);
  expect(text).toMatch(/process_resident_memory_bytes \d/);
  expect(text).not.toContain(supportMessage().email);
  expect((await fetch(`${metrics}/`)).status).toBe(404);
  expect(await (await fetch(`${server.address}/metrics`)).text()).not.toContain('site_request_seconds');
});

test('without a port nothing is measured', async () => {
  expect((await start({})).server.metricsPort).toBeUndefined();
});

test('the id in the answer leads to the line of the request, and from there to the mail about it', async () => {
  const mailbox = await startMailbox();
  const { post, lines } = await start({ SMTP_URL: mailbox.url });
  const answer = await post();
  const requestId = answer.headers.get('X-Request-Id');
  const { id } = (await answer.json()) as { id: string };
  const written = () => lines.map((line) => JSON.parse(String(line)) as Record<string, unknown>);
  expect(written()).toContainEqual(expect.objectContaining({ requestId, submission: id, status: 201 }));
  await expect
    .poll(written, { timeout: 5000 })
    .toContainEqual(expect.objectContaining({ msg: 'Mail sent', submission: id }));
});
