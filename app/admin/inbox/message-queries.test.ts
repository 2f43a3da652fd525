import { expect, test } from 'vitest';
import type { ListedMessage, MessagePage } from '#domain/api/inbox/message.ts';
import { withNewest } from './message-queries.ts';

function page(ids: string, next: string | null): MessagePage {
  const counts = {
    new: 0,
    open: 0,
    done: 0,
    suspected: 0,
    mine: 0,
    due: 0,
    answered: 0,
    declarations: 0,
    unconfirmed: 0,
    binned: 0,
  };
  return {
    messages: [...ids].map((id) => ({ id }) as ListedMessage),
    next,
    counts,
    areLeast: false,
    similar: [],
    sendsMail: true,
  };
}

function merged(loaded: readonly MessagePage[], newest: MessagePage) {
  const pageParams = [null, ...loaded.slice(0, -1).map(({ next }) => next)];
  const { pages, pageParams: params } = withNewest({ pages: [...loaded], pageParams }, newest);
  const ids = pages.map(({ messages }) => messages.map(({ id }) => id).join(''));
  return { ids, next: pages.at(-1)!.next, params: params.length };
}

test.each([
  ['nothing is new', ['fe', 'dc'], 'fe', ['fe', 'dc']],
  ['a message came', ['fe', 'dc'], 'gf', ['gfe', 'dc']],
  ['one is gone, so that the first page reaches into the second', ['fe', 'dc'], 'ed', ['ed', 'c']],
  ['more came than a page holds', ['fe', 'dc'], 'ih', ['ihfe', 'dc']],
  ['only one page is loaded', ['fe'], 'gf', ['gfe']],
  ['only one page is loaded, and it reaches further now', ['fe'], 'ed', ['ed']],
])('%s', (_case, loaded, newest, expected) => {
  const pages = loaded.map((ids) => page(ids, ids.at(-1)!));
  const { ids, next, params } = merged(pages, page(newest, newest.at(-1)!));
  expect(ids).toEqual(expected);
  expect(next).toBe(expected.join('').at(-1));
  expect(params).toBe(expected.length);
});

test('a list that fits on one page is that page', () => {
  expect(merged([page('fe', 'e'), page('dc', null)], page('f', null))).toEqual({
    ids: ['f'],
    next: null,
    params: 1,
  });
});

test('a list that grows beyond one page shows that there is more only if there is', () => {
  expect(merged([page('fe', null)], page('gf', 'f'))).toEqual({ ids: ['gfe'], next: null, params: 1 });
});
