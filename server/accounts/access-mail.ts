import type { Content } from '#content/content.ts';
import { isRole } from '#domain/accounts/roles.ts';
import { isReleaseFailure } from '#domain/api/release.ts';
import { momentInWords } from '#domain/language/moment-in-words.ts';
import { type AccessMailKind, isLinkMailKind, type LinkToMail } from '#domain/outbox/mail-kinds.ts';
import type { ComposedMail } from '#server/outbox/composed-mail.ts';
import { fillWords, mailWords } from '#server/outbox/mails/mail-words.ts';
import { operatorMail } from '#server/outbox/mails/operator-mail.ts';
import type { ClaimedMail } from '#server/outbox/outbox-claims.ts';

/** A new link for each attempt; undefined if the link may not be made any more. */
export type MakeLink = (mail: LinkToMail) => Promise<string | undefined>;

export async function composeAccessMail(
  { id, recipient, createdAt, ...mail }: ClaimedMail,
  kind: AccessMailKind,
  content: Content,
  makeLink: MakeLink | undefined,
): Promise<ComposedMail | undefined> {
  const to = recipient!;
  const details = { ...mail.details };
  if (isLinkMailKind(kind)) {
    const { operatorId } = details;
    const link = await makeLink?.({ mailId: id, kind, recipient: to, operatorId });
    if (link === undefined) return undefined;
    details.link = link;
  }
  const { site } = content;
  const language = site.operatorLanguage;
  const { access } = mailWords(content, language);
  const time = details.dueAt ? momentInWords(language, details.dueAt) : '';
  // The mailbox of the team has no name, and may have several readers.
  const footer = kind === 'first-access' ? access.footerTeam : access.footer;
  const words = { preview: access.preview, footer, ...access[wordsOf(kind)] };
  return operatorMail({ id, to, language }, words, content, {
    happenedAt: momentInWords(language, createdAt),
    device: access.unknownDevice,
    ...details,
    roleName: isRole(details.role) ? access.roles[details.role] : '',
    adminUrl: `${site.origin}/admin/history`,
    when: fillWords(time ? access.schedule.due : access.schedule.onApproval, { time }),
    why: isReleaseFailure(details.failure) ? access.schedule.failures[details.failure] : '',
  });
}

type CamelCase<Name extends string> = Name extends `${infer Word}-${infer Rest}`
  ? `${Word}${Capitalize<CamelCase<Rest>>}`
  : Name;

/** The words of `first-access` are `firstAccess`. */
function wordsOf(kind: AccessMailKind): CamelCase<AccessMailKind> {
  return kind.replace(/-./g, (start) => start.slice(1).toUpperCase()) as CamelCase<AccessMailKind>;
}
