import { createCipheriv, createDecipheriv, hash, randomBytes } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import type { Context, MiddlewareHandler } from 'hono';
import { submissionHeaders } from '#domain/forms/submission-headers.ts';
import { minuteMs } from '#domain/language/durations.ts';
import { isWritten } from '#server/core/store/rows.ts';
import type { Db, Store } from '#server/core/store/store.ts';
import type { AdminEnv } from './admin-env.ts';
import { conflict } from './entry-id.ts';

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
 * are kept sealed with the key, which is not stored: only their sender can read them again, even if the request
 * has ended the sender's session. `answerAgain` comes before the check of the sender's right, `noteKey` after it.
 */
export function repeatable({ store, clock }: { store: Store; clock: () => Date }) {
  const answerAgain: MiddlewareHandler<AdminEnv> = async (c, next) => {
    const request = identified(c);
    if (!request || !(await findCarriedOut(store.db, request.id))) return await next();
    return await firstAnswer(request);
  };

  const noteKey: MiddlewareHandler<AdminEnv> = async (c, next) => {
    const { transaction } = c.var;
    const request = identified(c);
    // Open routes have no operator.
    if (!transaction || !request) return await next();
    let isNoted = false;
    c.set('transaction', async (work) => {
      const result = await transaction(async (db, by) => {
        if (!isNoted && !(await noteCarriedOut(db, request.id, clock()))) throw new CarriedOutError();
        return await work(db, by);
      });
      isNoted = true;
      return result;
    });
    await next();
    if (c.error instanceof CarriedOutError) c.res = await firstAnswer(request);
    else if (isNoted) await keepAnswer(c.res, request);
    return undefined;
  };

  async function keepAnswer(response: Response, { id, key }: Identified): Promise<void> {
    const { status, headers } = response;
    // It failed after all, and may be tried again.
    if (status >= 500) {
      await store.transaction(
        async (db) => await db.deleteFrom('carried_out').where('id', '=', id).execute(),
      );
      return;
    }
    const body = Buffer.from(await response.clone().arrayBuffer());
    if (body.byteLength > longestAnswer) return;
    const text = JSON.stringify({ status, headers: [...headers], body: body.toString('base64') });
    const answer = seal(text, key);
    await store.transaction(
      async (db) => await db.updateTable('carried_out').set({ answer }).where('id', '=', id).execute(),
    );
  }

  async function firstAnswer({ id, key }: Identified): Promise<Response> {
    for (let waited = 0; waited < waitMs.most; waited += waitMs.each) {
      const found = await findCarriedOut(store.db, id);
      if (found?.answer) return unsealed(found.answer, key);
      if (!found) break;
      await delay(waitMs.each);
    }
    throw conflict('carriedOut', 'This request has been carried out already.');
  }

  return { answerAgain, noteKey };
}

type Identified = { id: string; key: string };

function identified({ req }: Context): Identified | undefined {
  const key = req.header(submissionHeaders.idempotencyKey) ?? '';
  if (req.method === 'GET' || !keyPattern.test(key)) return undefined;
  return { id: hash('sha256', [req.method, req.path, key].join('\n'), 'base64url'), key };
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
  const text = Buffer.concat([opening.update(bytes.subarray(ivBytes + tagBytes)), opening.final()]);
  type Answer = { status: number; headers: [string, string][]; body: string };
  const { status, headers, body } = JSON.parse(text.toString()) as Answer;
  return new Response(body === '' ? null : Buffer.from(body, 'base64'), { status, headers });
}

/** Call it in the transaction that carries the request out. False if that was done before. */
async function noteCarriedOut(db: Db, id: string, now: Date): Promise<boolean> {
  const forgottenBefore = new Date(now.getTime() - keptMs).toISOString();
  await db.deleteFrom('carried_out').where('at', '<', forgottenBefore).execute();
  const row = { id, at: now.toISOString() };
  return await isWritten(
    db
      .insertInto('carried_out')
      .values(row)
      .onConflict((on) => on.column('id').doNothing()),
  );
}

/** Its `answer` is null until the request is answered. */
async function findCarriedOut(db: Db, id: string) {
  return await db.selectFrom('carried_out').select('answer').where('id', '=', id).executeTakeFirst();
}
