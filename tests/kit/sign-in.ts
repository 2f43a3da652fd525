import type { LinkMailKind } from '#domain/outbox/mail-kinds.ts';
import { linkToMail } from '#server/accounts/operator-links.ts';
import { updateOperator } from '#server/accounts/operators.ts';
import { hashPassword } from '#server/accounts/password-hash.ts';
import type { Store } from '#server/core/store/store.ts';
import { type TestParts, testOrigin } from '#tests/kit/app.ts';
import { cookieName, cookieToken, createAdminApp, deviceCookieName, testPasswordCost } from './admin.ts';

export const right = { email: 'anna@example.com', password: 'Bernstein am Meer' } as const;
export const wrong = { ...right, password: 'x' } as const;

/** The token in the newest mail of this kind, as the mail worker makes it. */
export async function tokenOfMail(
  { store, clock }: { store: Store; clock: () => Date },
  kind: LinkMailKind,
): Promise<string | undefined> {
  const { id, recipient, details } = await store.db
    .selectFrom('outbox')
    .selectAll()
    .where('kind', '=', kind)
    .orderBy('createdAt', 'desc')
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow();
  const { operatorId } = JSON.parse(details ?? '{}') as { operatorId?: string };
  const order = { mailId: id, kind, recipient: recipient!, operatorId, origin: testOrigin, now: clock() };
  return (await linkToMail(store, order))?.split('#token=')[1];
}

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
