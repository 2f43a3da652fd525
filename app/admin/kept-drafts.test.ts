import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { unsavedDraftsKey } from '#domain/inbox/inbox-storage-keys.ts';
import { forgetDrafts, keepDraftsFor, noteDraft } from './kept-drafts.ts';

const savedAt = '2026-11-28T10:00:00.000Z';
let sent: string[] = [];
let answer: () => Promise<Response>;
let stored = new Map<string, string>();

beforeEach(() => {
  vi.useFakeTimers({ now: Date.parse(savedAt) });
  sent = [];
  stored = new Map();
  answer = async () => Response.json({ savedAt });
  vi.stubGlobal('window', new EventTarget());
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
    removeItem: (key: string) => stored.delete(key),
  });
  vi.stubGlobal('fetch', (path: string, { method, body = '' }: RequestInit) => {
    sent.push(`${method} ${path.split('/').at(-3)} ${body}`.trim());
    return answer();
  });
  keepDraftsFor('ada');
});

afterEach(() => {
  forgetDrafts();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

const pass = (ms = 60_000) => vi.advanceTimersByTimeAsync(ms);

/** The drafts that this browser keeps for the next load of the page. */
function unsaved() {
  return Object.values(JSON.parse(stored.get(unsavedDraftsKey) ?? '{"drafts":{}}').drafts);
}

test('a text is saved once one pauses, and stays in the browser until then', async () => {
  noteDraft('1').set({ text: 'Cal' });
  noteDraft('1').set({ text: 'Call' });
  expect(unsaved()).toMatchObject([{ draft: { text: 'Call' } }]);
  await pass();
  expect(sent).toEqual(['PUT 1 {"text":"Call"}']);
  expect(noteDraft('1').get()).toMatchObject({ savedAt, isRefused: false });
  expect(unsaved()).toEqual([]);
});

test('a text that could not be saved says so and is sent again', async () => {
  answer = async () => Promise.reject(new Error('offline'));
  noteDraft('2').set({ text: 'Call' });
  await pass(1000);
  expect(noteDraft('2').get()).toMatchObject({ savedAt: null, isRefused: true });
  answer = async () => Response.json({ savedAt });
  await pass();
  expect(noteDraft('2').get()).toMatchObject({ savedAt, isRefused: false });
});

test('a message that is gone takes its draft along', async () => {
  answer = async () => new Response('{}', { status: 404 });
  noteDraft('3').set({ text: 'Call' });
  await pass();
  expect(noteDraft('3').get()).toBeUndefined();
  expect(sent).toHaveLength(1);
});

test.each([
  [
    'an older one from the server gives way to what was left in the browser',
    '2026-11-28T09:00:00.000Z',
    'mine',
  ],
  [
    'a newer one from the server wins over what was left in the browser',
    '2026-11-28T11:00:00.000Z',
    'theirs',
  ],
])('%s', async (_case, at, expected) => {
  const left = { draft: { text: 'mine' }, typedAt: savedAt };
  stored.set(unsavedDraftsKey, JSON.stringify({ owner: 'ada', drafts: { 'note 4': left } }));
  noteDraft('4').receive({ draft: { text: 'theirs' }, savedAt: at }, at);
  expect(noteDraft('4').get()!.draft.text).toBe(expected);
  await pass();
  expect(sent).toHaveLength(expected === 'mine' ? 1 : 0);
});

test('on its way it is neither saved nor replaced, and after a failure it is saved again', async () => {
  const draft = noteDraft('5');
  draft.set({ text: 'Call' });
  await draft.hold();
  draft.receive({ draft: { text: 'theirs' }, savedAt: '2026-11-28T11:00:00.000Z' }, savedAt);
  await pass();
  expect(draft.get()).toMatchObject({ draft: { text: 'Call' }, isSending: true });
  expect(sent).toEqual([]);
  draft.set({ text: 'Call' });
  await pass();
  expect(sent).toEqual(['PUT 5 {"text":"Call"}']);
  expect(draft.get()!.isSending).toBe(false);
});

test('a text that was taken back is deleted on the server after it has been saved there', async () => {
  let arrive: (response: Response) => void = () => {};
  answer = () => new Promise((resolve) => (arrive = resolve));
  noteDraft('6').set({ text: 'Call' });
  await pass(1000);
  noteDraft('6').discard();
  await pass(1000);
  expect(sent).toEqual(['PUT 6 {"text":"Call"}']);
  answer = async () => new Response(null, { status: 204 });
  arrive(Response.json({ savedAt }));
  await pass(1000);
  expect(sent.slice(1)).toEqual(['DELETE 6']);
  expect(noteDraft('6').get()).toBeUndefined();
});

test('another operator finds nothing of it', () => {
  noteDraft('7').set({ text: 'Call' });
  keepDraftsFor('tom');
  expect(noteDraft('7').get()).toBeUndefined();
  expect(unsaved()).toEqual([]);
});
