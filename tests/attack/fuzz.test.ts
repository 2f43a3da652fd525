// Generated requests to every route, by strangers and by operators of each role: npm run fuzz
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { dayMs } from '#domain/language/durations.ts';
import { createToken } from '#server/core/random-token.ts';
import { newId } from '#server/core/store/new-id.ts';
import { insertPreviewLink } from '#server/publishing/preview-links.ts';
import { cookieName, createAdminApp } from '#tests/kit/admin.ts';
import { type AttackedSite, attackedOrigin, attackedSite } from '#tests/kit/attacked-site.ts';
import { dialects } from '#tests/kit/database.ts';
import { cancellation, supportMessage, surveyResponse, withdrawal } from '#tests/kit/factories.ts';
import { password } from './fuzz/cast.ts';
import { type Endpoint, endpointAt, findEndpoints, waiting } from './fuzz/endpoints.ts';
import { findFaults } from './fuzz/find-faults.ts';
import { createJudge } from './fuzz/judge.ts';
import { requestTo } from './fuzz/requests.ts';
import { createVocabulary, type Vocabulary } from './fuzz/vocabulary.ts';

const seed = Number(process.env.FUZZ_SEED ?? 1);
const minutes = Number(process.env.FUZZ_MINUTES ?? 0);
const until = minutes > 0 ? { ms: (minutes * 60_000) / dialects.length } : { count: 2000 };
/** With all other tests a machine may be slow. */
const hangsAfterMs = minutes > 0 ? 2000 : 10_000;
/** Each machine elsewhere has some seconds, and a few are asked one after the other. */
const waitingMs = 30_000;
const untilWaited = minutes > 0 ? until : { count: 3 };

/** Told as such, and no fault of the server: a database on a busy machine, a mail server that refuses an odd address. */
const troubleElsewhere = new Set([
  'The store is unavailable',
  'Mail failed permanently; it stays in the outbox',
]);

/** Pages of a draft, which strangers see with a link: each is rendered. */
const linked = ['GET /preview/:token/*', 'POST /preview/:token/*'];
const linkedPages = [
  'nova',
  'en',
  'en/support',
  'withdraw-contract',
  'support/sent',
  'admin',
  'no-such-page',
];

describe.each(dialects)('on %s', (dialect) => {
  test(
    'no generated request gets an unstated 5xx, hangs, ends the server, or is told what it is made of',
    async () => {
      const site = await attackedSite(dialect, { RATE_LIMIT_PER_10_MIN: '0' });
      await fill(site);
      const vocabulary = createVocabulary();
      vocabulary.learn({ password, currentPassword: password, newPassword: 'Sieben Wellen weit' });
      const endpoints = await endpointsOf(site, vocabulary);
      const [others, quick] = [true, false].map((isWaiting) =>
        endpoints
          .filter(({ method, path }) => waiting.has(`${method} ${path}`) === isWaiting)
          .map((endpoint) => requestTo(endpoint, vocabulary)),
      );
      const { judge, statuses, slowest, reached, curlOfRequest } = await createJudge(site, vocabulary, {
        hangsAfterMs,
      });
      // With words of its own: what answers late must not change what is sent to the others.
      const patient = await createJudge(site, createVocabulary(), {
        hangsAfterMs: waitingMs,
        domain: 'example.net',
      });
      const [faults, ...more] = await Promise.all([
        findFaults(fc.oneof(...quick!), { seed, until, judge }),
        ...others!.map((requests) =>
          findFaults(requests, { seed, until: untilWaited, judge: patient.judge }),
        ),
      ]);
      for (const found of more) for (const [name, text] of found) faults.set(name, text);
      for (const line of await site.logLines()) {
        const { level, msg, requestId = '' } = JSON.parse(line) as Record<string, string>;
        if ((level === 'error' || level === 'fatal') && !troubleElsewhere.has(msg!))
          faults.set(`In the log: ${msg}`, `${line}\n${curlOfRequest(requestId) ?? ''}`);
      }
      if (minutes > 0)
        process.stdout.write(`${dialect}: ${JSON.stringify({ statuses, slowest, faults: faults.size })}\n`);
      expect(Array.from(faults, ([name, text]) => `${name}\n${text}`).join('\n\n')).toBe('');
      // Requests that only bounce off the door would find nothing.
      expect([...reached]).toEqual(expect.arrayContaining(linked));
      const usual = ['200', '201', '204', '400', '401', '403', '404', '415', '422'];
      expect(Object.keys(statuses)).toEqual(expect.arrayContaining(usual));
    },
    // Long enough for any machine; each request has a limit of its own.
    minutes * 60_000 + 600_000,
  );
});

async function fill(site: AttackedSite): Promise<void> {
  await site.send('/api/support', { body: supportMessage() });
  await site.send('/api/survey', { body: surveyResponse() });
  await site.send('/api/withdraw-contract', { body: withdrawal() });
  await site.send('/api/cancel-contract', { body: cancellation() });
}

/** The same routes in this process, on the same store, show what they ask for; some pages stand for all. */
async function endpointsOf(site: AttackedSite, vocabulary: Vocabulary): Promise<Endpoint[]> {
  const { app, token, operator } = await createAdminApp({ store: site.store });
  vocabulary.learn({ token: await linkTokens(site, operator.id), '*': linkedPages });
  const endpoints = await findEndpoints(
    app,
    async (method, path, type) => {
      const headers = { 'Content-Type': type, Cookie: `${cookieName}=${token}`, Origin: attackedOrigin };
      return await app.request(path, { method, headers, ...(method === 'GET' ? {} : { body: '{}' }) });
    },
    vocabulary,
  );
  const pages = ['/', '/en/nova', '/support/sent', '/sitemap.xml', '/no-such-page', '/assets/no-such.js'];
  return [...endpoints, ...pages.map((path) => endpointAt('GET', path))];
}

/** Of links that show the draft: several, as requests end some of them. */
async function linkTokens({ store }: AttackedSite, operatorId: string): Promise<string[]> {
  const now = new Date();
  const links = Array.from({ length: 10 }, createToken);
  await store.transaction(async (db) => {
    for (const { tokenHash } of links)
      await insertPreviewLink(db, {
        id: newId(),
        tokenHash,
        operatorId,
        createdAt: now.toISOString(),
        expiresAt: new Date(now.getTime() + dayMs).toISOString(),
        releaseId: null,
      });
  });
  return links.map(({ token }) => token);
}
