import type { Context } from 'hono';
import { deviceText } from '#domain/device-name.ts';
import type { AdminEnv } from '#server/middleware/admin-access.ts';
import { recordReading } from '#server/store/audit-log.ts';
import { StoreUnavailableError } from '#server/store/store-unavailable.ts';
import type { AdminParts } from './admin-parts.ts';

type Reading = { action: 'message.opened' | 'response.opened'; target: string };

/** Records who read what, once a day. While nothing can be written, reading goes on: a full disk must not hide messages. */
export async function noteReading(
  { clock }: Pick<AdminParts, 'clock'>,
  c: Context<AdminEnv>,
  reading: Reading,
): Promise<void> {
  const { operator, session } = c.var;
  const at = clock().toISOString();
  const details = { device: deviceText(session.userAgent) };
  try {
    await c.var.transaction(
      async (db) => await recordReading(db, { ...reading, at, operatorId: operator.id, details }),
    );
  } catch (error) {
    if (!(error instanceof StoreUnavailableError)) throw error;
  }
}
