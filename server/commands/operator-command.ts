import type { Kysely } from 'kysely';
import { judgeEmail } from '#domain/email-address.ts';
import { accountName } from '#domain/operator.ts';
import { inviteOperator, removeOperator, renewLink } from '#server/auth/operator-access.ts';
import { findOperatorByEmail, listOperators, type Operator } from '#server/store/operators.ts';
import type { Store } from '#server/store/store.ts';
import type { Tables } from '#server/store/tables.ts';
import { textTable } from './text-table.ts';

/** What cannot be done, in words for the person at the keyboard; `isUsage` if they need to know how it works. */
export class OperatorError extends Error {
  override name = 'OperatorError';
  readonly isUsage: boolean;

  constructor(message: string, isUsage = false) {
    super(message);
    this.isUsage = isUsage;
  }
}

type Order = {
  store: Store;
  /** Public address of the site, where links lead. */
  origin: string;
  now: Date;
  deed: string;
  email: string | undefined;
  name?: string | undefined;
  /** Columns of the screen. */
  width: number;
};

/** Carries out one order about operators and gives the text to print. Throws `OperatorError`. */
export async function operatorCommand(order: Order): Promise<string> {
  const { store, deed } = order;
  if (deed === 'list') return await table(order);
  if (!['add', 'reset', 'remove'].includes(deed) || !order.email) throw new OperatorError('', true);
  const email = accountName(order.email);
  if ('code' in judgeEmail(email)) throw new OperatorError(`${email} is no e-mail address.`);
  return await store.transaction(async (db) => {
    if (deed === 'add') return await add(db, order, email);
    const known = await findOperatorByEmail(db, email);
    if (!known) throw new OperatorError(`There is no operator ${email}.`);
    return deed === 'reset' ? await reset(db, order, known) : await remove(db, order, known);
  });
}

async function add(db: Kysely<Tables>, { name, now, origin }: Order, email: string): Promise<string> {
  const invitation = await inviteOperator(
    db,
    { email, name: name?.trim() || email },
    { by: null, now, origin },
  );
  if (!invitation) throw new OperatorError(`${email} is an operator already; "reset" makes a new link.`);
  return linkText(email, invitation.link);
}

async function reset(db: Kysely<Tables>, { now, origin }: Order, operator: Operator): Promise<string> {
  return linkText(operator.email, await renewLink(db, operator, { by: null, now, origin }));
}

async function remove(db: Kysely<Tables>, { now }: Order, operator: Operator): Promise<string> {
  await removeOperator(db, operator, { by: null, now });
  return `${operator.email} can no longer sign in.\n`;
}

async function table({ store, width }: Order): Promise<string> {
  const operators = await listOperators(store.db);
  const rows = operators.map(({ email, name, createdAt, passwordHash, totpSecret }) => [
    email,
    name,
    createdAt.slice(0, 10),
    passwordHash === null ? 'invited' : 'yes',
    totpSecret === null ? 'no' : 'yes',
  ]);
  const headings = ['E-mail', 'Name', 'Since', 'Can sign in', 'Second factor'];
  return `${textTable(headings, rows, width)}\n${rows.length} in all\n`;
}

function linkText(email: string, link: string): string {
  return `Send this link to ${email}. It works once, within 24 hours:\n${link}\n`;
}
