import { setTimeout as delay } from 'node:timers/promises';
import { describe, expect, test } from 'vitest';
import { createSupportMessage } from '#server/forms/support-messages.ts';
import { dialects } from '#tests/kit/database.ts';
import { newSubmission, supportMessage } from '#tests/kit/factories.ts';
import { freePort } from '#tests/kit/free-port.ts';
import { durableSite, expectStored, mailsOf } from './durable-site.ts';
import { type Sent, sendUntilGone } from './visitors.ts';
import { endHolds, heldMails, storedMarkers } from './what-is-stored.ts';

const enough = 300;
/** Longer than a stop waits for anything but mails. */
const slowMs = 2500;

describe.each(dialects)('on %s', (dialect) => {
  test('SIGTERM under load: the server ends with code 0, and what it acknowledged is stored and mailed once', async () => {
    const { mailbox, store, start, mailsSent } = await durableSite(dialect);
    const first = await start();
    const load = sendUntilGone(first.address);
    await load.acknowledged(enough);
    expect(await first.end('SIGTERM')).toBe(0);
    const sent = await load.finished;
    const stored = await storedMarkers(store);
    expectStored(acknowledged(sent), stored);
    expect(await heldMails(store)).toEqual([]);

    await start();
    await mailsSent();
    const { byMarker, acknowledgements, duplicates } = mailsOf(mailbox.received);
    expect(acknowledgements.size).toBe(1);
    expect([...byMarker.keys()].sort()).toEqual(stored.map(({ marker }) => marker).sort());
    expect(duplicates).toEqual([]);
  });
});

test('SIGTERM while a slow mail server has mails: the stop waits for its answers, and no mail comes twice', async () => {
  const { mailbox, store, start, mailsSent } = await durableSite('sqlite');
  const markers = Array.from({ length: 4 }, () => `marker-${crypto.randomUUID()}`);
  for (const marker of markers)
    await createSupportMessage(store, newSubmission(), supportMessage({ message: marker }));
  let handedOver = 0;
  mailbox.behave.beforeTaking = async () => {
    handedOver += 1;
    await delay(slowMs);
  };
  const first = await start();
  await expect.poll(() => handedOver).toBeGreaterThan(0);
  expect(await first.end('SIGTERM')).toBe(0);
  expect(mailbox.received).toHaveLength(handedOver);
  expect(handedOver).toBeLessThan(markers.length);
  expect(await heldMails(store)).toEqual([]);

  mailbox.behave.beforeTaking = undefined;
  await start();
  await mailsSent();
  const { byMarker, duplicates } = mailsOf(mailbox.received);
  expect([...byMarker.keys()].sort()).toEqual(markers.sort());
  expect(duplicates).toEqual([]);
});

test('two servers on one PostgreSQL tell of every submission once, in a notice or in the digest of its hour', async () => {
  const { mailbox, store, start, mailsSent } = await durableSite('postgres', { NOTICES_PER_HOUR: '20' });
  const servers = await Promise.all([start(), start({}, await freePort())]);
  const loads = servers.map(({ address }) => sendUntilGone(address, 16));
  await Promise.all(loads.map((load) => load.acknowledged(enough / 2)));
  // One server keeps running and sends what the other left behind.
  expect(await servers[0]!.end('SIGTERM')).toBe(0);
  await loads[1]!.acknowledged(enough);
  expect(await servers[1]!.end('SIGTERM')).toBe(0);
  // The digest is due after its hour.
  await endHolds(store);
  await Promise.all([start(), start({}, await freePort())]);
  await mailsSent();
  const stored = await storedMarkers(store);
  const sent = (await Promise.all(loads.map(({ finished }) => finished))).flat();
  expectStored(acknowledged(sent), stored);
  const { byMarker, digests, acknowledgements, duplicates } = mailsOf(mailbox.received);
  expect(acknowledgements.size).toBe(1);
  // Usually within one hour; servers that count at the same moment may each send one more.
  expect(digests.length).toBeLessThanOrEqual(2);
  expect(byMarker.size).toBeLessThan(100);
  expect(byMarker.size + digests.reduce((sum, count) => sum + count, 0)).toBe(stored.length);
  expect(stored.map(({ marker }) => marker)).toEqual(expect.arrayContaining([...byMarker.keys()]));
  expect(duplicates).toEqual([]);
});

function acknowledged(sent: Sent[]): Sent[] {
  return sent.filter(({ id }) => id !== undefined);
}
