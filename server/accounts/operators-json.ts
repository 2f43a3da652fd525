import type { AccessList } from '#domain/api/operators.ts';
import type { OperatorFacts, SignedInOperator } from '#domain/api/session.ts';
import type { AdminParts } from '#server/admin-parts.ts';
import { lastSignIns } from '#server/audit/audit-log.ts';
import type { Operator } from '#server/core/api/admin-env.ts';
import { isSecondFactorRequired } from '#server/core/store/settings.ts';
import type { Store } from '#server/core/store/store.ts';
import { newestLinkMails } from '#server/outbox/access-mails.ts';
import { mailJson } from '#server/outbox/outbox.ts';
import { lacksSecondFactor } from './admin-access.ts';
import { operatorsWithLink } from './operator-links.ts';
import { listOperators } from './operators.ts';

export async function accessJson({ store: { db }, clock, sendsMail }: AdminParts): Promise<AccessList> {
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

export function operatorJson({ id, email, name, role, totpSecret }: Operator): OperatorFacts {
  return { id, email, name, role, hasSecondFactor: totpSecret !== null };
}

export async function ownJson({ db }: Pick<Store, 'db'>, operator: Operator): Promise<SignedInOperator> {
  return { ...operatorJson(operator), needsSecondFactor: await lacksSecondFactor(db, operator) };
}
