import type { Kysely } from 'kysely';
import type { Role } from '#domain/accounts/roles.ts';
import { recordAudit } from '#server/audit/audit-log.ts';
import type { Operator } from '#server/core/api/admin-env.ts';
import type { Tables } from '#server/core/store/tables.ts';
import { endLinks } from './operator-links.ts';
import {
  createOperator,
  deleteOperator,
  findOperatorByEmail,
  hasOtherOwner,
  listOperators,
  replaceRecoveryCodes,
  updateOperator,
} from './operators.ts';
import { deleteDevices, deleteSessions } from './sessions.ts';
import { createSetUpLink } from './set-up-link.ts';
import { notifyOperator } from './tell-operator.ts';

/** `by` is null for commands on the server. */
type By = { by: Pick<Operator, 'id' | 'name'> | null; now: Date };
type Linked = By & {
  origin: string;
  /** If false, the link is returned to the caller. */
  sendsMail: boolean;
};

type Invitation = { operator: Operator; link: string | undefined };

export class LastOwnerError extends Error {
  override name = 'LastOwnerError';
}

/** Undefined if the address is taken. */
export async function inviteOperator(
  db: Kysely<Tables>,
  { email, name, role }: Pick<Operator, 'email' | 'name' | 'role'>,
  { by, now, origin, sendsMail }: Linked,
): Promise<Invitation | undefined> {
  if (await findOperatorByEmail(db, email)) return undefined;
  const at = now.toISOString();
  const operator = await createOperator(db, { email, name, role, createdAt: at });
  const details = { role };
  await recordAudit(db, {
    at,
    operatorId: by?.id ?? null,
    action: 'operator.invited',
    target: operator.id,
    details,
  });
  await tellOwners(db, operator, at);
  if (!sendsMail)
    return {
      operator,
      link: await createSetUpLink(db, { operatorId: operator.id, origin, now, madeBy: by?.id }),
    };
  await notifyOperator(db, 'invitation', operator, at, linkDetails(operator, by));
  return { operator, link: undefined };
}

/**
 * Replaces all earlier links; returns the new one unless it is mailed. The old password works until the link is used.
 */
export async function renewLink(
  db: Kysely<Tables>,
  operator: Operator,
  { by, now, origin, sendsMail }: Linked,
): Promise<string | undefined> {
  const { id } = operator;
  const at = now.toISOString();
  await endLinks(db, operator);
  await recordAudit(db, { at, operatorId: by?.id ?? null, action: 'operator.resetRequested', target: id });
  const isInvited = operator.passwordHash === null;
  if (sendsMail) {
    await notifyOperator(
      db,
      isInvited ? 'invitation' : 'password-reset',
      operator,
      at,
      linkDetails(operator, by),
    );
    return undefined;
  }
  if (!isInvited) await notifyOperator(db, 'password-reset-asked', operator, at);
  return await createSetUpLink(db, { operatorId: id, origin, now, madeBy: by?.id });
}

/** Applies from the next request on. Throws `LastOwnerError`. */
export async function changeRole(
  db: Kysely<Tables>,
  operator: Operator,
  role: Role,
  { by, now }: By,
): Promise<void> {
  const { id } = operator;
  if (operator.role === role) return;
  if (operator.role === 'owner') await keepOwner(db, id);
  const at = now.toISOString();
  await updateOperator(db, id, { role });
  const details = { from: operator.role, to: role };
  await recordAudit(db, {
    at,
    operatorId: by?.id ?? null,
    action: 'operator.roleChanged',
    target: id,
    details,
  });
  await notifyOperator(db, 'role-changed', operator, at, { role });
}

/** Also ends the operator's sessions. */
export async function takeSecondFactor(
  db: Kysely<Tables>,
  operator: Operator,
  { by, now }: By,
): Promise<void> {
  const { id } = operator;
  const at = now.toISOString();
  await updateOperator(db, id, { totpSecret: null, totpUsedStep: null });
  await replaceRecoveryCodes(db, id, []);
  await deleteSessions(db, id);
  await deleteDevices(db, id);
  await recordAudit(db, { at, operatorId: by?.id ?? null, action: 'operator.secondFactorTaken', target: id });
  await notifyOperator(db, 'second-factor-taken', operator, at);
}

export async function endSessions(
  db: Kysely<Tables>,
  { id }: Pick<Operator, 'id'>,
  { by, now }: By,
): Promise<number> {
  const ended = await deleteSessions(db, id);
  await deleteDevices(db, id);
  const entry = { action: 'operator.sessionsEnded', target: id, details: { ended } } as const;
  await recordAudit(db, { at: now.toISOString(), operatorId: by?.id ?? null, ...entry });
  return ended;
}

/** Ends sessions and links at once, keeps what the operator did. Throws `LastOwnerError`. */
export async function removeOperator(db: Kysely<Tables>, operator: Operator, { by, now }: By): Promise<void> {
  const { id } = operator;
  if (operator.role === 'owner') await keepOwner(db, id);
  const at = now.toISOString();
  await endLinks(db, operator);
  await deleteOperator(db, id);
  await recordAudit(db, { at, operatorId: by?.id ?? null, action: 'operator.removed', target: id });
  await notifyOperator(db, 'access-removed', operator, at);
}

/** Every owner, so that no access is given unseen through a session that was left open. */
async function tellOwners(
  db: Kysely<Tables>,
  { id, name, email, role }: Operator,
  at: string,
): Promise<void> {
  const details = { newName: name, newEmail: email, role };
  for (const owner of await listOperators(db))
    if (owner.role === 'owner' && owner.id !== id)
      await notifyOperator(db, 'operator-added', owner, at, details);
}

async function keepOwner(db: Kysely<Tables>, id: string): Promise<void> {
  if (!(await hasOtherOwner(db, id))) throw new LastOwnerError('There has to be an owner always.');
}

function linkDetails({ id }: Operator, by: By['by']): Record<string, string> {
  return { operatorId: id, askedBy: by?.name ?? '' };
}
