import type { ContentState } from '#domain/api/content.ts';
import type { Store } from '#server/core/store/store.ts';
import { createPublisher } from '#server/publishing/publisher.ts';
import { createSchedule } from '#server/publishing/schedule.ts';
import { createAdminApp, seedSession, transactionOf } from '#tests/kit/admin.ts';
import type { TestParts } from '#tests/kit/app.ts';
import { captureLog } from '#tests/kit/app.ts';
import { content } from '#tests/kit/content.ts';
import { createTestStore, type dialects } from '#tests/kit/database.ts';

export const title = 'de.nova.hero.title';
export const lead = 'de.nova.hero.lead';
export const monday = '2026-11-23T07:00:00.000Z';

type Parts = TestParts & { watched?: (store: Store) => Store };

export async function createScheduler(
  dialect: (typeof dialects)[number] = 'sqlite',
  { watched = (store) => store, ...parts }: Parts = {},
) {
  const store = watched(await createTestStore(dialect));
  const { logger } = captureLog();
  const time = { now: new Date('2026-11-21T09:30:00.000Z') };
  const clock = () => time.now;
  const publisher = await createPublisher({ store, content, clock, logger });
  const schedule = createSchedule({ store, publisher, clock, logger });
  const admin = await createAdminApp({ store, clock, publisher, schedule, content, ...parts });
  const { token } = await seedSession(store, clock(), 'ben@example.com', 'editor');
  await store.db.updateTable('operators').set({ passwordHash: 'x' }).execute();
  const json = async <Answer>(method: string, path: string, body?: unknown) => {
    const response = await admin.callSignedIn(method, path, body);
    const text = await response.text();
    return { status: response.status, body: (text ? JSON.parse(text) : {}) as Answer };
  };
  const draftOf = async (id: string) =>
    (await json<ContentState>('GET', '/content')).body.fields.find((field) => field.id === id)!.draft?.value;
  const say = async (id: string, value: string) =>
    await json('PATCH', '/content/draft', {
      version: publisher.shown().version,
      changes: [{ id, value, revision: null }],
    });
  const order = async (more: object = {}) => {
    const { version, revision } = (await json<ContentState>('GET', '/content')).body;
    const body = { baseVersion: version, revision, ...more };
    return await json<{ scheduled: string; code?: string; errors?: object[] }>('POST', '/releases', body);
  };
  return {
    ...admin,
    time,
    json,
    schedule,
    publisher,
    /** What the API makes of an order for Monday. */
    scheduledForMonday: {
      baseVersion: 0,
      changes: { revision: 0 },
      at: monday,
      asks: false,
      transaction: transactionOf(store, admin.operator),
    },
    draftOf,
    mails: async () => {
      const rows = await store.db.selectFrom('outbox').select(['kind', 'recipient']).orderBy('id').execute();
      return rows.map(({ kind, recipient }) => `${kind} ${recipient}`);
    },
    titleNow: () => publisher.content().words.de.nova.hero.title,
    ben: async (method: string, path: string) => (await admin.call(method, path, { token })).status,
    say,
    order,
    sayForMonday: async (id: string, value: string) => {
      await say(id, value);
      return await order({ at: monday });
    },
    runOnMonday: async () => {
      time.now = new Date(monday);
      await schedule.runDue();
    },
  };
}
