import { describe, expect, test } from 'vitest';
import { pathIn } from '#domain/language/addresses.ts';
import { languages } from '#domain/language/languages.ts';
import { createSupportMessage } from '#server/forms/support-messages.ts';
import { cookieName, seedSession } from '#tests/kit/admin.ts';
import { routesByName } from '#tests/kit/admin-routes.ts';
import { createTestApp } from '#tests/kit/app.ts';
import { type AttackedSite, attackedSite } from '#tests/kit/attacked-site.ts';
import { dialects } from '#tests/kit/database.ts';
import { newSubmission, submissions, supportMessage } from '#tests/kit/factories.ts';
import { type Sample, samples, storedInOwnWays } from './samples.ts';

const mostMs = 200;
/** Takes a minute on an idle machine. */
const patienceMs = 300_000;
const bodyBytes = 255 * 1024;
const addressBytes = 14_000;

type Fields = Readonly<Record<string, unknown>>;

type Trial = {
  path: string;
  method?: string;
  type?: string;
  fields?: readonly string[];
  body?: (text: string, fields: readonly string[]) => string;
};

const form = 'application/x-www-form-urlencoded';
const reports = 'application/reports+json';
const report = { documentURL: 'https://site.example/', blockedURL: 'inline', effectiveDirective: 'img-src' };

const addresses = ['/', '/en/', '/assets/', '/support/sent?ref=', '/cancel-contract?step='];

/** The sample in all texts at once, and in stored texts beside valid ones. */
const publicTrials: readonly Trial[] = [
  ...Object.entries(submissions).flatMap(([form, valid]) => [
    raw(`/api/${form}`),
    json(`/api/${form}`, valid),
    posted(`/api/${form}`, valid),
    // In one language up to the review that some forms have, in the others past it.
    ...languages.map((language, index) =>
      posted(pathIn(language, `/${form}`), { ...valid, ...(index > 0 && { step: 'declare' }) }),
    ),
  ]),
  raw('/cancel-contract'),
  raw('/api/csp-reports'),
  raw('/api/acts'),
  raw('/api/assistant'),
  json('/api/assistant', { language: 'de', question: 'x' }, ['question']),
  json('/api/support', { ...supportMessage(), idempotencyKey: 'x', language: 'de', website: '' }),
  json('/api/support', supportMessage(), ['message']),
  json('/api/support', supportMessage(), ['email']),
  json('/api/survey', submissions.survey, ['comment']),
  json('/api/withdraw-contract', submissions['withdraw-contract'], ['email']),
  json('/api/admin/session', { email: 'anna@example.com', password: 'x', code: '123456' }),
  json('/api/admin/setup', { token: 'x', email: 'anna@example.com', name: 'Anna', password: 'x' }),
  json('/api/admin/setup/check', { token: 'x' }),
  json('/api/admin/setup/address', { token: 'x' }),
  json('/api/admin/forgotten-password', { email: 'anna@example.com' }),
  posted(`/preview/${'x'.repeat(43)}/support`, submissions.support),
  {
    path: '/api/csp-reports',
    type: reports,
    fields: Object.keys(report),
    body: (text, fields) =>
      JSON.stringify([{ type: 'csp-violation', body: { ...report, ...filled(fields, text) } }]),
  },
  ...addresses.map((path) => ({ path, method: 'GET' })),
];

const queries = ['messages?q=', 'messages?before=', 'privacy?email=', 'privacy?name=', 'audit?group='];

function adminTrials(messageId: string): readonly Trial[] {
  const message = `/api/admin/messages/${messageId}`;
  const product = { name: 'xx', type: 'xx', status: 'active', baseColor: '#123456', offering: 'x' };
  return [
    raw('/api/admin/releases'),
    json(`${message}/notes`, { text: 'x' }),
    json(`${message}/replies`, { subject: 'x', text: 'x' }),
    { ...json(message, { version: 1, status: 'open', assignee: 'x' }), method: 'PATCH' },
    json('/api/admin/totp/confirm', { code: 'x' }),
    {
      path: '/api/admin/content/draft',
      method: 'PATCH',
      fields: Object.keys(product),
      body: (text, fields) =>
        JSON.stringify({
          version: 0,
          changes: Object.entries({ ...product, ...filled(fields, text) }).map(([attribute, value]) => ({
            id: `product.x.${attribute}`,
            value,
            revision: null,
          })),
        }),
    },
    ...queries.map((query) => ({ path: `/api/admin/${query}`, method: 'GET' })),
    { path: '/api/admin/messages/', method: 'GET' },
    { path: '/api/admin/sessions/', method: 'DELETE' },
  ];
}

function raw(path: string): Trial {
  const type = path.endsWith('contract') ? form : path.endsWith('reports') ? reports : 'application/json';
  return { path, type, fields: ['body'], body: (text) => text };
}

function json(path: string, fields: Fields, filling = textsOf(fields)): Trial {
  return {
    path,
    fields: filling,
    body: (text, names) => JSON.stringify({ ...fields, ...filled(names, text) }),
  };
}

function posted(path: string, fields: Fields): Trial {
  return {
    path,
    type: form,
    fields: textsOf(fields),
    // URL encoding may turn one character into nine.
    body: (text, names) =>
      String(new URLSearchParams({ ...fields, ...filled(names, text) } as Record<string, string>)).slice(
        0,
        bodyBytes,
      ),
  };
}

function textsOf(fields: Fields): string[] {
  return Object.keys(fields).filter((name) => typeof fields[name] === 'string');
}

function filled(fields: readonly string[], text: string): Record<string, string> {
  return Object.fromEntries(fields.map((field) => [field, text]));
}

type Ask = ReturnType<typeof asker>;

function asker(site: AttackedSite, cookie = '') {
  let count = 0;
  return async ({ path, method, type, fields = [], body }: Trial, sample: Sample) => {
    count += 1;
    const address = body ? path : path + inAddress(sample(addressBytes));
    const sent = body?.(sample(Math.floor((bodyBytes - 1024) / fields.length)), fields);
    const before = site.cpuMs();
    const { status } = await site.send(address, {
      from: `10.${count >> 16}.${(count >> 8) & 255}.${count & 255}`,
      headers: { ...(type && { 'Content-Type': type }), ...(cookie && { Cookie: cookie }) },
      ...(method && { method }),
      ...(sent !== undefined && { body: sent }),
    });
    return { status, ms: site.cpuMs() - before };
  };
}

function inAddress(text: string): string {
  return encodeURIComponent(text.toWellFormed()).slice(0, addressBytes).replace(/%.?$/, '');
}

/** Fields that share a body and cost over their share are tried alone. `usualMs` is the baseline. */
async function faultsOf(ask: Ask, trial: Trial, sample: Sample, usualMs: number): Promise<string[]> {
  const { path, fields = [] } = trial;
  let { status, ms } = await ask(trial, sample);
  if (status < 500 && ms - usualMs < (mostMs - usualMs) / Math.max(1, fields.length)) return [];
  if (fields.length > 1 && status < 500) {
    const alone = [];
    for (const field of fields)
      alone.push(...(await faultsOf(ask, { ...trial, fields: [field] }, sample, usualMs)));
    return alone;
  }
  // Retried: a garbage collection may have been measured.
  if (ms >= mostMs) ({ status, ms } = await ask(trial, sample));
  return status >= 500 || ms >= mostMs ? [`${path} ${fields.join()}: ${status} after ${ms} ms`] : [];
}

async function faults(
  ask: Ask,
  trialsOf: () => Promise<readonly Trial[]>,
  tried: Readonly<Record<string, Sample>>,
): Promise<string[]> {
  const usualMs: number[] = [];
  for (const trial of await trialsOf()) usualMs.push((await ask(trial, () => 'x')).ms);
  const found: string[] = [];
  for (const [name, sample] of Object.entries(tried)) {
    for (const [index, trial] of (await trialsOf()).entries())
      found.push(
        ...(await faultsOf(ask, trial, sample, usualMs[index]!)).map((fault) => `${name}: ${fault}`),
      );
  }
  return found;
}

test('every address that anybody may post to is among them', async () => {
  const { app } = await createTestApp();
  const isOpen = (path: string) =>
    !path.startsWith('/api/admin/') || routesByName.get(`POST ${path}`)?.may === 'anyone';
  const open = app.routes.filter(({ method, path }) => method === 'POST' && isOpen(path));
  const tried = publicTrials.map(({ path }) => path);
  const isTried = (path: string) =>
    tried.some((one) => new RegExp(`^${path.replace(/:\w+/, '[^/]+').replace('*', '.+')}$`).test(one));
  expect(open.map(({ path }) => path).filter((path) => !isTried(path))).toEqual([]);
});

describe.each(dialects)('on %s', (dialect) => {
  const tried =
    dialect === 'sqlite'
      ? samples
      : Object.fromEntries(storedInOwnWays.map((name) => [name, samples[name]!] as const));

  // A1 was one text of quadratic cost; this is every text in every field.
  test(
    `whatever stands in 256 KiB, it is answered for less than ${mostMs} ms of processor time`,
    async () => {
      const site = await attackedSite(dialect, { SMTP_URL: '', RATE_LIMIT_OF_ALL_PER_10_MIN: '0' });
      expect(await faults(asker(site), async () => publicTrials, tried)).toEqual([]);
    },
    patienceMs,
  );

  test(
    'the same holds for what operators send',
    async () => {
      const site = await attackedSite(dialect, { SMTP_URL: '' });
      const { token } = await seedSession(site.store, new Date());
      // One message per sample, because the answer contains everything added to it.
      const trials = async () => {
        const facts = newSubmission();
        await createSupportMessage(site.store, facts, supportMessage());
        return adminTrials(facts.id);
      };
      expect(await faults(asker(site, `${cookieName}=${token}`), trials, tried)).toEqual([]);
    },
    patienceMs,
  );
});
