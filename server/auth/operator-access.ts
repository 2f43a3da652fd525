import type { Kysely } from 'kysely';
import { recordAudit } from '#server/store/audit-log.ts';
import { deleteLinks } from '#server/store/operator-links.ts';
import {
  createOperator,
  deleteOperator,
  findOperatorByEmail,
  type Operator,
} from '#server/store/operators.ts';
import type { Tables } from '#server/store/tables.ts';
import { createSetUpLink } from './set-up.ts';

/** Who gives or takes access: an operator, or (null) somebody who may run commands on the server. */
type By = { by: string | null; now: Date };
type Linked = By & {
  /** Public address of the site, where links lead. */
  origin: string;
};

export type Invitation = { operator: Operator; link: string };

/** Adds an operator who chooses a password with a one-time link. Undefined if somebody has the address already. */
export async function inviteOperator(
  db: Kysely<Tables>,
  { email, name }: Pick<Operator, 'email' | 'name'>,
  { by, now, origin }: Linked,
): Promise<Invitation | undefined> {
  if (await findOperatorByEmail(db, email)) return undefined;
  const at = now.toISOString();
  const operator = await createOperator(db, { email, name, createdAt: at });
  await recordAudit(db, { at, operatorId: by, action: 'operator.invited', target: operator.id });
  return { operator, link: await createSetUpLink(db, { operatorId: operator.id, origin, now }) };
}

/** A new one-time link for an operator; the ones before stop working. What it replaces goes when it is used. */
export async function renewLink(
  db: Kysely<Tables>,
  { id }: Pick<Operator, 'id'>,
  { by, now, origin }: Linked,
): Promise<string> {
  const at = now.toISOString();
  await deleteLinks(db, id, at);
  await recordAudit(db, { at, operatorId: by, action: 'operator.resetRequested', target: id });
  return await createSetUpLink(db, { operatorId: id, origin, now });
}

/** Takes the access away: sessions and links end at once, what was done stays. */
export async function removeOperator(
  db: Kysely<Tables>,
  { id }: Pick<Operator, 'id'>,
  { by, now }: By,
): Promise<void> {
  await deleteOperator(db, id);
  await recordAudit(db, { at: now.toISOString(), operatorId: by, action: 'operator.removed', target: id });
}
