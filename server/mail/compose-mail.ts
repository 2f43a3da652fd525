import { emailInAscii } from '#domain/email-address.ts';
import type { ClaimedMail } from '#server/store/outbox.ts';
import type { Store } from '#server/store/store.ts';
import { findSupportMessage } from '#server/store/support-messages.ts';
import { findSurveyResponse } from '#server/store/survey-responses.ts';
import type { SiteConfig } from '#site.config.ts';
import { messageNotice } from './message-notice.ts';
import type { Notice } from './notice.ts';
import { noticeHtml } from './notice-html.tsx';
import { noticeText } from './notice-text.ts';
import { responseNotice } from './response-notice.ts';

/** A mail ready for the transport; all addresses in ASCII (MAIL-07). */
export type ComposedMail = {
  messageId: string;
  from: { name: string; address: string };
  to: string;
  replyTo?: { name: string; address: string };
  subject: string;
  headers: Record<string, string>;
  text: string;
  html: string;
};

/**
 * The mail an outbox row stands for, or undefined if its submission has been erased. Its Message-ID is always the same
 * for the same row, so that a mail sent twice by accident is seen as one.
 */
export async function composeMail(
  store: Store,
  mail: ClaimedMail,
  site: SiteConfig,
): Promise<ComposedMail | undefined> {
  const notice = await noticeOf(store, mail, site);
  if (!notice) return undefined;
  const sender = asciiAddress(site.mailFrom);
  return {
    messageId: `<${mail.id}@${sender.slice(sender.indexOf('@') + 1)}>`,
    from: { name: site.brand.name, address: sender },
    to: asciiAddress(site.operatorEmail),
    replyTo: notice.replyTo && { ...notice.replyTo, address: asciiAddress(notice.replyTo.address) },
    subject: notice.subject,
    headers: { 'Auto-Submitted': 'auto-generated' },
    text: noticeText(notice),
    html: noticeHtml(notice),
  };
}

async function noticeOf({ db }: Store, mail: ClaimedMail, site: SiteConfig): Promise<Notice | undefined> {
  if (mail.kind === 'message-notice') {
    const message = await findSupportMessage(db, mail.submissionId);
    return message && messageNotice(message, site);
  }
  const response = await findSurveyResponse(db, mail.submissionId);
  return response && responseNotice(response, site);
}

function asciiAddress(address: string): string {
  const ascii = emailInAscii(address);
  if (ascii === undefined) throw new Error('The address cannot be written in ASCII');
  return ascii;
}
