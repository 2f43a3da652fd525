import { QueryObserver } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { operatorClient } from '#app/admin/accounts/session-client.ts';
import { changedEvent } from '#app/api-client.ts';
import { keepRefreshing } from './refresh-queries.ts';

const second = 1000;
const minute = 60 * second;
let asked: string[] = [];
let visibility = 'visible';
const stops: (() => void)[] = [];
const page = new EventTarget();

beforeEach(() => {
  vi.useFakeTimers();
  asked = [];
  visibility = 'visible';
  vi.stubGlobal('window', page);
  vi.stubGlobal(
    'document',
    Object.defineProperty(new EventTarget(), 'visibilityState', { get: () => visibility }),
  );
  vi.stubGlobal('fetch', async (path: string) => {
    asked.push(path);
    return Response.json({});
  });
});

afterEach(() => {
  for (const stop of stops.splice(0)) stop();
  operatorClient.clear();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

/** Has the answers of these addresses on screen. */
async function start(...paths: string[]) {
  for (const path of paths)
    stops.push(new QueryObserver(operatorClient, { queryKey: [path] }).subscribe(() => {}));
  await vi.advanceTimersByTimeAsync(0);
  asked = [];
  stops.push(keepRefreshing());
}

test('what may change is asked again every 15 seconds, what cannot is not', async () => {
  await start(
    '/api/admin/today',
    '/api/admin/checklist',
    '/api/admin/messages/1',
    '/api/admin/content/guide',
  );
  await vi.advanceTimersByTimeAsync(15 * second);
  expect(asked).toEqual(['/api/admin/today', '/api/admin/checklist', '/api/admin/messages/1']);
});

test('a page in the background asks nothing, and asks when it comes back', async () => {
  await start('/api/admin/today');
  visibility = 'hidden';
  await vi.advanceTimersByTimeAsync(5 * minute);
  expect(asked).toEqual([]);
  visibility = 'visible';
  document.dispatchEvent(new Event('visibilitychange'));
  await vi.advanceTimersByTimeAsync(0);
  expect(asked).toEqual(['/api/admin/today']);
});

test('a page without input for 15 minutes asks nothing until there is input', async () => {
  await start('/api/admin/today');
  await vi.advanceTimersByTimeAsync(15 * minute);
  asked = [];
  await vi.advanceTimersByTimeAsync(60 * minute);
  expect(asked).toEqual([]);
  window.dispatchEvent(new Event('pointermove'));
  await vi.advanceTimersByTimeAsync(0);
  expect(asked).toEqual(['/api/admin/today']);
  await vi.advanceTimersByTimeAsync(15 * second);
  expect(asked).toHaveLength(2);
});

test('changes in quick succession are followed by one refresh, and one for what follows from them', async () => {
  await start('/api/admin/today');
  for (let change = 0; change < 3; change += 1) window.dispatchEvent(new Event(changedEvent));
  await vi.advanceTimersByTimeAsync(second);
  expect(asked).toEqual(['/api/admin/today']);
  await vi.advanceTimersByTimeAsync(4 * second);
  expect(asked).toHaveLength(2);
});
