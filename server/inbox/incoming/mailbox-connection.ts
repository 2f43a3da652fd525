import { once } from 'node:events';
import { ImapFlow } from 'imapflow';
import { type FoundMail, longestMail } from './import-mail.ts';
import type { MailboxAddress } from './mailbox.ts';

export type MailboxConnection = Awaited<ReturnType<typeof connectMailbox>>;

const headBytes = 64 * 1024;
const timeouts = { connectionTimeout: 20_000, greetingTimeout: 20_000, socketTimeout: 120_000 };

/**
 * Opens the folder to read only: no mail is marked, moved or deleted. TLS with a checked certificate, except to this
 * machine. Throws if it cannot be opened.
 */
export async function connectMailbox(address: MailboxAddress, signal?: AbortSignal) {
  const { host, port, user, pass, isSecure, isThisMachine, folder } = address;
  const client = new ImapFlow({
    host,
    port,
    secure: isSecure,
    auth: { user, pass },
    logger: false,
    disableAutoIdle: true,
    maxLiteralSize: longestMail + headBytes,
    ...timeouts,
    ...(isThisMachine ? { tls: { rejectUnauthorized: false } } : isSecure ? {} : { doSTARTTLS: true }),
  });
  // If nothing listened, a broken connection would end the process; pending commands are rejected anyway.
  client.on('error', () => {});
  signal?.addEventListener('abort', () => client.close());
  const box = await open();
  return {
    uidValidity: String(box.uidValidity),
    /** The highest one that may have been there when it was opened. */
    lastUid: box.uidNext - 1,
    /** Uids above `last`, ascending; on the first visit only those of the last weeks. */
    async list(last: number, since?: Date): Promise<number[]> {
      const query = since ? { since } : { uid: `${last + 1}:*` };
      // Nothing is found, instead of an error, once the connection is gone.
      const uids = client.usable && (await client.search(query, { uid: true }));
      if (!uids) throw Object.assign(new Error('The connection has ended'), { code: 'ENDED' });
      // `n:*` is at least the last mail, even if that is before n.
      return uids.filter((uid) => uid > last).sort((a, b) => a - b);
    },
    /** Undefined if it was deleted in the mailbox. */
    async find(uid: number): Promise<FoundMail | undefined> {
      const part = async (maxLength: number) =>
        await client.fetchOne(String(uid), { size: true, source: { start: 0, maxLength } }, { uid: true });
      const first = await part(headBytes);
      if (!first || first.source === undefined) return undefined;
      const { source: head, size = 0 } = first;
      return {
        head,
        size,
        async read(mostBytes: number) {
          if (size <= head.byteLength) return head;
          const longer = await part(mostBytes);
          return (longer ? longer.source : undefined) ?? head;
        },
      };
    },
    /** Resolves when the server reports new mail, the connection ends or the signal aborts. */
    async wait(signal: AbortSignal): Promise<void> {
      if (!client.usable) return;
      const ending = new AbortController();
      const until = { signal: AbortSignal.any([signal, ending.signal]) };
      // Ended by the next command.
      client.idle().catch(() => ending.abort());
      await Promise.race([once(client, 'exists', until), once(client, 'close', until)]).catch(() => {});
      ending.abort();
    },
    async close(): Promise<void> {
      await Promise.race([
        client.logout(),
        new Promise((resolve) => setTimeout(resolve, 1000).unref()),
      ]).catch(() => {});
      client.close();
    },
  };

  async function open() {
    try {
      await client.connect();
      return await client.mailboxOpen(folder, { readOnly: true });
    } catch (error) {
      client.close();
      throw error;
    }
  }
}
