import type { AccessList } from '#domain/answers/operators.ts';
import { newestLinkMails } from '#server/store/access-mails.ts';
import { lastSignIns } from '#server/store/audit-log.ts';
import { operatorsWithLink } from '#server/store/operator-links.ts';
import { listOperators } from '#server/store/operators.ts';
import { isSecondFactorRequired } from '#server/store/settings.ts';
import type { AdminParts } from './admin-parts.ts';
import { mailJson } from './mail-json.ts';
import { operatorJson } from './operator-json.ts';

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
