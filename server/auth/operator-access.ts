import type { Kysely } from 'kysely';
import type { Role } from '#domain/roles.ts';
import { withdrawLinkMails } from '#server/store/access-mails.ts';
import { recordAudit } from '#server/store/audit-log.ts';
import { deleteDevices } from '#server/store/devices.ts';
import { deleteLinks } from '#server/store/operator-links.ts';
import {
  createOperator,
  deleteOperator,
  findOperatorByEmail,
  hasOtherOwner,
  type Operator,
  replaceRecoveryCodes,
  updateOperator,
} from '#server/store/operators.ts';
import { deleteSessions } from '#server/store/sessions.ts';
import type { Tables } from '#server/store/tables.ts';
import { createSetUpLink } from './set-up-link.ts';
import { tellOperator } from './tell-operator.ts';

/** Who gives or takes access: an operator, or (null) somebody who may run commands on the server. */
type By = { by: Pick<Operator, 'id' | 'name'> | null; now: Date };
type Linked = By & {
  /** Public address of the site, where links lead. */
  origin: string;
  /** Whether the link goes to the operator by mail; if not, it is for whoever asked for it. */
  sendsMail: boolean;
};

/** `link` only if it was not sent by mail. */
type Invitation = { operator: Operator; link: string | undefined };

/** Nobody would be left who may do everything. */
export class LastOwnerError extends Error {
  override name = 'LastOwnerError';
}

/** Adds an operator who chooses a password with a one-time link. Undefined if somebody has the address already. */
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
  if (!sendsMail)
    return { operator, link: await createSetUpLink(db, { operatorId: operator.id, origin, now }) };
  await tellOperator(db, 'invitation', operator, at, linkDetails(operator, by));
  return { operator, link: undefined };
}

/**
 * A new one-time link for an operator; the ones before stop working. Gives it unless it goes by mail. The password of
 * before works until the link is used; the second factor stays.
 */
export async function renewLink(
  db: Kysely<Tables>,
  operator: Operator,
  { by, now, origin, sendsMail }: Linked,
): Promise<string | undefined> {
  const { id, email } = operator;
  const at = now.toISOString();
  await deleteLinks(db, id, at);
  await withdrawLinkMails(db, email);
  await recordAudit(db, { at, operatorId: by?.id ?? null, action: 'operator.resetRequested', target: id });
  const isInvited = operator.passwordHash === null;
  if (sendsMail) {
    await tellOperator(
      db,
      isInvited ? 'invitation' : 'password-reset',
      operator,
      at,
      linkDetails(operator, by),
    );
    return undefined;
  }
  if (!isInvited) await tellOperator(db, 'password-reset-asked', operator, at);
  return await createSetUpLink(db, { operatorId: id, origin, now });
}

/** Gives another role, which counts from the next request on. Throws `LastOwnerError`. */
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
  await tellOperator(db, 'role-changed', operator, at, { role });
}

/** Takes the second factor of an operator away, of whom the password is asked alone then; sessions end. */
export async function takeSecondFactor(
  db: Kysely<Tables>,
  operator: Operator,
  { by, now }: By,
): Promise<void> {
  const { id } = operator;
  const at = now.toISOString();
  await updateOperator(db, id, { totpSecret: null, totpPending: null, totpUsedStep: null });
  await replaceRecoveryCodes(db, id, []);
  await deleteSessions(db, id);
  await deleteDevices(db, id);
  await recordAudit(db, { at, operatorId: by?.id ?? null, action: 'operator.secondFactorTaken', target: id });
  await tellOperator(db, 'second-factor-taken', operator, at);
}

/** Ends all sessions of an operator, who may sign in again; says how many. */
export async function endSessions(
  db: Kysely<Tables>,
  { id }: Pick<Operator, 'id'>,
  { by, now }: By,
): Promise<number> {
  const ended = await deleteSessions(db, id);
  // The one that was lost or left open is among them.
  await deleteDevices(db, id);
  const entry = { action: 'operator.sessionsEnded', target: id, details: { ended } } as const;
  await recordAudit(db, { at: now.toISOString(), operatorId: by?.id ?? null, ...entry });
  return ended;
}

/** Takes the access away: sessions and links end at once, what was done stays. Throws `LastOwnerError`. */
export async function removeOperator(db: Kysely<Tables>, operator: Operator, { by, now }: By): Promise<void> {
  const { id, email } = operator;
  if (operator.role === 'owner') await keepOwner(db, id);
  const at = now.toISOString();
  await deleteOperator(db, id);
  await withdrawLinkMails(db, email);
  await recordAudit(db, { at, operatorId: by?.id ?? null, action: 'operator.removed', target: id });
  await tellOperator(db, 'access-removed', operator, at);
}

async function keepOwner(db: Kysely<Tables>, id: string): Promise<void> {
  if (!(await hasOtherOwner(db, id))) throw new LastOwnerError('There has to be an owner always.');
}

/** What the mail with a link needs: whose link it is to carry, and who asked for it. */
function linkDetails({ id }: Operator, by: By['by']): Record<string, string> {
  return { operatorId: id, askedBy: by?.name ?? '' };
}
