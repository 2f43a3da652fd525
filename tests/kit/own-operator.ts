import { type Page, request } from '@playwright/test';
import { siteAddress } from './addresses.ts';
import { operatorCredentials } from './operator-credentials.ts';

export type Credentials = { readonly name: string; readonly email: string; readonly password: string };

/**
 * Makes an operator for one test alone, for deeds that would be in the way of other tests: invited by the operator of
 * the browser tests, with the password chosen. Nobody is signed in by it.
 */
export async function createOwnOperator(): Promise<Credentials> {
  const { email: inviter, password: inviterPassword } = operatorCredentials;
  const short = crypto.randomUUID().slice(0, 8);
  const own = {
    name: `Ada ${short}`,
    email: `ada.${short}@example.com`,
    password: `sunny ${short} afternoons`,
  };
  const api = await request.newContext({
    baseURL: siteAddress,
    extraHTTPHeaders: { Origin: siteAddress },
  });
  const post = async (path: string, data: object) => {
    const answer = await api.post(`/api/admin/${path}`, { data });
    if (!answer.ok()) throw new Error(`${path} was answered ${answer.status()}: ${await answer.text()}`);
    return (await answer.json()) as { link: string };
  };
  await post('session', { email: inviter, password: inviterPassword });
  const { link } = await post('operators', {
    name: own.name,
    email: own.email,
    password: inviterPassword,
  });
  await post('setup', { token: new URL(link).searchParams.get('token'), password: own.password });
  await api.delete('/api/admin/session');
  await api.dispose();
  return own;
}

/** Begins a session in the browser of the page, without the form. */
export async function signInAs(page: Page, { email, password }: Credentials): Promise<void> {
  const answer = await page.request.post('/api/admin/session', {
    data: { email, password },
    headers: { Origin: siteAddress },
  });
  if (!answer.ok()) throw new Error(`Signing in was answered ${answer.status()}`);
}
