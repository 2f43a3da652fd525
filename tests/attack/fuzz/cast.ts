import type { Role } from '#domain/accounts/roles.ts';
import { roles } from '#domain/accounts/roles.ts';
import { updateOperator } from '#server/accounts/operators.ts';
import { hashPassword } from '#server/accounts/password-hash.ts';
import { requireSecondFactor } from '#server/core/store/settings.ts';
import type { Store } from '#server/core/store/store.ts';
import { cookieName, seedSession, testPasswordCost } from '#tests/kit/admin.ts';
import type { Actor } from './requests.ts';

export const password = 'Bernstein am Meer';

/** An operator of each role; whoever lost the session, the role or the account comes back as somebody else. */
export async function createCast(store: Store, domain: string) {
  const passwordHash = await hashPassword(password, testPasswordCost);
  const tokens = new Map<Role, string>();
  let generation = 0;
  let renewing: Promise<void> | undefined;

  async function makeAll(): Promise<void> {
    generation += 1;
    // The server writes beside this: a transaction waits for its turn.
    await store.transaction(async (db) => await requireSecondFactor(db, false));
    for (const role of roles) {
      const email = `${role}${generation}@${domain}`;
      const { operator, token } = await seedSession(store, new Date(), email, role);
      await store.transaction(async (db) => await updateOperator(db, operator.id, { passwordHash }));
      tokens.set(role, token);
    }
  }

  /** Those who ask at the same time get the same. */
  async function renew(): Promise<void> {
    renewing ??= makeAll().finally(() => {
      renewing = undefined;
    });
    await renewing;
  }

  await renew();
  return {
    renew,
    cookie(actor: Actor): string | undefined {
      if (actor === 'stranger') return undefined;
      return `${cookieName}=${actor === 'forged' ? 'x'.repeat(43) : tokens.get(actor)}`;
    },
  };
}
