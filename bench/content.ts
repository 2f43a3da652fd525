import { randomUUIDv7 } from 'node:crypto';
import { join } from 'node:path';
import type { ContentField, ContentState, DraftAnswer } from '#domain/api/content.ts';
import type { PublishedState } from '#domain/api/release.ts';
import type { StoredEdits } from '#domain/publishing/content-edits.ts';
import { createOperator } from '#server/accounts/operators.ts';
import { createSession } from '#server/accounts/sessions.ts';
import { createToken } from '#server/core/random-token.ts';
import { openStore } from '#server/core/store/database.ts';
import { migrate } from '#server/core/store/migrate.ts';
import type { Store } from '#server/core/store/store.ts';
import { storeVersion } from '#tests/kit/published.ts';
import { startServerProcess } from '#tests/kit/server-process.ts';
import { type Figure, median } from './figure.ts';
import { openLog } from './open-log.ts';
import { measureTyping } from './typing.ts';
import { untilIdle } from './until-idle.ts';

const edited = 10_000;
const versions = 500;
const drafted = 20;
const turns = 7;
type Cookie = { name: string; value: string };

const wanted = { overviewMs: 100, publishMs: 300, letterMs: 100, priceMs: 250 };

/** The overview of words and facts, a release and typing, where nothing is edited and where nearly everything is. */
export async function measureContent(folder: string): Promise<Figure[]> {
  const dataDir = join(folder, 'content');
  const store = await openStore({ dataDir });
  await migrate(store);
  const { cookie, operatorId } = await signIn(store);
  const log = openLog(folder);
  const empty = await onServer(dataDir, log, async (address) => await measured(address, cookie));
  await fill(store, empty.fields, operatorId);
  await store.close();
  const { full, letterMs, priceMs } = await onServer(dataDir, log, async (address) => ({
    full: await measured(address, cookie),
    ...(await measureTyping(address, cookie)),
  }));
  const figure = (name: string, each: 'overviewMs' | 'publishMs') => ({
    name: `${name} (${(full[each] / empty[each]).toFixed(2)} times as long as with nothing edited)`,
    value: `${full[each].toFixed(0)} ms`,
    wanted: `at most ${wanted[each]} ms`,
    isMet: full[each] <= wanted[each],
  });
  return [
    figure(`Words and facts, ${edited} edits, ${versions} versions, ${drafted} drafts`, 'overviewMs'),
    figure('From publishing to the page that visitors get', 'publishMs'),
    {
      name: 'From a key to the sentence in the frame',
      value: `${letterMs.toFixed(0)} ms`,
      wanted: `at most ${wanted.letterMs} ms`,
      isMet: letterMs <= wanted.letterMs,
    },
    {
      name: 'From a price to the frame',
      value: `${priceMs.toFixed(0)} ms`,
      wanted: `at most ${wanted.priceMs} ms`,
      isMet: priceMs <= wanted.priceMs,
    },
  ];
}

async function signIn(store: Store): Promise<{ cookie: Cookie; operatorId: string }> {
  const createdAt = new Date().toISOString();
  const { token, tokenHash } = createToken();
  const operatorId = await store.transaction(async (db) => {
    const operator = { email: 'anna@example.com', name: 'Anna Berg', role: 'owner' as const, createdAt };
    const { id } = await createOperator(db, operator);
    await createSession(db, { tokenHash, operatorId: id, createdAt, userAgent: 'a browser' });
    return id;
  });
  return { cookie: { name: 'operator-session', value: token }, operatorId };
}

async function onServer<T>(
  dataDir: string,
  log: number,
  measure: (address: string) => Promise<T>,
): Promise<T> {
  const server = await startServerProcess({ env: { DATA_DIR: dataDir }, log });
  await untilIdle(server.pid);
  const found = await measure(server.address);
  await server.end('SIGTERM');
  return found;
}

async function measured(address: string, cookie: Cookie) {
  const call = async <Answer>(method: string, path: string, body?: unknown): Promise<Answer> => {
    const response = await fetch(`${address}/api/admin${path}`, {
      method,
      headers: {
        cookie: `${cookie.name}=${cookie.value}`,
        origin: address,
        'content-type': 'application/json',
      },
      ...(body ? { body: JSON.stringify(body) } : {}),
    });
    if (!response.ok) throw new Error(`${response.status} ${path}: ${await response.text()}`);
    return (await response.json()) as Answer;
  };
  const overview: number[] = [];
  const publish: number[] = [];
  const { fields } = await call<ContentState>('GET', '/content');
  for (let turn = 0; turn < turns; turn += 1) {
    overview.push(await timed(async () => await call('GET', '/content')));
    const word = randomUUIDv7();
    const changes = [{ id: 'de.nova.hero.lead', value: `Satz ${word}.`, revision: null }];
    const { version: baseVersion } = await call<PublishedState>('GET', '/release');
    const draft = { version: baseVersion, changes };
    const { revision, problems } = await call<DraftAnswer>('PATCH', '/content/draft', draft);
    if (problems.length > 0) throw new Error(JSON.stringify(problems));
    const order = { baseVersion, revision };
    publish.push(
      await timed(async () => {
        await call('POST', '/releases', order);
        const page = await (await fetch(`${address}/nova`)).text();
        if (!page.includes(word)) throw new Error('Published, and not to be seen');
      }),
    );
  }
  return { fields, overviewMs: median(overview), publishMs: median(publish) };
}

async function timed(work: () => Promise<unknown>): Promise<number> {
  const began = performance.now();
  await work();
  return performance.now() - began;
}

/** Each version says a little more than the one before; those beyond the texts there are belong to texts that are gone. */
async function fill(store: Store, fields: readonly ContentField[], operatorId: string): Promise<void> {
  const at = new Date().toISOString();
  const words = fields.filter(
    ({ id, kind, defaultValue }) =>
      kind === 'text' && /^(de|en)\./.test(id) && typeof defaultValue === 'string',
  );
  const edits = Array.from({ length: edited }, (_, index) => {
    const { id, defaultValue } = words[index] ?? { id: `de.gone.${index}`, defaultValue: 'Ein Text.' };
    return [
      id,
      { value: `${String(defaultValue)} Neu.`, basedOn: defaultValue, by: operatorId, at },
    ] as const;
  });
  const _none = { added: [], changed: [], removed: [], colors: [] };
  const { newest } = await store.db
    .selectFrom('releases')
    .select((select) => select.fn.max('version').as('newest'))
    .executeTakeFirstOrThrow();
  const first = (newest ?? 0) + 1;
  for (let index = 0; index < versions; index += 1) {
    const version = first + index;
    const said: StoredEdits = Object.fromEntries(edits.slice(0, ((index + 1) * edited) / versions));
    await store.transaction(async (db) => await storeVersion(db, { version, at, operatorId, edits: said }));
  }
  const fresh = words.slice(0, drafted).filter(({ id }) => id !== 'de.nova.hero.lead');
  for (const { id, defaultValue } of fresh)
    await store.db
      .insertInto('content_draft')
      .values({
        field: id,
        value: JSON.stringify(`${String(defaultValue)} Anders.`),
        revision: 1,
        operatorId,
        changedAt: at,
      })
      .execute();
}
