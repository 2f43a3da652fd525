import { updateOperator } from '#server/accounts/operators.ts';
import { hashPassword } from '#server/accounts/password-hash.ts';
import { cookieName, seedSession, testPasswordCost } from './admin.ts';
import { testOrigin } from './app.ts';
import { type Actor, type Order, routesPassword } from './changing-routes.ts';
import type { Dialect } from './database.ts';
import { everyRow, storedTables } from './every-table.ts';
import { createScheduler } from './scheduler.ts';
import { watchTransactions } from './watched-store.ts';

type Act = () => Promise<void>;

/** Counted before the password is looked at, whoever asks. */
const uncompared = ['attempts', 'carried_out'];

const passwordHash = hashPassword(routesPassword, testPasswordCost);

/** The admin API with all that the requests of `changingRoutes` need. */
export async function createChangingSite(dialect: Dialect) {
  const { watched, beforeTransaction } = watchTransactions();
  const site = await createScheduler(dialect, {
    watched,
    env: { trustedProxyHops: 1, rateLimitPer10Min: 0, rateLimitOfAllPer10Min: 0, smtpUrl: 'smtp://x' },
    nameServers: ['127.0.0.1:1'],
    testMail: async () => ({ isAccepted: true, answer: '250 OK', seconds: 0 }) as never,
  });
  let actors = 0;

  async function newActor(): Promise<Actor> {
    actors += 1;
    const actor = await seedSession(site.store, site.clock(), `actor${actors}@example.com`);
    await updateOperator(site.store.db, actor.operator.id, { passwordHash: await passwordHash });
    return actor;
  }

  async function send(
    method: string,
    { token }: Actor,
    { path, body }: Order,
    onBody?: Act,
    headers: Readonly<Record<string, string>> = {},
  ): Promise<Response> {
    const isBytes = body instanceof Uint8Array;
    const bytes = isBytes ? body : new TextEncoder().encode(JSON.stringify(body));
    return await site.app.request(`/api/admin${path}`, {
      method,
      headers: {
        ...headers,
        Origin: testOrigin,
        Cookie: `${cookieName}=${token}`,
        ...(body && { 'Content-Type': isBytes ? 'application/octet-stream' : 'application/json' }),
      },
      ...(body && { body: bodyOf(bytes, onBody), duplex: 'half' }),
    } as RequestInit);
  }

  return {
    ...site,
    newActor,
    send,
    callOf: (actor: Actor) =>
      async function call<Answer>(method: string, path: string, body?: object): Promise<Answer> {
        const response = await send(method, actor, { path, ...(body && { body }) });
        if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${await response.text()}`);
        return (await response.json()) as Answer;
      },
    beforeTransaction,
    rows: async () => {
      const { db } = site.store;
      const tables = (await storedTables(db)).filter((name) => !uncompared.includes(name));
      return await everyRow(db, tables);
    },
  };
}

/** Arrives when it is read, which is after the head was judged; `onBody` acts before. */
function bodyOf(bytes: Uint8Array<ArrayBuffer>, onBody: Act = async () => {}): ReadableStream {
  return new ReadableStream(
    {
      async pull(controller) {
        await onBody();
        controller.enqueue(bytes);
        controller.close();
      },
    },
    { highWaterMark: 0 },
  );
}
