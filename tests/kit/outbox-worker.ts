import { onTestFinished } from 'vitest';
import type { Store } from '#server/core/store/store.ts';
import { createSupportMessage } from '#server/forms/support-messages.ts';
import { createOutboxWorker, type OutboxWorkerParts } from '#server/outbox/outbox-worker.ts';
import { createMailTransport } from '#server/outbox/transport.ts';
import { composeMail } from '#server/start-mail.ts';
import { captureLog } from './app.ts';
import { contentWith } from './content.ts';
import { createTestStore } from './database.ts';
import { newSubmission, supportMessage } from './factories.ts';
import { startMailbox } from './mailbox.ts';

export const workerStart = Date.parse('2026-11-21T10:00:00.000Z');

export function createTestWorker(store: Store, url: string, parts: Partial<OutboxWorkerParts> = {}) {
  const time = { now: workerStart };
  const log = captureLog();
  const transport = createMailTransport(url);
  onTestFinished(() => transport.close());
  const content = contentWith({ OPERATOR_EMAIL: 'operator@example.com', MAIL_FROM: 'website@example.org' });
  const worker = createOutboxWorker({
    store,
    clock: () => new Date(time.now),
    logger: log.logger,
    random: () => 0,
    deliver: async (claimed) => {
      const mail = await composeMail(store, claimed, content);
      if (mail) await transport.send(mail);
      return mail !== undefined;
    },
    ...parts,
  });
  onTestFinished(async () => await worker.stop());
  return { worker, time, log };
}

export async function storeWithMessage(): Promise<Store> {
  const store = await createTestStore();
  await createSupportMessage(store, newSubmission(), supportMessage());
  return store;
}

/** A message whose mails a worker sends to a mailbox. */
export async function createSending(
  mailboxParts: Parameters<typeof startMailbox> = [],
  workerParts: Partial<OutboxWorkerParts> = {},
) {
  const store = workerParts.store ?? (await storeWithMessage());
  const mailbox = await startMailbox(...mailboxParts);
  return { store, mailbox, ...createTestWorker(store, mailbox.url, workerParts) };
}
