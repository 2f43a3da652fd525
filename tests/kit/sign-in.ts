import { updateOperator } from '#server/accounts/operators.ts';
import { hashPassword } from '#server/accounts/password-hash.ts';
import type { TestParts } from '#tests/kit/app.ts';
import { cookieName, cookieToken, createAdminApp, deviceCookieName, testPasswordCost } from './admin.ts';

export const right = { email: 'anna@example.com', password: 'Bernstein am Meer' } as const;
export const wrong = { ...right, password: 'x' } as const;

type Browser = { token?: string; device?: string; userAgent?: string };

export async function createSignInApp(parts: TestParts = {}) {
  const admin = await createAdminApp(parts);
  const passwordHash = await hashPassword(right.password, testPasswordCost);
  await updateOperator(admin.store.db, admin.operator.id, { passwordHash });
  const signIn = async (body: object, network = '192.0.2.1', { token, device, userAgent }: Browser = {}) => {
    const cookies = Object.entries({ [cookieName]: token, [deviceCookieName]: device });
    const sent = cookies
      .filter(([, value]) => value !== undefined)
      .map(([name, value]) => `${name}=${value}`);
    return await admin.call('POST', '/session', {
      body,
      headers: { 'X-Forwarded-For': network, 'User-Agent': userAgent ?? '', Cookie: sent.join('; ') },
    });
  };
  return {
    ...admin,
    passwordHash,
    signIn,
    statusOf: async (...attempt: Parameters<typeof signIn>) => (await signIn(...attempt)).status,
    knownDevice: async () => cookieToken(await signIn(right), deviceCookieName)!,
  };
}
