import { type Context, Hono } from 'hono';
import type { Kysely } from 'kysely';
import { accountName, invitationSchema, passwordSchema } from '#domain/operator.ts';
import { inviteOperator, removeOperator, renewLink } from '#server/auth/operator-access.ts';
import { type AdminEnv, signInRequired } from '#server/middleware/admin-access.ts';
import { methodNotAllowed } from '#server/middleware/method-not-allowed.ts';
import { HttpProblem } from '#server/problem.ts';
import { lock } from '#server/store/advisory-lock.ts';
import { lastSignIns } from '#server/store/audit-log.ts';
import { findOperator, listOperators, type Operator } from '#server/store/operators.ts';
import type { Tables } from '#server/store/tables.ts';
import type { AdminParts, AdminResource } from './admin-parts.ts';
import { confirmPassword } from './confirm-password.ts';
import { entryId } from './entry-id.ts';
import { operatorJson } from './operator-json.ts';
import { invalidFields, readFields } from './read-json.ts';

/**
 * /api/admin/operators: GET names everybody who can sign in; POST invites, /:id/link makes a new one-time link and
 * /:id/remove takes the access away. What changes access asks for the password again: a session left open on a desk
 * must not be enough to stay.
 */
export function operatorsApi(parts: AdminParts): AdminResource {
  const { store, clock, bodyLimits, origin } = parts;
  const api = new Hono<AdminEnv>();

  api.get('/', async (c) => {
    const [operators, signIns] = await Promise.all([listOperators(store.db), lastSignIns(store.db)]);
    return c.json({
      operators: operators.map((operator) => ({
        ...operatorJson(operator),
        isInvited: operator.passwordHash === null,
        lastSignInAt: signIns.get(operator.id) ?? null,
      })),
    });
  });

  api.post('/', async (c) => {
    const { email, name, password } = await readFields(c, bodyLimits, invitationSchema);
    await confirmPassword(c, parts, password);
    const invitation = await change(
      c,
      async (db) => await inviteOperator(db, { email: accountName(email), name }, by(c)),
    );
    if (!invitation) throw invalidFields([{ field: 'email', code: 'taken' }]);
    return c.json({ operator: operatorJson(invitation.operator), link: invitation.link }, 201);
  });

  api.post('/:id/link', async (c) => {
    const other = await confirmedOther(c);
    const link = await change(c, async (db) => await renewLink(db, other, by(c)));
    return c.json({ link }, 201);
  });

  api.post('/:id/remove', async (c) => {
    const other = await confirmedOther(c);
    await change(c, async (db) => await removeOperator(db, other, by(c)));
    return c.body(null, 204);
  });

  api.all('/', methodNotAllowed('GET', 'POST'));
  for (const path of ['/:id/link', '/:id/remove']) api.all(path, methodNotAllowed('POST'));
  return api;

  function by(c: Context<AdminEnv>) {
    return { by: c.var.operator.id, now: clock(), origin };
  }

  /**
   * One change of access after another, and none by somebody who has lost theirs meanwhile: of two operators who take
   * away each other's, one is left.
   */
  async function change<Result>(
    c: Context<AdminEnv>,
    work: (db: Kysely<Tables>) => Promise<Result>,
  ): Promise<Result> {
    return await store.transaction(async (db) => {
      await lock(store, db, 'access');
      if (!(await findOperator(db, c.var.operator.id))) throw signInRequired();
      return await work(db);
    });
  }

  /** The operator of the address, who is not the one that asks: so there is always one left. */
  async function confirmedOther(c: Context<AdminEnv>): Promise<Operator> {
    const { password } = await readFields(c, bodyLimits, passwordSchema);
    const other = await findOperator(store.db, entryId(c));
    if (!other) throw new HttpProblem(404, 'There is no such operator.');
    if (other.id === c.var.operator.id) {
      throw new HttpProblem(409, 'Nobody changes their own access here.', { members: { code: 'ownAccess' } });
    }
    await confirmPassword(c, parts, password);
    return other;
  }
}
