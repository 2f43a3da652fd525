import type { Content } from '#content/content.ts';
import { facts as factsIn } from '#content/facts.ts';
import { isRole } from '#domain/accounts/roles.ts';
import { isReleaseFailure } from '#domain/api/release.ts';
import { momentInWords } from '#domain/language/moment-in-words.ts';
import { type LinkMailKind, type LinkToMail, linkMailKinds } from '#domain/outbox/mail-kinds.ts';
import { automaticMail, type ComposedMail } from '#server/outbox/composed-mail.ts';
import type { MailBody } from '#server/outbox/mails/mail-body.tsx';
import { fillWords, mailWords } from '#server/outbox/mails/mail-words.ts';
import type { ClaimedMail } from '#server/outbox/outbox-claims.ts';

const wordsOf = {
  'first-access': 'firstAccess',
  'password-changed': 'passwordChanged',
  'new-sign-in': 'newSignIn',
  'sign-in-warning': 'signInWarning',
  'password-reset': 'passwordReset',
  'password-reset-asked': 'passwordResetAsked',
  'password-forgotten': 'passwordForgotten',
  invitation: 'invitation',
  'account-set-up': 'accountSetUp',
  'second-factor-on': 'secondFactorOn',
  'second-factor-off': 'secondFactorOff',
  'second-factor-taken': 'secondFactorTaken',
  'recovery-codes-renewed': 'recoveryCodesRenewed',
  'recovery-code-used': 'recoveryCodeUsed',
  'role-changed': 'roleChanged',
  'access-removed': 'accessRemoved',
  'operator-added': 'operatorAdded',
  'address-to-confirm': 'addressToConfirm',
  'address-changed': 'addressChanged',
  trouble: 'trouble',
  'release-to-approve': 'releaseToApprove',
  'release-published': 'releasePublished',
  'release-failed': 'releaseFailed',
  'release-cancelled': 'releaseCancelled',
} as const;

export type AccessMailKind = keyof typeof wordsOf;

export const accessMailKinds = Object.keys(wordsOf) as AccessMailKind[];

export function isAccessMailKind(kind: string): kind is AccessMailKind {
  return Object.hasOwn(wordsOf, kind);
}

function carriesLink(kind: AccessMailKind): kind is LinkMailKind {
  return (linkMailKinds as readonly string[]).includes(kind);
}

function accessMail(
  kind: AccessMailKind,
  { at, details }: { at: string; details: Readonly<Record<string, string>> },
  content: Content,
): MailBody {
  const { site } = content;
  const language = site.operatorLanguage;
  const { access } = mailWords(content, language);
  const words = access[wordsOf[kind]];
  const time = details.dueAt ? momentInWords(language, details.dueAt) : '';
  const facts = {
    ...factsIn(content, language),
    happenedAt: momentInWords(language, at),
    device: access.unknownDevice,
    ...details,
    roleName: isRole(details.role) ? access.roles[details.role] : '',
    adminUrl: `${site.origin}/admin/history`,
    when: fillWords(time ? access.schedule.due : access.schedule.onApproval, { time }),
    why: isReleaseFailure(details.failure) ? access.schedule.failures[details.failure] : '',
  };
  // The mailbox of the team has no name, and may have several readers.
  const [greeting, footer] =
    kind === 'first-access' ? [access.greetingTeam, access.footerTeam] : [access.greeting, access.footer];
  return {
    language,
    subject: fillWords(words.subject, facts),
    preview: fillWords(access.preview, facts),
    opening: [fillWords(greeting, facts), ...words.paragraphs.map((text) => fillWords(text, facts))],
    remarks: [fillWords(footer, facts)],
  };
}

/** A new link for each attempt; undefined if the link may not be made any more. */
export type MakeLink = (mail: LinkToMail) => Promise<string | undefined>;

/** Undefined if its link may not be made any more. */
export async function composeAccessMail(
  mail: ClaimedMail,
  kind: AccessMailKind,
  content: Content,
  makeLink: MakeLink | undefined,
): Promise<ComposedMail | undefined> {
  const details = { ...mail.details };
  if (carriesLink(kind)) {
    const { operatorId } = details;
    const link = await makeLink?.({ mailId: mail.id, kind, recipient: mail.recipient!, operatorId });
    if (link === undefined) return undefined;
    details.link = link;
  }
  const body = accessMail(kind, { at: mail.createdAt, details }, content);
  return automaticMail(mail.id, mail.recipient!, body, content);
}
