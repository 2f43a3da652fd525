import type { Logger } from 'pino';
import * as z from 'zod/mini';
import type { Content } from '#content/content.ts';
import { minuteMs } from '#domain/language/durations.ts';
import { localIn } from '#domain/language/zone-time.ts';
import type { AdminParts } from '#server/admin-parts.ts';
import { type Route, route } from '#server/core/api/route.ts';
import { createSerialQueue } from '#server/core/serial-queue.ts';
import { lock } from '#server/core/store/advisory-lock.ts';
import { isFound } from '#server/core/store/rows.ts';
import { findSetting, keepSetting } from '#server/core/store/settings.ts';
import type { Store } from '#server/core/store/store.ts';
import { queueMail } from '#server/outbox/outbox.ts';

type Parts = {
  store: Store;
  content: () => Content;
  clock: () => Date;
  logger: Pick<Logger, 'error'>;
  onQueued: () => void;
};

const settingName = 'weekly-figures-of';
const hour = '07:00';

/** On Mondays at seven in the time zone of the site: a mail with last week's figures to each operator who wants it. */
export function startWeeklyFigures(parts: Parts, everyMs: number = minuteMs) {
  const turns = createSerialQueue();
  const { logger } = parts;
  const work = async () =>
    await queueWeekly(parts).catch((error: unknown) =>
      logger.error({ err: error }, 'Could not queue the figures of the week'),
    );
  turns.repeat(work, everyMs);
  return turns;
}

/** Once for each Monday, however many processes there are; a Monday on which no process runs is left out. */
export async function queueWeekly({ store, content, clock, onQueued }: Omit<Parts, 'logger'>): Promise<void> {
  const now = clock();
  const local = localIn(content().site.timeZone, now);
  const day = local.slice(0, 10);
  if (new Date(day).getUTCDay() !== 1 || local.slice(11) < hour) return;
  if ((await findSetting(store.db, settingName)) === day) return;
  await store.transaction(async (db) => {
    await lock(store, db, 'figures');
    if ((await findSetting(db, settingName)) === day) return;
    await keepSetting(db, settingName, day);
    for (const { email } of await db
      .selectFrom('operators')
      .select('email')
      .where('weeklyFigures', '=', 1)
      .execute())
      await queueMail(db, { kind: 'weekly-figures', recipient: email, createdAt: now.toISOString() });
  });
  onQueued();
}

const weeklySchema = z.object({ isWanted: z.boolean() });

/** GET and PUT /api/admin/weekly-figures: whether the operator gets the mail. */
export function weeklyFiguresRoutes({ store }: AdminParts): Route[] {
  return [
    route('GET', '/weekly-figures', 'useOwnAccount', async (c) => {
      const own = store.db.selectFrom('operators').select('id').where('id', '=', c.var.operator.id);
      return c.json({ isWanted: await isFound(own.where('weeklyFigures', '=', 1)) });
    }),
    route('PUT', '/weekly-figures', 'useOwnAccount', { body: weeklySchema }, async (c, { isWanted }) => {
      const { id } = c.var.operator;
      await c.var.transaction(async (db, by) => {
        await db
          .updateTable('operators')
          .set({ weeklyFigures: isWanted ? 1 : 0 })
          .where('id', '=', id)
          .execute();
        await by.record('operator.noticesChanged', { target: id, details: { weekly: isWanted } });
      });
      return c.json({ isWanted });
    }),
  ];
}
