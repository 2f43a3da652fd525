import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { onTestFinished } from 'vitest';
import type { ContentState, DraftAnswer } from '#domain/api/content.ts';
import { isByHand, randomColor, share } from './random.ts';
import { type Sent, send } from './visitors.ts';

const pages = ['/', '/nova', '/en/platform', '/support', '/survey', '/fuel', '/en', '/monthly'];
const color = 'product.sophie.baseColor';
/** A visitor reads before going on: hundreds of them take a machine's time only together. Few hurry instead. */
const readingMs = isByHand ? 3000 : 100;
const defaultWritingMs = isByHand ? 1000 : 0;
const publishingMs = 800;
const againMs = 200;
/** Longer than every time limit of the server. */
const patienceMs = 60_000;

export type LoadOptions = {
  readers: number;
  writers: number;
  /** Between an acknowledgement and the next submission of the same visitor. */
  writingMs?: number;
  /** Session of an operator who publishes one colour after the other. */
  session?: string | undefined;
  /** What the site takes itself for, behind a proxy. */
  origin?: string;
};

/**
 * Visitors read pages and send both forms, each submission again and again until it is acknowledged; an operator
 * publishes. Nobody minds a server that is gone for a while, or says so with 503; everything else is noted.
 */
export function mixedLoad(
  address: string,
  { readers, writers, writingMs = defaultWritingMs, session, origin = address }: LoadOptions,
) {
  const sent: Sent[] = [];
  const published: number[] = [];
  const unexpected: string[] = [];
  const counts = { pages: 0, unavailable: 0, gone: 0, longestMs: 0 };
  let isOver = false;
  let isWanted = true;
  let isAbandoned = false;
  // A test that fails takes its visitors along, who would otherwise go on beside the next one.
  onTestFinished(() => {
    isWanted = false;
    isOver = true;
    isAbandoned = true;
  });

  async function timed<T>(work: () => Promise<T>): Promise<T | undefined> {
    const began = performance.now();
    try {
      return await work();
    } catch (error) {
      counts.gone += 1;
      if ((error as Error).name === 'TimeoutError') unexpected.push('an answer that never came');
      return undefined;
    } finally {
      counts.longestMs = Math.max(counts.longestMs, performance.now() - began);
    }
  }

  function note(status: number, wanted: number, path: string): void {
    if (status === 503) counts.unavailable += 1;
    else if (status !== wanted) unexpected.push(`${status} ${path}`);
  }

  async function read(first: number): Promise<void> {
    await delay((readingMs * first) / shareOf(readers));
    for (let turn = first; !isOver; turn += 1) {
      const path = pages[turn % pages.length]!;
      await timed(async () => {
        const response = await fetch(address + path, { signal: AbortSignal.timeout(patienceMs) });
        await response.arrayBuffer();
        note(response.status, 200, path);
        counts.pages += 1;
      });
      await delay(readingMs);
    }
  }

  /** Goes on after the end until its last submission is acknowledged. */
  async function write(): Promise<void> {
    while (isWanted) {
      const submission: Sent = {
        marker: `marker-${randomUUID()}`,
        path: sent.length % 2 === 0 ? '/api/support' : '/api/survey',
        key: randomUUID(),
      };
      sent.push(submission);
      while (submission.id === undefined && !isAbandoned) {
        const status = await timed(async () => await send(address, submission, patienceMs));
        if (status !== undefined) note(status, 201, submission.path);
        if (submission.id === undefined) await delay(againMs);
      }
      if (writingMs > 0) await delay(writingMs);
    }
  }

  async function publish(cookie: string): Promise<void> {
    const headers = { cookie, origin, 'content-type': 'application/json' };
    const call = async (method: string, path: string, body?: unknown) =>
      await fetch(`${address}/api/admin${path}`, {
        method,
        headers,
        signal: AbortSignal.timeout(patienceMs),
        ...(body ? { body: JSON.stringify(body) } : {}),
      });
    let known: { version: number; draft: number | null } | undefined;
    for (let turn = 0; !isOver; turn += 1) {
      await timed(async () => {
        let base = known;
        known = undefined;
        if (!base) {
          const newest = await call('GET', '/content/draft');
          note(newest.status, 200, '/content/draft');
          if (newest.status !== 200) return;
          const { version, fields } = (await newest.json()) as ContentState;
          // At once: where the server dies every second, nothing would ever be published.
          base = { version, draft: fields.find(({ id }) => id === color)?.draft?.revision ?? null };
        }
        const changes = [{ id: color, value: randomColor(turn), revision: base.draft }];
        const drafted = await call('PATCH', '/content/draft', { version: base.version, changes });
        note(drafted.status, 200, '/content/draft');
        if (drafted.status !== 200) return;
        const { revision } = (await drafted.json()) as DraftAnswer;
        const answer = await call('POST', '/releases', { baseVersion: base.version, revision });
        note(answer.status, 201, '/releases');
        if (answer.status !== 201) return;
        const { version } = (await answer.json()) as { version: number };
        published.push(version);
        known = { version, draft: null };
      });
      await delay(publishingMs);
    }
  }

  const reading = [
    ...Array.from({ length: shareOf(readers) }, (_, index) => read(index)),
    ...(session ? [publish(session)] : []),
  ];
  const writing = Array.from({ length: shareOf(writers) }, write);
  return {
    sent,
    published,
    unexpected,
    counts,
    acknowledged: () => sent.filter(({ id }) => id !== undefined).length,
    /** Resolves when every submission is acknowledged; the server must be there. */
    async finish(): Promise<void> {
      isWanted = false;
      await Promise.all(writing);
      isOver = true;
      await Promise.all(reading);
    },
  };
}

function shareOf(count: number): number {
  return Math.ceil(count * share);
}

export type MixedLoad = ReturnType<typeof mixedLoad>;
