// What an operator, or a stranger with an address, tries on words, drafts, schedule and what shows them.
import { randomBytes } from 'node:crypto';
import { expect, test } from 'vitest';
import type { ContentState, DraftAnswer } from '#domain/api/content.ts';
import type { NewPreviewLink } from '#domain/api/preview-link.ts';
import type { Scheduled } from '#domain/api/release.ts';
import { cookieName, seedSession } from '#tests/kit/admin.ts';
import { attackedOrigin, attackedSite } from '#tests/kit/attacked-site.ts';
import { elementsOf, parseHtml } from '#tests/kit/html-tree.ts';

const payloads = [
  '<script>alert(1)</script>',
  '"><img src=x onerror=alert(1)>',
  'javascript:alert(1)',
  '{{constructor}} {{__proto__}} {{toString}}',
  '</title><svg/onload=alert(1)>',
  '<!-- --><a href="javascript:alert(1)">x</a>',
];

async function attackedEditor(...roles: readonly ('owner' | 'editor' | 'support')[]) {
  const site = await attackedSite('sqlite');
  const people = [];
  for (const [index, role] of roles.entries()) {
    const { token } = await seedSession(site.store, new Date(), `${role}-${index}@example.com`, role);
    const headers = { Origin: attackedOrigin, Cookie: `${cookieName}=${token}` };
    people.push(async (method: string, path: string, body?: unknown) => {
      const answer = await site.send(`/api/admin${path}`, { method, headers, body });
      return { ...answer, json: <T>() => JSON.parse(answer.text) as T };
    });
  }
  return { site, people };
}

type Person = Awaited<ReturnType<typeof attackedEditor>>['people'][number];

async function draft(ask: Person, values: Readonly<Record<string, unknown>>) {
  const { version, fields } = (await ask('GET', '/content')).json<ContentState>();
  const changes = Object.entries(values).map(([id, value]) => ({
    id,
    value,
    revision: fields.find((field) => field.id === id)?.draft?.revision ?? null,
  }));
  return await ask('PATCH', '/content/draft', { version, changes });
}

test('words of an editor never become markup, a link or a property of anything', async () => {
  const { site, people } = await attackedEditor('editor');
  const [editor] = people as [Person];
  const ids = [
    'de.nova.hero.lead',
    'de.nova.meta.title',
    'de.nova.meta.description',
    'de.nova.faq.items.0.answer',
  ];
  for (const payload of payloads) {
    const answer = await draft(editor, Object.fromEntries(ids.map((id) => [id, payload])));
    expect(answer.status).toBeLessThan(500);
  }
  const { fields } = (await editor('GET', '/content')).json<ContentState>();
  const drafted = fields.filter((field) => field.draft).map((field) => String(field.draft!.value));
  expect(drafted.length).toBeGreaterThan(0);
  const link = (await editor('POST', '/content/preview-links', { days: 1 })).json<NewPreviewLink>();
  const shown = [
    await site.send(`${new URL(link.address).pathname}nova`),
    await editor('GET', '/content/preview?path=/nova'),
  ];
  for (const { status, text, headers } of shown) {
    expect(status).toBe(200);
    const elements = elementsOf(parseHtml(text));
    expect(elements.length).toBeGreaterThan(100);
    for (const { tag, attributes } of elements) {
      expect(Object.keys(attributes).filter((name) => name.startsWith('on'))).toEqual([]);
      expect(String(attributes.href ?? '')).not.toMatch(/^\s*javascript:/i);
      expect([tag, attributes.src]).not.toEqual(['img', 'x']);
    }
    expect(text).not.toContain('<script>alert(1)');
    expect(headers['content-security-policy']).toMatch(/default-src 'none'|default-src 'self'/);
  }
  const odd = [
    '__proto__',
    'constructor',
    'de.__proto__.polluted',
    'de.nova.constructor.prototype.x',
    'order.__proto__',
  ];
  for (const id of odd)
    expect((await draft(editor, { [id]: 'x' })).json<DraftAnswer>().problems).not.toEqual([]);
  const links = fields.filter(
    ({ id, defaultValue }) => id.startsWith('setting.') && /^https:/.test(String(defaultValue)),
  );
  expect(links.length).toBeGreaterThan(3);
  for (const { id } of links.slice(0, 3))
    for (const value of ['javascript:alert(1)', 'data:text/html,x', '//evil.example'])
      expect((await draft(editor, { [id]: value })).json<DraftAnswer>().problems).not.toEqual([]);
  expect(({} as Record<string, unknown>).polluted).toBeUndefined();
});

test('a link to the draft is not guessed, leads nowhere else, stays out of caches, logs and referrers, and ends', async () => {
  const { site, people } = await attackedEditor('editor', 'support');
  const [editor, support] = people as [Person, Person];
  await draft(editor, { 'de.nova.hero.lead': 'Noch geheim.' });
  const made = (await editor('POST', '/content/preview-links', { days: 1 })).json<NewPreviewLink>();
  const base = new URL(made.address).pathname.slice(0, -1);
  const token = base.slice('/preview/'.length);
  const page = await site.send(`${base}/nova`);
  expect([page.status, page.text.includes('Noch geheim.')]).toEqual([200, true]);
  expect(page.headers).toMatchObject({
    'cache-control': 'no-store',
    'referrer-policy': 'no-referrer',
    'x-robots-tag': 'noindex, nofollow',
  });
  expect(page.headers['content-security-policy']).toMatch(/frame-ancestors 'none'/);
  expect(page.headers['set-cookie']).toBeUndefined();

  const guesses = [
    randomBytes(32).toString('base64url'),
    token.toLowerCase() === token ? token.toUpperCase() : token.toLowerCase(),
    `${token.slice(0, -1)}%00`,
    token.slice(0, -1),
    `${token}x`,
    '%',
  ];
  for (const guess of guesses) {
    const { text, status } = await site.send(`/preview/${guess}/nova`);
    expect([guess, status, text.includes('geheim')]).toEqual([
      guess,
      expect.toSatisfy((code) => code >= 400 && code < 500),
      false,
    ]);
  }
  for (const path of [
    '/admin',
    '//evil.example',
    '/../nova',
    '/api/admin/content',
    '/%2e%2e/admin',
    '/https://evil.example',
  ]) {
    const { status, headers } = await site.send(`${base}${path}`);
    expect([path, status < 500, String(headers.location ?? '')]).toEqual([
      path,
      true,
      expect.not.stringMatching(/evil/),
    ]);
    expect([path, status === 200 && path.includes('admin')]).toEqual([path, false]);
  }
  expect(
    (
      await site.send(`${base}/support`, {
        method: 'POST',
        body: { name: 'A', email: 'a@example.com', message: 'x' },
      })
    ).status,
  ).toBeLessThan(500);
  expect(await site.store.db.selectFrom('support_messages').selectAll().execute()).toEqual([]);
  expect((await support('GET', '/content/preview-links')).status).toBe(403);
  expect((await editor('GET', '/content/preview-links')).text).not.toContain(token);
  expect((await editor('DELETE', `/content/preview-links/${made.id}`)).status).toBe(204);
  expect((await site.send(`${base}/nova`)).text).not.toContain('geheim');
  expect((await site.logLines()).join('\n')).not.toContain(token);
  expect((await site.send('/sitemap.xml')).text).not.toContain('preview');
});

test('two pairs of eyes are two: not by approving, changing or restoring alone, nor by taking the rule away', async () => {
  const { people } = await attackedEditor('owner', 'editor', 'editor', 'support');
  const [owner, ann, ben, sam] = people as [Person, Person, Person, Person];
  expect((await owner('PUT', '/releases/rule', { isRequired: true })).status).toBe(204);
  for (const person of [ann, sam])
    expect((await person('PUT', '/releases/rule', { isRequired: false })).status).toBe(403);
  await draft(ann, { 'de.nova.hero.lead': 'Eins.', 'en.nova.hero.lead': 'One.' });
  const { version, revision } = (await ann('GET', '/content')).json<ContentState>();
  const order = { baseVersion: version, revision };
  for (const more of [{}, { asks: false }, { approvedBy: 'x' }, { needsApproval: false }, { along: null }])
    expect([more, (await ann('POST', '/releases', { ...order, ...more })).status]).toEqual([more, 409]);
  expect((await ann('POST', `/versions/${version}/restore`, { baseVersion: version })).status).toBe(409);

  const { scheduled } = (await ann('POST', '/releases', { ...order, asks: true })).json<Scheduled>();
  for (const person of [ann, sam])
    expect((await person('POST', `/releases/${scheduled}/approve`)).status).toBeGreaterThanOrEqual(403);
  // What is approved is what was scheduled, whatever the draft says since.
  await draft(ann, { 'de.nova.hero.lead': 'Ganz anders.', 'en.nova.hero.lead': 'Something else.' });
  for (const method of ['PUT', 'PATCH', 'POST'])
    expect((await ann(method, `/releases/${scheduled}`, { fields: [] })).status).toBe(405);
  const both = await Promise.all([
    ben('POST', `/releases/${scheduled}/approve`),
    ann('POST', `/releases/${scheduled}/approve`),
  ]);
  expect(both.map(({ status }) => status)).toEqual([200, 409]);
  const said = async () =>
    (await owner('GET', '/content'))
      .json<ContentState>()
      .fields.find(({ id }) => id === 'de.nova.hero.lead')!;
  await expect.poll(async () => (await said()).live?.value, { timeout: 30_000 }).toBe('Eins.');
  expect((await said()).draft?.value).toBe('Ganz anders.');
});
