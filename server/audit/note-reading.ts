import type { Context } from 'hono';
import { deviceText } from '#domain/accounts/device-name.ts';
import type { AdminParts } from '#server/admin-parts.ts';
import type { AdminEnv } from '#server/core/api/admin-env.ts';
import { StoreUnavailableError } from '#server/core/store/store-unavailable.ts';
import { recordReading } from './audit-log.ts';

type Reading = { action: 'message.opened' | 'response.opened' | 'person.opened'; target: string };

/** Records who read what, once a day. While nothing can be written, reading goes on: a full disk must not hide messages. */
export async function recordReadingOf(
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
