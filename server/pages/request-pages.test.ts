import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import type { PostedForm } from '#domain/forms/posted-form.ts';
import type { ListedPage } from './list-pages.ts';
import type { RenderedPage } from './render-page.ts';
import { requestPages } from './request-pages.ts';

const sent: ListedPage = { path: '/support/sent', perRequest: true };
const support: ListedPage = { path: '/support' };

const id = 'E-2611-0042719';
const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
const posted = (changes: Partial<PostedForm> = {}): PostedForm => ({
  step: 'editing',
  values: { name: 'Anna' },
  errors: [],
  ...changes,
});

function setUp(html: (text: string) => string = (text) => `<p>${text}</p>`) {
  const rendered: string[] = [];
  const pages = requestPages(async ({ path }, search = '', form = undefined): Promise<RenderedPage> => {
    rendered.push(path + search + (form?.values.name ?? ''));
    const text = form
      ? (form.values.name ?? form.failure?.retryAfter ?? '')
      : new URLSearchParams(search).toString();
    return { path, status: 200, headers: {}, html: html(String(text)), reads: new Set() };
  });
  return {
    rendered,
    ask: async (search: string) => await pages.answer(sent, new URLSearchParams(search)),
    post: async (form: PostedForm, status = 422) => await pages.withForm(support, form, status),
  };
}

test('everybody gets their own reference on a page that is rendered once', async () => {
  const { ask, rendered } = setUp();
  const other = 'E-2611-0043719';
  expect((await ask(`ref=${id}`)).body.toString()).toBe(`<p>ref=${id}</p>`);
  expect((await ask(`ref=${other}&ref=x`)).body.toString()).toBe(`<p>ref=${other}</p>`);
  expect(rendered).toHaveLength(2);
});

test('of a page with a reference only the reference is made anew', async () => {
  const { ask } = setUp((text) => `<script>ours()</script><p>${text}</p>${' '.repeat(1000)}`);
  const [one, other] = [await ask(`ref=${id}`), await ask('ref=E-2611-0043719')];
  expect(other.headers).toBe(one.headers);
  expect(one.headers['content-security-policy']).toContain(hashOf('ours()'));
  expect(one.encodings).toEqual({});
  expect(one.tag).not.toBe(other.tag);
});

test.each(['', 'ref=', 'ref=%3Cscript%3E', `ref=${id}x`, `id=${id}`])(
  'a query without a reference (%s) shows none',
  async (search) => {
    expect((await setUp().ask(search)).body.toString()).toBe('<p></p>');
  },
);

test('a page of the admin area is rendered when asked for, once whatever is asked', async () => {
  const rendered: string[] = [];
  const { answer } = requestPages(async ({ path }, search = '') => {
    rendered.push(path + search);
    return { path, status: 200, headers: {}, html: '<p>colours</p>', reads: new Set() };
  });
  const colors: ListedPage = { path: '/admin/colors' };
  for (const search of ['', `ref=${id}`, 'ref=E-2611-0043719'])
    expect(String((await answer(colors, new URLSearchParams(search))).body)).toBe('<p>colours</p>');
  expect(rendered).toEqual(['/admin/colors']);
});

test('what visitors posted is shown to them alone and not kept', async () => {
  const { post, rendered } = setUp();
  for (let count = 0; count < 2; count += 1) {
    const { status, body } = await post(posted());
    expect([status, body.toString()]).toEqual([422, '<p>Anna</p>']);
  }
  expect(rendered.filter((address) => address.endsWith('Anna'))).toHaveLength(2);
});

test('a form that nobody reads is refused with a page that is rendered once for each reason', async () => {
  const { post, rendered } = setUp();
  const refused = (status: number) => posted({ values: {}, failure: { status, retryAfter: 1 } });
  await post(refused(429), 429);
  const renderings = rendered.length;
  for (let count = 0; count < 20; count += 1) expect((await post(refused(429), 429)).status).toBe(429);
  expect(rendered).toHaveLength(renderings);
  expect((await post(refused(413), 413)).status).toBe(413);
});

test('a refused form says how many minutes it has to wait now, not how many the first one had', async () => {
  const { post, rendered } = setUp();
  const waiting = async (retryAfter: number) =>
    String((await post(posted({ values: {}, failure: { status: 429, retryAfter } }), 429)).body);
  expect(await waiting(600)).toBe('<p>600</p>');
  expect(await waiting(61)).toBe('<p>120</p>');
  const renderings = rendered.length;
  expect(await waiting(119)).toBe('<p>120</p>');
  expect(rendered).toHaveLength(renderings);
});

// C9: the policy allowed every inline script of the finished page, including injected ones.
test('a script that comes with a request is not allowed by the policy of its page', async () => {
  const { post } = setUp((text) => `<script>ours()</script>${text}`);
  const { headers, body } = await post(posted({ values: { name: '<script>theirs()</script>' } }));
  expect(body.toString()).toContain('<script>theirs()</script>');
  expect(headers['content-security-policy']).toContain(`script-src 'self' ${hashOf('ours()')};`);
  expect(headers['content-security-policy']).not.toContain(hashOf('theirs()'));
});
