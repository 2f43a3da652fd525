import { expect, test } from 'vitest';
import { networkSubject } from '#server/core/limits/attempts.ts';
import { listOutbox } from '#server/outbox/outbox.ts';
import { createTestStore, dialects } from '#tests/kit/database.ts';
import { newSubmission, supportMessage, withdrawal } from '#tests/kit/factories.ts';
import { createDeclaration, createSupportMessage, listSupportMessages } from './support-messages.ts';

const at = (time: string) => new Date(`2026-11-21T${time}:00.000Z`);

for (const dialect of dialects) {
  async function createNetworks() {
    const store = await createTestStore(dialect);
    let count = 0;
    const facts = (now: Date) => newSubmission({ receivedAt: now.toISOString() });
    const email = () => {
      count += 1;
      return `person${count}@example.org`;
    };
    return {
      async declare(client: string, now: Date) {
        const network = await networkSubject(store, client, now);
        const given = withdrawal({ email: email() });
        await createDeclaration(store, facts(now), 'withdrawal', given, { network });
      },
      async write(client: string, now: Date) {
        const network = await networkSubject(store, client, now);
        await createSupportMessage(store, facts(now), supportMessage({ email: email() }), { network });
      },
      async mails(kind: string) {
        const all = await listOutbox(store.db, { limit: 500 });
        return all.filter((mail) => mail.kind === kind);
      },
      async reasons() {
        const messages = await listSupportMessages(store.db, { limit: 500 });
        return messages.map(({ noAcknowledgement }) => noAcknowledgement);
      },
    };
  }

  test(`one declaration of a network an hour is confirmed; the rest waits (${dialect})`, async () => {
    const { declare, mails } = await createNetworks();
    await declare('192.0.2.0/24', at('09:30'));
    await declare('192.0.2.0/24', at('09:31'));
    await declare('198.51.100.0/24', at('09:32'));
    expect(await mails('declaration-confirmation')).toMatchObject([
      { dueAt: '2026-11-21T09:30:00.000Z', waitsFor: null },
      { dueAt: '2026-11-21T10:30:00.000Z', waitsFor: 'network' },
      { dueAt: '2026-11-21T09:32:00.000Z', waitsFor: null },
    ]);
  });

  test(`one message of a network an hour is acknowledged, apart from confirmations (${dialect})`, async () => {
    const { declare, write, mails, reasons } = await createNetworks();
    await declare('192.0.2.0/24', at('09:30'));
    await write('192.0.2.0/24', at('09:30'));
    await write('192.0.2.0/24', at('10:29'));
    expect(await mails('message-acknowledgement')).toHaveLength(1);
    await write('192.0.2.0/24', at('10:30'));
    expect(await mails('message-acknowledgement')).toHaveLength(2);
    expect(await reasons()).toEqual([null, null, 'network', null]);
  });

  test(`all networks together cause 60 acknowledgements an hour (${dialect})`, async () => {
    const { write, mails } = await createNetworks();
    const networks = Array.from({ length: 70 }, (_, network) => network);
    await Promise.all(networks.map(async (network) => await write(`192.0.${network}.0/24`, at('09:30'))));
    expect(await mails('message-acknowledgement')).toHaveLength(60);
    await write('192.0.99.0/24', at('10:31'));
    expect(await mails('message-acknowledgement')).toHaveLength(61);
  });
}
