import { randomBytes, scrypt } from 'node:crypto';
import { promisify } from 'node:util';
import type { Context } from 'hono';
import { backupDays } from '#content/facts/legal.ts';
import { deviceText } from '#domain/accounts/device-name.ts';
import { accountName } from '#domain/accounts/operator.ts';
import type { ErasureReceipt, FoundMessage, FoundPerson } from '#domain/api/person.ts';
import { addressKey, judgeEmail } from '#domain/forms/email-address.ts';
import { lineExcerpt } from '#domain/language/excerpt.ts';
import { personErasureSchema, personExportSchema } from '#domain/site/person.ts';
import { findOperatorByEmail } from '#server/accounts/operators.ts';
import type { AdminParts } from '#server/admin-parts.ts';
import { listAudit } from '#server/audit/audit-log.ts';
import type { AdminEnv } from '#server/core/api/admin-env.ts';
import { textQuery } from '#server/core/api/list-query.ts';
import { invalidFields } from '#server/core/api/read-json.ts';
import { type Route, route } from '#server/core/api/route.ts';
import { excerptLength } from '#server/inbox/inbox.ts';
import { findResponse, responseExcerpt } from '#server/responses/response-list.ts';
import { eraseMarked, markErased } from './erasure.ts';
import { findPerson, findPersonMessage, mostByName, type PersonRecords } from './privacy.ts';
import { listSetAside } from './set-aside.ts';

/** Each comparison takes a slow hash. */
const mostErasuresCompared = 20;

/**
 * /api/admin/privacy (LAW-23): GET finds what is stored for the address `email` and under the name `name`; POST /export
 * returns chosen records as a file, POST /erasure deletes them. The audit log records each without name and address.
 */
export function privacyRoutes({ store, auth, clock, content, bodyLimits, dataDir }: AdminParts): Route[] {
  return [
    route('GET', '/privacy', 'eraseAndExport', async (c) => {
      const email = emailQuery(c);
      const name = textQuery(c, 'name');
      if (email === undefined && name === undefined)
        throw invalidFields([{ field: 'email', code: 'required' }]);
      const found = await findPerson(store.db, { email, name });
      const { messages, responses } = found;
      await record(c, 'person.searched', email, { messages: messages.length, responses: responses.length });
      return c.json({
        searchedAt: clock().toISOString(),
        email: email ?? null,
        name: name ?? null,
        messages: messages.map(foundMessage),
        responses: responses.map(responseExcerpt),
        isCut: [messages, responses].some(
          (records) => records.filter(({ match }) => match === 'name').length >= mostByName,
        ),
        isOperator:
          email !== undefined && (await findOperatorByEmail(store.db, accountName(email))) !== undefined,
        erasedAt: email === undefined ? [] : await earlierErasures(email),
        ...(await remains()),
      } satisfies FoundPerson);
    }),
    route(
      'POST',
      '/privacy/export',
      'eraseAndExport',
      { body: personExportSchema },
      async (c, { email, format, language, ...ids }) => {
        const messages = await known(ids.messages, async (id) => await findPersonMessage(store.db, id));
        const responses = await known(ids.responses, async (id) => await findResponse(store.db, id));
        const counts = { messages: messages.length, responses: responses.length };
        await record(c, 'person.downloaded', email, { format, ...counts });
        const exportedAt = clock().toISOString();
        const person = { exportedAt, email: email ?? null, messages, responses };
        if (format === 'json') return c.json(person);
        // Loaded on demand: Node itself does not know the syntax, and most processes never need it.
        const { personDocument } = await import('./person-document.tsx');
        return c.text(personDocument(content(), language, person));
      },
    ),
    route(
      'POST',
      '/privacy/erasure',
      'eraseAndExport',
      { body: personErasureSchema },
      async (c, { email, messages, responses }) => {
        if (messages.length + responses.length === 0)
          throw invalidFields([{ field: 'messages', code: 'required' }]);
        const { operator, session } = c.var;
        const at = clock().toISOString();
        const mark = email === undefined ? null : await personHash(email);
        const device = deviceText(session.userAgent);
        const erased = await c.var.transaction(async (db, by) => {
          const counts = await markErased(db, { messages, responses });
          await by.record('person.erased', { target: mark, details: { ...counts, device } });
          return counts;
        });
        await eraseMarked(auth.store);
        // The records are gone in any case.
        const isWiped = await store.wipe().catch(() => false);
        const left = email === undefined ? [] : (await findPerson(store.db, { email })).messages;
        return c.json({
          at,
          operator: operator.name,
          erased,
          mark,
          left: left.length,
          files: store.dialect === 'postgres' ? 'postgres' : isWiped ? 'wiped' : 'later',
          ...(await remains()),
        } satisfies ErasureReceipt);
      },
    ),
  ];

  async function record(
    c: Context<AdminEnv>,
    action: 'person.searched' | 'person.downloaded',
    email: string | undefined,
    details: Record<string, string | number>,
  ): Promise<void> {
    const { session } = c.var;
    const target = email === undefined ? null : await personHash(email);
    const device = deviceText(session.userAgent);
    await c.var.transaction(
      async (_db, by) => await by.record(action, { target, details: { ...details, device } }),
    );
  }

  /** Where data stays that no erasure reaches. */
  async function remains(): Promise<Pick<ErasureReceipt, 'backupDays' | 'isSetAside'>> {
    const isSetAside = (await listSetAside(store, dataDir)).length > 0;
    return { backupDays: backupDays(content().site.legal) ?? null, isSetAside };
  }

  async function earlierErasures(email: string): Promise<string[]> {
    const newest = await listAudit(store.db, { actions: ['person.erased'], limit: mostErasuresCompared });
    const same = await Promise.all(
      newest.map(async ({ target }) => target && (await isPersonHash(target, email))),
    );
    return newest.filter((_, index) => same[index]).map(({ at }) => at);
  }
}

async function known<Found>(
  ids: readonly string[],
  find: (id: string) => Promise<Found | undefined>,
): Promise<Found[]> {
  const found: Found[] = [];
  for (const id of new Set(ids)) {
    const one = await find(id);
    if (one) found.push(one);
  }
  return found;
}

function emailQuery(c: Context): string | undefined {
  const given = c.req.query('email');
  if (!given) return undefined;
  const verdict = judgeEmail(given);
  if ('code' in verdict) throw invalidFields([{ field: 'email', code: verdict.code }]);
  return verdict.value;
}

const derive = promisify(scrypt) as (password: string, salt: string, length: number) => Promise<Buffer>;
const saltBytes = 16;
const hashBytes = 24;

/** `salt.hash`: proves an erasure to those who know the address; slow, because addresses are easy to guess. */
export async function personHash(
  email: string,
  salt = randomBytes(saltBytes).toString('base64url'),
): Promise<string> {
  const hash = await derive(addressKey(email), salt, hashBytes);
  return `${salt}.${hash.toString('base64url')}`;
}

/** Whether `hash` was made of that address. */
async function isPersonHash(hash: string, email: string): Promise<boolean> {
  const [salt] = hash.split('.');
  return (await personHash(email, salt)) === hash;
}

function foundMessage(message: PersonRecords['messages'][number]): FoundMessage {
  const { id, reference, receivedAt, kind, name, email, language, match, deletedAt, replies, notes, mails } =
    message;
  return {
    id,
    reference,
    receivedAt,
    kind,
    name: lineExcerpt(name),
    email,
    excerpt: message.message.slice(0, excerptLength),
    language,
    isBinned: deletedAt !== null,
    replies: replies.length,
    notes: notes.length,
    mails: mails.filter(({ status }) => status === 'queued' || status === 'held').length,
    match,
  };
}
