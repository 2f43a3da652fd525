// Generated requests to every route, by strangers and by operators of each role: npm run fuzz
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { cookieName, createAdminApp } from '#tests/kit/admin.ts';
import { type AttackedSite, attackedOrigin, attackedSite } from '#tests/kit/attacked-site.ts';
import { dialects } from '#tests/kit/database.ts';
import { cancellation, supportMessage, surveyResponse, withdrawal } from '#tests/kit/factories.ts';
import { createCast } from './fuzz/cast.ts';
import { type Endpoint, endpointAt, findEndpoints, learnFrom } from './fuzz/endpoints.ts';
import { faultOf } from './fuzz/oracle.ts';
import { type FuzzRequest, requestTo } from './fuzz/requests.ts';
import { findFaults } from './fuzz/run.ts';
import { curlOf, send } from './fuzz/send.ts';
import { createVocabulary, type Vocabulary } from './fuzz/vocabulary.ts';

const seed = Number(process.env.FUZZ_SEED ?? 1);
const isByHand = process.env.FUZZ_MINUTES !== undefined;
const timeMs = (Number(process.env.FUZZ_MINUTES ?? 1) * 60_000) / dialects.length;

describe.each(dialects)('on %s', (dialect) => {
  test(
    'no generated request gets an unstated 5xx, hangs, ends the server, or is told what it is made of',
    async () => {
      const site = await attackedSite(dialect, { RATE_LIMIT_PER_10_MIN: '0' });
      await fill(site);
      const vocabulary = createVocabulary();
      const endpoints = await endpointsOf(site, vocabulary);
      const cast = await createCast(site.store);
      const requests = fc.oneof(...endpoints.map((endpoint) => requestTo(endpoint, vocabulary)));
      const counts: Record<string, number> = {};
      const lines = new Map<string, string>();

      const faults = await findFaults(requests, { seed, timeMs, judge });
      for (const line of await site.logLines()) {
        const { level, msg, requestId } = JSON.parse(line) as Record<string, string>;
        if (level !== 'error' && level !== 'fatal') continue;
        faults.set(`log: ${msg}`, `${line}\n${lines.get(requestId!) ?? ''}`);
      }
      if (isByHand) process.stdout.write(`${dialect}: ${JSON.stringify(counts)}\n`);
      expect([...faults].map(([name, text]) => `${name}\n${text}`).join('\n\n')).toBe('');
      expect(Object.keys(counts)).toEqual(
        expect.arrayContaining(['200', '201', '400', '401', '403', '404', '422']),
      );

      async function judge(sent: FuzzRequest) {
        const total = Object.values(counts).reduce((sum, count) => sum + count, 0);
        const cookie = cast.cookie(sent.actor);
        const headers = {
          // Every request from another network, so that limits answer few of them.
          'X-Forwarded-For': `10.${(total >> 16) & 255}.${(total >> 8) & 255}.${total & 255}`,
          Origin: attackedOrigin,
          ...(cookie && { Cookie: cookie }),
        };
        const line = curlOf(site.address, sent, headers);
        try {
          const seen = await send(site.address, sent, headers);
          counts[seen.status] = (counts[seen.status] ?? 0) + 1;
          lines.set(String(seen.headers['x-request-id']), line);
          if (lines.size > 5000) lines.delete(lines.keys().next().value!);
          learnFrom(seen.text, seen.status, vocabulary);
          const isLost = /"code":"(?:signInRequired|secondFactorRequired|passwordRequired)"/.test(seen.text);
          if (isLost && cookie && sent.actor !== 'forged') await cast.renew();
          const fault = faultOf(sent, seen);
          if (fault === undefined) return undefined;
          return { name: `${sent.route}: ${fault}`, text: `${line}\n${seen.text.slice(0, 500)}` };
        } catch (error) {
          return {
            name: `${sent.route}: ${String(error)}`,
            text: `${line}\n${site.server.said().slice(-500)}`,
          };
        }
      }
    },
    timeMs * 2 + 120_000,
  );
});

async function fill(site: AttackedSite): Promise<void> {
  await site.send('/api/support', { body: supportMessage() });
  await site.send('/api/survey', { body: surveyResponse() });
  await site.send('/api/withdraw-contract', { body: withdrawal() });
  await site.send('/api/cancel-contract', { body: cancellation() });
}

/** The same routes in this process, on the same store, show what they ask for; pages come from the site map. */
async function endpointsOf(site: AttackedSite, vocabulary: Vocabulary): Promise<Endpoint[]> {
  const { app, token } = await createAdminApp({ store: site.store });
  const endpoints = await findEndpoints(
    app,
    async (method, path, type) => {
      const headers = { 'Content-Type': type, Cookie: `${cookieName}=${token}`, Origin: attackedOrigin };
      return await app.request(path, { method, headers, ...(method === 'GET' ? {} : { body: '{}' }) });
    },
    vocabulary,
  );
  const map = (await site.send('/sitemap.xml')).text;
  const pages = Array.from(map.matchAll(/<loc>https:\/\/[^/]+([^<]*)/g), ([, path]) => path!);
  return [...endpoints, ...pages.map((path) => endpointAt('GET', path))];
}
