import { findOperator, updateOperator } from '#server/accounts/operators.ts';
import { hashPassword } from '#server/accounts/password-hash.ts';
import { linkPurpose } from '#server/accounts/set-up.ts';
import { listAudit } from '#server/audit/audit-log.ts';
import type { Operator } from '#server/core/api/admin-env.ts';
import type { Store } from '#server/core/store/store.ts';
import { listOutbox } from '#server/outbox/outbox.ts';
import { createAdminApp, seedSession, testPasswordCost } from './admin.ts';

export const accessPassword = 'Bernstein am Meer';
export const invitation = { email: 'Ben@Example.com', name: 'Ben Fuchs', password: accessPassword };
export const withMailServer = {
  trustedProxyHops: 1,
  rateLimitPer10Min: 0,
  rateLimitOfAllPer10Min: 0,
  smtpUrl: 'smtp://x',
};

export async function createAccessApp(given?: Store, env?: typeof withMailServer) {
  const admin = await createAdminApp({ ...(given && { store: given }), ...(env && { env }) });
  const { store, operator, clock } = admin;
  const passwordHash = await hashPassword(accessPassword, testPasswordCost);
  await updateOperator(store.db, operator.id, { passwordHash });
  return {
    ...admin,
    purposeOf: async (link: string) => await linkPurpose(store.db, link.split('#token=')[1]!, clock()),
    post: async (path: string, body: object) => {
      const response = await admin.callSignedIn('POST', path, body);
      const json = response.status === 204 ? {} : ((await response.json()) as Record<string, unknown>);
      return { status: response.status, ...json } as { status: number; link: string };
    },
    colleague: async (change: Partial<Operator> = { passwordHash: 'x' }) => {
      const seeded = await seedSession(store, clock(), 'ben@example.com');
      await updateOperator(store.db, seeded.operator.id, change);
      return { ...seeded, found: async () => await findOperator(store.db, seeded.operator.id) };
    },
    /** Sorted, because entries of the same moment have no order. */
    kinds: async () => (await listOutbox(store.db)).map(({ kind }) => kind).sort(),
    actions: async () => (await listAudit(store.db, { limit: 10 })).map(({ action }) => action).sort(),
  };
}
