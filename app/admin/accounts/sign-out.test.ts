import { QueryObserver } from '@tanstack/react-query';
import { expect, onTestFinished, test, vi } from 'vitest';
import { refresh } from '#app/admin/live/refresh.ts';
import { operatorClient, sessionKey, startSession } from './session-client.ts';
import { signOut } from './sign-out.ts';

const todayKey = ['/api/admin/today'];

/** Somebody is signed in and has the counts of the day on screen. Returns what was asked, and how to answer sign-out. */
async function signedIn() {
  const asked: string[] = [];
  const { promise: signedOut, resolve: answerSignOut } = Promise.withResolvers<Response>();
  vi.stubGlobal('fetch', async (path: string, { method = 'GET' }: RequestInit = {}) => {
    asked.push(`${method} ${path}`);
    return method === 'DELETE' ? await signedOut : Response.json({ operator: null });
  });
  vi.stubGlobal('localStorage', { getItem: () => null, removeItem: () => {} });
  const operator = {
    id: '1',
    name: 'Anna',
    email: 'anna@example.com',
    role: 'owner',
    needsSecondFactor: false,
  };
  startSession(operator as Parameters<typeof startSession>[0]);
  const stop = new QueryObserver(operatorClient, { queryKey: todayKey }).subscribe(() => {});
  await vi.waitFor(() => expect(operatorClient.getQueryData(todayKey)).toBeDefined());
  onTestFinished(() => {
    stop();
    operatorClient.clear();
    vi.unstubAllGlobals();
  });
  asked.length = 0;
  return { asked, answerSignOut };
}

test('the event of one’s own sign-out asks for nothing that the server would refuse', async () => {
  const { asked, answerSignOut } = await signedIn();
  const leaving = signOut();
  await vi.waitFor(() => expect(asked).toEqual([`DELETE ${sessionKey[0]}`]));
  refresh(['audit']);
  answerSignOut(new Response(null, { status: 204 }));
  await leaving;
  expect(asked).toEqual([`DELETE ${sessionKey[0]}`]);
});

test('after a sign-out that failed, what changed meanwhile is looked up', async () => {
  const { asked, answerSignOut } = await signedIn();
  const leaving = signOut();
  refresh(['audit']);
  answerSignOut(new Response(null, { status: 503 }));
  await expect(leaving).rejects.toThrow('503');
  await vi.waitFor(() => expect(asked).toContain(`GET ${todayKey[0]}`));
});
