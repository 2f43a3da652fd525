import { request } from '@playwright/test';
import type { Role } from '#domain/accounts/roles.ts';
import { siteAddress } from './addresses.ts';
import { mailTo } from './browser-mailbox.ts';
import { type Credentials, operatorCredentials } from './operator-credentials.ts';

/** For tests that would disturb others; invited through the link in the mail, not signed in. */
export async function createOwnOperator(role: Role = 'owner'): Promise<Credentials> {
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
  };
  await post('session', { email: inviter, password: inviterPassword });
  await post('operators', {
    name: own.name,
    email: own.email,
    role,
    password: inviterPassword,
  });
  await post('setup', { token: await mailedToken(own.email), password: own.password });
  await api.delete('/api/admin/session');
  await api.dispose();
  return own;
}

export async function mailedToken(email: string): Promise<string> {
  const { text } = await mailTo(email, '#token=');
  return /#token=(\S+)/.exec(text!)![1]!;
}
