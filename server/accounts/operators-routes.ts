import type { Context } from 'hono';
import {
  accountName,
  invitationSchema,
  passwordSchema,
  roleChangeSchema,
  secondFactorRuleSchema,
} from '#domain/accounts/operator.ts';
import { mayDo } from '#domain/accounts/roles.ts';
import type { AccessList, Colleagues, Invited, LinkAnswer } from '#domain/api/operators.ts';
import type { AdminParts } from '#server/admin-parts.ts';
import { lastSignIns } from '#server/audit/audit-log.ts';
import type { Acting, AdminEnv, Operator } from '#server/core/api/admin-env.ts';
import { conflict, entryId, existing } from '#server/core/api/entry-id.ts';
import { invalidFields } from '#server/core/api/read-json.ts';
import { type Route, route } from '#server/core/api/route.ts';
import { isSecondFactorRequired, requireSecondFactor } from '#server/core/store/settings.ts';
import type { Db } from '#server/core/store/store.ts';
import { newestLinkMails } from '#server/outbox/access-mails.ts';
import { mailJson } from '#server/outbox/outbox.ts';
import { confirmPassword } from './attempts.ts';
import {
  changeRole,
  endSessions,
  inviteOperator,
  removeOperator,
  renewLink,
  takeSecondFactor,
} from './operator-access.ts';
import { operatorsWithLink } from './operator-links.ts';
import { findOperator, listOperators, operatorJson } from './operators.ts';

/** Changes of access ask for the password again: an unattended session must not give lasting access. */
export function operatorsRoutes(parts: AdminParts): Route[] {
  const { store, wakeMail } = parts;

  return [
    route('GET', '/operators', 'seeColleagues', async (c) => {
      if (mayDo(c.var.operator.role, 'manageAccess')) return c.json(await accessJson(parts));
      const operators = await listOperators(store.db);
      return c.json({
        operators: operators.map(({ id, name, role }) => ({ id, name, role })),
      } satisfies Colleagues);
    }),
    route('POST', '/operators', 'manageAccess', { body: invitationSchema }, async (c, input) => {
      const { email, name, role, password } = input;
      await confirmPassword(c, parts, password);
      const invited = await change(
        c,
        async (db, by) => await inviteOperator(db, by, { email: accountName(email), name, role }, parts),
      );
      if (!invited) throw invalidFields([{ field: 'email', code: 'taken' }]);
      const { operator, link } = invited;
      return c.json({ operator: operatorJson(operator), ...linkJson(operator, link) } satisfies Invited, 201);
    }),
    route(
      'POST',
      '/operators/second-factor-rule',
      'manageAccess',
      { body: secondFactorRuleSchema },
      async (c, { isRequired, password }) => {
        await confirmPassword(c, parts, password);
        await change(c, async (db, by) => {
          await requireSecondFactor(db, isRequired);
          await by.record(isRequired ? 'secondFactorRule.made' : 'secondFactorRule.lifted');
        });
      },
    ),
    route('POST', '/operators/:id/link', 'manageAccess', { body: passwordSchema }, async (c, input) => {
      const made = await changeOther(c, input.password, async (db, by, other) => ({
        other,
        link: await renewLink(db, by, other, parts),
      }));
      return c.json(linkJson(made.other, made.link), 201);
    }),
    route('POST', '/operators/:id/role', 'manageAccess', { body: roleChangeSchema }, async (c, input) => {
      const { role, password } = input;
      await changeOther(c, password, async (db, by, other) => await changeRole(db, by, other, role));
    }),
    ...Object.entries({
      sessions: endSessions,
      'second-factor': takeSecondFactor,
      remove: removeOperator,
    }).map(([name, action]) =>
      route('POST', `/operators/:id/${name}`, 'manageAccess', { body: passwordSchema }, async (c, input) => {
        await changeOther(c, input.password, action);
      }),
    ),
  ];

  /** One after the other, and owners change only others, so one owner always remains. */
  async function change<Result>(
    c: Context<AdminEnv>,
    work: (db: Db, by: Acting) => Promise<Result>,
  ): Promise<Result> {
    const result = await c.var.transaction(work);
    wakeMail();
    return result;
  }

  async function changeOther<Result>(
    c: Context<AdminEnv>,
    password: string,
    work: (db: Db, by: Acting, other: Operator) => Promise<Result>,
  ): Promise<Result> {
    const id = entryId(c);
    if (id === c.var.operator.id)
      throw conflict('ownAccess', 'Operators do not change their own access here.');
    await confirmPassword(c, parts, password);
    return await change(c, async (db, by) => await work(db, by, existing(await findOperator(db, id))));
  }
}

function linkJson({ email }: Operator, link: string | undefined): LinkAnswer {
  return link === undefined ? { sentTo: email } : { link };
}

async function accessJson({ store: { db }, clock, sendsMail }: AdminParts): Promise<AccessList> {
  const [operators, signIns, mails, withLink, secondFactorRequired] = await Promise.all([
    listOperators(db),
    lastSignIns(db),
    newestLinkMails(db),
    operatorsWithLink(db, clock().toISOString()),
    isSecondFactorRequired(db),
  ]);
  return {
    operators: operators.map((operator) => {
      const mail = mails.get(operator.email);
      const isOpen = mail !== undefined && (mail.status !== 'sent' || withLink.has(operator.id));
      return {
        ...operatorJson(operator),
        isInvited: operator.passwordHash === null,
        lastSignInAt: signIns.get(operator.id) ?? null,
        linkMail: isOpen ? mailJson(mail) : null,
      };
    }),
    isSecondFactorRequired: secondFactorRequired,
    sendsMail,
  };
}
