// Uses a store until it is stopped or killed; started by server/core/store/store.test.ts.
import { randomUUID } from 'node:crypto';
import type { SupportMessage } from '#domain/forms/support-message.ts';
import { openStore, type StoreOptions } from '#server/core/store/database.ts';
import { createSupportMessage } from '#server/forms/support-messages.ts';
import { claimDueMails } from '#server/outbox/outbox-claims.ts';
import { newSubmission } from './factories.ts';

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
    for (;;) process.send!((await createSupportMessage(store, newSubmission(), message)).id);
  }
}
