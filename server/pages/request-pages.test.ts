import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import type { ListedPage } from './list-pages.ts';
import type { RenderedPage } from './render-page.ts';
import { requestPages } from './request-pages.ts';

const invalid: ListedPage = { path: '/support/invalid', perRequest: { refusedFieldsOf: 'support' } };
const sent: ListedPage = { path: '/support/sent', perRequest: 'reference' };
const review: ListedPage = { path: '/cancel-contract/review', perRequest: 'posted' };

const id = '019a6f6e-7c3b-7d1a-9f54-3f1f2a6b7c8d';
const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/** Pages that show their query as it is, as if nothing escaped it. */
function setUp(html: (query: URLSearchParams) => string = (query) => `<p>${query}</p>`) {
  const rendered: string[] = [];
  const answer = requestPages(async ({ path }, search = ''): Promise<RenderedPage> => {
    rendered.push(path + search);
    return { path, status: 200, headers: {}, html: html(new URLSearchParams(search)) };
  });
  return {
    rendered,
    ask: async (page: ListedPage, search: string) => await answer(page, new URLSearchParams(search)),
  };
}

// B6: every request rendered these pages anew, whatever stood in its query.
test('a page about refused fields is rendered once for each choice of fields, whatever else was asked', async () => {
  const { ask, rendered } = setUp();
  for (let count = 0; count < 50; count += 1) {
    const { body } = await ask(invalid, `fields=message,x${count},name&a=${count}`);
    expect(body.toString()).toBe('<p>fields=name%2Cmessage</p>');
    await ask(invalid, `fields=x${count}`);
  }
  expect(rendered).toEqual(['/support/invalid', '/support/invalid?fields=name,message']);
});

test('everybody gets their own reference on a page that is rendered once', async () => {
  const { ask, rendered } = setUp();
  const other = id.replace('7c8d', '0000');
  expect((await ask(sent, `ref=${id}`)).body.toString()).toBe(`<p>ref=${id}</p>`);
  expect((await ask(sent, `ref=${other}&ref=x`)).body.toString()).toBe(`<p>ref=${other}</p>`);
  expect(rendered).toHaveLength(2);
});

test.each(['', 'ref=', 'ref=%3Cscript%3E', `ref=${id}x`, `id=${id}`])(
  'a query without a reference (%s) shows none',
  async (search) => {
    expect((await setUp().ask(sent, search)).body.toString()).toBe('<p></p>');
  },
);

test('what visitors posted is shown to them alone and not kept', async () => {
  const { ask, rendered } = setUp();
  for (let count = 0; count < 2; count += 1)
    expect((await ask(review, 'name=Anna')).body.toString()).toBe('<p>name=Anna</p>');
  expect(rendered.filter((address) => address.endsWith('name=Anna'))).toHaveLength(2);
});

// C9: the policy named the hash of every inline script of the finished page, however it came there.
test('a script that comes with a request is not allowed by the policy of its page', async () => {
  const { ask } = setUp((query) => `<script>ours()</script>${query.get('name') ?? ''}`);
  const { headers, body } = await ask(
    review,
    new URLSearchParams({ name: '<script>theirs()</script>' }).toString(),
  );
  expect(body.toString()).toContain('<script>theirs()</script>');
  expect(headers['content-security-policy']).toContain(`script-src 'self' ${hashOf('ours()')};`);
  expect(headers['content-security-policy']).not.toContain(hashOf('theirs()'));
});
