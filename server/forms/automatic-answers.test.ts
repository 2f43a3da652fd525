import { expect, test } from 'vitest';
import { listOutbox } from '#server/outbox/outbox.ts';
import { createTestStore, dialects } from '#tests/kit/database.ts';
import { newSubmission, supportMessage, withdrawal } from '#tests/kit/factories.ts';
import { automaticAnswers } from './automatic-answers.ts';
import { createDeclaration, createSupportMessage } from './support-messages.ts';

const site = {
  acknowledgesMessages: true,
  email: 'hello@example.com',
  mailFrom: 'website@example.com',
  operatorEmail: 'team@example.com',
};
const at = (time: string) => new Date(`2026-11-21T${time}:00.000Z`);

for (const dialect of dialects) {
  async function createProcesses() {
    const store = await createTestStore(dialect);
    // Each with its own memory, as after a restart.
    const process = () => automaticAnswers(() => site, { store, sendsMail: true });
    const [one, other] = [process(), process()];
    let count = 0;
    const facts = (now: Date) => newSubmission({ receivedAt: now.toISOString() });
    const email = () => {
      count += 1;
      return `person${count}@example.org`;
    };
    return {
      one,
      other,
      async declare(answers: typeof one, network: string, now: Date) {
        const given = withdrawal({ email: email() });
        const answering = await answers.confirmation(given.email, network, now);
        await createDeclaration(store, facts(now), 'withdrawal', given, answering);
      },
      async write(answers: typeof one, network: string, now: Date) {
        const given = supportMessage({ email: email() });
        const answering = await answers.acknowledgement(given.email, network, now);
        await createSupportMessage(store, facts(now), given, answering);
      },
      async mails(kind: string) {
        const all = await listOutbox(store.db, { limit: 500 });
        return all.filter((mail) => mail.kind === kind);
      },
    };
  }

  test(`all processes together confirm one declaration of a network an hour; the rest waits (${dialect})`, async () => {
    const { one, other, declare, mails } = await createProcesses();
    await declare(one, '192.0.2.0/24', at('09:30'));
    await declare(other, '192.0.2.0/24', at('09:31'));
    await declare(other, '198.51.100.0/24', at('09:32'));
    expect(await mails('declaration-confirmation')).toMatchObject([
      { dueAt: '2026-11-21T09:30:00.000Z', waitsFor: null },
      { dueAt: '2026-11-21T10:30:00.000Z', waitsFor: 'network' },
      { dueAt: '2026-11-21T09:32:00.000Z', waitsFor: null },
    ]);
  });

  test(`all processes together acknowledge one message of a network an hour, apart from confirmations (${dialect})`, async () => {
    const { one, other, declare, write, mails } = await createProcesses();
    await declare(one, '192.0.2.0/24', at('09:30'));
    await write(one, '192.0.2.0/24', at('09:30'));
    await write(other, '192.0.2.0/24', at('10:29'));
    expect(await mails('message-acknowledgement')).toHaveLength(1);
    await write(other, '192.0.2.0/24', at('10:30'));
    expect(await mails('message-acknowledgement')).toHaveLength(2);
  });

  test(`all networks together cause 60 acknowledgements an hour (${dialect})`, async () => {
    const { one, other, write, mails } = await createProcesses();
    const networks = Array.from({ length: 70 }, (_, network) => network);
    await Promise.all(
      networks.map(
        async (network) => await write(network % 2 === 0 ? one : other, `192.0.${network}.0/24`, at('09:30')),
      ),
    );
    expect(await mails('message-acknowledgement')).toHaveLength(60);
    await write(one, '192.0.99.0/24', at('10:31'));
    expect(await mails('message-acknowledgement')).toHaveLength(61);
  });
}
