// Uses a store until it is stopped or killed; started by server/store/store.test.ts.
import { randomUUID } from 'node:crypto';
import type { SupportMessage } from '#domain/support-message.ts';
import { openStore, type StoreOptions } from '#server/store/database.ts';
import { claimDueMails } from '#server/store/outbox-claims.ts';
import { createSupportMessage } from '#server/store/support-messages.ts';
import { submissionFacts } from './factories.ts';

type Order =
  | {
      task: 'claim';
      options: StoreOptions;
      claim: { now: string; heldUntil: string; lease: string; limit: number };
    }
  | { task: 'write'; options: StoreOptions; writers: number; message: SupportMessage };

process.once('message', (order: Order) => {
  void carryOut(order);
});

async function carryOut(order: Order): Promise<void> {
  const store = await openStore(order.options);
  if (order.task === 'write') {
    for (let writer = 0; writer < order.writers; writer += 1) void writeForEver(order.message);
    return;
  }
  const claimed: string[] = [];
  for (;;) {
    const mails = await claimDueMails(store, { ...order.claim, lease: randomUUID() });
    if (mails.length === 0) break;
    claimed.push(...mails.map(({ id }) => id));
  }
  await store.close();
  process.send!(claimed);

  async function writeForEver(message: SupportMessage): Promise<void> {
    for (;;) process.send!((await createSupportMessage(store, submissionFacts(), message)).id);
  }
}
