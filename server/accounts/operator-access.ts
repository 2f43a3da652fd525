import type { Role } from '#domain/accounts/roles.ts';
import { recorder } from '#server/audit/audit-log.ts';
import type { Acting, Operator } from '#server/core/api/admin-env.ts';
import type { Db } from '#server/core/store/store.ts';
import { createSetUpLink, endLinks } from './operator-links.ts';
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
import { notifyOperator } from './tell-operator.ts';

/** An operator, or an administrator at the command line, who has neither id nor name. */
type By = Pick<Acting, 'at' | 'record'> & { id?: string; name?: string };

export function administratorIn(db: Db, now: Date): By {
  const at = now.toISOString();
  return { at, record: recorder(db, at, null) };
}

/** The link is mailed, or returned to the caller. */
type Linking = { origin: string; sendsMail: boolean };

type Invitation = { operator: Operator; link: string | undefined };

export class LastOwnerError extends Error {
  override name = 'LastOwnerError';
}

/** Undefined if the address is taken. */
export async function inviteOperator(
  db: Db,
  by: By,
  { email, name, role }: Pick<Operator, 'email' | 'name' | 'role'>,
  linking: Linking,
): Promise<Invitation | undefined> {
  if (await findOperatorByEmail(db, email)) return undefined;
  const operator = await createOperator(db, { email, name, role, createdAt: by.at });
  await by.record('operator.invited', { target: operator.id, details: { role } });
  await tellOwners(db, operator, by.at);
  return { operator, link: await giveLink(db, by, operator, 'invitation', linking) };
}

/**
 * Replaces all earlier links; returns the new one unless it is mailed. The old password works until the link is used.
 */
export async function renewLink(
  db: Db,
  by: By,
  operator: Operator,
  linking: Linking,
): Promise<string | undefined> {
  await endLinks(db, operator);
  await by.record('operator.resetRequested', { target: operator.id });
  if (operator.passwordHash === null) return await giveLink(db, by, operator, 'invitation', linking);
  if (!linking.sendsMail) await notifyOperator(db, 'password-reset-asked', operator, by.at);
  return await giveLink(db, by, operator, 'password-reset', linking);
}

async function giveLink(
  db: Db,
  by: By,
  operator: Operator,
  kind: 'invitation' | 'password-reset',
  { origin, sendsMail }: Linking,
): Promise<string | undefined> {
  const operatorId = operator.id;
  if (!sendsMail)
    return await createSetUpLink(db, { operatorId, origin, now: new Date(by.at), madeBy: by.id });
  await notifyOperator(db, kind, operator, by.at, { operatorId, askedBy: by.name ?? '' });
  return undefined;
}

/** Applies from the next request on. Throws `LastOwnerError`. */
export async function changeRole(db: Db, by: By, operator: Operator, role: Role): Promise<void> {
  const { id, role: from } = operator;
  if (from === role) return;
  if (from === 'owner') await keepOwner(db, id);
  await updateOperator(db, id, { role });
  await by.record('operator.roleChanged', { target: id, details: { from, to: role } });
  await notifyOperator(db, 'role-changed', operator, by.at, { role });
}

export async function takeSecondFactor(db: Db, by: By, operator: Operator): Promise<void> {
  const { id } = operator;
  await updateOperator(db, id, { totpSecret: null, totpUsedStep: null });
  await replaceRecoveryCodes(db, id, []);
  await deleteSessions(db, id);
  await deleteDevices(db, id);
  await by.record('operator.secondFactorTaken', { target: id });
  await notifyOperator(db, 'second-factor-taken', operator, by.at);
}

export async function endSessions(db: Db, by: By, { id }: Pick<Operator, 'id'>): Promise<void> {
  const ended = await deleteSessions(db, id);
  await deleteDevices(db, id);
  await by.record('operator.sessionsEnded', { target: id, details: { ended } });
}

/** Ends sessions and links at once, keeps what the operator did. Throws `LastOwnerError`. */
export async function removeOperator(db: Db, by: By, operator: Operator): Promise<void> {
  const { id } = operator;
  if (operator.role === 'owner') await keepOwner(db, id);
  await endLinks(db, operator);
  await deleteOperator(db, id);
  await by.record('operator.removed', { target: id });
  await notifyOperator(db, 'access-removed', operator, by.at);
}

/** Every owner, so that no access is given unseen through a session that was left open. */
async function tellOwners(db: Db, { id, name, email, role }: Operator, at: string): Promise<void> {
  const details = { newName: name, newEmail: email, role };
  for (const owner of await listOperators(db))
    if (owner.role === 'owner' && owner.id !== id)
      await notifyOperator(db, 'operator-added', owner, at, details);
}

async function keepOwner(db: Db, id: string): Promise<void> {
  if (!(await hasOtherOwner(db, id))) throw new LastOwnerError('There has to be an owner always.');
}
