import { accountName } from '#domain/accounts/operator.ts';
import { isRole, leastRole, type Role, roles } from '#domain/accounts/roles.ts';
import { judgeEmail } from '#domain/forms/email-address.ts';
import {
  administratorIn,
  changeRole,
  inviteOperator,
  LastOwnerError,
  removeOperator,
  renewLink,
  takeSecondFactor,
} from '#server/accounts/operator-access.ts';
import { findOperatorByEmail, hasOtherOwner, listOperators } from '#server/accounts/operators.ts';
import type { Operator } from '#server/core/api/admin-env.ts';
import { lock } from '#server/core/store/advisory-lock.ts';
import type { Db, Store } from '#server/core/store/store.ts';
import { countText, textTable } from './text-table.ts';

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
  origin: string;
  now: Date;
  action: string;
  email: string | undefined;
  name?: string | undefined;
  role?: string | undefined;
  withoutSecondFactor?: boolean | undefined;
  width: number;
};

const actions = { reset, role: giveRole, remove } as const;

export async function operatorCommand(order: Order): Promise<string> {
  const { store, action } = order;
  if (action === 'list') return await table(order);
  if (!(action === 'add' || Object.hasOwn(actions, action)) || !order.email)
    throw new OperatorError('', true);
  const email = accountName(order.email);
  if ('code' in judgeEmail(email)) throw new OperatorError(`${email} is not an email address.`);
  return await store.transaction(async (db) => {
    await lock(store, db, 'access');
    if (action === 'add') return await add(db, order, email);
    const known = await findOperatorByEmail(db, email);
    if (!known) throw new OperatorError(`There is no operator ${email}.`);
    try {
      return await actions[action as keyof typeof actions](db, order, known);
    } catch (error) {
      if (!(error instanceof LastOwnerError)) throw error;
      throw new OperatorError(`${email} is the only owner. Make another operator an owner first.`);
    }
  });
}

/** The first operator becomes an owner. */
async function add(db: Db, order: Order, email: string): Promise<string> {
  const { name, now, origin } = order;
  const by = administratorIn(db, now);
  const role = roleOf(order) ?? ((await hasOtherOwner(db)) ? leastRole : 'owner');
  const person = { email, name: name?.trim() || email, role };
  const invitation = await inviteOperator(db, by, person, { origin, sendsMail: false });
  if (!invitation) throw new OperatorError(`${email} is already an operator. Use reset to make a new link.`);
  return linkText(email, invitation.link!, `as ${role}`);
}

async function reset(db: Db, order: Order, operator: Operator): Promise<string> {
  const { now, origin, withoutSecondFactor } = order;
  const { email, totpSecret } = operator;
  const by = administratorIn(db, now);
  if (withoutSecondFactor) await takeSecondFactor(db, by, operator);
  const link = (await renewLink(db, by, operator, { origin, sendsMail: false }))!;
  return linkText(
    email,
    link,
    totpSecret === null || withoutSecondFactor ? 'without a second factor' : 'keeping the second factor',
  );
}

async function giveRole(db: Db, order: Order, operator: Operator): Promise<string> {
  const role = roleOf(order);
  if (!role) throw new OperatorError('', true);
  await changeRole(db, administratorIn(db, order.now), operator, role);
  return `${operator.email} now has the role ${role}.\n`;
}

async function remove(db: Db, { now }: Order, operator: Operator): Promise<string> {
  await removeOperator(db, administratorIn(db, now), operator);
  return `${operator.email} can no longer sign in.\n`;
}

function roleOf({ role }: Order): Role | undefined {
  if (role === undefined || isRole(role)) return role;
  throw new OperatorError(`There is no role ${role}. Roles: ${roles.join(', ')}.`);
}

async function table({ store, width }: Order): Promise<string> {
  const operators = await listOperators(store.db);
  const rows = operators.map(({ email, name, role, createdAt, passwordHash, totpSecret }) => [
    email,
    name,
    role,
    createdAt.slice(0, 10),
    passwordHash === null ? 'invited' : 'yes',
    totpSecret === null ? 'no' : 'yes',
  ]);
  const headings = ['Email', 'Name', 'Role', 'Since', 'Can sign in', 'Second factor'];
  return `${textTable(headings, rows, width)}\n${countText(rows.length, 'operator')}\n`;
}

function linkText(email: string, link: string, how: string): string {
  return `Send this link to ${email} (${how}). It works once, within 24 hours:\n${link}\n`;
}
