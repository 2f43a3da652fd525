import { createCipheriv, createDecipheriv, hash, randomBytes } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import type { Context, MiddlewareHandler } from 'hono';
import type { Kysely } from 'kysely';
import { submissionHeaders } from '#domain/forms/submission-headers.ts';
import { minuteMs } from '#domain/language/durations.ts';
import { HttpProblem } from '#server/core/http/problem.ts';
import type { Store } from '#server/core/store/store.ts';
import type { Tables } from '#server/core/store/tables.ts';
import type { AdminEnv } from './admin-env.ts';

/** A browser repeats a request within seconds when its connection breaks; a person, within minutes. */
const keptMs = 10 * minuteMs;

/** While the first of two is still carried out. */
const waitMs = { most: 8000, each: 100 };

/** Bytes. A longer answer is not kept: a repeated request is answered 409, carried out. */
const longestAnswer = 64 * 1024;

const keyPattern = /^[\w-]{16,128}$/;

class CarriedOutError extends Error {}

/**
 * A request with an Idempotency-Key that comes again, because the connection or the server broke, is carried out once
 * and gets the first answer. The key is noted in the transaction of the change, so a crash leaves both or neither. Answers
 * are kept sealed with the key, which is not stored: only who sent it can read them again, also when the request has ended their
 * session. `answerAgain` comes before the right of the sender is looked at, `noteKey` after it.
 */
export function repeatable({ store, clock }: { store: Store; clock: () => Date }): {
  answerAgain: MiddlewareHandler<AdminEnv>;
  noteKey: MiddlewareHandler<AdminEnv>;
} {
  return {
    async answerAgain(c, next) {
      const { id, key } = keyOf(c) ?? {};
      if (id === undefined || key === undefined || !(await findCarriedOut(store.db, id))) return await next();
      return await firstAnswer(id, key);
    },

    async noteKey(c, next) {
      const { transaction } = c.var;
      const sent = keyOf(c);
      // Open routes have no operator.
      if (!transaction || !sent) return await next();
      const { id, key } = sent;
      let isNoted = false;
      c.set('transaction', async (work) => {
        const result = await transaction(async (db, by) => {
          const at = clock().toISOString();
          const forgottenBefore = new Date(clock().getTime() - keptMs).toISOString();
          if (!isNoted && !(await noteCarriedOut(db, { id, at, forgottenBefore })))
            throw new CarriedOutError();
          return await work(db, by);
        });
        isNoted = true;
        return result;
      });
      await next();
      if (c.error instanceof CarriedOutError) c.res = await firstAnswer(id, key);
      else if (isNoted) await keep(c, id, key);
      return undefined;
    },
  };

  function keyOf(c: Context<AdminEnv>): { id: string; key: string } | undefined {
    const key = c.req.header(submissionHeaders.idempotencyKey) ?? '';
    if (c.req.method === 'GET' || !keyPattern.test(key)) return undefined;
    return { id: hash('sha256', [c.req.method, c.req.path, key].join('\n'), 'base64url'), key };
  }

  async function keep(c: Context, id: string, key: string): Promise<void> {
    const { status, headers } = c.res;
    if (status >= 500) {
      await store.transaction(async (db) => await forgetCarriedOut(db, id));
      return;
    }
    const body = Buffer.from(await c.res.clone().arrayBuffer());
    if (body.byteLength > longestAnswer) return;
    const answer = seal(
      JSON.stringify({ status, headers: [...headers], body: body.toString('base64') }),
      key,
    );
    await store.transaction(async (db) => await keepAnswer(db, id, answer));
  }

  async function firstAnswer(id: string, key: string): Promise<Response> {
    for (let waited = 0; waited < waitMs.most; waited += waitMs.each) {
      const found = await findCarriedOut(store.db, id);
      if (found?.answer) return unsealed(found.answer, key);
      if (!found) break;
      await delay(waitMs.each);
    }
    throw new HttpProblem(409, 'This request has been carried out already.', {
      members: { code: 'carriedOut' },
    });
  }
}

const cipher = 'aes-256-gcm';
const ivBytes = 12;
const tagBytes = 16;

function sealingKey(key: string): Buffer {
  return hash('sha256', `answer\n${key}`, 'buffer');
}

function seal(text: string, key: string): string {
  const iv = randomBytes(ivBytes);
  const sealing = createCipheriv(cipher, sealingKey(key), iv);
  const sealed = Buffer.concat([sealing.update(text, 'utf8'), sealing.final()]);
  return Buffer.concat([iv, sealing.getAuthTag(), sealed]).toString('base64');
}

function unsealed(answer: string, key: string): Response {
  const bytes = Buffer.from(answer, 'base64');
  const opening = createDecipheriv(cipher, sealingKey(key), bytes.subarray(0, ivBytes));
  opening.setAuthTag(bytes.subarray(ivBytes, ivBytes + tagBytes));
  const text = Buffer.concat([
    opening.update(bytes.subarray(ivBytes + tagBytes)),
    opening.final(),
  ]).toString();
  const { status, headers, body } = JSON.parse(text) as {
    status: number;
    headers: [string, string][];
    body: string;
  };
  return new Response(body === '' ? null : Buffer.from(body, 'base64'), { status, headers });
}

/** Call it in the transaction that carries the request out. False if that was done before. */
async function noteCarriedOut(
  db: Kysely<Tables>,
  { id, at, forgottenBefore }: { id: string; at: string; forgottenBefore: string },
): Promise<boolean> {
  await db.deleteFrom('carried_out').where('at', '<', forgottenBefore).execute();
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('carried_out')
    .values({ id, at, answer: null })
    .onConflict((on) => on.column('id').doNothing())
    .executeTakeFirstOrThrow();
  return numInsertedOrUpdatedRows === 1n;
}

/** `answer` is null until the request is answered. */
async function findCarriedOut(
  db: Kysely<Tables>,
  id: string,
): Promise<{ answer: string | null } | undefined> {
  return await db.selectFrom('carried_out').select('answer').where('id', '=', id).executeTakeFirst();
}

async function keepAnswer(db: Kysely<Tables>, id: string, answer: string): Promise<void> {
  await db.updateTable('carried_out').set({ answer }).where('id', '=', id).execute();
}

/** It failed after all, and may be tried again. */
async function forgetCarriedOut(db: Kysely<Tables>, id: string): Promise<void> {
  await db.deleteFrom('carried_out').where('id', '=', id).execute();
}
